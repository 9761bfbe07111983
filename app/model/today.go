package model

import (
	"cmp"

	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

// Today's puzzle is the daily one of the player's calendar. It is opened at a start and
// offered while another is in play, and it changes while the page is open.

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
	m.nav.given, m.nav.replaces = false, true
	switch {
	case !m.Playing():
		m.addressed(session.CommonParams(m.Game.Puzzle.Identity, m.UsualRules()).Query())
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
	m.goTo(target{list: m.NextList(), rules: m.ChosenRules(cmp.Or(msg.Mode, m.Game.Puzzle.Rules.Mode)), kind: toDaily})
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
		m.showNotices(appendNotices(m.Notices, notice.GameWaits)...)
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
		m.showNotices(notice.TooEarly)
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

// GoYesterday opens yesterday's puzzle of the mode and list in play.
type GoYesterday struct{}

func (GoYesterday) update(m *Model) { m.PlayDaily(m.NextScope().Daily(m.LastDay() - 1)) }

// PlayDaily opens a daily puzzle: as it was begun or has ended, by whatever tries and level,
// or else by those that the player has chosen.
func (m *Model) PlayDaily(p records.Daily) {
	d := target{list: p.List, rules: m.ChosenRules(p.Mode), kind: toDay, day: engine.DayWithNumber(p.Number)}
	s, begun := m.PlayedDaily(p)
	if d.day < 0 || d.day > m.LastDay() && !begun {
		return
	}
	if begun {
		d.kind, d.puzzle, d.rules = toPuzzle, s.Game.Puzzle, s.Game.Puzzle.Rules
	}
	m.goTo(d)
}

// WeekRead answers ReadWeek: from 0 for Monday.
type WeekRead struct{ First int }

func (msg WeekRead) update(m *Model) { m.WeekStart = msg.First }
