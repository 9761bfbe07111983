package apptest

import (
	"testing"

	"ketword/engine"
)

// DayGame is a daily puzzle that was played.
type DayGame struct {
	Mode  engine.Mode // classic unless it says otherwise
	Day   engine.Day  // of the puzzle
	Late  int         // days after its own on which it was begun
	How   byte        // Won, Lost or Helped
	Tries int         // if other than usual
}

// How a game has ended.
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

// DaysOf returns the games of consecutive days from a day on, one for each letter, which says how
// it has ended; '.' is a day without one.
func DaysOf(first engine.Day, days string) (games []DayGame) {
	for i := range days {
		if days[i] != '.' {
			games = append(games, DayGame{Day: first + engine.Day(i), How: days[i]})
		}
	}
	return games
}
