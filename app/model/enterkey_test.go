package model

import (
	"testing"

	"ketword/app/play"
	"ketword/app/screen/games"
	"ketword/app/session"
)

// TestEnterRests: Enter rests after the end of a game, and after a word was judged at its last letter,
// until it has rested, or a letter of the next guess comes, of which there is none after the end. A game
// that had ended before it was opened lets none rest.
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

	w = openWindow(t, l, map[string]string{}, q)
	w.send(ChangeSetting{session.Submit, "on"}).send(typed("audio")...)
	equal(t, "judged at the last letter", w.model.Play.EnterRests, true)
	w.send(play.Press{Letter: 'f'})
	equal(t, "a letter", w.model.Play.EnterRests, false)
	w.send(typed("lesh")...)
	w.send(play.EnterRested{Number: 1})
	equal(t, "of an earlier rest", w.model.Play.EnterRests, true)
	w.send(play.EnterRested{Number: 2})
	equal(t, "of this one", w.model.Play.EnterRests, false)
}
