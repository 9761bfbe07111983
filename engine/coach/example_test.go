package coach_test

import (
	"context"
	"fmt"
	"log"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// A game is reviewed turn by turn: how many secrets were possible before it and after it, and
// what would have been the best guess.
func ExampleReview() {
	list, err := lexicon.New("en", 5, "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", "slate\n")
	if err != nil {
		log.Fatal(err)
	}
	secret, err := engine.NewSecret(engine.MustWord("audio"))
	if err != nil {
		log.Fatal(err)
	}
	game := coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 5, Tries: engine.DefaultTries}, Secret: secret}
	for _, guess := range []string{"slate", "audio"} {
		w := engine.MustWord(guess)
		game.Turns = append(game.Turns, engine.Turn{Guess: w, Feedback: engine.Score(w, secret)})
	}
	err = coach.Review(context.Background(), solver.NewTable(list), game, func(r coach.Row) {
		fmt.Println(r.Turn, "from", r.Before, "to", r.After, "secrets, best:", r.Best.Guess)
	})
	fmt.Println(err)
	// Output:
	// slate __*__ from 6 to 1 secrets, best: abide
	// audio ooooo from 1 to 1 secrets, best: audio
	// <nil>
}

// A clue leaves the choice to the player: a letter of many secrets, and a good guess that is
// one of the answers.
func ExampleClueOf() {
	list, err := lexicon.New("en", 5, "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", "slate\n")
	if err != nil {
		log.Fatal(err)
	}
	game := coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 5}}
	clue, err := coach.ClueOf(context.Background(), solver.NewTable(list), game)
	fmt.Printf("%s is in %.0f%%, %s; error %v\n", clue.Letter, 100*clue.Share, clue.Word, err)
	// Output: i is in 67%, abide; error <nil>
}
