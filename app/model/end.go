package model

import "ketword/engine"

// Ending is how a game ended.
type Ending struct {
	Won    bool
	GaveUp bool
	Used   int  // tries
	Tries  int  // allowed
	Today  bool // today's puzzle is still to be played
	Words  []EndWord
}

// EndWord is a word of the secret of a finished game.
type EndWord struct {
	Word    string
	Guessed bool // it is the word that won
}

// Ending derives how the game ended.
func (m Model) Ending() Ending {
	turns := m.Game.Turns()
	e := Ending{
		Won:    m.Game.Status() == engine.Won,
		GaveUp: m.Game.GaveUp(),
		Used:   len(turns),
		Tries:  m.Game.Puzzle.Rules.Tries,
		Today:  m.OffersToday(),
	}
	for w := range m.Game.Puzzle.Secret.Words() {
		guessed := e.Won && turns[len(turns)-1].Guess == w
		e.Words = append(e.Words, EndWord{Word: w.String(), Guessed: guessed})
	}
	return e
}
