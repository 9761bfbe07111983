package wording

import (
	"strings"

	"ketword/app/lists"
	"ketword/app/text"
	"ketword/engine"
	"ketword/internal/each"
)

// Times returns a number of times in words, at least twice.
func Times(t *text.Text, n int) string {
	switch n {
	case 2:
		return t.Times.Twice
	case 3:
		return t.Times.Thrice
	}
	return t.Times.Often(n)
}

// MustHave returns that a word must have a letter count times, because of an earlier guess.
func MustHave(t *text.Text, letter string, count, guess int) string {
	if count == 1 {
		return t.Notice.Letter(letter, guess)
	}
	return t.Notice.LetterTimes(letter, Times(t, count), guess)
}

// HasAtMost returns that a word has a letter at most count times.
func HasAtMost(t *text.Text, letter string, count, guess int) string {
	switch count {
	case 0:
		return t.Notice.NoMore(letter, guess)
	case 1:
		return t.Notice.OnlyOne(letter, guess)
	}
	return t.Notice.Most(letter, count, Times(t, count), guess)
}

// Upper returns letters of a list in capitals, by the rules of its language.
func Upper(t *text.Text, letters string) string {
	if own := t.Capitals(); own != nil {
		return own(letters)
	}
	return engine.Upper(letters)
}

// Uppers returns letters in capitals, one by one.
func Uppers(t *text.Text, letters string) []string {
	return each.Of([]engine.Letter(letters), func(l engine.Letter) string { return Upper(t, string(l)) })
}

// Shorten cuts a text from another person to a length that can be shown.
func Shorten(s string) string {
	const most = 24 // letters
	letters := []rune(lists.Seen(s))
	if len(letters) <= most {
		return string(letters)
	}
	return string(letters[:most]) + "…"
}

// Marked returns the marked letters of a row.
func Marked(t *text.Text, turn engine.Turn) string {
	var letters []string
	for i, mark := range turn.Feedback.Marks() {
		if mark != engine.Absent {
			letters = append(letters, Upper(t, turn.Guess.TextAt(i)))
		}
	}
	return Listed(&t.Speech, letters)
}

// Listed returns letters as a series for a sentence, with "and".
func Listed(t *text.Speech, letters []string) string { return series(t, letters, t.Conjunction) }

// AnyOf returns letters as a series for a sentence, with "or".
func AnyOf(t *text.Speech, letters []string) string { return series(t, letters, t.Disjunction) }

func series(t *text.Speech, letters []string, before string) string {
	if len(letters) < 2 {
		return strings.Join(letters, "")
	}
	last := len(letters) - 1
	return strings.Join(letters[:last], t.Separator) + before + letters[last]
}
