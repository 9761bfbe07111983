package lab

import (
	"slices"

	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// SeeStep shows the next row of the watched game, or all.
type SeeStep struct{ All bool }

func (msg SeeStep) Change(s *session.Session, m *Model, _ *screen.Intents) {
	m.seen = m.found(s).Watched.Next(msg.All)
}

// ChoosePlayer chooses the strategy to watch.
type ChoosePlayer struct{ Strategy string }

func (msg ChoosePlayer) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	if slices.Contains(solver.Names(), msg.Strategy) {
		m.watching, m.refusal = msg.Strategy, problem{}
	}
}

// WatchPlayer starts a game of the chosen strategy.
type WatchPlayer struct {
	Secret [2]string   // typed words of the secret, as many as the mode has; all "" for a random secret
	Number string      // number of the puzzle with the secret; or ""
	First  string      // first guess; "" lets the strategy choose
	Draw   engine.Seed // seed of the puzzle if neither is given; also seeds other random choices
}

// Change starts the game, if the input is valid.
func (msg WatchPlayer) Change(s *session.Session, m *Model, out *screen.Intents) {
	task, refusal := m.game(s, msg)
	if m.refusal = refusal; refusal != (problem{}) {
		return
	}
	m.watched, m.seen = task, 0
	out.Add(screen.AskAgain{})
}

// game returns the task for the game to watch.
func (m *Model) game(s *session.Session, msg WatchPlayer) (*query.PlayOn, problem) {
	if !slices.Contains(part.Players(m.scope.Level), m.watching) {
		return nil, problem{Fault: careless}
	}
	secret, seed, refusal := m.puzzle(s, msg)
	var first engine.Word
	if msg.First != "" && refusal == (problem{}) {
		first, refusal = m.word(s, watchFirst, msg.First)
	}
	return &query.PlayOn{
		Game: coach.Game{Rules: engine.Rules{Mode: m.scope.Mode, Length: m.scope.List.Length, Level: m.scope.Level}, Secret: secret},
		By:   coach.Player{Strategy: m.watching, First: first, Seed: uint64(seed)},
	}, refusal
}

// puzzle returns the typed secret, or the seed of the puzzle that gives it.
func (m *Model) puzzle(s *session.Session, msg WatchPlayer) (engine.Secret, engine.Seed, problem) {
	secret, refusal := m.secret(s, msg.Secret[:m.scope.Mode])
	switch {
	case msg.Number == "" || refusal != (problem{}):
		return secret, msg.Draw, refusal
	case secret != (engine.Secret{}):
		return secret, 0, problem{Fault: both, Field: watchNumber}
	}
	seed, err := engine.ParseSeed(msg.Number)
	if err != nil {
		return secret, 0, problem{Fault: notPuzzle, Field: watchNumber, Typed: msg.Number}
	}
	return secret, seed, problem{}
}
