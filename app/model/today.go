package model

import (
	"cmp"
	"slices"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
)

// Today's puzzle is the daily one of the player's calendar. It is opened at a start and
// offered while another is in play, and it changes while the page is open.

// OfToday reports whether a puzzle is a daily one of today, by any rules.
func (m *Session) OfToday(id engine.Identity) bool { return id.Daily == max(m.Day, 0).Number() }

// IsToday reports whether the puzzle in play is today's, by any rules.
func (m *Session) IsToday() bool { return m.OfToday(m.Game.Puzzle.Identity) }

// LacksToday reports whether today's puzzle of a mode and the list in play is another one
// than that in play, and not solved or lost yet, by any rules.
func (m *Session) LacksToday(mode engine.Mode) bool {
	list := lists.Of(m.Game.Puzzle.Identity)
	inPlay := m.IsToday() && mode == m.Game.Puzzle.Rules.Mode
	return m.Opened() && !inPlay && !slices.ContainsFunc(m.History, func(s records.Saved) bool {
		id := s.Game.Puzzle.Identity
		return m.OfToday(id) && id.Rules.Mode == mode && lists.Of(id) == list
	})
}

// OtherToday returns the mode besides that in play whose puzzle of today is still to be
// played with the same list; 0 if there is none.
func (m *Session) OtherToday() engine.Mode {
	for _, mode := range engine.Modes() {
		if mode != m.Game.Puzzle.Rules.Mode && m.Offers(lists.Of(m.Game.Puzzle.Identity), mode) && m.LacksToday(mode) {
			return mode
		}
	}
	return 0
}

// DayChanged tells that another day has begun.
type DayChanged struct{ Day engine.Day }

// update begins the day. Yesterday's puzzle gives way to today's unless it was
// begun; where it has ended, the address leads to today's.
func (msg DayChanged) update(m *Model) {
	yesterdays := m.OfToday(m.Game.Puzzle.Identity)
	m.Day = msg.Day
	if !m.Opened() || !yesterdays || m.OfToday(m.Game.Puzzle.Identity) {
		return
	}
	m.trail.given, m.trail.replaces = false, true
	switch {
	case !m.Playing():
		m.addressed(commonParams(m.Game.Puzzle.Identity, m.UsualRules()).Query())
		return
	case m.Current().Begun():
		return
	}
	screen := m.Screen
	r := m.Game.Puzzle.Rules
	m.openToday(r, r != m.UsualRules())
	m.Screen = screen
	m.rememberOpened()
}

// GoToday opens today's puzzle of a mode, or of that in play where none is named, and of the
// list in play.
type GoToday struct{ Mode engine.Mode }

func (msg GoToday) update(m *Model) {
	m.goTo(destination{list: m.NextList(), rules: m.ChosenRules(cmp.Or(msg.Mode, m.Game.Puzzle.Rules.Mode)), way: toDaily})
}

// startDay opens today's puzzle: as it was begun, by whatever rules, if that was the
// game played last. An older one that is unfinished is told of.
func (m *Model) startDay(r engine.Rules) {
	last, unfinished := m.Saved[m.Recent.LastGame(r.Mode, m.InPlay.Name)]
	p := last.Game.Puzzle
	if unfinished && m.OfToday(p.Identity) {
		m.open(p)
		return
	}
	m.openToday(r, false)
	if unfinished {
		m.tell(also(m.Notices, GameWaits{})...)
	}
}

// openToday opens today's puzzle, as openDay does: by the player's rules, unless these are exact.
func (m *Model) openToday(r engine.Rules, exact bool) {
	if !exact {
		length := r.Length
		r = m.ChosenRules(r.Mode)
		r.Length = length
	}
	m.openDay(r, m.Day, exact)
	if m.Day < 0 {
		m.tell(TooEarly{})
	}
}

// openDay opens the daily puzzle of a day, as it was begun: by other rules, too, unless
// these are exact.
func (m *Model) openDay(r engine.Rules, day engine.Day, exact bool) {
	p, err := m.Lexicon.Daily(r, day)
	if err != nil {
		return // goTo lets only lists with pairs into quantum
	}
	m.open(m.AsBegun(p, exact))
}

// PlayedDaily returns the record of a daily puzzle that was begun, by whatever tries and
// level: the one that gave its result, or else the one played last.
func (m *Records) PlayedDaily(d records.Daily) (records.Saved, bool) {
	for _, s := range slices.Concat(m.History, m.Unfinished()) {
		if records.DailyOf(s.Game.Puzzle.Identity) == d {
			return s, true
		}
	}
	return records.Saved{}, false
}

// EndsToday reports whether the game in play is today's, and has ended.
func (m *Session) EndsToday() bool {
	return m.Opened() && !m.Playing() && m.OfToday(m.Game.Puzzle.Identity)
}
