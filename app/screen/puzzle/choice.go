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

// choice is what there is to play.
type choice struct {
	Today     bool // today's puzzle is in play
	Yesterday session.CalendarDay
	Langs     []listOption
	Offline   bool         // the lengths that are cached can be played without a network
	Lengths   []listOption // of the chosen language
	Barred    []lists.List // in quantum, the player's lists without secrets of two words
	Waiting   session.Waiting
	Failed    notice.Notice // of the list that could not be loaded; or nil
	Chosen    bool          // a list has been chosen since the dialog was opened
	Told      notice.Notice // of an unfinished game that was removed, or brought back; or nil
	Rules     engine.Rules  // chosen for the games to come
	Levels    []engine.Level
	InPlay    engine.Rules  // those of the game in play, if they are others
	OfRules   notice.Notice // what is told of them; or nil
	Number    string        // of the puzzle in play; "" for a daily one and a challenge
	BadSeed   notice.Notice // what is wrong with the number of a puzzle; or nil
	Removed   bool          // a game can be brought back
}

// playable reports whether a list was chosen, and is there.
func (c *choice) playable() bool { return c.Chosen && !c.Waiting.Active() && c.Failed == nil }

// listOption is a list that can be chosen.
type listOption struct {
	List   lists.List
	Chosen bool
	Barred bool // it has no secrets for the mode in play
	Cached bool // it can be played without a network
}

// choiceOf derives what there is to play.
func choiceOf(v screen.View, m *Model) choice {
	s := v.Session
	c := choice{
		Today:     s.IsToday(),
		Yesterday: s.Yesterday(),
		Offline:   s.Offline.State == session.OfflineReady,
		Waiting:   s.Waiting,
		Chosen:    m.chosen,
		Rules:     s.UsualRules(),
		Levels:    engine.Levels(s.Game.Puzzle.Rules.Mode),
		Number:    number(s.Game.Puzzle),
		Failed:    notice.First(v.Told, notice.OfLoading),
		Told:      notice.First(v.Told, notice.OfUnfinished),
		Removed:   len(s.Removed) > 0,
		OfRules:   notice.First(v.Told, notice.OfRules, notice.OfTries),
		BadSeed:   notice.First(v.Told, notice.OfSeed),
	}
	if rules := s.Game.Puzzle.Rules; s.Playing() && !s.Again() && rules != c.Rules {
		c.InPlay = rules
	}
	at := s.InPlay.Name
	if s.Waiting.Active() {
		at = s.Waiting.List.Name
	}
	c.Langs, c.Lengths = langs(s, at), lengths(s, at)
	for _, l := range c.Langs {
		if l.Barred && l.List.Name.Own() {
			c.Barred = append(c.Barred, l.List)
		}
	}
	return c
}

// langs returns one list of each language, of the length in play if there is
// one, and the player's lists.
func langs(s *session.Session, at lists.Name) []listOption {
	var langs []listOption
	for _, l := range s.Lists {
		same := func(c listOption) bool { return c.List.Name.Lang == l.Name.Lang }
		i := slices.IndexFunc(langs, same)
		switch {
		case i < 0:
			langs = append(langs, option(s, l, at))
		case fits(l, at) > fits(langs[i].List, at):
			langs[i] = option(s, l, at)
		}
	}
	langs = append(langs, each.Of(s.Own, func(l lists.List) listOption { return option(s, l, at) })...)
	for i := range langs {
		langs[i].Chosen = langs[i].List.Name.Lang == at.Lang
	}
	return langs
}

// fits ranks a list's length: that in play is best, then the usual one.
func fits(l lists.List, at lists.Name) int {
	switch l.Name.Length {
	case at.Length:
		return 2
	case session.FirstRules().Length:
		return 1
	}
	return 0
}

// lengths returns the lists of the language in play.
func lengths(s *session.Session, at lists.Name) []listOption {
	var lengths []listOption
	for _, l := range slices.Concat(s.Lists, s.Own) {
		if l.Name.Lang == at.Lang {
			lengths = append(lengths, option(s, l, at))
		}
	}
	return lengths
}

func option(s *session.Session, l lists.List, at lists.Name) listOption {
	barred := !s.Offers(l.Name, s.Game.Puzzle.Rules.Mode)
	return listOption{List: l, Chosen: l.Name == at, Barred: barred, Cached: s.Caches(l.Name)}
}

// number returns the number that opens a puzzle; "" for a daily one and for a challenge.
func number(p engine.Puzzle) string {
	if p.Daily == 0 && !p.Chosen() {
		return strconv.FormatUint(uint64(p.Seed), 10)
	}
	return ""
}
