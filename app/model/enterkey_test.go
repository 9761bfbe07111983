package model

import (
	"testing"

	"ketword/app/play"
	"ketword/app/screen/games"
)

// TestEnterRests: Enter rests for a while after the end of a game, but not after opening a game that had
// ended before.
func TestEnterRests(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	q := linked("classic", seedOf(t, l, "abide"), "")
	w := openWindow(t, l, stored, q).send(guess("audio")...)
	equal(t, "after a guess", w.model.Play.EnterRests, false)
	w.send(guess("abide")...)
	equal(t, "after the end", w.model.Play.EnterRests, true)
	equal(t, "after the end, a letter", w.send(play.Press{Letter: 'a'}).model.Play.EnterRests, true)
	w.send(play.EnterRested{Number: 1})
	equal(t, "after the rest", w.model.Play.EnterRests, false)
	equal(t, "opened again", openWindow(t, l, stored, q).model.Play.EnterRests, false)
	ended := w.model.Game.Puzzle.Identity
	w.send(NewRandom{Entropy: [2]uint64{3, 0}}, games.ShowGame{Identity: ended.String()})
	equal(t, "opened while another is played", []any{w.model.Game.Puzzle.Identity, w.model.Play.EnterRests}, []any{ended, false})
}
