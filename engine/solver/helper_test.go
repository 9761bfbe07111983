package solver_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/sample"
	"ketword/wordlists"
)

// list returns a list of a few words.
func list(t testing.TB, answers, guesses string) *lexicon.Lexicon {
	t.Helper()
	length := utf8.RuneCountInString(strings.Fields(answers)[0])
	l := sample.Must(lexicon.New("en", length, answers, guesses))(t)
	return l
}

// builtIn returns a list of the program.
func builtIn(t testing.TB, lang string, length int) *lexicon.Lexicon {
	t.Helper()
	texts, found := wordlists.Find(lang, length)
	if !found {
		t.Fatalf("no list %s %d", lang, length)
	}
	l := sample.Must(lexicon.New(lang, length, texts.Answers, texts.Guesses))(t)
	return l
}

func smallTable(t testing.TB) *solver.Table {
	return solver.NewTable(sample.Small(t))
}

// word returns a word that is known to be good.
func word(s string) engine.Word { return engine.WordOf([]engine.Letter(s)...) }

// words returns all guesses of a list.
func words(l *lexicon.Lexicon) []engine.Word {
	return slices.Collect(l.Guesses())
}

// source returns a random source that is the same each time.
func source() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

// turn returns what a guess tells of a secret.
func turn(guess engine.Word, secret engine.Secret) engine.Turn {
	return engine.Turn{Guess: guess, Feedback: engine.Score(guess, secret)}
}

// playAlone plays one game of the candidates' list, with any number of tries,
// and returns its guesses.
func playAlone(p solver.Player, c solver.Candidates, secret engine.Secret) ([]engine.Word, error) {
	rules := engine.Rules{Mode: secret.Mode(), Length: secret.Len(), Tries: engine.Unlimited}
	game := engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: rules}, Secret: secret})
	for step, err := range solver.Play(context.Background(), p, c, game) {
		if err != nil {
			return game.Guesses(), err
		}
		game = step.Game
	}
	return game.Guesses(), nil
}
