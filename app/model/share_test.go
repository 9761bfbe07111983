package model

import (
	"fmt"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// TestSharing: a finished game is shared in the form and with the link that were chosen; a link
// at any time.
func TestSharing(t *testing.T) {
	l := newLexicon(t)
	seed := seedOf(t, l, "abide")
	w := openWindow(t, l, map[string]string{}, linked("classic", seed, ""))
	w.send(ShowShare{}, ShareShown{})
	equal(t, "unfinished", w.effects, []effect.Effect(nil))
	equal(t, "unfinished: no dialog", w.model.Screen, screen.None)
	w.send(guess("audio")...).send(guess("abide")...)
	r := records.Result{Saved: w.model.Current(), List: w.model.InPlay}
	link := fmt.Sprintf("seed=%d&words=%.4s", seed, l.Fingerprint())
	w.send(ShareShown{Way: effect.ShareCopy})
	equal(t, "no dialog is open", w.effects, []effect.Effect(nil))

	w.send(ShowShare{})
	equal(t, "dialog", w.model.Screen, screen.Share)
	equal(t, "shown", w.model.Sharing(), sharing{Result: r, What: effect.SharedEmoji, Query: link})
	w.send(ChangeSetting{Name: session.ShareForm, Value: "picture"}, ChangeSetting{Name: session.ShareLink, Value: "off"}, ShareShown{Way: effect.ShareSave})
	equal(t, "from the dialog", w.effects, []effect.Effect{effect.Share{What: effect.SharedPicture, Result: r, Way: effect.ShareSave}})
	equal(t, "stored", w.stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"share-form":"picture","share-link":"off"}`))

	w.send(NewRandom{}, ShowShare{})
	equal(t, "another game goes on", w.effects, []effect.Effect(nil))
	w.send(ShowShare{Identity: "no identity"}, ShowShare{Identity: w.model.Game.Puzzle.Identity.String()})
	equal(t, "no finished game", w.effects, []effect.Effect(nil))
	w.send(ShowShare{Identity: r.Game.Puzzle.Identity.String()})
	equal(t, "of the history, in the form chosen last", w.model.Sharing(), sharing{Result: r, What: effect.SharedPicture})
	w.send(Close{}, SendLink{})
	equal(t, "link", w.effects, []effect.Effect{effect.Share{What: effect.SharedLink, Query: w.model.link()}})
	equal(t, "a link has no dialog", w.model.Sharing(), sharing{What: effect.SharedLink})
}

// TestShared: what could be neither shared nor copied is shown, and that it was copied is told.
func TestShared(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "").send(SendLink{})
	for outcome, want := range map[Outcome]Model{
		ShareDone:    {},
		ShareRefused: {},
		ShareCopied:  {Notices: []notice.Notice{notice.Copied{What: effect.SharedLink}}},
		ShareFailed:  {Screen: screen.Share},
	} {
		m, _ := Update(w.model, Shared{What: effect.SharedLink, Outcome: outcome})
		tells(t, "notice", m, want.Notices...)
		equal(t, "screen", m.Screen, want.Screen)
		equal(t, "failed", m.Sharing(), sharing{What: effect.SharedLink, Failed: outcome == ShareFailed})
	}
}

// TestSharingAgain: a game that is played once more says so.
func TestSharingAgain(t *testing.T) {
	w := openSecret(t, "classic", "abide", "").send(guess("abide")...)
	r, _ := w.model.result("")
	equal(t, "the first time", r.Again, false)
	w.model.Game = engine.NewGame(w.model.Game.Puzzle)
	w.send(guess("audio")...).send(guess("abide")...)
	r, _ = w.model.result("")
	equal(t, "again", r.Again, true)
	r, _ = w.model.result(r.Game.Puzzle.Identity.String())
	equal(t, "of the history", [2]any{r.Again, r.Game.TurnCount()}, [2]any{false, 1})
}

// TestListCodes: a list is named in titles, and found by that name.
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

// TestOtherForm: what was told of one form of a result goes when another is chosen, or the link.
func TestOtherForm(t *testing.T) {
	w := openSecret(t, "classic", "abide", "").send(guess("abide")...)
	w.send(ShowShare{}, Shared{What: effect.SharedEmoji, Outcome: ShareCopied}, ChangeSetting{Name: session.ShareLink, Value: "off"})
	tells(t, "told of a form", w.model)
	w.send(Shared{What: effect.SharedEmoji, Outcome: ShareFailed}, ChangeSetting{Name: session.ShareForm, Value: string(effect.SharedWords)})
	equal(t, "failed", w.model.Sharing().Failed, false)
}

// TestSharingOfDaily: the link of a daily puzzle is that of its day.
func TestSharingOfDaily(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "").send(GiveUp{}, ShowShare{}, ShareShown{})
	link := fmt.Sprintf("day=%d", testDay.Number())
	share := w.effects[0].(effect.Share)
	equal(t, "link", share.Query, link)
}
