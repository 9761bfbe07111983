package model

import (
	"cmp"
	"slices"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/watched"
	"ketword/engine"
	"ketword/engine/coach"
)

// playOn is what is to be seen of how a player of the coach plays the game that has ended.
type playOn struct {
	asked     bool
	fromStart bool // all of it, and not on from the person's rows
	strategy  string
	seen      int // rows
	game      engine.Identity
}

// PlayOn is how a player of the coach plays the game that has ended: on from the person's rows,
// or all of it.
type PlayOn struct {
	*query.Answer
	watched.Game
	FromStart bool
	Strategy  string
}

// PlayOn returns what is shown of the game in play.
func (m *Model) PlayOn() PlayOn {
	now := m.playsOn()
	p := PlayOn{Answer: &query.Answer{}, FromStart: now.fromStart, Strategy: now.strategy}
	if now.asked {
		p.Answer = m.Answers.Of(m.playOnQuery(now))
		p.Game = watched.Of(p.Answer, now.seen)
	}
	return p
}

// playsOn returns what was asked for of the game in play.
func (m *Model) playsOn() playOn {
	if m.playOn.game == m.Game.Puzzle.Identity {
		return m.playOn
	}
	return playOn{strategy: coach.Strongest, game: m.Game.Puzzle.Identity}
}

// playOnQuery returns what is asked for it.
func (m *Model) playOnQuery(p playOn) query.Query {
	g := m.Coached(m.Game)
	if p.fromStart {
		g = g.Unplayed()
	}
	by := coach.Player{Strategy: p.strategy, Seed: uint64(p.game.Seed)}
	return m.Query(lists.Of(p.game), &query.PlayOn{Game: g, By: by})
}

// playOnQueries returns what is wanted of it.
func (m *Model) playOnQueries() []query.Query {
	if now := m.playsOn(); now.asked {
		return []query.Query{m.playOnQuery(now)}
	}
	return nil
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
	Open{Screen: screen.PlayOn}.update(m)
	now := m.playsOn()
	next := playOn{asked: true, fromStart: msg.FromStart || !m.CanPlayOn(), strategy: cmp.Or(msg.Strategy, now.strategy), seen: now.seen, game: now.game}
	if !slices.Contains(watched.Players(m.Game.Puzzle.Rules.Level), next.strategy) {
		return
	}
	if next != now {
		next.seen = 0
	}
	m.playOn, m.Answers = next, m.Answers.Again()
}

// SeeStep shows the next row of the game that is watched, or all.
type SeeStep struct{ All bool }

func (msg SeeStep) update(m *Model) { m.playOn.seen = m.PlayOn().Next(msg.All) }
