package solver

import (
	"slices"
	"strconv"
	"strings"

	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/internal/each"
)

// The rows of a game that was played elsewhere may have marks alone. Once the secret is known, each row tells
// which words it can have, and when none is missing, the game is reviewed.

// mostPossible is how many words are offered for a row, until [MoreGuesses] are wanted.
const mostPossible = 8

// possible returns words that a row can have, the likeliest first, and whether it can be more. The first row
// that lacks its guess is offered some, once the secret is known.
func (m *Model) possible(s *session.Session, row int) (words []engine.Word, more bool) {
	turn, list := m.Rows[row], s.Words[m.List]
	secret, err := engine.NewSecret(coach.Game{Turns: m.Rows}.Won())
	if row != m.lacking() || err != nil || secret.Mode() != m.Mode || list == nil || secret.Len() != turn.Feedback.Len() {
		return nil, false
	}
	letters, _ := coach.CountLetters(engine.Forever, list.Lang(), list.Answers())
	var found []engine.Word
	var keys []int // likelihoods, negative, with indexes of words in the lower bits
	for w := range list.Guesses() {
		if engine.Score(w, secret) == turn.Feedback {
			keys = append(keys, len(found)-m.likelihood(list.IsAnswer(w), letters.Counts, row, w)<<wordBits)
			found = append(found, w)
		}
	}
	most := mostPossible
	if m.Many {
		most = manyGuesses
	}
	most = min(most, len(keys))
	for _, key := range each.SortedInts(keys)[:most] {
		words = append(words, found[key&(1<<wordBits-1)])
	}
	return words, most < len(keys) && !m.Many
}

// wordBits is how many bits have a number of words: a list has up to 100,000.
const wordBits = 17

// likelihood says how likely a word is that of a row; only the order counts. An answer, which people know, is
// likelier than another word; then one that more of the rows before allow as a solution; then one with commoner letters.
func (m *Model) likelihood(answer bool, letters []coach.LetterCount, row int, w engine.Word) int {
	const answers, allowed = 1 << 30, 1 << 22 // each more than the counts of a word's letters
	n := 0
	if answer {
		n = answers
	}
	for i := range row {
		if session.Alone(m.Rows[i].Guess, w) == m.Rows[i] {
			n += allowed
		}
	}
	for i := range letters {
		if w.Count(letters[i].Letter) > 0 {
			n += letters[i].Holders
		}
	}
	return n
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

// lacking returns the first row that lacks its guess, or noRow.
func (m *Model) lacking() int {
	return slices.IndexFunc(m.Rows, func(t engine.Turn) bool { return t.Guess.Len() == 0 })
}

// review opens the review of the rows if they are a whole game.
func (m *Model) review(s *session.Session, out *screen.Intents) {
	if m.ends(s) && m.lacking() == noRow && len(m.Rows) > 1 {
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
