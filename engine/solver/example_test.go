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
	slate := engine.MustWord("slate")
	marks, _ := engine.ParseFeedback("+O+_+") // both words have marks here

	all := solver.NewTable(l).Candidates(2)
	left := all.After(engine.Turn{Guess: slate, Feedback: marks})
	fmt.Println(all.Len(), "pairs, then", left.Len())
	for w := range left.At(0).Words() {
		fmt.Println(w)
	}
	best, err := solver.Best(context.Background(), left, solver.Options{Cost: solver.Growth(0.15), Width: 1, Shortlist: true})
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
	crown := engine.MustWord("crown")
	marks, _ := engine.ParseFeedback("_*__*") // an r and an n, both elsewhere: no answer is so
	_, err = solver.NewTable(l).Position(context.Background(), engine.Classic, []engine.Turn{{Guess: crown, Feedback: marks}})
	fmt.Println(err)
	var impossible *solver.ContradictionError
	if errors.As(err, &impossible) {
		for _, c := range impossible.Corrections {
			fmt.Printf("letter %d of row %d may be %v\n", c.Tile+1, c.Turn+1, c.Mark)
		}
	}
	// Output:
	// row 1 leaves no secret
	// letter 2 of row 1 may be correct
}

// alphabet is a player of one's own: it guesses the first answer that is possible.
type alphabet struct{}

func (alphabet) Next(_ engine.Context, c solver.Candidates) (engine.Word, error) {
	for secret := range c.All() {
		for w := range secret.Words() {
			return w, nil
		}
	}
	return engine.Word{}, solver.ErrNone
}

// A player of one's own against a strategy with a name.
func ExamplePlayer() {
	l, err := lexicon.New("en", 5, "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", "slate\n")
	if err != nil {
		log.Fatal(err)
	}
	all := solver.NewTable(l).Candidates(engine.Classic)
	parts, _ := solver.Named("parts", engine.Classic, engine.Normal, nil)
	for _, p := range []solver.Player{alphabet{}, parts} {
		r, err := solver.Tournament(context.Background(), p, all, nil)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%.2f guesses\n", r.Mean())
	}
	// Output:
	// 1.83 guesses
	// 1.83 guesses
}

// A strategy by its name, at a level, plays one game to its end.
func ExampleNamed() {
	l, err := lexicon.New("en", 5, "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", "slate\n")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(solver.Names())
	player, found := solver.Named("entropy", engine.Quantum, engine.Strict, nil)
	if !found {
		log.Fatal("no such strategy")
	}
	puzzle, err := l.Puzzle(engine.Rules{Mode: engine.Quantum, Level: engine.Strict}, 2)
	if err != nil {
		log.Fatal(err)
	}
	all := solver.NewTable(l).Candidates(engine.Quantum)
	for step, err := range solver.Play(context.Background(), player, all, engine.NewGame(puzzle)) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(step.Turn.Guess, engine.Pattern.Format(step.Turn), step.Game.Status())
	}
	// Output:
	// [openers random eliminate entropy minimax parts best]
	// crown _o__* playing
	// briny ooooo won
}

// A turn is reviewed from the secrets that were possible before it.
func ExampleReviewer() {
	l, err := lexicon.New("en", 5, "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", "slate\n")
	if err != nil {
		log.Fatal(err)
	}
	secret, err := engine.NewSecret(engine.MustWord("plaid"))
	if err != nil {
		log.Fatal(err)
	}
	reviewer := solver.Reviewer{Cost: solver.Entropy, Ends: []engine.Secret{secret}}
	left := solver.NewTable(l).Candidates(engine.Classic)
	for _, guess := range []string{"slate", "plaid"} {
		w := engine.MustWord(guess)
		turn := engine.Turn{Guess: w, Feedback: engine.Score(w, secret)}
		r, err := reviewer.Turn(context.Background(), left, turn)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%s: %d left of %d, skill %d, luck %d; best %s, which leaves %d\n", w, r.After, r.Before, r.Skill, r.Luck, r.Best.Guess, r.BestLeft)
		left = left.After(turn)
	}
	// Output:
	// slate: 1 left of 6, skill 0, luck 66; best abide, which leaves 1
	// plaid: 1 left of 1, skill 99, luck 50; best plaid, which leaves 1
}

// A book is made once, kept as text, and then played from.
func ExampleBookMaker() {
	l, err := lexicon.New("en", 5, "abide\naudio\nbriny\ncrown\nflesh\nplaid\n", "slate\n")
	if err != nil {
		log.Fatal(err)
	}
	table, best := solver.NewTable(l), solver.Tuned(engine.Quantum)
	maker := solver.BookMaker{Opener: best, Player: best, Above: 0}
	book, err := maker.Make(context.Background(), table.Candidates(engine.Quantum), solver.Book{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(book)
	again, err := solver.ParseBook(book.String())
	if err != nil {
		log.Fatal(err)
	}
	guess, err := best.Next(context.Background(), table.WithBook(again).Candidates(engine.Quantum))
	fmt.Println(guess, err)
	// Output:
	// crown
	// __*__ audio
	// _o__* briny
	// crown <nil>
}
