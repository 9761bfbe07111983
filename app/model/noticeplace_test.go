package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/screen"
)

// TestNoticePlaces: each notice is told once, in the dialog that is open if that tells of its
// subject, and else in the message line; and it stays after the dialog unless it was read
// there.
func TestNoticePlaces(t *testing.T) {
	deed, storage, rules, tries := Copied{What: effect.SharedLink}, CantSave{}, GameEased{}, BadTries{Typed: "x"}
	imported, unloaded, removed, deleted, short := ListBack{}, NotLoaded{}, GameRemoved{}, GamesBack{}, TooShort{Length: 5}
	for shown, want := range map[screen.Name]struct{ dialog, stays []Notice }{
		screen.None:   {stays: []Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		screen.Help:   {stays: []Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		screen.Puzzle: {[]Notice{rules, tries, unloaded, removed}, []Notice{storage, rules, imported, unloaded, removed, deleted, short}},
		screen.Lists:  {[]Notice{storage, imported, unloaded}, []Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		screen.Games:  {[]Notice{storage, imported, unloaded, deleted}, []Notice{storage, rules, tries, imported, unloaded, removed, short}},
		screen.Stats:  {[]Notice{storage, deleted}, []Notice{storage, rules, tries, imported, unloaded, removed, short}},
		screen.Scores: {[]Notice{storage, deleted}, []Notice{storage, rules, tries, imported, unloaded, removed, short}},
		screen.Review: {stays: []Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
	} {
		name := string(shown)
		m := Model{Screen: shown}
		m.Notices = []Notice{deed, storage, rules, tries, imported, unloaded, removed, deleted, short}
		equal(t, name+": in the dialog", m.InDialog(), want.dialog)
		equal(t, name+": confirmed", len(m.Confirmed()) == 1, shown != screen.None)
		equal(t, name+": each once", len(m.InDialog())+len(m.Confirmed())+len(m.InLine()), len(m.Notices))
		Close{}.update(&m)
		equal(t, name+": stays", m.Notices, want.stays)
	}
}
