package model

import "ketword/engine"

// Keys derives what is known of each letter.
func (m Model) Keys() map[engine.Letter]engine.Key { return engine.Keyboard(m.Game.Turns()) }

// Stats counts the finished games of the tab that is shown.
func (m Model) Stats() Stats { return Summarise(m.History, m.Tab) }

// IsToday reports whether the puzzle in play is today's, by the usual rules.
func (m Model) IsToday() bool {
	id := m.Game.Puzzle.Identity
	return id.Rules == m.usual() && id.Daily == max(m.Day, 0).Number()
}

// Ending is how a game ended.
type Ending struct {
	Won    bool
	GaveUp bool
	Used   int // tries
	Tries  int // allowed
	Today  bool
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
		Today:  m.IsToday(),
	}
	for w := range m.Game.Puzzle.Secret.Words() {
		guessed := e.Won && turns[len(turns)-1].Guess == w
		e.Words = append(e.Words, EndWord{Word: w.String(), Guessed: guessed})
	}
	return e
}
