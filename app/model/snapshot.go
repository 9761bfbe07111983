package model

import (
	"ketword/app/links"
	"ketword/app/session"
)

// snapshot says for which addresses the current page may be kept as a snapshot, which the next
// visit shows before the program runs. Addresses start with "?"; "" is the site's own address.
type snapshot struct {
	At    []string // addresses that lead to the page; its own comes first
	Daily bool     // At holds only today
	Like  []string // addresses that lead to a puzzle that looks the same, on any day, while this one is not begun
}

// Snapshot returns the addresses of the current page. There are none before the first puzzle is open, or
// for a game that a reload does not restore: one played again, or continued after a loss.
func (m *Model) Snapshot() snapshot {
	if !m.Opened() || m.Again() || m.SecretCover != session.Uncovered {
		return snapshot{}
	}
	rules, own := m.Game.Puzzle.Rules, links.Address(m.nav.query)
	starts := []string{links.Address(links.ParamMode + "=" + rules.Mode.String()), ""}
	s := snapshot{At: []string{own}, Daily: m.OfToday(m.Game.Puzzle.Identity)}
	if m.startsHere() {
		s.At = append(s.At, starts...)
	}
	if m.Playing() && !m.Current().Begun() && rules == m.UsualRules() {
		s.Like = append([]string{own}, starts...)
	}
	return s
}

// startsHere reports whether the site's own address leads to the game in play: today's
// puzzle as it was played last or begun, or by the rules that the player has chosen.
func (m *Model) startsHere() bool {
	p := m.Game.Puzzle
	usual := p
	usual.Rules = m.UsualRules()
	last := p.Identity == m.Recent.LastGame(p.Rules.Mode, m.InPlay.Name) && m.Playing()
	return m.IsToday() && (last || m.AsBegun(usual, false) == p)
}
