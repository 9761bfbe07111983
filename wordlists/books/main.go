//go:build !js

// Command books finds, for each list, the first guess for secrets of two words
// and the replies to it, and writes them beside the list, as
// LANG/quantum-LENGTH.txt. What a file holds is kept as long as the list has
// the word, so after a small change of a list only a few replies are looked for.
// To find all of them anew, which takes half a minute a list, remove the file.
//
//	go run ./wordlists/books
package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"ketword/engine"
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

// writeAll writes the books that change.
func writeAll(dir string) error {
	all, err := wordlists.All()
	if err != nil {
		return err
	}
	for _, list := range all {
		if err := write(dir, list, maker()); err != nil {
			return err
		}
	}
	return nil
}

// slowAbove is the number of pairs above which a reply has its line. Up to as
// many, it is found within 0.2 seconds natively, and half a second in a browser;
// docs/solver.md has the figures.
const slowAbove = 200

// maker returns the maker of the books. Its opener plays more games than others
// do after each of the guesses that cost least.
func maker() solver.BookMaker {
	opener := solver.Tuned(engine.Quantum)
	opener.Within = 20_000
	return solver.BookMaker{Opener: opener, Player: solver.Tuned(engine.Quantum), Above: slowAbove, Cost: opener.Cost}
}

// write writes the book of a list if it changes.
func write(dir string, list wordlists.List, m solver.BookMaker) error {
	l, err := lexicon.New(list.Lang, list.Length, list.Answers, list.Guesses)
	if err != nil {
		return err
	}
	file := filepath.Join(dir, list.Lang, fmt.Sprintf("quantum-%d.txt", list.Length))
	text, _ := os.ReadFile(file)
	old, _ := solver.ParseBook(string(text)) // of a file that is missing or broken, nothing is kept
	book, err := m.Make(context.Background(), solver.NewTable(l).Candidates(engine.Quantum), old)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if book.String() == string(text) {
		return nil
	}
	fmt.Printf("%s: %s, %d replies\n", file, book.First, len(book.Replies))
	return os.WriteFile(file, []byte(book.String()), 0o644)
}
