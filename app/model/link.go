package model

import (
	"slices"

	"ketword/app/links"
	"ketword/app/session"
	"ketword/engine"
)

// targetOfLink returns the target of a link: the puzzle that it names, or else today's of
// its mode and list.
func targetOfLink(l *session.Link) target {
	d := target{
		kind: toStart, list: l.List, rules: l.Rules, exact: l.NamesRules(), seed: l.Seed, day: engine.DayWithNumber(l.Daily), keepURL: true,
		asked: l.Given[links.ParamLang], words: l.Words, secret: l.Secret, rows: l.Rows, sent: l.Sent,
	}
	switch {
	case l.Given[links.ParamSecret]:
		d.kind = toChosen
	case slices.ContainsFunc(l.Problems, links.Problem.OfSecret):
		d.kind, d.rows = toDaily, "" // the rows belong to the secret, and can't fit another one
	case l.Given[links.ParamDay]:
		d.kind = toDay
	case l.Given[links.ParamSeed]:
		d.kind = toSeed
	case l.NamesRules(), l.HasBadNumber():
		d.kind = toDaily
	}
	return d
}

// daysAhead is how many days the calendar can be ahead elsewhere: in Kiribati a day begins
// 25 hours earlier than in Samoa. A link to a daily puzzle within this limit may come from
// a player there.
const daysAhead = 2

// tooFarAhead reports whether a target is the daily puzzle of a day that has not begun
// anywhere, and the player has not begun the puzzle either.
func (m *Model) tooFarAhead(d target) bool {
	_, begun := m.PlayedDaily(d.daily())
	return d.kind == toDay && d.day > max(m.Day, 0)+daysAhead && !begun
}

// address returns the query of the page while the puzzle is played. Loading the page again
// restores the puzzle and the rival. Today's puzzle is named without its number, unless
// there is a rival, so that the address leads to the new puzzle tomorrow.
func (m *Model) address() string {
	if id := m.Game.Puzzle.Identity; !m.Rival.Exists() && m.OfToday(id) {
		return session.CommonParams(id, m.UsualRules()).Query()
	}
	return m.LinkWith(m.Current(), m.Rival.Code)
}
