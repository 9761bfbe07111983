package model

import (
	"strconv"
	"strings"

	"ketword/app/notice"
	"ketword/engine"
)

// PlaySeed plays the puzzle that a number names, as it was typed, in the mode and list in
// play.
type PlaySeed struct{ Typed string }

// update opens the puzzle, as it was begun if it was, or tells what is wrong with the
// number.
func (msg PlaySeed) update(m *Model) {
	typed := strings.TrimSpace(msg.Typed)
	seed, err := engine.ParseSeed(typed)
	if err != nil {
		m.tell(notice.NewBadSeed(typed))
		return
	}
	mode := m.Game.Puzzle.Rules.Mode
	m.goTo(destination{list: m.NextList(), rules: m.ChosenRules(mode), way: toSeed, seed: seed})
}

// openSeed opens the puzzle that the seed of a link names. One that is or was a
// daily puzzle is opened as that, so that it does not count twice.
func (m *Model) openSeed(r engine.Rules, d destination) {
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
		m.Notices = also(m.Notices, notice.DailyToCome{Day: coming})
	}
}

// daysTold is how many days ahead it is told that a puzzle will be the daily one: who plays it
// may remember it as long.
const daysTold = 365

// number returns the number that opens the puzzle in play; "" for a daily one and for a
// challenge.
func (m *Model) number() string {
	if p := m.Game.Puzzle; p.Daily == 0 && !p.Chosen() {
		return strconv.FormatUint(uint64(p.Seed), 10)
	}
	return ""
}
