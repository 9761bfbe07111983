package model

import (
	"errors"
	"slices"
	"strings"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/notice"
	"ketword/app/records"
)

// Lines of counts are imported, counted with all games, and given out again.

// AddScores imports a line of counts.
type AddScores struct{ Text string }

// update shows all games, since counts don't say of which games they are.
func (msg AddScores) update(m *Model) {
	s, err := records.ParseScores(strings.TrimSpace(msg.Text), records.MaxImported)
	own := records.Summarise(m.History, records.Selection{})
	wrong, isWrong := errors.AsType[*records.ScoresError](err)
	switch {
	case isWrong:
		m.showNotices(notice.ScoresNotAdded{Why: *wrong})
		return
	case s.Wins() == 0:
		m.showNotices(notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresNone}})
		return
	case slices.Contains(m.Imported, s):
		m.showNotices(notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresKnown}})
		return
	case s == own.Scores(), s == own.WithImported(m.Imported).Scores():
		m.showNotices(notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresOwn}})
		return
	}
	grown := slices.ContainsFunc(m.Imported, s.Holds)
	m.addScores([]records.Scores{s})
	m.Selection = records.Selection{}
	told := []notice.Notice{notice.ScoresAdded{Wins: s.Wins(), Grown: grown, Own: own.Scores().Holds(s)}}
	switch {
	case m.Frozen[records.ScoresKey]:
		told = appendNotices(told, notice.NewerValue{})
	case m.Unsaved:
		told = appendNotices(told, notice.CantSave{})
	}
	m.showNotices(told...)
}

// ScoresUnread tells that a file with a line of counts can't be read.
type ScoresUnread struct{}

func (ScoresUnread) update(m *Model) {
	m.showNotices(notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresFile}})
}

// addScores takes in lines of counts, and stores them.
func (m *Model) addScores(more []records.Scores) {
	more = records.AddedScores(m.Imported, more)
	if len(more) == 0 {
		return
	}
	m.Imported = slices.Concat(m.Imported, more)
	m.unlessFrozen(records.ScoresKey, effect.Append{Key: records.ScoresKey, Value: records.WriteScores(more)})
}

// CopyScores copies the line of counts of the games that are selected.
type CopyScores struct{}

func (CopyScores) update(m *Model) {
	m.do(effect.OfferScores{Text: m.Stats().Scores().String(), Copies: true})
}

// SaveScores offers that line as a file.
type SaveScores struct{}

func (SaveScores) update(m *Model) {
	text := m.Stats().Scores().String() + "\n"
	m.do(effect.OfferScores{Text: text})
	m.confirm(notice.ScoresSaved{})
}

// ScoresCopied tells that a line of counts was copied, or could not be.
type ScoresCopied struct{ Blocked bool }

func (msg ScoresCopied) update(m *Model) {
	m.confirm(notice.ScoresSaved{Copied: !msg.Blocked, Blocked: msg.Blocked})
}

// scoresChanged takes in the imported counts of another window.
func (m *Model) scoresChanged(stored string) {
	all, err := records.ReadScores(stored)
	switch {
	case errors.Is(err, envelope.ErrNewer):
		m.freeze(records.ScoresKey)
	case err == nil:
		m.Imported = all
	}
}
