package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/puzzle"
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

// TestGuessesOfLanguage: all words of the language can be guessed once they are loaded. The
// list, its name and its puzzles do not depend on them.
func TestGuessesOfLanguage(t *testing.T) {
	stored := map[string]string{}
	s, name := withGerman(t, stored)
	equal(t, "kept", s.own[0].Also, "de")
	equal(t, "its own guesses", s.own[0].Guesses, 4)
	w := s.visit(t, stored, "").do(puzzle.ChooseList{List: name})
	w.at("in play", name, engine.Classic)
	equal(t, "loaded", w.model.Words[german5] != nil, true)
	w.do(guess(german5Word)...)
	equal(t, "guessed", w.words(), []string{german5Word})
	w.do(guess("pipit")...)
	equal(t, "its own, too", w.words(), []string{german5Word, "pipit"})
	w.do(guess("abide")...)
	tellsKinds(t, "neither's", w.model, notice.UnknownWord{})
	again := s.visit(t, stored, w.query)
	equal(t, "the next visit", again.words(), []string{german5Word, "pipit"})

	plain := newListStore(t)
	friend := plain.visit(t, map[string]string{}, "").do(ownlists.Imported{Draft: draft(t, "Mine", "amsel\ncrown\nfinks\n", "")})
	equal(t, "the same list", friend.model.Own[0].Name, name)
	friend = plain.visit(t, map[string]string{}, w.model.link())
	equal(t, "the same puzzle", friend.model.Game.Puzzle.Secret, w.model.Game.Puzzle.Secret)
	friend.do(guess(german5Word)...)
	tellsKinds(t, "which has its own guesses", friend.model, notice.UnknownWord{})
}

// TestGuessesKeepWith: the choice stays with the list when it is renamed, deleted and
// restored.
func TestGuessesKeepWith(t *testing.T) {
	stored := map[string]string{}
	s, name := withGerman(t, stored)
	w := s.visit(t, stored, "").do(ownlists.Rename{List: name, Title: "Vögel"}, DeleteList{List: name}, BringBackList{})
	equal(t, "here", w.model.Own[0].Also, "de")
	equal(t, "kept", s.own[0].Also, "de")
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

// TestGuessesWhileElsewhere: words for a list that is no longer in play cause no notice,
// whether they arrive or not.
func TestGuessesWhileElsewhere(t *testing.T) {
	for _, there := range []bool{true, false} {
		stored := map[string]string{}
		s, list := withGerman(t, stored)
		if !there {
			delete(s.words, german5)
		}
		w := s.visit(t, stored, "")
		w.do(puzzle.ChooseList{List: english5})
		s.slow = true
		w.send(puzzle.ChooseList{List: list})
		s.slow = false
		load := s.asked[0]
		s.asked = nil
		w.send(s.answer(load)) // the list; then its guesses are requested
		s.slow = true
		w.do(puzzle.ChooseList{List: english5})
		s.slow = false
		w.settle()
		w.at("elsewhere", english5, engine.Classic)
		tells(t, "nothing is told", w.model)
		equal(t, "loaded", w.model.Words[german5] != nil, there)
	}
}

// TestGuessesOfNoLanguage: a language without a list of that length adds nothing.
func TestGuessesOfNoLanguage(t *testing.T) {
	d, err := lists.Read(engine.Forever, lists.Form{Title: "x", Answers: "bear\nlion\n", Also: "de"})
	if err != nil {
		t.Fatal(err)
	}
	w := newListStore(t).visit(t, map[string]string{}, "").do(ownlists.Imported{Draft: d})
	w.do(puzzle.ChooseList{List: w.model.Own[0].Name}).do(guess("wolf")...)
	tellsKinds(t, "told", w.model, notice.UnknownWord{})
}
