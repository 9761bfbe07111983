package solver

import (
	"slices"
	"strconv"
	"strings"

	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// The rows of a game that was played elsewhere may have marks alone. Once the secret is known, each row tells
// which words it can have, and when none is missing, the game is reviewed.

// mostPossible is how many words are offered for a row.
const mostPossible = 8

// possible returns words that a row without its guess can have, the most likely first: answers before the
// other words that may be guessed. It returns none unless the secret is known.
func (m *Model) possible(s *session.Session, row int) (words []engine.Word) {
	turn, list := m.Rows[row], s.Words[m.List]
	secret, err := engine.NewSecret(coach.Game{Turns: m.Rows}.Won())
	if turn.Guess.Len() > 0 || err != nil || secret.Mode() != m.Mode || list == nil || secret.Len() != turn.Feedback.Len() {
		return nil
	}
	for _, answers := range []bool{true, false} {
		for w := range list.Guesses() {
			if list.IsAnswer(w) == answers && engine.Score(w, secret) == turn.Feedback {
				if words = append(words, w); len(words) == mostPossible {
					return words
				}
			}
		}
	}
	return words
}

// lacksSolution reports whether the last row wins, and lacks its guess: without that nothing is known of the
// other rows.
func (m *Model) lacksSolution() bool {
	last := len(m.Rows) - 1
	return last >= 0 && m.Rows[last].Guess.Len() == 0 && m.Rows[last].Feedback.Wins()
}

// asks reports whether a row asks for its guess: it is edited, or has none. Before the solution is
// known, only that is asked for.
func (m *Model) asks(row int) bool {
	waits := m.Rows[row].Guess.Len() == 0
	return m.Editing == row || waits && (!m.lacksSolution() || row == len(m.Rows)-1)
}

// lacksWords reports whether a row lacks its guess.
func (m *Model) lacksWords() bool {
	return slices.ContainsFunc(m.Rows, func(t engine.Turn) bool { return t.Guess.Len() == 0 })
}

// review opens the review of the rows if they are a whole game.
func (m *Model) review(s *session.Session, out *screen.Intents) {
	if m.ends(s) && !m.lacksWords() && len(m.Rows) > 1 {
		ReviewRows{}.Change(s, m, out)
	}
}

// takePossible returns the message that gives a row a word, from "row word".
func takePossible(value string) any {
	row, word, _ := strings.Cut(value, " ")
	i, err := strconv.Atoi(row)
	if err != nil {
		return nil
	}
	return SpellRow{Row: i, Text: word}
}
