package model

import (
	"strings"
	"testing"

	"ketword/app/links"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/challenge"
	"ketword/engine"
)

// challengeLink returns the query of a challenge made by the form.
func challengeLink(t testing.TB, mode engine.Mode, words ...string) string {
	t.Helper()
	w := openWindow(t, newLexicon(t), map[string]string{}, "mode="+mode.String())
	w.send(challenge.Send{Words: words})
	if w.model.Screen != screen.Share || shared(w.model).What != records.SharedChallenge {
		t.Fatalf("%q: %+v", words, w.model.Challenge)
	}
	return shared(w.model).Query
}

// TestChallenge: a player can choose any allowed words as the secret, not only answers.
// Whoever opens the link plays it like any other game.
func TestChallenge(t *testing.T) {
	for mode, words := range map[engine.Mode][]string{engine.Classic: {" Slate "}, engine.Quantum: {"zzzzz", "aisle"}} {
		t.Run(mode.String(), func(t *testing.T) {
			link := challengeLink(t, mode, words...)
			for _, w := range words {
				equal(t, "it can be read", strings.Contains(link, strings.ToLower(strings.TrimSpace(w))), false)
			}
			l, stored := newLexicon(t), map[string]string{}
			w := openWindow(t, l, stored, link)
			p := w.model.Game.Puzzle
			tells(t, "notices", w.model)
			equal(t, "mode", p.Rules, engine.Rules{Mode: mode, Length: 5, Tries: 6})
			equal(t, "chosen", p.Chosen(), true)
			equal(t, "secret", p.Secret.String(), strings.ToLower(strings.TrimSpace(strings.Join(words, " "))))
			w.send(guess("audio")...)
			equal(t, "link", w.model.link(), link)
			for _, again := range []string{link, w.query, ""} { // the last one is the site's own address, which continues the game or offers it
				other := openWindow(t, l, stored, again)
				if again == "" {
					other.send(Resume{Identity: p.Identity.String()})
				}
				equal(t, "loaded again", other.model.Game.Guesses(), w.model.Game.Guesses())
				equal(t, "loaded again: puzzle", other.model.Game.Puzzle, p)
			}
			w.send(guess(p.Secret.String()[:5])...)
			equal(t, "won", w.model.Game.Status(), engine.Won)
			equal(t, "in the history", openWindow(t, l, stored, link).model.Game.TurnCount(), 2)
			equal(t, "as a file", len(mustRead(t, stored[records.HistoryKey])), 1)
		})
	}
}

func mustRead(t testing.TB, stored string) records.History {
	t.Helper()
	h, err := records.ReadHistory(stored)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// TestBadChallenges: a secret that was cut off or changed is reported, and today's puzzle is
// opened. A parameter that contradicts a valid secret is reported and ignored.
func TestBadChallenges(t *testing.T) {
	l := newLexicon(t)
	params := func(p links.Params) string { return p.Query() }
	code := links.SealSecret(mustSecret(t, "slate"))
	long := links.SealSecret(mustSecret(t, "abcdefghi"))
	for _, bad := range []string{"", "x", "???", code[:len(code)-1], code[1:], code[:9] + "." + code[9:], "A" + code[1:], long} {
		w := openWindow(t, l, map[string]string{}, params(map[string]string{"secret": bad, "seed": "7"}))
		tells(t, bad, w.model, notice.BadLink{Problems: []links.Problem{{Param: "secret", Value: bad}}})
		equal(t, bad+": today's", w.model.IsToday(), true)
	}
	for param, value := range map[string]string{"mode": "quantum", "length": "4"} {
		clash := params(map[string]string{"secret": code, param: value})
		w := openWindow(t, l, map[string]string{}, clash)
		equal(t, param+": puzzle", w.model.Game.Puzzle.Secret.String(), "slate")
		want := links.Problem{Param: param, Value: value, Clashes: param == "mode"} // there is no list with four letters
		tells(t, param, w.model, notice.BadLink{Problems: []links.Problem{want}})
		tells(t, param+": address", openWindow(t, l, map[string]string{}, w.query).model)
	}
	for _, foreign := range []string{"words", "wordy"} {
		w := openWindow(t, l, map[string]string{}, params(map[string]string{
			"secret": links.SealSecret(mustSecret(t, foreign)), "rows": "x", "words": "0123456789abcdef",
		}))
		tellsKinds(t, foreign, w.model, notice.ForeignSecret{})
		equal(t, foreign+": today's", w.model.IsToday(), true)
		equal(t, foreign+": its address", w.query, w.model.address())
	}
}

// TestBackToChallenge: Back leads to a challenge even if no letter was typed in it.
func TestBackToChallenge(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, challengeLink(t, engine.Quantum, "aisle", "zzzzz"))
	p := w.model.Game.Puzzle
	w.send(NewRandom{}).travel(-1)
	equal(t, "puzzle", w.model.Game.Puzzle, p)
	w.send(SwitchMode{Mode: engine.Classic}, SwitchMode{Mode: engine.Quantum})
	equal(t, "after another mode", w.model.Game.Puzzle, p)
}
