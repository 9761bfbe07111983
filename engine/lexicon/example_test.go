package lexicon_test

import (
	"fmt"
	"log"
	"time"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// A list is refused as a whole. The error names the first problem.
func ExampleNew() {
	_, err := lexicon.New("en", 5, "audio\nflesh\naudio\n", "")
	fmt.Println(err)
	// Output: answers: line 3: "audio": already on line 1
}

func ExampleLexicon_Daily() {
	list, err := lexicon.New("en", 5, "abide\naudio\ncrest\nflesh\nthorn\n", "")
	if err != nil {
		log.Fatal(err)
	}
	rules := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: engine.DefaultTries}
	puzzle, err := list.Daily(rules, engine.DayOf(2026, time.January, 2))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("number", puzzle.Daily)
	for w := range puzzle.Secret.Words() {
		fmt.Println(w)
	}
	// Output:
	// number 2
	// flesh
	// audio
}
