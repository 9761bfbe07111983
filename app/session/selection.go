package session

import (
	"cmp"
	"slices"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/order"
)

// SelectionChoices are what can be selected, besides all: what some of the games are of, and
// not all of them, and what is selected.
type SelectionChoices struct {
	Lists   []lists.Name // one of each language, and players' lists, which are last
	Lengths []int
	Levels  []string
}

// SelectionChoices returns what can be selected.
func (r *Records) SelectionChoices() SelectionChoices {
	var c SelectionChoices
	played := map[string]lists.Name{r.Selection.Lang: {Lang: r.Selection.Lang}}
	for _, s := range r.History {
		name := lists.Of(s.Game.Puzzle.Identity)
		played[name.Lang] = name
	}
	for lang, name := range played {
		if r.divides(records.Selection{Lang: lang}) || lang != "" && lang == r.Selection.Lang {
			c.Lists = append(c.Lists, name)
		}
	}
	c.Lists = order.Sorted(c.Lists, func(a, b lists.Name) int { return cmp.Compare(a.Lang, b.Lang) })
	for n := engine.MinLength; n <= engine.MaxLength; n++ {
		if r.divides(records.Selection{Length: n}) || n == r.Selection.Length {
			c.Lengths = append(c.Lengths, n)
		}
	}
	for _, l := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
		if level := l.String(); r.divides(records.Selection{Level: level}) || level == r.Selection.Level {
			c.Levels = append(c.Levels, level)
		}
	}
	return c
}

// divides reports whether a selection holds some games, and not others.
func (r *Records) divides(s records.Selection) bool {
	return slices.ContainsFunc(r.History, func(g records.Saved) bool {
		return s.Holds(g.Game.Puzzle.Identity) != s.Holds(r.History[0].Game.Puzzle.Identity)
	})
}
