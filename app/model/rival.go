package model

import (
	"slices"

	"ketword/app/links"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/internal/copied"
)

// takeRival reads the rows of a link, if it has any, and reports whether the page may keep the link's
// address. If the rows can't be used, it tells the player. If another puzzle than the link's was opened, the
// player was told that already, and the rows are ignored.
func (m *Model) takeRival(d target) (took bool) {
	elsewhere := d.kind == toChosen && !m.Game.Puzzle.Chosen()
	if d.rows == "" || elsewhere {
		return !elsewhere
	}
	r, err := links.OpenRival(d.rows, m.Game.Puzzle)
	if err != nil {
		m.Elsewhere, m.Notices = true, withProblem(m.Notices, links.Problem{Param: links.ParamRows, Value: d.rows})
		return false
	}
	m.rivals, m.Rival = copied.With(m.rivals, session.ByAnyRules(m.Game.Puzzle.Identity), r), r
	if m.MayLook() { // a friend's answer to the player's own challenge
		m.OpenScreen(screen.Rival)
	}
	return true
}

// withProblem adds a problem of a link to the notices.
func withProblem(notices []notice.Notice, p links.Problem) []notice.Notice {
	for i, n := range notices {
		if bad, is := n.(notice.BadLink); is {
			notices = slices.Clone(notices)
			notices[i] = notice.BadLink{Problems: append(slices.Clip(bad.Problems), p)}
			return notices
		}
	}
	return appendNotices(notices, notice.BadLink{Problems: []links.Problem{p}})
}

// rivalFor returns the rival for a saved game: the one that came with a link since the page
// was opened, or else the one stored with the game.
func (m *Model) rivalFor(s records.Saved) links.Rival {
	if r, came := m.rivals[session.ByAnyRules(s.Game.Puzzle.Identity)]; came {
		return r
	}
	return s.Rival
}
