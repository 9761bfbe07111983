package stats

import (
	"ketword/app/effect"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
)

// The history goes to another device in a link, if it is short enough.

// historyLink is the state of the part that makes the link, or takes one in.
type historyLink struct {
	code   string       // of the link that was made; or ""
	long   bool         // no link can be made
	copied bool         // the link was copied
	came   records.File // what a link brought, until the player takes it in
}

// MakeLink makes a link from the history, without the results of friends.
type MakeLink struct{}

func (MakeLink) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !exports(s) {
		return
	}
	m.link = historyLink{}
	file := records.WriteFile(records.File{Games: s.History, Scores: s.Imported, Settings: s.Settings.Stored})
	out.Add(screen.DropNotices{}, screen.Perform{Effect: effect.PackHistory{Value: file}})
}

// LinkMade gives the code of the link, or "" if there can't be one.
type LinkMade struct{ Code string }

func (msg LinkMade) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.link = historyLink{code: msg.Code, long: msg.Code == ""}
}

// LinkCopied says whether the link was copied. If not, it is there to be selected.
type LinkCopied struct{ Blocked bool }

func (msg LinkCopied) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.link.copied = !msg.Blocked
}

// HistoryCame gives the history of a link that was opened.
type HistoryCame records.File

func (msg HistoryCame) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.link = historyLink{came: records.File(msg)}
}

// TakeHistory adds what a link brought.
type TakeHistory struct{}

func (TakeHistory) Change(_ *session.Session, m *Model, out *screen.Intents) {
	came := m.link.came
	if m.link = (historyLink{}); came.Holds() {
		out.Add(screen.AddHistory{File: came})
	}
}
