package model

import (
	"testing"

	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
)

// TestNoticePlaces: each notice is shown once, in the open dialog if that shows its subject,
// or else in the message line. It stays after the dialog is closed unless it was read there.
func TestNoticePlaces(t *testing.T) {
	deed, storage, rules, tries := notice.Copied{What: records.SharedLink}, notice.CantSave, notice.GameEased{}, notice.BadTries{Typed: "x"}
	imported, unloaded, removed, deleted, short := notice.ListBack{}, notice.NotLoaded{}, notice.GameRemoved{}, notice.GamesBack{}, notice.TooShort{Length: 5}
	for shown, want := range map[screen.Name]struct{ dialog, stays []notice.Notice }{
		screen.None:   {stays: []notice.Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		screen.Help:   {stays: []notice.Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		screen.Puzzle: {[]notice.Notice{rules, tries, unloaded, removed}, []notice.Notice{storage, rules, imported, unloaded, removed, deleted, short}},
		screen.Lists:  {[]notice.Notice{storage, imported, unloaded}, []notice.Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		screen.Games:  {[]notice.Notice{storage, imported, unloaded, deleted}, []notice.Notice{storage, rules, tries, imported, unloaded, removed, short}},
		screen.Stats:  {[]notice.Notice{storage, deleted}, []notice.Notice{storage, rules, tries, imported, unloaded, removed, short}},
		screen.Scores: {[]notice.Notice{storage, deleted}, []notice.Notice{storage, rules, tries, imported, unloaded, removed, short}},
		screen.Review: {stays: []notice.Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
	} {
		name := string(shown)
		m := Model{Screen: shown}
		m.Notices = []notice.Notice{deed, storage, rules, tries, imported, unloaded, removed, deleted, short}
		equal(t, name+": in the dialog", m.InDialog(), want.dialog)
		equal(t, name+": confirmed", len(m.Confirmed()) == 1, shown != screen.None)
		equal(t, name+": each once", len(m.InDialog())+len(m.Confirmed())+len(m.InLine()), len(m.Notices))
		Close{}.update(&m)
		equal(t, name+": stays", m.Notices, want.stays)
	}
}
