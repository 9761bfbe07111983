package share

import (
	"cmp"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/records"
	"ketword/app/session"
)

// shown is what the screen shows.
type shown struct {
	Result records.Result // with its grades, if they are to be shared
	What   effect.Shareable
	Query  string // of the address of its puzzle; "" if the player wants none
	Graded bool   // skill and luck are known
}

// shown returns what the screen shows.
func (m *Model) shown(s *session.Session) shown {
	d := shown{Result: m.result, What: m.form(s), Query: m.query(s)}
	if m.result.Exists() {
		grades := s.Grades(m.result.Saved)
		if d.Graded = grades.Known; s.Settings.Value(session.ShareGrades) == "on" {
			d.Result.Grades = grades
		}
	}
	return d
}

// form returns in which form the screen shares.
func (m *Model) form(s *session.Session) effect.Shareable {
	return cmp.Or(m.what, effect.Shareable(s.Settings.Value(session.ShareForm)), effect.SharedEmoji)
}

// query returns the query of the address that is shared; "" if the player wants none.
func (m *Model) query(s *session.Session) string {
	switch {
	case m.what == effect.SharedLink:
		return s.LinkTo(s.Current())
	case !m.result.Exists():
		return ""
	case m.what == effect.SharedChallenge:
		return s.LinkWith(m.result.Saved, m.asRival(s).Seal(m.result.Game.Puzzle.Secret))
	case s.SharesLink():
		return s.LinkTo(m.result.Saved)
	}
	return ""
}

// asRival returns the player as whoever opens a challenge sees them.
func (m *Model) asRival(s *session.Session) links.Rival {
	r := links.Rival{Name: s.PlayerName, Clue: m.clue}
	if m.result.Finished() {
		r.Game, r.Assisted = m.result.Game, m.result.Assisted
	}
	return r
}
