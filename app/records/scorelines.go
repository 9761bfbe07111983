package records

import (
	"errors"
	"slices"

	"ketword/app/envelope"
	"ketword/internal/each"
	"ketword/internal/format"
)

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
	return slices.DeleteFunc(slices.Clone(all), func(s Scores) bool { return slices.Contains(gone, s) })
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
	if err != nil {
		return "", err
	}
	added, err := ReadScores(more)
	if err != nil {
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
