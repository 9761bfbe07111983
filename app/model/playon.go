package model

import (
	"slices"

	"ketword/app/jobs"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/coach"
)

// PlayOn is how the solver plays the game that has ended: on from the player's rows, or
// all of it. Its rows are seen one after the other.
type PlayOn struct {
	Inquiry
	FromStart bool
	steps     []coach.Step // found so far
	Seen      int          // of these
	game      engine.Identity
}

// Shown returns the steps that are seen.
func (p PlayOn) Shown() []coach.Step { return p.steps[:p.Seen] }

// More reports whether there are rows that are not seen.
func (p PlayOn) More() bool { return p.Seen < len(p.steps) }

// PlayOn returns what is shown of the game in play.
func (m Model) PlayOn() PlayOn {
	if m.playOn.game == m.Game.Puzzle.Identity {
		return m.playOn
	}
	return PlayOn{game: m.Game.Puzzle.Identity}
}

// CanPlayOn reports whether the player's rows have not won.
func (m Model) CanPlayOn() bool { return m.Game.Status() == engine.Lost }

// ShowPlayOn shows how the solver plays the game that has ended.
type ShowPlayOn struct{ FromStart bool }

// update has the solver play, unless it is asked already.
func (msg ShowPlayOn) update(m Model) (Model, []Effect) {
	if !m.opened() || m.playing() {
		return m, nil
	}
	m, effects := Open{Screen: PlayOnScreen}.update(m)
	fromStart := msg.FromStart || !m.CanPlayOn()
	if now := m.PlayOn(); now.FromStart == fromStart && (now.Asks() || now.Ended) && now.Fault == jobs.NoFault {
		return m, effects
	}
	g := coach.GameOf(m.Game)
	if fromStart {
		g = g.Unplayed()
	}
	id := m.Game.Puzzle.Identity
	m.playOn = PlayOn{FromStart: fromStart, game: id}
	m, asked := m.ask(playOnAsker{}, &jobs.PlayOn{Game: g}, lists.Of(id))
	return m, append(effects, asked...)
}

// playOnAsker asks for the game that is shown.
type playOnAsker struct{}

func (playOnAsker) inquiry(m *Model) *Inquiry {
	m.playOn = m.PlayOn()
	return &m.playOn.Inquiry
}

// part takes a step. The first is seen at once.
func (playOnAsker) part(m *Model, p jobs.Part) []Effect {
	if step, is := p.(*jobs.StepPart); is {
		m.playOn.steps = append(slices.Clip(m.playOn.steps), step.Step)
		m.playOn.Seen = max(m.playOn.Seen, 1)
	}
	return nil
}

// SeeStep shows the next row of the solver, or all.
type SeeStep struct{ All bool }

func (msg SeeStep) update(m Model) (Model, []Effect) {
	p := m.PlayOn()
	switch {
	case msg.All:
		p.Seen = len(p.steps)
	case p.More():
		p.Seen++
	}
	m.playOn = p
	return m, nil
}
