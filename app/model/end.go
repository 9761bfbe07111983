package model

import (
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

// Ending is how a game ended.
type Ending struct {
	Won      bool
	GaveUp   bool
	Used     int  // tries
	Tries    int  // allowed
	Covered  bool // it is open whether the player keeps guessing
	Found    int  // number of the guess after the loss that found the secret, from 1; or 0
	Words    []endWord
	Next     NextPuzzle
	Stats    records.Stats // of the games of the mode
	This     records.Bar   // that counts the game
	Grades   records.Grades
	Assisted bool // the coach has helped
}

// endWord is a word of the secret of a finished game.
type endWord struct {
	Word    string
	Guessed bool // it is the word that won
}

// NextPuzzle is the puzzle that is offered first after a game.
type NextPuzzle uint8

// The puzzles, in the order in which they are offered: a random one if no other is left.
const (
	NextRandom    NextPuzzle = iota
	NextToday                // today's of the mode and list in play
	NextOtherMode            // today's of the other mode
	NextYesterday
)

// Ending derives how the game ended.
func (m *Model) Ending() Ending {
	rows := m.Game.Rows()
	e := Ending{
		Won:      m.Game.Status() == engine.Won,
		GaveUp:   m.Game.GaveUp(),
		Used:     m.Game.TurnCount(),
		Tries:    m.Game.Puzzle.Rules.Tries,
		Covered:  m.Cover() == session.Covered,
		Next:     m.next(),
		Assisted: m.Assisted,
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
	selection := records.Selection{Mode: m.Game.Puzzle.Rules.Mode}
	e.Stats, e.This = m.StatsOf(selection), m.BarOf(selection)
	e.Grades = m.Grades(m.Current())
	return e
}

// next returns the puzzle that is offered first.
func (m *Model) next() NextPuzzle {
	yesterday := m.Yesterday()
	switch {
	case m.LacksToday(m.Game.Puzzle.Rules.Mode):
		return NextToday
	case m.OtherToday() != 0:
		return NextOtherMode
	case yesterday.Opens() && yesterday.Mark == session.DayFresh && !yesterday.InPlay:
		return NextYesterday
	}
	return NextRandom
}
