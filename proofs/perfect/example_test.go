package perfect_test

import (
	"context"
	"fmt"
	"log"
	"slices"

	"ketword/engine"
	"ketword/proofs/perfect"
	"ketword/proofs/strategy"
)

// Four words of which any guess leaves the other three, and a further guess that tells all
// of them apart: the fewest guesses in all four games, and the strategy that takes them.
func ExampleGame_Solve() {
	var answers, guesses []engine.Word
	for _, w := range []string{"bills", "fills", "hills", "mills"} {
		answers = append(answers, engine.MustWord(w))
	}
	guesses = append(slices.Clone(answers), engine.MustWord("fibhm"))
	rules := engine.Rules{Mode: engine.Classic, Length: 5, Tries: engine.DefaultTries}
	secrets := strategy.Secrets(engine.Classic, slices.Values(answers))

	game, err := perfect.New(rules, nil, guesses, secrets)
	if err != nil {
		log.Fatal(err)
	}
	total, tree, err := game.Solve(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	report, err := strategy.Replay(rules, game, secrets, tree)
	fmt.Println(total, tree.Guess, report.Counts, report.Mean(), err)
	// Output:
	// 8 fibhm [0 0 4] 2 <nil>
}
