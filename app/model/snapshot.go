package model

import (
	"ketword/app/links"
	"ketword/app/session"
)

// snapshot says for which addresses the page that is shown may be kept, as what the next
// visit shows before the program runs. Addresses are given from their "?" on; "" is the site's own.
type snapshot struct {
	At    []string // they lead here; the page's own is the first
	Daily bool     // they do so only today
	Like  []string // they lead to a puzzle that looks alike, on any day; only while this one is not begun
}

// Snapshot returns what the page that is shown stands for: nothing before the first
// puzzle is open, or of a game that is played again, or gone on with after a loss, which a reload does not
// bring back.
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

// startsHere reports whether the site's own address leads to the game in play: it is
// today's puzzle, as it was played last, as it was begun, or by the rules of the player's
// choice.
func (m *Model) startsHere() bool {
	p := m.Game.Puzzle
	usual := p
	usual.Rules = m.UsualRules()
	last := p.Identity == m.Recent.LastGame(p.Rules.Mode, m.InPlay.Name) && m.Playing()
	return m.IsToday() && (last || m.AsBegun(usual, false) == p)
}
