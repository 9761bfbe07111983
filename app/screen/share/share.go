// Package share is the screen that shares a result, a challenge or a link.
package share

import (
	"cmp"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
)

// Screen is the screen that shares.
var Screen = screen.Screen{
	Name: screen.Share, Title: func(t *text.Text) string { return t.Share.Result }, Focus: screen.FirstControl, Once: true,
	Actions: actions,
}

// Model is the state of the screen: what is to be shared.
type Model struct {
	screen.Plain

	result records.Result    // without turns if the player chose its secret; zero for a link
	what   records.Shareable // "" for a result in the form that was sent last
	clue   string            // clue to a secret that the player chose
	list   lists.Name        // the player's list to be shared by a link; or zero
	failed bool              // sharing and copying have failed
}

// Show shows a finished game of the history to be shared, or the game in play if none is named.
type Show struct {
	Identity string
	Answers  bool // as a challenge, for whoever challenged the player
}

func (msg Show) Change(s *session.Session, m *Model, out *screen.Intents) {
	r := inPlay(s)
	if msg.Identity != "" {
		saved, _ := s.FinishedGame(msg.Identity)
		r = s.WithList(saved)
	}
	if s.Opened() && r.Finished() {
		if *m = (Model{result: r}); msg.Answers {
			m.what = records.SharedChallenge
		}
		out.Add(screen.Open{Name: screen.Share})
	}
}

// inPlay returns the result of the game in play.
func inPlay(s *session.Session) records.Result {
	return records.Result{Saved: s.Current(), List: s.InPlay, Again: s.Again()}
}

// Result shares the result of the game in play at once, in the form that was chosen last.
type Result struct{}

func (Result) Change(s *session.Session, m *Model, out *screen.Intents) {
	if r := inPlay(s); s.Opened() && r.Finished() {
		*m = Model{result: r}
		Send{Way: effect.ShareAtOnce}.Change(s, m, out)
	}
}

// ShowChosen shows a puzzle whose secret the player chose, as a result without turns.
type ShowChosen struct {
	Result records.Result
	Clue   string
}

func (msg ShowChosen) Change(_ *session.Session, m *Model, out *screen.Intents) {
	*m = Model{what: records.SharedChallenge, result: msg.Result, clue: msg.Clue}
	out.Add(screen.Open{Name: screen.Share})
}

// ShowAs shows the result in a form, or as a challenge: the link with the player's rows. The form is
// stored when the result is sent in it. The form "" is the one that is shown, with other things shared beside it.
type ShowAs struct{ Form records.Shareable }

// Change drops the failure and the confirmation, which are about something else.
func (msg ShowAs) Change(_ *session.Session, m *Model, out *screen.Intents) {
	if m.result.Exists() {
		m.what, m.failed = cmp.Or(msg.Form, m.what), false
		out.Add(screen.Unconfirm{})
	}
}

// Send shares what is shown. The form of a result is from then on the one that is used first.
type Send struct{ Way effect.Way }

func (msg Send) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !m.result.Exists() {
		return
	}
	m.failed = false
	shown := m.shown(s)
	if m.what != "" {
		out.Add(screen.ChangeSetting{Name: session.ShareForm, Value: string(m.what)}) // a challenge is no form, and is ignored
	}
	out.Add(screen.Perform{Effect: effect.Share{What: shown.What, Result: shown.Result, Query: shown.Query, Way: msg.Way}})
}

// SendLink shares the address of the puzzle in play.
type SendLink struct{}

// Change shares the address, if a puzzle is open.
func (SendLink) Change(s *session.Session, m *Model, out *screen.Intents) {
	if s.Opened() {
		*m = Model{what: records.SharedLink}
		m.sendLink(s, out)
	}
}

// SendList shares the address of a player's list.
type SendList struct{ List lists.Name }

func (msg SendList) Change(s *session.Session, m *Model, out *screen.Intents) {
	*m = Model{what: records.SharedLink, list: msg.List}
	m.sendLink(s, out)
}

// sendLink shares an address, or tells that its list is too long for it.
func (m *Model) sendLink(s *session.Session, out *screen.Intents) {
	shown := m.shown(s)
	if shown.TooLong {
		out.Add(screen.ShowNotice{Notice: notice.ListTooLong{List: s.InPlay}})
		return
	}
	out.Add(screen.Perform{Effect: effect.Share{What: records.SharedLink, Query: shown.Query}})
}

// Sent gives the outcome of sharing.
type Sent struct {
	What    records.Shareable
	Outcome Outcome
}

// Outcome is how sharing ended.
type Outcome uint8

const (
	Done    Outcome = iota // passed to the system's share dialog
	Copied                 // copied to the clipboard
	Failed                 // both have failed
	Refused                // the player closed the system's share dialog
)

// Change shows a result that could be neither shared nor copied, so that the player can copy it by hand.
func (msg Sent) Change(_ *session.Session, m *Model, out *screen.Intents) {
	switch msg.Outcome {
	case Copied:
		out.Add(screen.ShowNotice{Notice: notice.Copied{What: msg.What}})
	case Failed:
		m.failed = true
		out.Add(screen.Open{Name: screen.Share})
	}
}

// shown is what the screen shows.
type shown struct {
	Result records.Result // with its grades, if they are shared
	What   records.Shareable
	Query  string // query of its puzzle's address; "" if the player does not want it
	Graded bool   // skill and luck are known

	TooLong bool // there is no query, since the list has too many words for a link
}

// shown returns what the screen shows.
func (m *Model) shown(s *session.Session) shown {
	query, wanted := m.query(s)
	d := shown{Result: m.result, What: m.form(s), Query: query, TooLong: wanted && query == "" && m.sharedList(s).Own()}
	if d.What == records.SharedChallenge {
		d.Result.Rival = m.asRival(s)
	}
	if m.result.Exists() {
		grades := s.Grades(m.result.Saved)
		if d.Graded = grades.Known; s.Settings.Value(session.ShareGrades) == "on" {
			d.Result.Grades = grades
		}
	}
	return d
}

// form returns the form that the screen shares.
func (m *Model) form(s *session.Session) records.Shareable {
	return cmp.Or(m.what, records.Shareable(s.Settings.Value(session.ShareForm)), records.SharedEmoji)
}

// query returns the query of the address to share, and whether the player wants one.
func (m *Model) query(s *session.Session) (query string, wanted bool) {
	switch {
	case m.list != lists.Name{}:
		return s.LinkToList(m.list), true
	case m.what == records.SharedLink:
		return s.LinkToSend(s.Current(), ""), true
	case !m.result.Exists():
		return "", false
	case m.what == records.SharedChallenge:
		return s.LinkToSend(m.result.Saved, m.asRival(s).Seal(m.result.Game.Puzzle.Secret)), true
	case s.SharesLink():
		return s.LinkToSend(m.result.Saved, ""), true
	}
	return "", false
}

// sharedList returns the list of what is shared.
func (m *Model) sharedList(s *session.Session) lists.Name {
	if m.result.Exists() {
		return m.result.List.Name
	}
	return s.InPlay.Name
}

// asRival returns the player as the rival of those who open the challenge. The clue to a secret stays with it.
func (m *Model) asRival(s *session.Session) links.Rival {
	r := links.Rival{Name: s.PlayerName, Clue: cmp.Or(m.clue, m.result.Rival.Clue)}
	if m.result.Finished() {
		r.Game, r.Assisted = m.result.Game, m.result.Assisted
	}
	return r
}
