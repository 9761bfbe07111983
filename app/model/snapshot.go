package model

// Snapshot says for which addresses the page that is shown may be kept, so that the
// next visit begins with it.
type Snapshot struct {
	At    []string // the addresses, from their "?" on, the page's own first; "" is that of the site
	Daily bool     // they do so only today
	Fresh bool     // the game is not begun: other puzzles of these addresses begin alike
}

// Snapshot returns what the page that is shown stands for: nothing before the first
// puzzle is open.
func (m Model) Snapshot() Snapshot {
	if !m.opened() {
		return Snapshot{}
	}
	fresh := m.playing() && !m.current().begun() && m.Game.Puzzle.Rules == m.usual()
	queries := []string{m.trail.query}
	if fresh || m.startsHere() {
		queries = append(queries, paramMode+"="+m.Game.Puzzle.Rules.Mode.String(), "")
	}
	s := Snapshot{Daily: m.ofToday(m.Game.Puzzle.Identity), Fresh: fresh}
	for _, q := range queries {
		if q != "" {
			q = "?" + q
		}
		s.At = append(s.At, q)
	}
	return s
}

// startsHere reports whether the site's own address leads to the game in play: it is
// today's puzzle, by the usual rules or as it was played last.
func (m Model) startsHere() bool {
	id := m.Game.Puzzle.Identity
	return m.IsToday() || m.ofToday(id) && id == m.Recent.game(id.Rules.Mode, m.InPlay.Name) && m.playing()
}
