package app

import (
	"slices"
	"strings"

	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// spoken returns what a screen reader is told. Two announcements of the same
// words differ by a blank at the end, or the second would not be read.
func (r *root) spoken() string {
	s := &r.model.Play.Spoken
	words := r.speech(s.What)
	if s.Count%2 == 1 && words != "" {
		words += "\u00a0"
	}
	return words
}

// speech returns the words of an announcement.
func (r *root) speech(what play.Speech) string {
	m, t := &r.model, r.text
	switch what {
	case play.SayRow:
		return r.lessonSpeech(r.rowSpeech())
	case play.SayNotice:
		return notice.Sentences(t, m.Notices)
	case play.SayCover:
		if m.Cover() == session.KeepsGuessing {
			return t.KeepGuessing.Line()
		}
		return r.secretSentence()
	case play.SayWaiting:
		return t.Lists.Loading(wording.FullListName(t, m.Waiting.List))
	case play.SayCursor:
		return cursorText(t, m)
	case play.SayGame:
		opened := t.Speech.Opened(wording.ModeName(&t.Game, m.Game.Puzzle.Rules.Mode), r.puzzleTitle())
		if !m.Play.Spoken.Taught {
			return r.lessonSpeech(opened)
		}
		return opened + " " + introductionSpeech(t, m.Game.Puzzle.Rules.Mode)
	}
	return ""
}

// rowSpeech tells the last turn, and then how the game stands.
func (r *root) rowSpeech() string {
	m, t := &r.model, &r.text.Speech
	turns, tries := m.Game.Rows(), m.Game.Puzzle.Rules.Tries
	var said []string
	if n := len(turns); n > 0 && !m.Game.GaveUp() {
		row := session.PlayedRow(turns[n-1])
		row.Number = n - 1
		said = append(said, part.RowText(r.text, row))
	}
	switch {
	case m.Game.GaveUp():
		said = append(said, t.GaveUp(r.secretSentence()))
	case m.Game.Status() == engine.Won:
		said = append(said, t.Solved(len(turns), r.secretSentence()))
	case m.Cover() == session.Covered:
		said = append(said, r.text.KeepGuessing.Asks())
	case m.Cover() == session.KeepsGuessing:
	case len(m.Game.TurnsAfterLoss()) > 0:
		said = append(said, r.text.KeepGuessing.Found(len(turns))+".", r.secretSentence())
	case m.Game.Status() == engine.Lost:
		said = append(said, t.Lost(r.secretSentence()))
	case tries != engine.Unlimited:
		said = append(said, t.TriesLeft(tries-len(turns)))
	}
	return strings.Join(said, " ")
}

func (r *root) secretSentence() string {
	words := each.Of(slices.Collect(r.model.Game.Puzzle.Secret.Words()), func(w engine.Word) string { return wording.Upper(r.text, w.String()) })
	return wording.SecretWas(r.text, len(words)) + " " + strings.Join(words, r.text.Speech.Conjunction()) + "."
}
