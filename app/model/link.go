package model

import (
	"slices"

	"ketword/app/links"
	"ketword/app/session"
	"ketword/engine"
)

// targetOfLink returns what a link asks for: one puzzle, or else today's of the
// mode and list.
func targetOfLink(l *session.Link) target {
	d := target{
		kind: toStart, list: l.List, rules: l.Rules, exact: l.NamesRules(), seed: l.Seed, day: engine.DayWithNumber(l.Daily), keepURL: true,
		asked: l.Given[links.ParamLang], words: l.Words, secret: l.Secret, rows: l.Rows,
	}
	switch {
	case l.Given[links.ParamSecret]:
		d.kind = toChosen
	case slices.ContainsFunc(l.Problems, links.Problem.OfSecret):
		d.kind, d.rows = toDaily, "" // which are of the secret, and can't fit
	case l.Given[links.ParamDay]:
		d.kind = toDay
	case l.Given[links.ParamSeed]:
		d.kind = toSeed
	case l.NamesRules(), l.HasBadNumber():
		d.kind = toDaily
	}
	return d
}

// daysAhead is how many days the calendar is ahead elsewhere at the most: in
// Kiribati a day begins 25 hours before it does in Samoa. A link to a daily
// puzzle of those days may come from a player there.
const daysAhead = 2

// tooFarAhead reports whether a link leads to the daily puzzle of a day that has begun
// nowhere yet, and the player has not begun it either.
func (m *Model) tooFarAhead(d target) bool {
	_, begun := m.PlayedDaily(d.daily())
	return d.kind == toDay && d.day > max(m.Day, 0)+daysAhead && !begun
}

// link returns the query that names the puzzle in play, with all that is
// needed to play the same: for a daily puzzle its number, for a challenge its secret, else
// the seed.
func (m *Model) link() string { return m.LinkTo(m.Current()) }

// address returns the query of the page while the puzzle is played, so that
// loading it again comes back, and so does a rival. Today's puzzle is named without its
// number, unless there is a rival: tomorrow the address leads to the next.
func (m *Model) address() string {
	if m.Rival.Exists() {
		return m.LinkWith(m.Current(), m.Rival.Code)
	}
	if m.OfToday(m.Game.Puzzle.Identity) {
		return session.CommonParams(m.Game.Puzzle.Identity, m.UsualRules()).Query()
	}
	return m.link()
}
