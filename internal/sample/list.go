package sample

import (
	"flag"
	"os"
	"testing"

	"ketword/engine/lexicon"
	"ketword/wordlists"
)

// The list of the benchmarks can be in files:
//
//	go test -bench . ./engine/solver -args -answers FILE -guesses FILE
var (
	answersFile = flag.String("answers", "", "file of the answers for benchmarks")
	guessesFile = flag.String("guesses", "", "file of the guesses for benchmarks")
)

// List loads the list of the benchmarks: the English one of five letters, or one in files. On an
// error it ends the benchmark.
func List(tb testing.TB) *lexicon.Lexicon {
	tb.Helper()
	const lang, length = "en", 5
	texts, _ := wordlists.Find(lang, length)
	if *answersFile != "" {
		texts.Answers, texts.Guesses = read(tb, *answersFile), read(tb, *guessesFile)
	}
	l, err := lexicon.New(lang, length, texts.Answers, texts.Guesses)
	if err != nil {
		tb.Fatal(err)
	}
	return l
}

func read(tb testing.TB, name string) string {
	tb.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		tb.Fatal(err)
	}
	return string(text)
}
