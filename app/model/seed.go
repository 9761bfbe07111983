package model

import (
	"ketword/app/notice"
	"ketword/engine"
)

// PlaySeed opens the puzzle that a seed names, in the current mode and list. If it was begun, its
// game is continued.
func (m *Model) PlaySeed(seed engine.Seed) {
	mode := m.Game.Puzzle.Rules.Mode
	m.goTo(target{list: m.NextList(), rules: m.ChosenRules(mode), kind: toSeed, seed: seed})
}

// openSeed opens the puzzle that the seed of a link names. If the puzzle is or was a daily
// one, it is opened as that, so that it does not count twice.
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
	next := m.Day + engine.Day(m.Lexicon.FirstWords(r.Mode)) // by then, each puzzle has had its day
	if coming, found := m.Lexicon.DayOf(r.Mode, d.seed, next); found && coming <= m.Day+daysTold && d.sameList(m.Lexicon.Fingerprint()) && !m.Begun(p.Identity) {
		m.Notices = appendNotices(m.Notices, notice.DailyToCome{Day: coming})
	}
}

// daysTold is how many days ahead the player is told that a puzzle will be a daily one. The
// player may remember its secret that long.
const daysTold = 365
