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

// TestRepeated: a word that was guessed before is reported before it costs a try. A second
// Enter plays it, unless something was typed between.
func TestRepeated(t *testing.T) {
	for mode, secret := range map[string]string{"classic": "abide", "quantum": "crown plaid"} {
		w := openSecret(t, mode, secret, "")
		w.send(guess("slate")...).send(guess("zzzzz")...)
		told := notice.Repeated{Word: "zzzzz", Turn: 1}
		w.send(guess("zzzzz")...)
		tells(t, mode+": pointed out", w.model, told)
		equal(t, mode+": the row", []any{w.model.Play.Typed, w.model.Game.TurnCount(), shakes(w)}, []any{"zzzzz", 2, 1})
		equal(t, mode+": effects", w.effects, []effect.Effect(nil))
		w.send(play.Erase{}, play.Press{Letter: 'z'}, play.Enter{})
		tells(t, mode+": typed anew", w.model, told)
		w.send(share.SendLink{}, share.Sent{What: records.SharedLink, Outcome: share.Copied}, play.Enter{}) // another notice was shown meanwhile
		tells(t, mode+": played", w.model)
		equal(t, mode+": its try", w.model.Game.TurnCount(), 3)
		w.send(guess("zzzzz")...)
		tells(t, mode+": and again", w.model, told)
		w.send(Open{Screen: screen.Help}, Close{}, play.Erase{}, play.Erase{}, play.Erase{}, play.Erase{}, play.Erase{}).send(guess("aisle")...)
		equal(t, mode+": another word", w.model.Game.TurnCount(), 4)
	}
}
