package model

import (
	"slices"

	"ketword/engine"
)

// gamesAtOnce is how many finished games are listed, until more are asked for.
const gamesAtOnce = 25

// FinishedGame is a game of the history as it is listed.
type FinishedGame struct {
	Game     engine.Game
	List     List
	Day      engine.Day // when it ended
	Assisted bool       // the coach has helped in it
}

// FinishedGames returns the games of the history, those that ended last first, as many
// as are to be listed; more reports whether there are others.
func (m Model) FinishedGames() (games []FinishedGame, more bool) {
	for _, s := range slices.Backward(m.History) {
		if len(games) == max(m.Listed, gamesAtOnce) {
			return games, true
		}
		list, _ := m.Find(listOf(s.Game.Puzzle.Identity))
		games = append(games, FinishedGame{Game: s.Game, List: list, Day: s.Day, Assisted: s.Assisted})
	}
	return games, false
}

// ListMore lists more finished games.
type ListMore struct{}

func (ListMore) update(m Model) (Model, []Effect) {
	m.Listed = max(m.Listed, gamesAtOnce) + gamesAtOnce
	return m, nil
}
