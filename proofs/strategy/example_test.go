package strategy_test

import (
	"fmt"
	"log"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/proofs/strategy"
)

// A strategy for three words, made by hand and played against each of them.
func ExampleReplay() {
	list, err := lexicon.New("en", 5, "abide\naudio\nflesh\n", "")
	if err != nil {
		log.Fatal(err)
	}
	rules := engine.Rules{Mode: engine.Classic, Length: 5, Tries: engine.DefaultTries}
	secrets := strategy.Secrets(engine.Classic, slices.Values([]engine.Word{
		engine.MustWord("abide"), engine.MustWord("audio"), engine.MustWord("flesh"),
	}))

	tree := &strategy.Tree{Guess: engine.MustWord("abide")} // after which one word is left in each case
	report, err := strategy.Replay(rules, list, secrets, tree)
	fmt.Println(report.Games, "games,", report.Guesses(), "guesses,", err)
	// Output:
	// 3 games, 5 guesses, <nil>
}
