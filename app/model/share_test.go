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
	equal(t, "result", w.effects, []Effect{ShareText{Text: "T 2/6\n\n🟩⬛🟨🟨⬛\n🟩🟩🟩🟩🟩"}})
	w.send(CopyResult{Text: "in words"})
	equal(t, "result in words", w.effects, []Effect{ShareText{Text: "in words", Copies: true}})
	w.send(ShareLink{})
	equal(t, "link", w.effects, []Effect{ShareText{Link: true, Text: fmt.Sprintf(
		"lang=en&length=5&mode=classic&seed=%d&words=%s", seed, l.Fingerprint())}})
	for outcome, want := range map[Outcome]Model{
		ShareDone:    {},
		ShareRefused: {},
		ShareCopied:  {Notices: []Notice{Copied{}}},
		ShareFailed:  {Screen: ShareScreen},
	} {
		m, _ := Update(w.model, Shared{Outcome: outcome})
		tells(t, "notice", m, want.Notices...)
		equal(t, "screen", m.Screen, want.Screen)
	}
}
