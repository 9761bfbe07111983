package main

import (
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
)

// Names of the voices.
const (
	promptVoice = "prompt"
	quietVoice  = "quiet"
	digitsVoice = "digits"
)

var voiceNames = []string{promptVoice, quietVoice, digitsVoice}

// voice is how the program speaks to the player.
type voice interface {
	// folds reports whether guesses may be written in upper case, with blanks around them.
	folds() bool
	// ask is said before a guess.
	ask(g engine.Game)
	// refuse is said instead of a row.
	refuse(guess string, err error)
	// row is said of a guess that was taken.
	row(t engine.Turn)
	// win is said after the row that wins.
	win(g engine.Game) error
	// lose is said when no tries are left.
	lose(g engine.Game) error
	// notation is that of the rows.
	notation() engine.Notation
	// leave is said before the secret is revealed to a player who stops.
	leave()
}

// speaker returns the voice that was asked for, for a game with a list.
func (o *playOptions) speaker(e cli.Env, l *lexicon.Lexicon) voice {
	switch o.voice {
	case quietVoice:
		return quiet{e.Coloured, scoreFile{o.scores.Value, e}}
	case digitsVoice:
		return digits{e.Stdout, l, o.list, e.Random(), o.fresh, o.playOn}
	}
	return &prompt{out: e.Stdout}
}
