package model

import (
	"errors"
	"slices"
	"strings"

	"ketword/app/envelope"
	"ketword/app/records"
)

// Lines of counts are imported, counted with all games, and given out again.

// AddScores imports a line of counts.
type AddScores struct{ Text string }

// update shows all games, since counts don't say of which games they are.
func (msg AddScores) update(m Model) (Model, []Effect) {
	m.Reading = false
	s, err := records.ParseScores(strings.TrimSpace(msg.Text), records.MaxImported)
	own := records.Summarise(m.History, records.Selection{})
	var wrong *records.ScoresError
	switch {
	case errors.As(err, &wrong):
		return m.tell(ScoresNotAdded{Why: *wrong}), nil
	case s.Wins() == 0:
		return m.tell(ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresNone}}), nil
	case slices.Contains(m.Imported, s):
		return m.tell(ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresKnown}}), nil
	case s == own.Scores(), s == own.WithImported(m.Imported).Scores():
		return m.tell(ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresOwn}}), nil
	}
	grown := slices.ContainsFunc(m.Imported, s.Holds)
	m, effects := m.addScores([]records.Scores{s})
	m.Selection = records.Selection{}
	told := []Notice{ScoresAdded{Wins: s.Wins(), Grown: grown, Own: own.Scores().Holds(s)}}
	switch {
	case m.frozen[records.ScoresKey]:
		told = also(told, NewerValue{})
	case m.Unsaved:
		told = also(told, CantSave{})
	}
	return m.tell(told...), effects
}

// ScoresUnread tells that a file with a line of counts can't be read.
type ScoresUnread struct{}

func (ScoresUnread) update(m Model) (Model, []Effect) {
	return m.tell(ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresFile}}), nil
}

// addScores takes in lines of counts, and returns the effect that stores them.
func (m Model) addScores(more []records.Scores) (Model, []Effect) {
	more = records.AddedScores(m.Imported, more)
	if len(more) == 0 {
		return m, nil
	}
	m.Imported = slices.Concat(m.Imported, more)
	return m, m.unlessFrozen(records.ScoresKey, Append{Key: records.ScoresKey, Value: records.WriteScores(more)})
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
	all, err := records.ReadScores(stored)
	switch {
	case errors.Is(err, envelope.ErrNewer):
		return m.freeze(records.ScoresKey)
	case err == nil:
		m.Imported = all
	}
	return m
}
