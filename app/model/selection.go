package model

import (
	"cmp"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/internal/order"
)

// Selection says which finished games are counted and listed: those of a mode, of a
// list and of a level. The zero Selection is all games.
type Selection struct {
	Mode  engine.Mode // 0 for all
	List  ListName    // without Length, all lists of the language; zero for all
	Level string      // name of an [engine.Difficulty]; "" for all
}

// ParseSelectedList reads the name of a list that is selected, which may lack its length,
// as String writes it.
func ParseSelectedList(s string) (ListName, error) {
	if lang, all := strings.CutSuffix(s, "/0"); all {
		return ListName{Lang: lang}, checkLang(lang)
	}
	return ParseListName(s)
}

// All reports whether every game is selected.
func (s Selection) All() bool { return s == Selection{} }

// Holds reports whether the game of a puzzle is selected.
func (s Selection) Holds(id engine.Identity) bool {
	switch {
	case s.Mode != 0 && s.Mode != id.Rules.Mode:
		return false
	case s.List.Lang != "" && s.List.Lang != id.Lang:
		return false
	case s.List.Length != 0 && s.List.Length != id.Rules.Length:
		return false
	}
	return s.Level == "" || s.Level == id.Rules.Difficulty.String()
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

// SelectionChoices are the lists and levels that can be selected, besides all.
type SelectionChoices struct {
	Lists  []ListName // a language with several lengths comes before them, without Length
	Levels []string
}

// SelectionChoices returns the lists and levels of which there are games, or that are
// selected. There are none where all games are alike.
func (m Model) SelectionChoices() SelectionChoices {
	lists, levels := map[ListName]bool{}, map[engine.Difficulty]bool{}
	for _, s := range m.History {
		id := s.Game.Puzzle.Identity
		lists[listOf(id)], levels[id.Rules.Difficulty] = true, true
	}
	c := SelectionChoices{Lists: listChoices(lists, m.Selection.List)}
	for _, d := range []engine.Difficulty{engine.Normal, engine.Hard, engine.Strict} {
		if name := d.String(); levels[d] && len(levels) > 1 || name == m.Selection.Level {
			c.Levels = append(c.Levels, name)
		}
	}
	return c
}

// listChoices returns the lists in the order in which they are offered, those of a
// language together, and players' lists last.
func listChoices(played map[ListName]bool, selected ListName) []ListName {
	lengths := map[string]int{}
	var names []ListName
	for name := range played {
		names = append(names, name)
		lengths[name.Lang]++
	}
	for lang, n := range lengths {
		if n > 1 {
			names = append(names, ListName{Lang: lang})
		}
	}
	if len(names) == 1 {
		names = nil
	}
	if selected != (ListName{}) && !slices.Contains(names, selected) {
		names = append(names, selected)
	}
	if len(names) == 0 {
		return nil
	}
	return order.Sorted(names, func(a, b ListName) int {
		return cmp.Or(compareBools(a.Own(), b.Own()), cmp.Compare(a.Lang, b.Lang), cmp.Compare(a.Length, b.Length))
	})
}

// compareBools puts false before true.
func compareBools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}
