package model

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/session"
)

// Guiding returns the model with the guides, one for each language of the interface.
func (m Model) Guiding(guides []session.Guide) Model {
	m.Guides = guides
	return m
}

// OpenGuide opens the guide of a language from its start.
type OpenGuide struct{ Lang string }

func (msg OpenGuide) update(m *Model) {
	i := slices.IndexFunc(m.Guides, func(g session.Guide) bool { return g.Puzzle.Lang == msg.Lang })
	if i < 0 {
		return
	}
	p := m.Guides[i].Puzzle
	m.goTo(target{list: lists.Of(p.Identity), rules: p.Rules, kind: toPuzzle, puzzle: p, again: true, transient: true})
}
