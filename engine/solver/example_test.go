package solver_test

import (
	"context"
	"fmt"
	"log"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// Six answers, one further guess, and a secret of two words: what is left after
// a turn, and what to guess next.
func Example() {
	l, err := lexicon.New("en", 5, "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", "slate\n")
	if err != nil {
		log.Fatal(err)
	}
	slate, _ := engine.ParseWord("slate")
	marks, _ := engine.ParseFeedback("+O+_+") // both words have marks here

	all := solver.NewTable(l).Candidates(2)
	left := all.After(engine.Turn{Guess: slate, Feedback: marks})
	fmt.Println(all.Len(), "pairs, then", left.Len())
	for w := range left.At(0).Words() {
		fmt.Println(w)
	}
	best, err := solver.Best(context.Background(), left, solver.Growth(0.15), engine.Normal, 1)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s leaves %.1f\n", best[0].Guess, best[0].Remaining)
	// Output:
	// 5 pairs, then 1
	// audio
	// flesh
	// audio leaves 1.0
}

// A whole list, played by a strategy.
func ExampleTournament() {
	l, err := lexicon.New("en", 5, "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", "slate\n")
	if err != nil {
		log.Fatal(err)
	}
	all := solver.NewTable(l).Candidates(1)
	r, err := solver.Tournament(context.Background(), solver.Greedy{Cost: solver.Entropy}, all, nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%d games, %.2f guesses each, %d at most\n", r.Games, r.Mean(), r.Worst())
	// Output:
	// 6 games, 1.83 guesses each, 2 at most
}
