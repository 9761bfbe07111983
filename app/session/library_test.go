package session

import (
	"slices"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// The lists of tests, besides the default one.
var (
	german = lists.List{Name: lists.Name{Lang: "de", Length: 6}, Bytes: 200}
	mine   = lists.List{Name: lists.OwnName(1, 5), Title: "Mine", Letters: "ab", Answers: 2, Guesses: 2, Also: "en"}
)

// withLists returns a session with two more lists: a built-in one and one of the player's.
func withLists(t testing.TB) *Session {
	s := begun(t)
	s.Lists, s.Own, s.OwnState = append(s.Lists, german), []lists.List{mine}, OwnKnown
	return s
}

// TestFind: a player's list is found by its tag, whatever the length.
func TestFind(t *testing.T) {
	s := withLists(t)
	for name, want := range map[lists.Name]lists.List{
		german.Name:                             german,
		{Lang: mine.Name.Lang, Length: 7}:       mine,
		{Lang: "de", Length: 5}:                 {Name: lists.Name{Lang: "de", Length: 5}},
		lists.OwnName(2, 5):                     {Name: lists.OwnName(2, 5)},
		{Lang: lists.Default().Lang, Length: 5}: s.Lists[0],
	} {
		got, found := s.Find(name)
		equal(t, name.String(), got, want)
		equal(t, name.String()+" is here", found, !slices.Contains([]string{"de/5", lists.OwnName(2, 5).String()}, name.String()))
	}
	equal(t, "puzzle of a list", s.HasListOf(s.Game.Puzzle.Identity), true)
	equal(t, "puzzle of none", s.HasListOf(engine.Identity{Lang: "fr"}), false)
	equal(t, "secrets of two words", []bool{s.Offers(lists.Default(), engine.Quantum), s.Offers(german.Name, engine.Quantum)}, []bool{true, false})
}

// TestListFor: the list opened last in a mode comes first, if it is known, or may still be returned by the
// browser.
func TestListFor(t *testing.T) {
	s := withLists(t)
	equal(t, "in play", s.ListFor(engine.Classic), lists.Default())
	s.InPlay = german
	equal(t, "without secrets of two words", s.ListFor(engine.Quantum), lists.Default())
	gone := lists.OwnName(2, 5)
	for state, want := range map[OwnState]lists.Name{OwnAwaited: gone, OwnKnown: german.Name, OwnUnread: german.Name} {
		s.OwnState, s.Recent.Lists = state, map[string]string{"classic": gone.String()}
		equal(t, "own list that is not here", s.ListFor(engine.Classic), want)
	}
}

// TestFirstList: the first list is of the page's language, if there is one with the default length.
func TestFirstList(t *testing.T) {
	s := withLists(t)
	s.Settings.PageLang = "de"
	equal(t, "of another length alone", s.FirstList(), lists.Default())
	name := lists.Name{Lang: "de", Length: lists.Default().Length}
	s.Lists = append(s.Lists, lists.List{Name: name})
	equal(t, "of the language", s.FirstList(), name)
}

func TestListWithCode(t *testing.T) {
	s := withLists(t)
	for code, want := range map[string]lists.Name{"": lists.Default(), "de-6": german.Name, "Mine": mine.Name, "Yours": {}} {
		name, found := s.ListWithCode(code)
		equal(t, code, name, want)
		equal(t, code+" is here", found, code != "Yours")
	}
}

func TestWaiting(t *testing.T) {
	s := withLists(t)
	equal(t, "next is in play", s.NextList(), lists.Default())
	equal(t, "of nothing", s.Waiting.Percent(), 0)
	s.Waiting = Waiting{List: german, Got: 50}
	equal(t, "next is loaded", s.NextList(), german.Name)
	equal(t, "how much", s.Waiting.Percent(), 25)
	s.Waiting.Got = 500
	equal(t, "more than was told", s.Waiting.Percent(), 100)
}

// TestWords: with a player's list, the words of another language may also be guessed, once they are loaded.
func TestWords(t *testing.T) {
	s := withLists(t)
	own, err := lexicon.New(mine.Name.Lang, 5, "ababa\nbabab\n", "")
	if err != nil {
		t.Fatal(err)
	}
	s.InPlay, s.Lexicon = mine, own
	english := s.Words[lists.Default()]
	s.Words = map[lists.Name]*lexicon.Lexicon{mine.Name: own}
	_, lacks := s.LackedGuesses()
	equal(t, "lacked", lacks, true)
	abide, unknown := apptest.Word(t, "abide"), apptest.Word(t, "xxxxx")
	equal(t, "its own alone", []bool{s.MayGuess(mine.Name, own.Answer(0)), s.MayGuess(mine.Name, abide), s.Vocabulary().Has(abide)}, []bool{true, false, false})

	s.Words[lists.Default()] = english
	_, lacks = s.LackedGuesses()
	equal(t, "no more", lacks, false)
	equal(t, "more", []bool{s.MayGuess(mine.Name, abide), s.MayGuess(mine.Name, unknown), s.MayGuess(german.Name, unknown)}, []bool{true, false, true})
	all := s.Vocabulary()
	equal(t, "vocabulary", []bool{all.Has(abide), all.Has(own.Answer(0)), all.Has(unknown)}, []bool{true, true, false})
	guesses := all.(widened).Guesses
	equal(t, "how many", len(slices.Collect(guesses())), own.GuessCount()+english.GuessCount())
	for w := range guesses() {
		equal(t, "first", w, own.Answer(0))
		break
	}
	w, err := s.Reader(mine.Name)("ABABA")
	equal(t, "read", w, own.Answer(0))
	equal(t, "no error", err, nil)
	equal(t, "alphabet", s.Alphabet().Lower("Q"), "q")
}

// TestUsualAlso: by default, a short list with letters of the page's language allows the words of that
// language.
func TestUsualAlso(t *testing.T) {
	s := withLists(t)
	long, foreign := mine, mine
	long.Answers, long.Guesses, foreign.Letters = 500, 500, "abя"
	short := mine
	short.Answers, short.Guesses = 200, 200
	equal(t, "also", []string{s.UsualAlso(mine), s.UsualAlso(short), s.UsualAlso(long), s.UsualAlso(foreign)}, []string{"en", "en", "", ""})
}
