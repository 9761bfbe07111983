package model

import (
	"testing"

	"ketword/app/effect"
)

// TestNoticePlaces: each notice is told once, in the dialog that is open if that tells of its
// subject, and else in the message line; and it stays after the dialog unless it was read
// there.
func TestNoticePlaces(t *testing.T) {
	deed, storage, rules, tries := Copied{What: effect.SharedLink}, CantSave{}, GameEased{}, BadTries{Typed: "x"}
	imported, unloaded, removed, deleted, short := ListBack{}, NotLoaded{}, GameRemoved{}, GamesBack{}, TooShort{Length: 5}
	for screen, want := range map[Screen]struct{ dialog, stays []Notice }{
		NoScreen:     {stays: []Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		HelpScreen:   {stays: []Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		PuzzleScreen: {[]Notice{rules, tries, unloaded, removed}, []Notice{storage, rules, imported, unloaded, removed, deleted, short}},
		ListsScreen:  {[]Notice{storage, imported, unloaded}, []Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		GamesScreen:  {[]Notice{storage, imported, unloaded, deleted}, []Notice{storage, rules, tries, imported, unloaded, removed, short}},
		StatsScreen:  {[]Notice{storage, deleted}, []Notice{storage, rules, tries, imported, unloaded, removed, short}},
		ScoresScreen: {[]Notice{storage, deleted}, []Notice{storage, rules, tries, imported, unloaded, removed, short}},
		ReviewScreen: {stays: []Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
	} {
		name := string(screen)
		m := Model{Screen: screen}
		m.Notices = []Notice{deed, storage, rules, tries, imported, unloaded, removed, deleted, short}
		equal(t, name+": in the dialog", m.InDialog(), want.dialog)
		equal(t, name+": confirmed", len(m.Confirmed()) == 1, screen != NoScreen)
		equal(t, name+": each once", len(m.InDialog())+len(m.Confirmed())+len(m.InLine()), len(m.Notices))
		Close{}.update(&m)
		equal(t, name+": stays", m.Notices, want.stays)
	}
}
