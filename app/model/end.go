package model

import "ketword/engine"

// Ending is how a game ended.
type Ending struct {
	Won     bool
	GaveUp  bool
	Used    int  // tries
	Tries   int  // allowed
	Today   bool // today's puzzle is still to be played
	Covered bool // it is open whether the player keeps guessing
	Found   int  // number of the guess after the loss that found the secret, from 1; or 0
	Words   []endWord
}

// endWord is a word of the secret of a finished game.
type endWord struct {
	Word    string
	Guessed bool // it is the word that won
}

// Ending derives how the game ended.
func (m Model) Ending() Ending {
	rows := m.Game.Rows()
	e := Ending{
		Won:     m.Game.Status() == engine.Won,
		GaveUp:  m.Game.GaveUp(),
		Used:    m.Game.TurnCount(),
		Tries:   m.Game.Puzzle.Rules.Tries,
		Today:   m.offersToday(),
		Covered: m.Cover() == Covered,
	}
	if e.Covered {
		return e
	}
	for w := range m.Game.Puzzle.Secret.Words() {
		guessed := len(rows) > 0 && rows[len(rows)-1].Guess == w
		if guessed && !e.Won {
			e.Found = len(rows)
		}
		e.Words = append(e.Words, endWord{Word: w.String(), Guessed: guessed})
	}
	return e
}
