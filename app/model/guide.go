package model

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
)

// Guiding returns the model with its guides, one of each language of the interface.
func (m Model) Guiding(guides []session.Guide) Model {
	m.Guides = guides
	return m
}

// Lesson is what a guide has to say now.
type Lesson struct {
	Rows   int         // that were played
	Turn   engine.Turn // the last row, which is told of; the zero Turn before the first
	Guess  engine.Word // that is proposed; the zero Word if none is
	Solves bool        // all that was proposed has just been played: what both rows tell is told
}

// lessonRows is how many rows a guide tells of: below more there is no room on the board.
const lessonRows = 3

// Lesson returns what the guide in play has to say; false if that is nothing.
func (m *Model) Lesson() (Lesson, bool) {
	g, guided := m.GuideOf(m.Game.Puzzle.Identity)
	turns := m.Game.Turns()
	if !guided || !m.Playing() || len(turns) > lessonRows {
		return Lesson{}, false
	}
	l := Lesson{Rows: len(turns)}
	if l.Rows > 0 {
		l.Turn = turns[l.Rows-1]
	}
	guesses := m.Game.Guesses()
	next := slices.IndexFunc(g.Proposed, func(w engine.Word) bool { return !slices.Contains(guesses, w) })
	if next >= 0 {
		l.Guess = g.Proposed[next]
	}
	l.Solves = next < 0 && slices.Contains(g.Proposed, l.Turn.Guess)
	return l, true
}

// OpenGuide opens the guide of a language from its beginning.
type OpenGuide struct{ Lang string }

func (msg OpenGuide) update(m *Model) {
	i := slices.IndexFunc(m.Guides, func(g session.Guide) bool { return g.Puzzle.Lang == msg.Lang })
	if i < 0 {
		return
	}
	p := m.Guides[i].Puzzle
	m.goTo(target{list: lists.Of(p.Identity), rules: p.Rules, kind: toPuzzle, puzzle: p, again: true, transient: true})
}
