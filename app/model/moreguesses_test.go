package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen/ownlists"
	"ketword/engine"
)

// german5Word is a word of the German list of the tests.
const german5Word = "katze"

// withGerman returns a store with a list of the player that allows all German words, which
// are not loaded, and the list's name.
func withGerman(t testing.TB, stored map[string]string) (*listStore, lists.Name) {
	s := newListStore(t)
	d, err := lists.Read(engine.Forever, lists.Form{Title: "Birds", Answers: "amsel\ncrown\nfinks\n", Guesses: "pipit\n", Also: "de"})
	if err != nil {
		t.Fatal(err)
	}
	w := s.visit(t, stored, "").do(ownlists.Imported{Draft: d})
	return s, w.model.Own[0].Name
}

// TestGuessesMissing: if the words of the language can't be loaded, the list is played with
// its own. The player is told, and loading is retried.
func TestGuessesMissing(t *testing.T) {
	for name, again := range map[string]Msg{"asked": TryAgain{}, "by itself": Online{}} {
		stored := map[string]string{}
		s, list := withGerman(t, stored)
		german := s.words[german5]
		delete(s.words, german5)
		w := s.visit(t, stored, "").do(ownlists.Play{List: list})
		w.at(name+": playable", list, engine.Classic)
		tells(t, name+": told", w.model, notice.GuessesMissing{List: w.model.Lists[1]})
		w.do(guess("pipit")...)
		equal(t, name+": its own", w.words(), []string{"pipit"})
		w.do(guess(german5Word)...)
		tells(t, name+": told again", w.model, notice.GuessesMissing{List: w.model.Lists[1]})
		s.words[german5], s.slow = german, true
		w.do(again, play.Enter{})
		tells(t, name+": on the way", w.model, notice.GuessesMissing{List: w.model.Lists[1], Coming: true})
		w.send(again)
		equal(t, name+": asked once", w.effects, []effect.Effect(nil))
		w.send(play.Enter{}, ListFailed{List: german5})
		tells(t, name+": told once", w.model, notice.GuessesMissing{List: w.model.Lists[1]})
		w.send(again)
		s.slow = false
		w.settle()
		tells(t, name+": there", w.model)
		w.do(play.Enter{})
		equal(t, name+": guessed", w.words(), []string{"pipit", german5Word})
	}
}
