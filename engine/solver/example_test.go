package solver_test

import (
	"context"
	"errors"
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

// One game, played to its end.
func ExamplePlay() {
	l, err := lexicon.New("en", 5, "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", "slate\n")
	if err != nil {
		log.Fatal(err)
	}
	puzzle, err := l.Puzzle(engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}, 3)
	if err != nil {
		log.Fatal(err)
	}
	player, all := solver.Tuned(engine.Classic), solver.NewTable(l).Candidates(engine.Classic)
	for step, err := range solver.Play(context.Background(), player, all, engine.NewGame(puzzle)) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(step.Turn.Guess, engine.Pattern.Format(step.Turn), "leaves", step.After.Len())
	}
	// Output:
	// abide _____ leaves 1
	// crown ooooo leaves 1
}

// Rows that no secret gives, and how each could be meant.
func ExampleTable_Position() {
	l, err := lexicon.New("en", 5, "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", "slate\n")
	if err != nil {
		log.Fatal(err)
	}
	crown, _ := engine.ParseWord("crown")
	marks, _ := engine.ParseFeedback("_*__*") // an r and an n, both elsewhere: no answer is so
	_, err = solver.NewTable(l).Position(engine.Classic, []engine.Turn{{Guess: crown, Feedback: marks}})
	fmt.Println(err)
	var impossible *solver.ContradictionError
	if errors.As(err, &impossible) {
		for _, c := range impossible.Corrections {
			fmt.Printf("letter %d of row %d may be %v\n", c.Position+1, c.Turn+1, c.Mark)
		}
	}
	// Output:
	// row 1 leaves no secret
	// letter 2 of row 1 may be correct
}
