package records

import (
	"cmp"
	"strconv"
	"strings"

	"ketword/engine"
)

// The fields of the form for a record of another Wordle: the games played, the present
// and the longest streak, and wins in 1, 2, … guesses.
const (
	RecordWins   = engine.DefaultTries
	RecordFields = recordFigures + RecordWins

	recordFigures = 3
)

// ParseRecord reads a record as it was typed on a day; an empty field is 0. The figures have to go with the
// wins. The error is a [*ScoresError].
func ParseRecord(typed []string, today engine.Day) (s Scores, err error) {
	least, most := uint64(0), uint64(MaxRecord)
	for i := range typed {
		field := (i + recordFigures) % RecordFields // the wins first, which limit the figures
		place := field - recordFigures
		if place < 0 {
			place += LongWins + recordFigures
		}
		switch place {
		case PlayedAll:
			least = s.Wins()
		case PresentStreak:
			least, most = 0, s.Wins()
		case LongestStreak:
			least = s[PresentStreak]
		}
		n, err := strconv.ParseUint(cmp.Or(strings.TrimSpace(typed[field]), "0"), 10, 64)
		if err != nil || n < least || n > most {
			return Scores{}, &ScoresError{Fault: ScoresRecord, Number: field, Least: least, Most: most}
		}
		s[place] = n
	}
	s[Told] = uint64(max(1, today.Number()))
	return s, nil
}
