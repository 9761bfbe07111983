package model

import (
	"errors"
	"slices"
	"strings"

	"ketword/app/internal/smalljson"
	"ketword/internal/format"
)

// Lines of counts are imported, counted with all games, and given out again.

// AddScores imports a line of counts.
type AddScores struct{ Text string }

// update shows all games, since counts don't say of which games they are.
func (msg AddScores) update(m Model) (Model, []Effect) {
	m.Reading = false
	s, err := ParseScores(strings.TrimSpace(msg.Text), MaxImported)
	var wrong *ScoresError
	switch {
	case errors.As(err, &wrong):
		return m.tell(ScoresNotAdded{Why: *wrong}), nil
	case s.Wins() == 0:
		return m.tell(ScoresNotAdded{Why: ScoresError{Fault: ScoresNone}}), nil
	case slices.Contains(m.Imported, s):
		return m.tell(ScoresNotAdded{Why: ScoresError{Fault: ScoresKnown}}), nil
	}
	grown := slices.ContainsFunc(m.Imported, s.holds)
	m, effects := m.addScores([]Scores{s})
	m.Selection = Selection{}
	told := []Notice{ScoresAdded{Wins: s.Wins(), Grown: grown}}
	switch {
	case m.frozen[ScoresKey]:
		told = also(told, NewerValue{})
	case m.Unsaved:
		told = also(told, CantSave{})
	}
	return m.tell(told...), effects
}

// ScoresUnread tells that a file with a line of counts can't be read.
type ScoresUnread struct{}

func (ScoresUnread) update(m Model) (Model, []Effect) {
	return m.tell(ScoresNotAdded{Why: ScoresError{Fault: ScoresFile}}), nil
}

// addScores takes in lines of counts, and returns the effect that stores them.
func (m Model) addScores(more []Scores) (Model, []Effect) {
	more = newScores(m.Imported, more)
	if len(more) == 0 {
		return m, nil
	}
	m.Imported = slices.Concat(m.Imported, more)
	return m, m.unlessFrozen(ScoresKey, Append{Key: ScoresKey, Value: WriteScores(more)})
}

// newScores returns those of more that are not among known, each once.
func newScores(known, more []Scores) []Scores {
	var fresh []Scores
	for _, s := range more {
		if !slices.Contains(known, s) && !slices.Contains(fresh, s) {
			fresh = append(fresh, s)
		}
	}
	return fresh
}

// withoutLines returns the lines of counts without some.
func withoutLines(all, gone []Scores) []Scores {
	var left []Scores
	for _, s := range all {
		if !slices.Contains(gone, s) {
			left = append(left, s)
		}
	}
	return left
}

// CopyScores copies the line of counts of the games that are selected.
type CopyScores struct{}

func (CopyScores) update(m Model) (Model, []Effect) {
	return m, []Effect{OfferScores{Text: m.Stats().Scores().String(), Copies: true}}
}

// SaveScores offers that line as a file.
type SaveScores struct{}

func (SaveScores) update(m Model) (Model, []Effect) {
	text := m.Stats().Scores().String() + "\n"
	m, confirmed := m.confirm(ScoresSaved{})
	return m, append([]Effect{OfferScores{Text: text}}, confirmed...)
}

// OfferScores offers a line of counts as a file, or copies it. That it was copied, or could
// not be, comes back as [ScoresCopied].
type OfferScores struct {
	effect
	Text   string
	Copies bool
}

// ScoresCopied tells that a line of counts was copied, or could not be.
type ScoresCopied struct{ Blocked bool }

func (msg ScoresCopied) update(m Model) (Model, []Effect) {
	return m.confirm(ScoresSaved{Copied: !msg.Blocked, Blocked: msg.Blocked})
}

// scoresChanged takes in the imported counts of another window.
func (m Model) scoresChanged(stored string) Model {
	all, err := ReadScores(stored)
	switch {
	case errors.Is(err, ErrNewer):
		return m.freeze(ScoresKey)
	case err == nil:
		m.Imported = all
	}
	return m
}

// scoreLines writes counts, a line each.
func scoreLines(all []Scores) []string {
	lines := []string{}
	for _, s := range all {
		lines = append(lines, s.String())
	}
	return lines
}

// WriteScores writes imported counts as they are stored under [ScoresKey].
func WriteScores(all []Scores) string {
	lines := scoreLines(all)
	return seal(&lines)
}

// ReadScores reads what [WriteScores] writes. Nothing stored is none. The error tells
// which line can't be read; the other lines are returned.
func ReadScores(stored string) ([]Scores, error) {
	if stored == "" {
		return nil, nil
	}
	var lines []string
	if err := unseal(stored, &lines); err != nil {
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
		all = append(all, newScores(all, []Scores{s})...)
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
	return WriteScores(slices.Concat(old, newScores(old, added))), nil
}

// scoresWithout returns the stored counts without some lines.
func scoresWithout(stored string, lines []string) (string, error) {
	all, err := ReadScores(stored)
	if err != nil {
		return "", err
	}
	gone, err := parseLines(lines)
	return WriteScores(withoutLines(all, gone)), err
}

// A file with a history has the imported counts beside the games, where a program that
// does not know them passes them over.

// scoresIn reads the imported counts of a history as it stands in a file. The error is
// that of [ReadScores], or tells that they are no lines.
func scoresIn(text string) ([]Scores, error) {
	var lines []string
	if text == "" {
		return nil, nil
	}
	if err := smalljson.Unmarshal(text, smalljson.Object{{Name: "scores", Value: &lines}}); err != nil {
		return nil, err
	}
	return parseLines(lines)
}
