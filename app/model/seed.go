package model

import (
	"ketword/app/notice"
	"ketword/engine"
)

// PlaySeed plays the puzzle that a number names, in the mode and list in play: as it was begun, if
// it was.
func (m *Model) PlaySeed(seed engine.Seed) {
	mode := m.Game.Puzzle.Rules.Mode
	m.goTo(target{list: m.NextList(), rules: m.ChosenRules(mode), kind: toSeed, seed: seed})
}

// openSeed opens the puzzle that the seed of a link names. One that is or was a
// daily puzzle is opened as that, so that it does not count twice.
func (m *Model) openSeed(r engine.Rules, d target) {
	p, err := m.Lexicon.Puzzle(r, d.seed)
	if err != nil {
		return // as in openDay
	}
	day, daily := m.Lexicon.DayOf(r.Mode, d.seed, m.Day)
	p = m.AsBegun(p, d.exact)
	if daily && d.sameList(m.Lexicon.Fingerprint()) && !m.Begun(p.Identity) {
		m.openDay(r, day, d.exact)
		return
	}
	m.open(p)
	next := m.Day + engine.Day(m.Lexicon.FirstWords(r.Mode)) // each has its day by then
	if coming, found := m.Lexicon.DayOf(r.Mode, d.seed, next); found && coming <= m.Day+daysTold && d.sameList(m.Lexicon.Fingerprint()) && !m.Begun(p.Identity) {
		m.Notices = appendNotices(m.Notices, notice.DailyToCome{Day: coming})
	}
}

// daysTold is how many days ahead it is told that a puzzle will be the daily one: who plays it
// may remember it as long.
const daysTold = 365
