package notice

import (
	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/wording"
)

// GameRemoved tells that a game was removed, and can be brought back.
type GameRemoved struct {
	notice
	Game records.Result
}

// unfinishedName names an unfinished game.
func unfinishedName(t *text.Text, o records.Result) string {
	p := o.Game.Puzzle
	return wording.UnfinishedName(t, p, o.List, wording.PuzzleName(&t.Game, p))
}

// GameBack tells that a game was brought back.
type GameBack struct {
	notice
	Game records.Result
}

// GamesDeleted tells that games were deleted, and can be brought back.
type GamesDeleted struct {
	notice
	Games records.DeletedGames
}

// severalGames writes how many games and lines of counts were deleted.
func severalGames(t *text.Text, d records.DeletedGames) string {
	return wording.GamesAndLines(&t.Games, len(d.Games), len(d.Scores))
}

// GamesBack tells that games were brought back.
type GamesBack struct {
	notice
	Games records.DeletedGames
}
