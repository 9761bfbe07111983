package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// nobody is a player that finds nothing.
type nobody struct{}

var errMissing = errors.New("a guess is missing")

func (nobody) Next(engine.Context, solver.Candidates) (engine.Word, error) {
	return engine.Word{}, errMissing
}

// made returns what gives every list one maker.
func made(m solver.BookMaker) func(*lexicon.Lexicon) (solver.BookMaker, error) {
	return func(*lexicon.Lexicon) (solver.BookMaker, error) { return m, nil }
}

// TestBooks: every list has its book, which has every reply that is wanted and
// no other.
func TestBooks(t *testing.T) {
	all, err := wordlists.All()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, list := range all {
		file := filepath.Join(list.Lang, fmt.Sprintf("quantum-%d.txt", list.Length))
		text, err := os.ReadFile(filepath.Join("../..", file))
		if err != nil {
			t.Fatal(err)
		}
		put(t, filepath.Join(dir, file), string(text))
		counted := 0
		cost := func(solver.Split) float64 { counted++; return 1 }
		err = write(dir, list, made(solver.BookMaker{Opener: nobody{}, Player: nobody{}, Above: slowAbove, Cost: cost}))
		if err != nil || counted > 0 {
			t.Errorf("%v: run make books", err)
		}
		if got := get(t, filepath.Join(dir, file)); got != string(text) {
			t.Errorf("%s holds replies that are not wanted: run make books", file)
		}
	}
}

// TestWrite: a file that is missing or broken is made anew; one that is right
// is left alone.
func TestWrite(t *testing.T) {
	list := wordlists.List{Lang: "en", Length: 5, Answers: "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", Guesses: "slate\n"}
	dir := t.TempDir()
	file := filepath.Join(dir, "en", "quantum-5.txt")
	all := func(l *lexicon.Lexicon) (solver.BookMaker, error) {
		m, err := maker(l)
		m.Above = 1
		return m, err
	}
	put(t, file, "")
	for _, text := range []string{"", "0123456789abcdef slate\n", "zzzzz\n_____ slate\n"} {
		put(t, file, text)
		if err := write(dir, list, all); err != nil {
			t.Fatal(err)
		}
		if got := get(t, file); got == text || strings.Contains(got, "zzzzz") {
			t.Errorf("%q became %q", text, got)
		}
	}
	right := get(t, file)
	nothing := made(solver.BookMaker{Opener: nobody{}, Player: nobody{}, Above: 1, Cost: solver.Tuned(engine.Quantum).Cost})
	if err := write(dir, list, nothing); err != nil || get(t, file) != right {
		t.Errorf("%q became %q, error %v", right, get(t, file), err)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if err := write(dir, list, nothing); !errors.Is(err, errMissing) {
		t.Errorf("of a missing file: %v", err)
	}
}

// put and get write and read a file.
func put(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func get(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
