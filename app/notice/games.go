package notice

import (
	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/wording"
)

// GameRemoved says that a game was removed, and can be restored.
type GameRemoved struct {
	Game records.Result
}

func (n GameRemoved) Sentence(t *text.Text) string {
	return t.Unfinished.Removed(unfinishedName(t, n.Game))
}

// unfinishedName returns the name of an unfinished game.
func unfinishedName(t *text.Text, o records.Result) string {
	p := o.Game.Puzzle
	return wording.UnfinishedName(t, p, o.List, wording.PuzzleName(&t.Game, p))
}

// GameBack says that a game was restored.
type GameBack struct {
	Game records.Result
}

func (n GameBack) Sentence(t *text.Text) string { return t.Unfinished.Back(unfinishedName(t, n.Game)) }

// GamesDeleted says that games were deleted, and can be restored.
type GamesDeleted struct {
	Games records.DeletedGames
}

func (n GamesDeleted) Sentence(t *text.Text) string { return t.Games.Deleted(severalGames(t, n.Games)) }

// severalGames returns the numbers of deleted games and lines of counts.
func severalGames(t *text.Text, d records.DeletedGames) string {
	return wording.GamesAndLines(&t.Games, len(d.Games), len(d.Scores))
}

// GamesBack says that games were restored.
type GamesBack struct {
	Games records.DeletedGames
}

func (n GamesBack) Sentence(t *text.Text) string { return t.Games.Back(severalGames(t, n.Games)) }
