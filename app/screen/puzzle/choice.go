package model

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/each"
)

// PuzzleChoice is what there is to play.
type PuzzleChoice struct {
	Today     bool // today's puzzle is in play
	Yesterday session.CalendarDay
	Langs     []ListChoice
	Offline   bool         // the lengths that are cached can be played without a network
	Lengths   []ListChoice // of the chosen language
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

// Playable reports whether a list was chosen, and is there.
func (c *PuzzleChoice) Playable() bool { return c.Chosen && !c.Waiting.Active() && c.Failed == nil }

// ListChoice is a list that can be chosen.
type ListChoice struct {
	List   lists.List
	Chosen bool
	Barred bool // it has no secrets for the mode in play
	Cached bool // it can be played without a network
}

// PuzzleChoice derives what there is to play.
func (m *Model) PuzzleChoice() PuzzleChoice {
	choice := PuzzleChoice{
		Today:     m.IsToday(),
		Yesterday: m.Yesterday(),
		Offline:   m.Offline.State == session.OfflineReady,
		Waiting:   m.Waiting,
		Chosen:    m.chosen,
		Rules:     m.UsualRules(),
		Levels:    engine.Levels(m.Game.Puzzle.Rules.Mode),
		Number:    m.number(),
		Failed:    m.noticeOf(notice.OfLoading),
		Told:      m.noticeOf(notice.OfUnfinished),
		Removed:   len(m.removed) > 0,
		OfRules:   m.noticeOf(notice.OfRules, notice.OfTries),
		BadSeed:   m.noticeOf(notice.OfSeed),
	}
	if rules := m.Game.Puzzle.Rules; m.Playing() && !m.Again() && rules != choice.Rules {
		choice.InPlay = rules
	}
	at := m.InPlay.Name
	if m.Waiting.Active() {
		at = m.Waiting.List.Name
	}
	choice.Langs, choice.Lengths = m.langs(at), m.lengths(at)
	for _, c := range choice.Langs {
		if c.Barred && c.List.Name.Own() {
			choice.Barred = append(choice.Barred, c.List)
		}
	}
	return choice
}

// langs returns one list of each language, of the length in play if there is
// one, and the player's lists.
func (m *Model) langs(at lists.Name) []ListChoice {
	var langs []ListChoice
	for _, l := range m.Lists {
		same := func(c ListChoice) bool { return c.List.Name.Lang == l.Name.Lang }
		i := slices.IndexFunc(langs, same)
		switch {
		case i < 0:
			langs = append(langs, m.choice(l, at))
		case fits(l, at) > fits(langs[i].List, at):
			langs[i] = m.choice(l, at)
		}
	}
	langs = append(langs, each.Of(m.Own, func(l lists.List) ListChoice { return m.choice(l, at) })...)
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
func (m *Model) lengths(at lists.Name) []ListChoice {
	var lengths []ListChoice
	for _, l := range slices.Concat(m.Lists, m.Own) {
		if l.Name.Lang == at.Lang {
			lengths = append(lengths, m.choice(l, at))
		}
	}
	return lengths
}

func (m *Model) choice(l lists.List, at lists.Name) ListChoice {
	barred := !m.Offers(l.Name, m.Game.Puzzle.Rules.Mode)
	return ListChoice{List: l, Chosen: l.Name == at, Barred: barred, Cached: m.Caches(l.Name)}
}
