package records

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"ketword/app/envelope"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Scores counts the wins in 1, 2, … 9 and 10 or more guesses. The terminal edition stores
// them in scores.txt as a line of ten numbers. Imported counts are identified by their
// line, so that each is counted once. A record of another Wordle, which a player typed, has further
// numbers, as its line has.
type Scores [recordNumbers]uint64

// The places of a record's further numbers.
const (
	playedAll = LongWins + iota // games, won or lost
	PresentStreak
	LongestStreak
	Told // the day on which it was typed, as the number of a daily puzzle; 0 if this is no record
	recordNumbers
)

// MaxCount is the greatest count that the terminal edition accepts, so that one more win
// can be added. MaxImported is the greatest count that can be imported, so that many lines
// can be added. maxRecord is the greatest number of a record.
const (
	MaxCount    = 1<<63 - 2
	MaxImported = 1_000_000_000
	maxRecord   = 9999
)

// String returns the line, without the newline.
func (s Scores) String() string {
	if s[Told] == 0 {
		return Numbers(s[:LongWins])
	}
	return Numbers(s[:])
}

// Numbers returns numbers with blanks between them.
func Numbers(all []uint64) string {
	return strings.Join(each.Of(all, func(n uint64) string { return strconv.FormatUint(n, 10) }), " ")
}

// With returns the scores with one more win in some number of guesses.
func (s Scores) With(guesses int) Scores {
	s[min(guesses, LongWins)-1]++
	return s
}

// Wins returns the total number of wins.
func (s Scores) Wins() uint64 {
	var wins uint64
	for _, n := range s[:LongWins] {
		wins += n
	}
	return wins
}

// Holds reports whether no count of line is greater than that of s.
func (s Scores) Holds(line Scores) bool {
	for i, n := range line[:LongWins] {
		if n > s[i] {
			return false
		}
	}
	return true
}

// ScoresFault is what is wrong with a line of counts.
type ScoresFault uint8

const (
	noScoresFault ScoresFault = iota
	ScoresLine                // not one line of ten whole numbers from 0
	ScoresTooGreat
	ScoresNone   // only zeros
	ScoresKnown  // imported before
	ScoresOwn    // the same as the counts of the games here
	ScoresFile   // the file can't be read
	ScoresRecord // a number of a record is none, or doesn't go with the others
)

// ScoresError says what is wrong with a line of counts.
type ScoresError struct {
	Fault       ScoresFault
	Number      int    // ScoresTooGreat: position of the number, from 1; ScoresRecord: its field, from 0
	Least, Most uint64 // ScoresTooGreat, ScoresRecord: what the number may be
}

// Error returns a short message, which the terminal edition shows.
func (e *ScoresError) Error() string {
	if e.Fault == ScoresTooGreat {
		return format.Text("number %d is too large (at most %d)", e.Number, e.Most)
	}
	return "not one line of ten numbers"
}

// ParseScores parses a line of ten counts, each at most most. The newline may be missing.
// The error is a [*ScoresError].
func ParseScores(text string, most uint64) (Scores, error) { return parseLine(text, most, LongWins) }

// parseLine parses a line of ten counts, or of as many numbers as a record has.
func parseLine(text string, most uint64, longest int) (s Scores, err error) {
	fields := strings.Fields(text)
	if len(fields) != LongWins && len(fields) != longest || strings.Contains(strings.TrimSuffix(text, "\n"), "\n") {
		return Scores{}, &ScoresError{Fault: ScoresLine}
	}
	for i, field := range fields {
		n, err := strconv.ParseUint(field, 10, 64)
		switch {
		case errors.Is(err, strconv.ErrRange), err == nil && n > most:
			return Scores{}, &ScoresError{Fault: ScoresTooGreat, Number: i + 1, Most: most}
		case err != nil:
			return Scores{}, &ScoresError{Fault: ScoresLine}
		}
		s[i] = n
	}
	return s, nil
}

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
	least, most := uint64(0), uint64(maxRecord)
	for i := range typed {
		field := (i + recordFigures) % RecordFields // the wins first, which limit the figures
		place := field - recordFigures
		if place < 0 {
			place += LongWins + recordFigures
		}
		switch place {
		case playedAll:
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

// LooksLikeScores reports whether a text is probably a line of counts: it has only digits and white space.
func LooksLikeScores(text string) bool {
	text = strings.TrimSpace(text)
	return text != "" && strings.Trim(text, "0123456789 \t\r\n") == ""
}

// AddedScores returns the lines of more that are not in known, without duplicates.
func AddedScores(known, more []Scores) []Scores {
	var fresh []Scores
	for _, s := range more {
		if !slices.Contains(known, s) && !slices.Contains(fresh, s) {
			fresh = append(fresh, s)
		}
	}
	return fresh
}

// WithoutScores returns all lines of counts except those in gone.
func WithoutScores(all, gone []Scores) []Scores {
	return each.But(all, func(s Scores) bool { return slices.Contains(gone, s) })
}

// ScoreLines returns counts as lines.
func ScoreLines(all []Scores) []string { return each.Of(all, Scores.String) }

// WriteScores returns imported counts in the form stored under [ScoresKey].
func WriteScores(all []Scores) string {
	lines := ScoreLines(all)
	return envelope.Counts.Seal(&lines)
}

// ReadScores reads the text written by [WriteScores]; "" means no counts. It returns all
// valid lines, and an error that gives the invalid ones.
func ReadScores(stored string) ([]Scores, error) {
	if stored == "" {
		return nil, nil
	}
	var lines []string
	if err := envelope.Counts.Unseal(stored, &lines); err != nil {
		return nil, err
	}
	return parseLines(lines)
}

// parseLines parses lines of counts, and drops duplicates.
func parseLines(lines []string) ([]Scores, error) {
	var all []Scores
	var errs []error
	for i, line := range lines {
		s, err := parseLine(line, MaxImported, recordNumbers)
		if err != nil {
			errs = append(errs, format.Error("counts %d: %w", i+1, err))
			continue
		}
		all = append(all, AddedScores(all, []Scores{s})...)
	}
	return all, errors.Join(errs...)
}

// joinedScores joins two values of [ScoresKey].
func joinedScores(stored, more string) (string, error) {
	old, err := ReadScores(stored)
	added, bad := ReadScores(more)
	if err = cmp.Or(err, bad); err != nil {
		return "", err
	}
	return WriteScores(each.Joined(old, AddedScores(old, added))), nil
}

// scoresWithout returns the stored counts without the given lines.
func scoresWithout(stored string, lines []string) (string, error) {
	all, err := ReadScores(stored)
	if err != nil {
		return "", err
	}
	gone, err := parseLines(lines)
	return WriteScores(WithoutScores(all, gone)), err
}
