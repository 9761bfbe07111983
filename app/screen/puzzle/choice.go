package puzzle

import (
	"slices"
	"strconv"

	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/each"
)

// choice draws what can be played.
type choice struct {
	screen.View
	chosen bool          // a list was chosen since the dialog was opened
	failed notice.Notice // notice on a list that could not be loaded; or nil
	rules  engine.Rules  // chosen rules of new games
}

// choiceOf returns what can be played.
func choiceOf(v screen.View, m *Model) *choice {
	return &choice{v, m.chosen, notice.First(v.Notices, notice.OfLoading), v.Session.UsualRules()}
}

// playable reports whether a list was chosen and is loaded.
func (c *choice) playable() bool { return c.chosen && !c.Session.Waiting.Active() && c.failed == nil }

// at returns the list that is being loaded, or else the current one.
func at(s *session.Session) lists.Name {
	if s.Waiting.Active() {
		return s.Waiting.List.Name
	}
	return s.InPlay.Name
}

// langs returns one list of each language, preferably of the current length, then the
// player's lists.
func langs(s *session.Session) []lists.List {
	var langs []lists.List
	for _, l := range s.Lists {
		i := slices.IndexFunc(langs, func(other lists.List) bool { return other.Name.Lang == l.Name.Lang })
		switch {
		case i < 0:
			langs = append(langs, l)
		case fits(l, at(s)) > fits(langs[i], at(s)):
			langs[i] = l
		}
	}
	return append(langs, s.Own...)
}

// fits ranks a list's length: the current one is best, then the default one.
func fits(l lists.List, at lists.Name) int {
	switch l.Name.Length {
	case at.Length:
		return 2
	case session.FirstRules().Length:
		return 1
	}
	return 0
}

// lengths returns the lists of the current language.
func lengths(s *session.Session) []lists.List {
	return each.But(s.AllLists(), func(l lists.List) bool { return l.Name.Lang != at(s).Lang })
}

// bars reports whether a list has no secrets for the current mode.
func (c *choice) bars(l lists.List) bool {
	return !c.Session.Offers(l.Name, c.Session.Game.Puzzle.Rules.Mode)
}

// number returns the number that opens a puzzle, or "" for a daily puzzle or a challenge.
func number(p engine.Puzzle) string {
	if p.Daily == 0 && !p.Chosen() {
		return strconv.FormatUint(uint64(p.Seed), 10)
	}
	return ""
}
