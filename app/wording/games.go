package wording

import "ketword/app/text"

// GamesAndLines writes a number of games, of lines of imported counts, or of both.
func GamesAndLines(t *text.Games, games, lines int) string {
	switch {
	case lines == 0:
		return t.Games(games)
	case games == 0:
		return t.Lines(lines)
	}
	return t.Several(t.Games(games), t.Lines(lines))
}
