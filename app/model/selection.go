package model

import (
	"cmp"
	"slices"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/order"
)

// Selection says which finished games are counted and listed: those of a mode, of a
// language, of a length and of a level. The zero Selection is all games.
type Selection struct {
	Mode   engine.Mode // 0 for all
	Lang   string      // a language, or the tag of a player's list; "" for all
	Length int         // letters; 0 for all
	Level  string      // name of an [engine.Difficulty]; "" for all
}

// All reports whether every game is selected.
func (s Selection) All() bool { return s == Selection{} }

// Holds reports whether the game of a puzzle is selected.
func (s Selection) Holds(id engine.Identity) bool {
	return (s.Mode == 0 || s.Mode == id.Rules.Mode) &&
		(s.Lang == "" || s.Lang == id.Lang) &&
		(s.Length == 0 || s.Length == id.Rules.Length) &&
		(s.Level == "" || s.Level == id.Rules.Difficulty.String())
}

// of returns the games of a history that are selected, in its order.
func (s Selection) of(h History) History {
	if s.All() {
		return h
	}
	return slices.DeleteFunc(slices.Clone(h), func(g Saved) bool { return !s.Holds(g.Game.Puzzle.Identity) })
}

// Select selects other games.
type Select struct{ Selection Selection }

func (msg Select) update(m Model) (Model, []Effect) {
	m.Selection, m.Listing = msg.Selection, Listing{}
	return m, nil
}

// selects reports whether a dialog shows the games that are selected, or is opened from
// one that does.
func (s Screen) selects() bool {
	return s == StatsScreen || s == GamesScreen || s == ReviewScreen || s == ScoresScreen
}

// Selected returns the games that are selected, oldest first.
func (m Model) Selected() History { return m.Selection.of(m.History) }

// SelectionChoices are what can be selected, besides all: what some of the games are of, and
// not all of them, and what is selected.
type SelectionChoices struct {
	Lists   []lists.Name // one of each language, and players' lists, which are last
	Lengths []int
	Levels  []string
}

// SelectionChoices returns what can be selected.
func (m Model) SelectionChoices() SelectionChoices {
	var c SelectionChoices
	played := map[string]lists.Name{m.Selection.Lang: {Lang: m.Selection.Lang}}
	for _, s := range m.History {
		name := lists.Of(s.Game.Puzzle.Identity)
		played[name.Lang] = name
	}
	for lang, name := range played {
		if m.divides(Selection{Lang: lang}) || lang != "" && lang == m.Selection.Lang {
			c.Lists = append(c.Lists, name)
		}
	}
	c.Lists = order.Sorted(c.Lists, func(a, b lists.Name) int { return cmp.Compare(a.Lang, b.Lang) })
	for n := engine.MinLength; n <= engine.MaxLength; n++ {
		if m.divides(Selection{Length: n}) || n == m.Selection.Length {
			c.Lengths = append(c.Lengths, n)
		}
	}
	for _, d := range []engine.Difficulty{engine.Normal, engine.Hard, engine.Strict} {
		if level := d.String(); m.divides(Selection{Level: level}) || level == m.Selection.Level {
			c.Levels = append(c.Levels, level)
		}
	}
	return c
}

// divides reports whether a selection holds some games, and not others.
func (m Model) divides(s Selection) bool {
	return slices.ContainsFunc(m.History, func(g Saved) bool {
		return s.Holds(g.Game.Puzzle.Identity) != s.Holds(m.History[0].Game.Puzzle.Identity)
	})
}
