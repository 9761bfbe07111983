package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/share"
)

// TestConfirmation: a confirmation disappears after some seconds, or with the dialog in
// which it was shown; later notices stay.
func TestConfirmation(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "")
	copied := share.Sent{What: records.SharedLink, Outcome: share.Copied}
	w.send(Open{Screen: screen.Puzzle}, share.SendLink{}, copied)
	tells(t, "told", w.model, notice.Copied{What: records.SharedLink})
	pass := w.effects[len(w.effects)-1].(effect.Later).Msg.(passed)
	equal(t, "the dialog", w.model.Screen, screen.Puzzle)
	w.send(copied, passed{told: pass.told})
	tells(t, "told again", w.model, notice.Copied{What: records.SharedLink})
	w.send(passed{told: pass.told + 1})
	tells(t, "passed", w.model)
	w.send(copied, Close{})
	tells(t, "closed", w.model)
	w.send(copied, Open{Screen: screen.Settings})
	tells(t, "another dialog", w.model)
	w.send(Close{}, copied, play.Press{Letter: 'a'}, play.Enter{}, passed{told: w.model.Play.Spoken.Count - 1})
	tells(t, "something else", w.model, notice.TooShort{Length: 5})
}
