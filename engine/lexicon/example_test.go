package lexicon_test

import (
	"fmt"
	"log"
	"slices"
	"time"

	"ketword/engine"
	"ketword/engine/lexicon"
)

func ExampleTrie() {
	var trie lexicon.Trie
	for _, w := range []string{"car", "camera", "cam", "game"} {
		trie.Insert(engine.MustWord(w))
	}
	for _, w := range []string{"cam", "came"} {
		fmt.Println(w, trie.Lookup(engine.MustWord(w)))
	}
	// Output:
	// cam true
	// came false
}

// Words with gaps, here the answers among them, in alphabetical order.
func ExampleLexicon_MatchAnswers() {
	list, err := lexicon.New("en", 3, "ram\ncam\nhen\n", "jam\nham\n")
	if err != nil {
		log.Fatal(err)
	}
	pattern, err := lexicon.ParsePattern("?am")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(slices.Collect(list.Match(pattern)))
	fmt.Println(slices.SortedFunc(list.MatchAnswers(pattern), engine.Word.Compare))
	_, err = lexicon.ParsePattern("*am")
	fmt.Println(err)
	// Output:
	// [ram cam ham jam]
	// [cam ram]
	// "*am": not a pattern of letters and question marks
}

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
