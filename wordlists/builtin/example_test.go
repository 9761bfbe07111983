//go:build !js

package builtin_test

import (
	"context"
	"fmt"
	"log"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/wordlists/builtin"
)

// A built-in list in one call, and a puzzle of it.
func ExampleLexicon() {
	list, err := builtin.Lexicon("de", 5)
	if err != nil {
		log.Fatal(err)
	}
	puzzle, err := list.Puzzle(engine.Rules{Mode: engine.Classic, Tries: 6}, 2000)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(puzzle.Identity)
	_, err = builtin.Lexicon("de", 12)
	fmt.Println(err)
	// Output:
	// classic/de/5/2000/6/normal
	// no built-in list of "de" with 12 letters
}

// The strongest player, two secret words, and the book of the list: the first guess
// comes at once.
func ExampleTable() {
	table, err := builtin.Table("en", 5)
	if err != nil {
		log.Fatal(err)
	}
	puzzle, err := table.Lexicon().Puzzle(engine.Rules{Mode: engine.Quantum}, 7)
	if err != nil {
		log.Fatal(err)
	}
	best, _ := solver.Named("best", engine.Quantum, engine.Normal, nil)
	game := engine.NewGame(puzzle)
	for step, err := range solver.Play(context.Background(), best, table.Candidates(engine.Quantum), game) {
		if err != nil {
			log.Fatal(err)
		}
		game = step.Game
	}
	fmt.Println(game.Status())
	// Output: won
}
