// Command books finds, for each list, the first guess for secrets of two words
// and the replies to it, and writes them beside the list, as
// LANG/quantum-LENGTH.txt. What a file holds is kept as long as the list has
// the word, so after a small change of a list only a few replies are looked for.
// To find all of them anew, which takes some minutes a list, remove the file.
//
//	make books
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/proofs/strategist"
	"ketword/wordlists"
)

func main() {
	if err := writeAll("wordlists"); err != nil {
		fmt.Fprintln(os.Stderr, "books:", err)
		os.Exit(1)
	}
}

// writeAll writes the books that change, on all cores.
func writeAll(dir string) error {
	all, err := wordlists.All()
	if err != nil {
		return err
	}
	errs, turns := make([]error, len(all)), make(chan struct{}, runtime.NumCPU())
	var group sync.WaitGroup
	for i, list := range all {
		group.Go(func() {
			turns <- struct{}{}
			errs[i] = write(dir, list, maker)
			<-turns
		})
	}
	group.Wait()
	return errors.Join(errs...)
}

// slowAbove is the number of pairs above which a reply has its line. Up to as
// many, it is found within 0.2 seconds natively, and half a second in a browser;
// docs/solver.md has the figures.
const slowAbove = 200

func maker(l *lexicon.Lexicon) (solver.BookMaker, error) {
	g, err := strategist.New(engine.Rules{Mode: engine.Quantum, Length: l.Length()}, l)
	return solver.BookMaker{Opener: opener{g}, Player: replier{g}, Above: slowAbove, Cost: solver.Tuned(engine.Quantum).Cost}, err
}

// opener finds the first guess.
type opener struct{ game *strategist.Game }

// Next returns the first guess for all pairs.
func (o opener) Next(ctx engine.Context, c solver.Candidates) (engine.Word, error) {
	return strategist.Opener(ctx, o.game, c, 1, nil)
}

// replier replies to the first guess as a strategy for all pairs does.
type replier struct{ game *strategist.Game }

// Next returns the reply to the first turn.
func (r replier) Next(ctx engine.Context, c solver.Candidates) (engine.Word, error) {
	const replies = 300
	m := strategist.Maker{Effort: strategist.EffortOf(replies)}
	tree, err := m.Reply(ctx, r.game, c.Turns()[0])
	if err != nil {
		return engine.Word{}, err
	}
	return tree.Guess, nil
}

// write writes the book of a list if it changes.
func write(dir string, list wordlists.List, maker func(*lexicon.Lexicon) (solver.BookMaker, error)) error {
	l, err := lexicon.New(list.Lang, list.Length, list.Answers, list.Guesses)
	if err != nil {
		return err
	}
	file := filepath.Join(dir, list.Lang, fmt.Sprintf("quantum-%d.txt", list.Length))
	text, _ := os.ReadFile(file)
	old, _ := solver.ParseBook(string(text)) // of a file that is missing or broken, nothing is kept
	m, err := maker(l)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
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
