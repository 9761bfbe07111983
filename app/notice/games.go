package notice

import (
	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/wording"
)

// GameRemoved says that a game was removed, and can be restored.
type GameRemoved struct {
	notice
	Game records.Result
}

// unfinishedName returns the name of an unfinished game.
func unfinishedName(t *text.Text, o records.Result) string {
	p := o.Game.Puzzle
	return wording.UnfinishedName(t, p, o.List, wording.PuzzleName(&t.Game, p))
}

// GameBack says that a game was restored.
type GameBack struct {
	notice
	Game records.Result
}

// GamesDeleted says that games were deleted, and can be restored.
type GamesDeleted struct {
	notice
	Games records.DeletedGames
}

// severalGames returns the numbers of deleted games and lines of counts.
func severalGames(t *text.Text, d records.DeletedGames) string {
	return wording.GamesAndLines(&t.Games, len(d.Games), len(d.Scores))
}

// GamesBack says that games were restored.
type GamesBack struct {
	notice
	Games records.DeletedGames
}
