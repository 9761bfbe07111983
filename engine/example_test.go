package engine_test

import (
	"errors"
	"fmt"
	"log"
	"math/rand/v2"
	"time"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// A small list: the answers, and other words that may be guessed.
const (
	answers = "abide\naudio\ncrest\nflesh\nthorn\n"
	guesses = "aisle\nsalsa\nshelf\nspeed\n"
)

// A whole quantum game: a list, a puzzle by its seed, guesses.
func Example() {
	list, err := lexicon.New("en", 5, answers, guesses)
	if err != nil {
		log.Fatal(err)
	}
	rules := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: engine.DefaultTries}
	puzzle, err := list.Puzzle(rules, 2000)
	if err != nil {
		log.Fatal(err)
	}

	game := engine.NewGame(puzzle)
	for _, typed := range []string{"speed", "house", "audio", "Thorn"} {
		guess, err := engine.ParseWord(typed)
		if err != nil {
			log.Fatal(err)
		}
		if game, err = game.Play(guess, list); err != nil {
			fmt.Println(guess, err)
		}
	}
	for _, turn := range game.Turns() {
		fmt.Println(engine.Emoji.Format(turn), turn.Guess)
	}
	fmt.Println(game.Status(), game.Result())
	// Output:
	// house not in the word list
	// ⬛⬛🟨⬛🟨 speed
	// 🟢⬛🟡🟡🟡 audio
	// 🟩🟩🟩🟩🟩 thorn
	// won 3/6
}

// A random puzzle. The caller provides the random numbers.
func Example_random() {
	list, err := lexicon.New("en", 5, answers, guesses)
	if err != nil {
		log.Fatal(err)
	}
	rules := engine.Rules{Mode: engine.Classic, Length: 5, Tries: engine.DefaultTries}
	seed, err := list.Draw(rules, rand.New(rand.NewPCG(1, 2)))
	if err != nil {
		log.Fatal(err)
	}
	puzzle, err := list.Puzzle(rules, seed)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("a", puzzle.Secret.Mode(), "secret of", puzzle.Secret.Len(), "letters")
	// Output: a classic secret of 5 letters
}

func ExampleScore() {
	guess := engine.WordOf([]rune("aisle")...)
	audio, flesh := engine.WordOf([]rune("audio")...), engine.WordOf([]rune("flesh")...)

	classic, err := engine.NewSecret(audio)
	if err != nil {
		log.Fatal(err)
	}
	quantum, err := engine.NewSecret(audio, flesh)
	if err != nil {
		log.Fatal(err)
	}
	for _, secret := range []engine.Secret{classic, quantum} {
		feedback := engine.Score(guess, secret)
		fmt.Println(engine.Pattern.Format(engine.Turn{Guess: guess, Feedback: feedback}), feedback.Mixed())
	}
	// Output:
	// o*___ false
	// O++++ true
}

func ExampleNewSecret() {
	audio, aisle := engine.WordOf([]rune("audio")...), engine.WordOf([]rune("aisle")...)
	_, err := engine.NewSecret(audio, aisle)
	fmt.Println(errors.Is(err, engine.ErrOverlap))
	// Output: true
}

func ExampleParseWord() {
	fmt.Println(engine.ParseWord(" Größe "))
	fmt.Println(engine.MakeWord("Größe"))
	// Output:
	// größe <nil>
	//  not lower-case
}

func ExampleParseFeedback() {
	feedback, err := engine.ParseFeedback("🟡⬛🟢")
	if err != nil {
		log.Fatal(err)
	}
	for i, mark := range feedback.Marks() {
		fmt.Println(i, mark)
	}
	_, err = engine.ParseFeedback("🟩⬛🟢")
	fmt.Println(err)
	// Output:
	// 0 present
	// 1 absent
	// 2 correct
	// tile 3: squares and circles in one row
}

// Which answers could still be the secret after a row.
func ExampleTurn_Admits() {
	feedback, err := engine.ParseFeedback("__*_*")
	if err != nil {
		log.Fatal(err)
	}
	turn := engine.Turn{Guess: engine.WordOf([]rune("speed")...), Feedback: feedback}
	list, err := lexicon.New("en", 5, answers, guesses)
	if err != nil {
		log.Fatal(err)
	}
	for word := range list.Answers() {
		secret, err := engine.NewSecret(word)
		if err != nil {
			log.Fatal(err)
		}
		if turn.Admits(secret) {
			fmt.Println(word)
		}
	}
	// Output: abide
}

func ExampleKeyboard() {
	secret, err := engine.NewSecret(engine.WordOf([]rune("abide")...))
	if err != nil {
		log.Fatal(err)
	}
	guess := engine.WordOf([]rune("speed")...)
	keys := engine.Keyboard([]engine.Turn{{Guess: guess, Feedback: engine.Score(guess, secret)}})
	for _, letter := range "deps" {
		fmt.Printf("%c %v\n", letter, keys[letter].Mark)
	}
	// Output:
	// d present
	// e present
	// p absent
	// s absent
}

// A hard game refuses a guess: the error has the hint that it does not use.
func ExampleHintError() {
	secret, err := engine.NewSecret(engine.WordOf([]rune("abide")...))
	if err != nil {
		log.Fatal(err)
	}
	first := engine.WordOf([]rune("aisle")...)
	past := []engine.Turn{{Guess: first, Feedback: engine.Score(first, secret)}}

	rules := engine.Rules{Mode: engine.Classic, Length: 5, Level: engine.Hard}
	err = rules.Check(past, engine.WordOf([]rune("thorn")...), nil)
	var hint *engine.HintError
	if errors.As(err, &hint) {
		fmt.Printf("%c must stand at position %d\n", hint.Letter, hint.Position)
	}
	// Output: a must stand at position 0
}

// In quantum a row may refuse a guess by being mixed: each secret word has a part in it.
func ExampleHintError_quantum() {
	word := func(s string) engine.Word { return engine.WordOf([]rune(s)...) }
	secret, err := engine.NewSecret(word("crown"), word("plaid"))
	if err != nil {
		log.Fatal(err)
	}
	first := word("briny")
	past := []engine.Turn{{Guess: first, Feedback: engine.Score(first, secret)}}

	rules := engine.Rules{Mode: engine.Quantum, Length: 5, Level: engine.Strict}
	list, err := lexicon.New("en", 5, "crown\nflesh\nplaid\n", "")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(rules.Check(past, word("flesh"), list))
	// Output: turn 1: must contain one of "rin"
}

func ExampleIdentity() {
	id := engine.Identity{
		Rules: engine.Rules{Mode: engine.Quantum, Length: 5, Tries: engine.DefaultTries, Level: engine.Hard},
		Lang:  "en",
		Seed:  2000,
	}
	fmt.Println(id)
	again, err := engine.ParseIdentity(id.String())
	fmt.Println(again == id, err)
	// Output:
	// quantum/en/5/2000/6/hard
	// true <nil>
}

// Days are those of the player's own calendar.
func ExampleDayOf() {
	berlin := time.FixedZone("Berlin", 3600)
	midnight := time.Date(2026, time.January, 31, 23, 30, 0, 0, time.UTC)
	fmt.Println(engine.DayOf(midnight.Date()).Number())
	fmt.Println(engine.DayOf(midnight.In(berlin).Date()).Number())
	// Output:
	// 31
	// 32
}
