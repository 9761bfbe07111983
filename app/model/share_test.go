package model

import (
	"fmt"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
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
