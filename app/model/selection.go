package model

import (
	"cmp"
	"slices"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/engine"
	"ketword/internal/order"
)

// Select selects other games.
type Select struct{ Selection records.Selection }

func (msg Select) update(m *Model) { m.Selection, m.Listing = msg.Selection, listing{} }

// selects reports whether a dialog shows the games that are selected, or is opened from
// one that does.
func selects(s screen.Name) bool {
	return s == screen.Stats || s == screen.Games || s == screen.Review || s == screen.Scores
}

// selectionChoices are what can be selected, besides all: what some of the games are of, and
// not all of them, and what is selected.
type selectionChoices struct {
	Lists   []lists.Name // one of each language, and players' lists, which are last
	Lengths []int
	Levels  []string
}

// SelectionChoices returns what can be selected.
func (m *Model) SelectionChoices() selectionChoices {
	var c selectionChoices
	played := map[string]lists.Name{m.Selection.Lang: {Lang: m.Selection.Lang}}
	for _, s := range m.History {
		name := lists.Of(s.Game.Puzzle.Identity)
		played[name.Lang] = name
	}
	for lang, name := range played {
		if m.divides(records.Selection{Lang: lang}) || lang != "" && lang == m.Selection.Lang {
			c.Lists = append(c.Lists, name)
		}
	}
	c.Lists = order.Sorted(c.Lists, func(a, b lists.Name) int { return cmp.Compare(a.Lang, b.Lang) })
	for n := engine.MinLength; n <= engine.MaxLength; n++ {
		if m.divides(records.Selection{Length: n}) || n == m.Selection.Length {
			c.Lengths = append(c.Lengths, n)
		}
	}
	for _, l := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
		if level := l.String(); m.divides(records.Selection{Level: level}) || level == m.Selection.Level {
			c.Levels = append(c.Levels, level)
		}
	}
	return c
}

// divides reports whether a selection holds some games, and not others.
func (m *Model) divides(s records.Selection) bool {
	return slices.ContainsFunc(m.History, func(g records.Saved) bool {
		return s.Holds(g.Game.Puzzle.Identity) != s.Holds(m.History[0].Game.Puzzle.Identity)
	})
}
