package model

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/expect"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
)

const (
	testAnswers = "abide\naudio\nflesh\ncrown\nplaid\nbriny\nspeed\nshelf\nworld\ntulip\ncandy\ngrove\n"
	testGuesses = "slate\nsalsa\naisle\nzzzzz\n"
)

// testDay is the day of most tests.
const testDay = engine.Day(100)

// newLexicon returns the test list, with further answers at its end.
func newLexicon(t testing.TB, more ...string) *lexicon.Lexicon {
	t.Helper()
	answers := testAnswers
	for _, w := range more {
		answers += w + "\n"
	}
	l, err := lexicon.New("en", 5, answers, testGuesses)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// noDay is a seed that no daily puzzle of the lists of these tests has, and so are
// greater ones.
const noDay engine.Seed = 1000

// seedOf returns a seed of the secret that is written like "abide" or
// "crown plaid", which no daily puzzle has.
func seedOf(t testing.TB, l *lexicon.Lexicon, secret string) engine.Seed {
	t.Helper()
	for seed := noDay; seed < 100_000; seed++ {
		p, err := l.Puzzle(usualRules(engine.Mode(len(strings.Fields(secret)))), seed)
		if err == nil && secretText(p.Secret) == secret {
			return seed
		}
	}
	t.Fatalf("no seed of %q", secret)
	return 0
}

func secretText(s engine.Secret) string {
	var words []string
	for w := range s.Words() {
		words = append(words, w.String())
	}
	return strings.Join(words, " ")
}

func query(mode string, seed engine.Seed, more string) string {
	return fmt.Sprintf("mode=%s&seed=%d%s", mode, seed, more)
}

// typed returns the messages that type a word.
func typed(word string) []Msg {
	var msgs []Msg
	for _, l := range word {
		msgs = append(msgs, Press{Letter: l})
	}
	return msgs
}

// guess returns the messages that play a word.
func guess(word string) []Msg { return append(typed(word), Enter{}) }

// equal fails if got is not want.
func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	expect.Equal(t, what, got, want)
}

// tells fails unless the model tells these notices, and no others.
func tells(t testing.TB, what string, m Model, want ...Notice) {
	t.Helper()
	equal(t, what, m.Notices, want)
}

// tellsKinds fails unless the model tells notices of these kinds, whatever they
// hold.
func tellsKinds(t testing.TB, what string, m Model, want ...Notice) {
	t.Helper()
	kinds := func(notices []Notice) (types []reflect.Type) {
		for _, n := range notices {
			types = append(types, reflect.TypeOf(n))
		}
		return types
	}
	equal(t, what, kinds(m.Notices), kinds(want))
}

// newModel returns the model of a site that carries one list.
func newModel(l *lexicon.Lexicon) Model {
	return newSite([]lists.List{{Name: lists.Default(), Answers: l.AnswerCount(), Guesses: l.GuessCount(), Quantum: true}}, l)
}

// newSite returns the model of a site with the settings of the tests.
func newSite(lists []lists.List, words *lexicon.Lexicon) Model {
	m := New(lists, words)
	m.Settings.table = slices.Concat(testSettings, slices.DeleteFunc(slices.Clone(settingTable), func(s Setting) bool { return s.Group != "" }))
	return m
}
