package stats

import (
	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
)

// The history can be exported to a file, and imported from a file of another browser or of
// the terminal edition.

// ExportHistory offers the history as a file, with imported counts, settings and friends.
type ExportHistory struct{}

func (ExportHistory) Change(s *session.Session, _ *Model, out *screen.Intents) {
	if !exports(s) {
		return
	}
	file := records.WriteFile(records.File{Games: s.History, Scores: s.Imported, Settings: s.Settings.Stored, Friends: s.Kept})
	out.Add(screen.Perform{Effect: effect.OfferHistory{Value: file}}, screen.ShowNotice{Notice: notice.HistoryExported})
}

// exports reports whether there is something to export.
func exports(s *session.Session) bool { return len(s.History)+len(s.Imported) > 0 || !s.Kept.Empty() }

// ImportHistory says that a file was picked.
type ImportHistory struct{}

func (ImportHistory) Change(_ *session.Session, m *Model, out *screen.Intents) {
	if m.reading {
		return
	}
	m.reading = true
	out.Add(screen.DropNotices{}, screen.Perform{Effect: effect.ReadHistoryFile{}})
}

// HistoryRead gives the content of the file.
type HistoryRead records.File

func (msg HistoryRead) Change(_ *session.Session, m *Model, out *screen.Intents) {
	m.reading = false
	out.Add(screen.AddHistory{File: records.File(msg)})
}

// ScoresRead gives the line of counts in the file.
type ScoresRead struct{ Line string }

func (msg ScoresRead) Change(_ *session.Session, m *Model, out *screen.Intents) {
	m.reading = false
	out.Add(screen.ReadScores{Line: msg.Line})
}

// HistoryRefused says why the file was refused.
type HistoryRefused struct{ Refusal records.FileRefusal }

func (msg HistoryRefused) Change(_ *session.Session, m *Model, out *screen.Intents) {
	m.reading = false
	out.Add(screen.ShowNotice{Notice: notice.HistoryNotImported{Refusal: msg.Refusal}})
}
