package model

import (
	"slices"

	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Watched is a game that a player of the coach plays. Its rows are seen one after the other. It
// is no game of the person who watches, and counts nowhere.
type Watched struct {
	steps []coach.Step // found so far
	Seen  int          // of these
}

// watchedOf returns the game of an answer, of which so many steps are seen. The first is seen at once.
func watchedOf(a *query.Answer, seen int) (w Watched) {
	for _, part := range query.PartsOf[*query.StepPart](a) {
		w.steps = append(w.steps, part.Step)
	}
	w.Seen = min(max(seen, 1), len(w.steps))
	return w
}

// Shown returns the steps that are seen.
func (w Watched) Shown() []coach.Step { return w.steps[:w.Seen] }

// More reports whether there are rows that are not seen.
func (w Watched) More() bool { return w.Seen < len(w.steps) }

// SeeStep shows the next row of the game that is watched, or all.
type SeeStep struct{ All bool }

func (msg SeeStep) update(m *Model) {
	w, seen := m.PlayOn().Watched, &m.playOn.seen
	if m.Screen == screen.Lab {
		w, seen = m.LabFound().Watched, &m.Lab.seen
	}
	switch {
	case msg.All:
		*seen = len(w.steps)
	case w.More():
		*seen = w.Seen + 1
	}
}

// Players returns the strategies that can play by the rules of a level.
func Players(level engine.Level) []string {
	return slices.DeleteFunc(solver.Names(), func(name string) bool { return level != engine.Normal && coach.Careless(name) })
}

// ChooseWatched chooses who is watched in the lab.
type ChooseWatched struct{ Strategy string }

func (msg ChooseWatched) update(m *Model) {
	if slices.Contains(solver.Names(), msg.Strategy) {
		m.Lab.Watching, m.Lab.Refusal = msg.Strategy, LabRefusal{}
	}
}

// WatchPlayer has the chosen player play, to be watched.
type WatchPlayer struct {
	Secret []string    // its words as they were typed; one that is drawn if all are ""
	Number string      // of a puzzle, which has the secret
	First  string      // guess; "" leaves it to the player
	Draw   engine.Seed // puzzle that is played if neither is typed; it decides what else is drawn
}

// update begins the game, if what was typed can be used.
func (msg WatchPlayer) update(m *Model) {
	task, refusal := m.watched(msg)
	if m.Lab.Refusal = refusal; refusal != (LabRefusal{}) {
		return
	}
	m.Lab.watched, m.Lab.seen = task, 0
	m.Answers = m.Answers.Again()
}

// watched returns the game that is to be watched.
func (m *Model) watched(msg WatchPlayer) (*query.PlayOn, LabRefusal) {
	s := m.Lab.Scope
	if !slices.Contains(Players(s.Level), m.Lab.Watching) {
		return nil, LabRefusal{Fault: LabCareless}
	}
	secret, seed, refusal := m.watchedPuzzle(msg)
	var first engine.Word
	if msg.First != "" && refusal == (LabRefusal{}) {
		first, refusal = m.labWord(msg.First)
	}
	return &query.PlayOn{
		Game: coach.Game{Rules: engine.Rules{Mode: s.Mode, Length: s.List.Length, Level: s.Level}, Secret: secret},
		By:   coach.Player{Strategy: m.Lab.Watching, First: first, Seed: uint64(seed)},
	}, refusal
}

// watchedPuzzle returns the secret that was typed, or the number of a puzzle that has it.
func (m *Model) watchedPuzzle(msg WatchPlayer) (engine.Secret, engine.Seed, LabRefusal) {
	secret, refusal := m.labSecret(msg.Secret)
	switch {
	case msg.Number == "" || refusal != (LabRefusal{}):
		return secret, msg.Draw, refusal
	case secret != (engine.Secret{}):
		return secret, 0, LabRefusal{Fault: LabBoth}
	}
	seed, err := engine.ParseSeed(msg.Number)
	if err != nil {
		return secret, 0, LabRefusal{Fault: LabNotPuzzle, Typed: msg.Number}
	}
	return secret, seed, LabRefusal{}
}

// labSecret reads the words of a secret that were typed; the zero secret if none were.
func (m *Model) labSecret(typed []string) (engine.Secret, LabRefusal) {
	if !slices.ContainsFunc(typed, func(word string) bool { return word != "" }) {
		return engine.Secret{}, LabRefusal{}
	}
	var words []engine.Word
	for _, word := range typed {
		w, refusal := m.labWord(word)
		if refusal != (LabRefusal{}) {
			return engine.Secret{}, refusal
		}
		words = append(words, w)
	}
	secret, err := engine.NewSecret(words...)
	if err != nil {
		return engine.Secret{}, LabRefusal{Fault: LabShares, Typed: session.SharedLetters(words[0], words[len(words)-1])}
	}
	return secret, LabRefusal{}
}
