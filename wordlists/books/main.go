//go:build !js

// Command books finds, for each list, the first guess and the replies to it
// for secrets of two words, and writes them beside the list, as
// LANG/quantum-LENGTH.txt. A book that fits its list is left as it is, so that
// only what changed is looked for again: some minutes a list.
//
//	go run ./wordlists/books
package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/wordlists"
)

func main() {
	if err := writeAll("wordlists"); err != nil {
		fmt.Fprintln(os.Stderr, "books:", err)
		os.Exit(1)
	}
}

// writeAll writes the books that are missing or do not fit.
func writeAll(dir string) error {
	all, err := wordlists.All()
	if err != nil {
		return err
	}
	for _, texts := range all {
		l, err := lexicon.New(texts.Lang, texts.Length, texts.Answers, texts.Guesses)
		if err != nil {
			return err
		}
		file := filepath.Join(dir, texts.Lang, fmt.Sprintf("quantum-%d.txt", texts.Length))
		if fits(file, l) {
			continue
		}
		book, err := solver.NewBook(context.Background(), solver.NewTable(l), words, opener(), solver.Tuned(words), nil)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if err := os.WriteFile(file, []byte(book.String()), 0o644); err != nil {
			return err
		}
		fmt.Printf("%s: %s, %d replies\n", file, book.First, len(book.Replies))
	}
	return nil
}

const words = 2 // of a secret

// opener returns the player that finds first guesses: it plays more games than
// others do after each of those that cost least.
func opener() solver.Player {
	p := solver.Tuned(words)
	p.Within = 20_000
	return p
}

// fits reports whether a file holds the book of a list.
func fits(file string, l *lexicon.Lexicon) bool {
	text, err := os.ReadFile(file)
	if err != nil {
		return false
	}
	book, err := solver.ParseBook(string(text))
	return err == nil && book.Fits(l)
}
