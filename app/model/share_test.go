package model

import (
	"fmt"
	"testing"
)

func TestSharing(t *testing.T) {
	l := newLexicon(t)
	seed := seedOf(t, l, "abide")
	w := openWindow(t, l, map[string]string{}, query("classic", seed, ""))
	w.send(ShareResult{Title: "T"}, CopyResult{Text: "in words"})
	equal(t, "unfinished", w.effects, []Effect(nil))
	w.send(guess("audio")...).send(guess("abide")...).send(ShareResult{Title: "T"})
	link := fmt.Sprintf("lang=en&length=5&mode=classic&seed=%d&words=%s", seed, l.Fingerprint())
	equal(t, "result", w.effects, []Effect{ShareText{What: SharedResult, Text: "T 2/6\n\n🟩⬛🟨🟨⬛\n🟩🟩🟩🟩🟩", Query: link}})
	w.send(CopyResult{Text: "in words"})
	equal(t, "result in words", w.effects, []Effect{ShareText{What: SharedWords, Text: "in words", Query: link}})
	w.send(ShareLink{})
	equal(t, "link", w.effects, []Effect{ShareText{What: SharedLink, Query: link}})
	for outcome, want := range map[Outcome]Model{
		ShareDone:    {},
		ShareRefused: {},
		ShareCopied:  {Notices: []Notice{Copied{What: SharedLink}}},
		ShareFailed:  {Screen: ShareScreen},
	} {
		m, _ := Update(w.model, Shared{What: SharedLink, Outcome: outcome})
		tells(t, "notice", m, want.Notices...)
		equal(t, "screen", m.Screen, want.Screen)
	}
}

// TestConfirmation: what confirms that something was done passes after some
// seconds, or with the dialog where it was done; what came after it stays.
func TestConfirmation(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "")
	copied := Shared{What: SharedLink, Outcome: ShareCopied}
	w.send(Open{Screen: PlayScreen}, ShareLink{}, copied)
	tells(t, "told", w.model, Copied{What: SharedLink})
	pass := w.effects[len(w.effects)-1].(LetPass)
	equal(t, "the dialog", w.model.Screen, PlayScreen)
	w.send(copied, Passed{Told: pass.Told})
	tells(t, "told again", w.model, Copied{What: SharedLink})
	w.send(Passed{Told: pass.Told + 1})
	tells(t, "passed", w.model)
	w.send(copied, Close{})
	tells(t, "closed", w.model)
	w.send(copied, Open{Screen: SettingsScreen})
	tells(t, "another dialog", w.model)
	w.send(Close{}, copied, Press{Letter: 'a'}, Enter{}, Passed{Told: w.model.Spoken.Count - 1})
	tells(t, "something else", w.model, TooShort{Length: 5})
}

// TestSharingOfDaily: the link of a daily puzzle is in its result once another day
// has come, since today's is found without one.
func TestSharingOfDaily(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "").send(ShareLink{})
	link := fmt.Sprintf("day=%d&lang=en&length=5&mode=classic&words=%s", testDay.Number(), l.Fingerprint())
	equal(t, "link", w.effects, []Effect{ShareText{What: SharedLink, Query: link}})
	w.send(GiveUp{}, ShareResult{Title: "T"})
	equal(t, "result", w.effects, []Effect{ShareText{What: SharedResult, Text: "T X/6\n"}})
	w.send(DayChanged{Day: testDay + 1}, ShareResult{Title: "T"})
	equal(t, "result on the next day", w.effects, []Effect{ShareText{What: SharedResult, Text: "T X/6\n", Query: link}})
}
