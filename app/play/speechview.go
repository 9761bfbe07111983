package play

import (
	"cmp"
	"slices"
	"strings"

	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// Speak returns the text of the current announcement, for screen readers. Every other announcement ends
// with a blank, since a text equal to the last one would not be spoken.
func Speak(v screen.View, m *Model, notices []notice.Notice) string {
	words := speech(v, m, notices)
	if m.Spoken.Count%2 == 1 && words != "" {
		words += "\u00a0"
	}
	return words
}

func speech(v screen.View, m *Model, notices []notice.Notice) string {
	s, t := v.Session, v.Text
	switch m.Spoken.What {
	case SayRow:
		return lessonSpeech(v, rowSpeech(v))
	case SayWarning:
		return rowSpeech(v) + " " + notice.Sentences(t, notices)
	case SayNotice:
		return notice.Sentences(t, notices)
	case SayCover:
		if s.Cover() == session.KeepsGuessing {
			said, _ := KeepsGuessing(v)
			return said
		}
		return secretSentence(v)
	case SayWaiting:
		return t.Lists.Loading(wording.FullListName(t, s.Waiting.List))
	case SayNote:
		return noteText(t, wording.Upper(t, string(m.noted)), s.Pencil.Of(m.noted))
	case SayCursor:
		return cursorText(v, m)
	case SayGame:
		mode := s.Game.Puzzle.Rules.Mode
		opened := t.Speech.Opened(wording.ModeName(&t.Game, mode), v.Puzzle)
		if rival, _ := s.Challenger(); rival.Name+rival.Clue != "" || s.HasForeignSecret() {
			opened += cameSpeech(v, rival.Clue)
		}
		if m.Spoken.Taught {
			return opened + " " + introductionSpeech(t, mode)
		}
		return lessonSpeech(v, opened)
	}
	return ""
}

// cameSpeech returns what is told of a challenge besides who sent it, each after a blank.
func cameSpeech(v screen.View, clue string) (said string) {
	if clue != "" {
		said = " " + v.Text.Challenge.Clue(wording.Isolated(clue)) + "."
	}
	if v.Session.HasForeignSecret() {
		said += " " + v.Text.Challenge.Foreign
	}
	return said
}

// lessonSpeech appends the lesson of the guide in play.
func lessonSpeech(v screen.View, said string) string {
	if l, told := LessonOf(v.Session); told {
		tells, next := lessonText(v.Text, l)
		said = strings.TrimSpace(said + " " + tells + " " + next)
	}
	return said
}

// cursorText returns the tile of the cursor, and what it holds.
func cursorText(v screen.View, m *Model) string {
	for _, row := range m.Board(v.Session) {
		for i, tile := range row.Tiles {
			if tile.Cursor {
				return v.Text.Speech.Cursor(i+1, cmp.Or(wording.Upper(v.Text, tile.Letter), v.Text.Speech.Blank))
			}
		}
	}
	return v.Text.Speech.Behind
}

// rowSpeech returns the last turn, then the state of the game.
func rowSpeech(v screen.View) string {
	turns, said := v.Session.Game.Rows(), outcome(v)
	if n := len(turns); n > 0 && !v.Session.Game.GaveUp() {
		row := session.PlayedRow(turns[n-1])
		row.Number = n - 1
		said = part.RowText(v.Text, row) + " " + said
	}
	return strings.TrimSpace(said)
}

// outcome returns the state of the game.
func outcome(v screen.View) string {
	s, t, secret := v.Session, &v.Text.Speech, secretSentence(v)
	rows, tries := len(s.Game.Rows()), s.Game.Puzzle.Rules.Tries
	after, status, other := rows > s.Game.TurnCount(), s.Game.Status(), s.Game.Other()
	switch {
	case s.Game.GaveUp():
		return t.GaveUp(secret)
	case other == engine.OtherOffered:
		return t.Solved(rows, v.Text.OtherWord.Asks)
	case other == engine.OtherFound:
		return v.Text.OtherWord.Both + " " + secret
	case other == engine.OtherMissed:
		return secret
	case status == engine.Won:
		return t.Solved(rows, secret)
	case s.Cover() == session.Covered:
		return v.Text.KeepGuessing.Asks
	case s.Cover() == session.KeepsGuessing:
		return ""
	case after:
		return v.Text.KeepGuessing.Found(rows) + ". " + secret
	case status == engine.Lost:
		return t.Lost(secret)
	case tries != engine.Unlimited:
		return t.TriesLeft(tries - rows)
	}
	return ""
}

// KeepsGuessing returns what is said while the player keeps guessing after the end, and the name of the button that shows
// the secret.
func KeepsGuessing(v screen.View) (said, show string) {
	if v.Session.Game.Other() == engine.OtherOffered {
		return v.Text.OtherWord.Line, v.Text.OtherWord.Show
	}
	return v.Text.KeepGuessing.Line, v.Text.KeepGuessing.Show
}

func secretSentence(v screen.View) string {
	words := each.Of(slices.Collect(v.Session.Game.Puzzle.Secret.Words()), func(w engine.Word) string { return wording.Upper(v.Text, v.Session.Written(v.Session.InPlay.Name, w)) })
	return wording.SecretWas(v.Text, len(words)) + " " + strings.Join(words, v.Text.Speech.Conjunction) + "."
}
