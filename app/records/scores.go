package records

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"ketword/app/envelope"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Scores counts wins in 1, 2, … 9 and 10 or more guesses: what the terminal edition
// keeps in scores.txt, as one line of ten numbers. Imported ones are known by the line,
// so each is counted once.
type Scores [LongWins]uint64

// MaxCount is the greatest count that the terminal edition believes: another win can be
// added to it. MaxImported is the greatest that is imported: many of them can be added.
const (
	MaxCount    = 1<<63 - 2
	MaxImported = 1_000_000_000
)

// String writes the counts as they are kept, without the end of the line.
func (s Scores) String() string {
	return strings.Join(each.Of(s[:], func(n uint64) string { return strconv.FormatUint(n, 10) }), " ")
}

// With returns the scores with one more win.
func (s Scores) With(guesses int) Scores {
	s[min(guesses, len(s))-1]++
	return s
}

// Wins returns how many wins there are in all.
func (s Scores) Wins() uint64 {
	var wins uint64
	for _, n := range s {
		wins += n
	}
	return wins
}

// Holds reports whether all wins of a line may be among these.
func (s Scores) Holds(line Scores) bool {
	for i, n := range line {
		if n > s[i] {
			return false
		}
	}
	return true
}

// ScoresFault is what is wrong with a line of counts.
type ScoresFault uint8

// The faults of a line of counts.
const (
	noScoresFault   ScoresFault = iota
	ScoresEmpty                 // nothing but blanks
	ScoresLines                 // several lines
	ScoresNumbers               // not ten numbers
	ScoresNotNumber             // not a whole number from 0 on
	ScoresTooGreat
	ScoresNone  // only zeros
	ScoresKnown // imported before
	ScoresOwn   // that of the games here
	ScoresFile  // the file can't be read
)

// ScoresError tells what is wrong with a line of counts.
type ScoresError struct {
	Fault  ScoresFault
	Count  int    // ScoresLines: of the lines; ScoresNumbers: of the numbers
	Number int    // ScoresNotNumber, ScoresTooGreat: which of the ten, from 1
	Text   string // ScoresNotNumber: what stands there
	Most   uint64 // ScoresTooGreat
}

// Error tells it in short, as the terminal edition does.
func (e *ScoresError) Error() string {
	if e.Fault == ScoresTooGreat {
		return format.Text("number %d is too large (at most %d)", e.Number, e.Most)
	}
	return "not one line of ten numbers"
}

// ParseScores reads one line of ten counts, each most at the most. The line may lack its
// end. The error is a [*ScoresError].
func ParseScores(text string, most uint64) (Scores, error) {
	var s Scores
	text = strings.TrimSuffix(text, "\n")
	fields := strings.Fields(text)
	switch lines := strings.Count(text, "\n") + 1; {
	case len(fields) == 0:
		return Scores{}, &ScoresError{Fault: ScoresEmpty}
	case lines > 1:
		return Scores{}, &ScoresError{Fault: ScoresLines, Count: lines}
	}
	for i, field := range fields[:min(len(fields), len(s))] {
		n, err := strconv.ParseUint(field, 10, 64)
		switch {
		case errors.Is(err, strconv.ErrRange), err == nil && n > most:
			return Scores{}, &ScoresError{Fault: ScoresTooGreat, Number: i + 1, Most: most}
		case err != nil:
			return Scores{}, &ScoresError{Fault: ScoresNotNumber, Number: i + 1, Text: field}
		}
		s[i] = n
	}
	if len(fields) != len(s) {
		return Scores{}, &ScoresError{Fault: ScoresNumbers, Count: len(fields)}
	}
	return s, nil
}

// LooksLikeScores reports whether a text is meant as counts: it has digits and blanks only.
func LooksLikeScores(text string) bool {
	text = strings.TrimSpace(text)
	return text != "" && strings.Trim(text, "0123456789 \t\r\n") == ""
}

// AddedScores returns those of more that are not among known, each once.
func AddedScores(known, more []Scores) []Scores {
	var fresh []Scores
	for _, s := range more {
		if !slices.Contains(known, s) && !slices.Contains(fresh, s) {
			fresh = append(fresh, s)
		}
	}
	return fresh
}

// WithoutScores returns the lines of counts without some.
func WithoutScores(all, gone []Scores) []Scores {
	return each.But(all, func(s Scores) bool { return slices.Contains(gone, s) })
}

// ScoreLines writes counts, a line each.
func ScoreLines(all []Scores) []string { return each.Of(all, Scores.String) }

// WriteScores writes imported counts as they are stored under [ScoresKey].
func WriteScores(all []Scores) string {
	lines := ScoreLines(all)
	return envelope.Counts.Seal(&lines)
}

// ReadScores reads what [WriteScores] writes. Nothing stored is none. The error tells
// which line can't be read; the other lines are returned.
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

// parseLines reads lines of counts, each once.
func parseLines(lines []string) ([]Scores, error) {
	var all []Scores
	var errs []error
	for i, line := range lines {
		s, err := ParseScores(line, MaxImported)
		if err != nil {
			errs = append(errs, format.Error("counts %d: %w", i+1, err))
			continue
		}
		all = append(all, AddedScores(all, []Scores{s})...)
	}
	return all, errors.Join(errs...)
}

// joinedScores joins two texts as they are stored under [ScoresKey].
func joinedScores(stored, more string) (string, error) {
	old, err := ReadScores(stored)
	added, bad := ReadScores(more)
	if err = cmp.Or(err, bad); err != nil {
		return "", err
	}
	return WriteScores(slices.Concat(old, AddedScores(old, added))), nil
}

// scoresWithout returns the stored counts without some lines.
func scoresWithout(stored string, lines []string) (string, error) {
	all, err := ReadScores(stored)
	if err != nil {
		return "", err
	}
	gone, err := parseLines(lines)
	return WriteScores(WithoutScores(all, gone)), err
}
