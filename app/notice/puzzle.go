package notice

import (
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/engine"
)

// TooEarly tells that today is before the first daily puzzle.
type TooEarly struct{ notice }

// NotYet tells that the link's daily puzzle is of a day that has begun
// nowhere yet, so that today's is shown instead.
type NotYet struct {
	notice
	Day engine.Day
}

// DailyToCome tells that the puzzle will be the daily one of a day.
type DailyToCome struct {
	notice
	Day engine.Day
}

// GameWaits tells that an older game is unfinished, where today's puzzle is
// opened.
type GameWaits struct{ notice }

// PlayedAgain tells that the game that begins is neither counted nor kept.
type PlayedAgain struct{ notice }

// ForeignSecret tells that the list lacks a word of the secret in the link, so that
// today's puzzle is shown instead.
type ForeignSecret struct {
	notice
	List lists.List
}

// OtherList tells that the link was made for another version of the list.
type OtherList struct{ notice }

// Copied tells what is in the clipboard.
type Copied struct {
	notice
	What effect.Shareable
}
