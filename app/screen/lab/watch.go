package lab

import (
	"slices"

	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/watched"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// SeeStep shows the next row of the game that is watched, or all.
type SeeStep struct{ All bool }

func (msg SeeStep) Change(s *session.Session, m *Model, _ *screen.Intents) {
	m.seen = m.found(s).Watched.Next(msg.All)
}

// ChoosePlayer chooses who is watched.
type ChoosePlayer struct{ Strategy string }

func (msg ChoosePlayer) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	if slices.Contains(solver.Names(), msg.Strategy) {
		m.watching, m.refusal = msg.Strategy, problem{}
	}
}

// WatchPlayer has the chosen player play, to be watched.
type WatchPlayer struct {
	Secret [2]string   // its words as they were typed, as many as the mode has; one that is drawn if all are ""
	Number string      // of a puzzle, which has the secret
	First  string      // guess; "" leaves it to the player
	Draw   engine.Seed // puzzle that is played if neither is typed; it decides what else is drawn
}

// Change begins the game, if what was typed can be used.
func (msg WatchPlayer) Change(s *session.Session, m *Model, out *screen.Intents) {
	task, refusal := m.game(s, msg)
	if m.refusal = refusal; refusal != (problem{}) {
		return
	}
	m.watched, m.seen = task, 0
	out.Add(screen.AskAgain{})
}

// game returns the game that is to be watched.
func (m *Model) game(s *session.Session, msg WatchPlayer) (*query.PlayOn, problem) {
	if !slices.Contains(watched.Players(m.scope.Level), m.watching) {
		return nil, problem{Fault: careless}
	}
	secret, seed, refusal := m.puzzle(s, msg)
	var first engine.Word
	if msg.First != "" && refusal == (problem{}) {
		first, refusal = m.word(s, msg.First)
	}
	return &query.PlayOn{
		Game: coach.Game{Rules: engine.Rules{Mode: m.scope.Mode, Length: m.scope.List.Length, Level: m.scope.Level}, Secret: secret},
		By:   coach.Player{Strategy: m.watching, First: first, Seed: uint64(seed)},
	}, refusal
}

// puzzle returns the secret that was typed, or the number of a puzzle that has it.
func (m *Model) puzzle(s *session.Session, msg WatchPlayer) (engine.Secret, engine.Seed, problem) {
	secret, refusal := m.secret(s, msg.Secret[:m.scope.Mode])
	switch {
	case msg.Number == "" || refusal != (problem{}):
		return secret, msg.Draw, refusal
	case secret != (engine.Secret{}):
		return secret, 0, problem{Fault: both}
	}
	seed, err := engine.ParseSeed(msg.Number)
	if err != nil {
		return secret, 0, problem{Fault: notPuzzle, Typed: msg.Number}
	}
	return secret, seed, problem{}
}
