package model

import (
	"fmt"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/share"
	"ketword/app/session"
)

// shared returns what the dialog shares; the zero Share if nothing.
func shared(m Model) effect.Share {
	_, effects := Update(m, share.Send{})
	for _, e := range effects {
		if shared, is := e.(effect.Share); is {
			return shared
		}
	}
	return effect.Share{}
}

// TestSharing: a finished game is shown in the dialog, and shared in the chosen form and with the chosen
// link, which are stored; a daily puzzle with the link of its day.
func TestSharing(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "").send(share.Show{})
	equal(t, "unfinished: no dialog", w.model.Screen, screen.None)
	w.send(play.GiveUp{}, share.Show{})
	r := records.Result{Saved: w.model.Current(), List: w.model.InPlay}
	equal(t, "dialog", w.model.Screen, screen.Share)
	equal(t, "shown", shared(w.model), effect.Share{Result: r, What: records.SharedEmoji, Query: fmt.Sprintf("day=%d", testDay.Number())})
	w.send(share.Sent{What: records.SharedEmoji, Outcome: share.Copied}, ChangeSetting{Name: session.ShareForm, Value: "picture"})
	tells(t, "what was told of a form is gone with it", w.model)
	w.send(ChangeSetting{Name: session.ShareLink, Value: "off"}, share.Send{Way: effect.ShareSave})
	equal(t, "from the dialog", w.effects, []effect.Effect{effect.Share{What: records.SharedPicture, Result: r, Way: effect.ShareSave}})
	equal(t, "stored", w.stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"share-form":"picture","share-link":"off"}`))
	w.send(NewRandom{}, share.Show{Identity: r.Game.Puzzle.Identity.String()})
	equal(t, "of the history, in the form chosen last", shared(w.model), effect.Share{Result: r, What: records.SharedPicture})
}

// TestListCodes: titles name lists by codes, and lists are found by them.
func TestListCodes(t *testing.T) {
	m := New([]lists.List{{Name: lists.Name{Lang: "en", Length: 5}}, {Name: lists.Name{Lang: "de", Length: 6}}}, nil)
	own := lists.List{Name: lists.Name{Lang: "x-0123456789abcdef", Length: 5}, Title: "My birds"}
	untitled := lists.List{Name: lists.Name{Lang: "x-0123456789abcdee", Length: 7}}
	hebrew := lists.List{Name: lists.Name{Lang: "x-0123456789abcded", Length: 5}, Title: "ספר"}
	m.Own = []lists.List{own, untitled, hebrew}
	for code, list := range map[string]lists.List{
		"": m.Lists[0], "en-5": m.Lists[0], "de-6": m.Lists[1], "My birds": own, "x-0123456789abcdee-7": untitled, "\u2068ספר\u2069": hebrew,
	} {
		if code != "" {
			equal(t, "code", list.Code(), code)
		}
		name, found := m.ListWithCode(code)
		equal(t, "list "+code, name, list.Name)
		equal(t, "list "+code, found, true)
	}
	_, found := m.ListWithCode("fr-5")
	equal(t, "no such list", found, false)
}
