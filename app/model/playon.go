package model

import (
	"cmp"
	"slices"

	"ketword/app/jobs"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/coach"
)

// PlayOn is how a player of the coach plays the game that has ended: on from the person's rows,
// or all of it.
type PlayOn struct {
	Inquiry
	Watched
	FromStart bool
	Strategy  string
	game      engine.Identity
}

// PlayOn returns what is shown of the game in play.
func (m *Model) PlayOn() PlayOn {
	if m.playOn.game == m.Game.Puzzle.Identity {
		return m.playOn
	}
	return PlayOn{Strategy: coach.Strongest, game: m.Game.Puzzle.Identity}
}

// CanPlayOn reports whether the player's rows have not won.
func (m *Model) CanPlayOn() bool { return m.Game.Status() == engine.Lost }

// ShowPlayOn shows how a player plays the game that has ended.
type ShowPlayOn struct {
	FromStart bool
	Strategy  string // "" is the one before
}

// update has the solver play, unless it is asked already.
func (msg ShowPlayOn) update(m *Model) {
	if !m.Opened() || m.Playing() {
		return
	}
	Open{Screen: PlayOnScreen}.update(m)
	now := m.PlayOn()
	fromStart, strategy := msg.FromStart || !m.CanPlayOn(), cmp.Or(msg.Strategy, now.Strategy)
	if !slices.Contains(Players(m.Game.Puzzle.Rules.Level), strategy) {
		return
	}
	if now.FromStart == fromStart && now.Strategy == strategy && (now.Asks() || now.Ended) && now.Fault == jobs.NoFault {
		return
	}
	g := m.Coached(m.Game)
	if fromStart {
		g = g.Unplayed()
	}
	id := m.Game.Puzzle.Identity
	m.playOn = PlayOn{FromStart: fromStart, Strategy: strategy, game: id}
	by := coach.Player{Strategy: strategy, Seed: uint64(id.Seed)}
	m.ask(playOnAsker{}, &jobs.PlayOn{Game: g, By: by}, lists.Of(id))
}

// playOnAsker asks for the game that is shown.
type playOnAsker struct{}

func (playOnAsker) inquiry(m *Model) *Inquiry {
	m.playOn = m.PlayOn()
	return &m.playOn.Inquiry
}

// part takes a step.
func (playOnAsker) part(m *Model, p jobs.Part) { m.playOn.Watched = m.playOn.with(p) }
