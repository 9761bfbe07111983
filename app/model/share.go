package model

import (
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
)

// sharing is what the dialog for sharing shows.
type sharing struct {
	Result records.Result // without turns if its secret is one of the player's choice
	Query  string         // of the address of its puzzle
	Failed bool           // what was to be shared could be neither shared nor copied
	What   effect.Shareable
	Clue   string // to that secret
	Graded bool   // skill and luck are known
}

func (m *Model) form() effect.Shareable {
	if form := effect.Shareable(m.Settings.Value(session.ShareForm)); form != "" {
		return form
	}
	return effect.SharedEmoji
}

// result returns a finished game to be shared: that of an identity in the history, or the one
// in play where none is named; false if there is none.
func (m *Model) result(identity string) (records.Result, bool) {
	r := records.Result{Saved: m.Current(), List: m.InPlay, Again: m.Again()}
	if identity != "" {
		s, known := m.FinishedGame(identity)
		if !known {
			return records.Result{}, false
		}
		list, _ := m.Find(lists.Of(s.Game.Puzzle.Identity))
		r = records.Result{Saved: s, List: list}
	}
	return r, m.Opened() && r.Finished()
}

// queryFor returns the query of the address that is shared; "" if the player wants none.
func (m *Model) queryFor(s sharing) string {
	switch {
	case s.What == effect.SharedChallenge:
		return m.LinkWith(s.Result.Saved, m.asRival(s).Seal(s.Result.Game.Puzzle.Secret))
	case m.SharesLink():
		return m.LinkTo(s.Result.Saved)
	}
	return ""
}

// ShowShare opens the dialog in which a finished game is shared: one of the history, or the one
// in play where no identity is named.
type ShowShare struct{ Identity string }

func (msg ShowShare) update(m *Model) {
	r, ended := m.result(msg.Identity)
	if !ended {
		return
	}
	m.sharing = sharing{Result: r}
	Open{Screen: screen.Share}.update(m)
}

// ShareShown shares what the dialog shows.
type ShareShown struct{ Way effect.Way }

func (msg ShareShown) update(m *Model) {
	if m.Screen != screen.Share || !m.sharing.Result.Exists() {
		return
	}
	m.sharing.Failed = false
	s := m.Sharing()
	m.do(effect.Share{What: s.What, Result: s.Result, Query: s.Query, Way: msg.Way})
}

// Sharing returns what the dialog for sharing shows.
func (m *Model) Sharing() sharing {
	s := m.sharing
	if !s.Result.Exists() {
		return s
	}
	if s.What == "" {
		s.What = m.form()
	}
	s.Query = m.queryFor(s)
	grades := m.Grades(s.Result.Saved)
	if s.Graded = grades.Known; m.Settings.Value(session.ShareGrades) == "on" {
		s.Result.Grades = grades
	}
	return s
}

// SendLink shares the address of the puzzle in play.
type SendLink struct{}

// update shares the address, once a puzzle is open.
func (SendLink) update(m *Model) {
	if !m.Opened() {
		return
	}
	m.sharing = sharing{What: effect.SharedLink}
	m.do(effect.Share{What: effect.SharedLink, Query: m.link()})
}

// Shared tells what became of what was to be shared.
type Shared struct {
	What    effect.Shareable
	Outcome Outcome
}

// Outcome tells what became of what was to be shared.
type Outcome uint8

// The outcomes.
const (
	ShareDone    Outcome = iota // by the system's own dialog
	ShareCopied                 // to the clipboard
	ShareFailed                 // neither could be done
	ShareRefused                // the player closed the system's dialog
)

// update shows what could be neither shared nor copied, so that the player can copy it.
func (msg Shared) update(m *Model) {
	switch msg.Outcome {
	case ShareCopied:
		m.confirm(notice.Copied{What: msg.What})
	case ShareFailed:
		m.sharing.Failed = true
		m.Screen = screen.Share
	}
}
