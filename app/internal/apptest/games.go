package apptest

import (
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/each"
)

// Play returns a game after more guesses, of any list.
func Play(t testing.TB, g engine.Game, guesses ...string) engine.Game {
	t.Helper()
	for _, text := range guesses {
		var err error
		if g, err = g.Play(Word(t, text), nil); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// GivenUp returns a game that was given up, with an identity.
func GivenUp(t testing.TB, identity string) engine.Game {
	t.Helper()
	id, err := engine.ParseIdentity(identity)
	if err != nil {
		t.Fatal(err)
	}
	return engine.NewGame(engine.Puzzle{Identity: id}).GiveUp()
}

// Rows returns the guesses of a game, followed by "!" if it was given up.
func Rows(g engine.Game) string {
	words := each.Of(g.Guesses(), engine.Word.String)
	if g.GaveUp() {
		words = append(words, "!")
	}
	return strings.Join(words, " ")
}

// DayGame is a game of a daily puzzle.
type DayGame struct {
	Mode  engine.Mode // zero means classic
	Day   engine.Day  // day of the puzzle
	Late  int         // days after Day on which the game was begun
	How   byte        // Won, Lost or Helped
	Tries int         // zero means the default
}

// The ways in which a game has ended.
const (
	Won    = 'w'
	Lost   = 'l'
	Helped = 'h' // won with help
)

// Game returns the game.
func (g DayGame) Game(t testing.TB) engine.Game {
	t.Helper()
	r := Rules(max(g.Mode, engine.Classic))
	if g.Tries != 0 {
		r.Tries = g.Tries
	}
	p, err := Lexicon(t).Daily(r, g.Day)
	if err != nil {
		t.Fatal(err)
	}
	game := engine.NewGame(p)
	if g.How == Lost {
		return game.GiveUp()
	}
	for w := range p.Secret.Words() {
		return Play(t, game, w.String())
	}
	return game
}

// DaysOf returns the games of consecutive days from first on. Each letter of days says how a game
// has ended; '.' is a day without a game.
func DaysOf(first engine.Day, days string) (games []DayGame) {
	for i := range days {
		if days[i] != '.' {
			games = append(games, DayGame{Day: first + engine.Day(i), How: days[i]})
		}
	}
	return games
}
