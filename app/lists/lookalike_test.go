package lists

import (
	"errors"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

func TestRespelt(t *testing.T) {
	for word, want := range map[string][]string{
		"slate": nil,
		"slаte": {"slate"}, // Cyrillic а
		"сlαte": {"clate"}, // Cyrillic с, Greek α
		"столa": {"стола"}, // Latin a
		"тόκoς": {"τόκος"}, // Cyrillic т, Latin o
		"τoκος": {"τοκος"}, // Latin o
		"größe": nil,
		"cat":   {"сат"},
		"ζωή":   nil,
	} {
		apptest.Equal(t, word, Respelt(word), want)
	}
}

func TestMixed(t *testing.T) {
	for word, want := range map[string]bool{
		"slate": false, "größe": false, "слово": false, "сор": false, "λέξη": false, "日本word": false,
		"slаte": true, "словo": true, "сop": true, "dжate": false,
	} {
		apptest.Equal(t, word, Mixed(word), want)
	}
}

// TestReadLookalikes: a list with words of mixed scripts is refused, and then accepted with or
// without them, as the player chooses.
func TestReadLookalikes(t *testing.T) {
	form := Form{Answers: "crown\nSlаte\nplaid, аbide\n", Guesses: "briny\n"}
	_, err := Read(engine.Forever, form)
	var bad *Refusal
	if !errors.As(err, &bad) || err.Error() != `answers: line 2: "Slаte": letters of different scripts that look alike` {
		t.Fatal(err)
	}
	apptest.Equal(t, "lines", len(bad.Problems), 2)
	apptest.Equal(t, "to leave out", bad.Skips, 2)
	apptest.Equal(t, "to take", bad.Takes, true)
	for words, choice := range map[string]Form{"crown\n": {Skips: true}, "crown\nslаte\nplaid\nаbide\n": {Takes: true}} {
		choice.Answers, choice.Guesses = form.Answers, form.Guesses
		d, err := Read(engine.Forever, choice)
		if err != nil {
			t.Fatal(err)
		}
		apptest.Equal(t, "taken", d.Answers, words)
	}
	_, err = Read(engine.Forever, Form{Answers: "crown\nx-mas\n"})
	apptest.Equal(t, "only what is no word", errors.As(err, &bad) && !bad.Takes, true)
	_, err = Read(engine.Forever, Form{Answers: "crown\nslаte\nx-mas\n", Takes: true})
	apptest.Equal(t, "and what is no word", errors.As(err, &bad) && len(bad.Problems) == 1, true)
}
