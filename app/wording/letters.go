package wording

import (
	"strings"

	"ketword/app/lists"
	"ketword/app/text"
	"ketword/engine"
	"ketword/internal/each"
)

// Times writes how often a letter is in a word, at least twice.
func Times(t *text.Text, n int) string {
	switch n {
	case 2:
		return t.Times.Twice()
	case 3:
		return t.Times.Thrice()
	}
	return t.Times.Often(n)
}

// MustHave says that a word must have a letter so often, as a guess has told.
func MustHave(t *text.Text, letter string, count, guess int) string {
	if count == 1 {
		return t.Notice.Letter(letter, guess)
	}
	return t.Notice.LetterTimes(letter, Times(t, count), guess)
}

// HasAtMost says that a word has a letter at most so often.
func HasAtMost(t *text.Text, letter string, count, guess int) string {
	switch count {
	case 0:
		return t.Notice.NoMore(letter, guess)
	case 1:
		return t.Notice.OnlyOne(letter, guess)
	}
	return t.Notice.Most(letter, count, Times(t, count), guess)
}

// Upper writes letters of a list in capitals, as its language does.
func Upper(t *text.Text, letters string) string {
	if own := t.Capitals(); own != nil {
		return own(letters)
	}
	return engine.Upper(letters)
}

// Uppers writes each letter in capitals.
func Uppers(t *text.Text, letters string) []string {
	return each.Of([]engine.Letter(letters), func(l engine.Letter) string { return Upper(t, string(l)) })
}

// Shorten cuts a value that someone else chose to a length that can be shown.
func Shorten(s string) string {
	const most = 24 // letters
	letters := []rune(lists.Seen(s))
	if len(letters) <= most {
		return string(letters)
	}
	return string(letters[:most]) + "…"
}

// Marked writes the letters of a row that are marked.
func Marked(t *text.Text, turn engine.Turn) string {
	var letters []string
	for i, mark := range turn.Feedback.Marks() {
		if mark != engine.Absent {
			letters = append(letters, Upper(t, turn.Guess.TextAt(i)))
		}
	}
	return Listed(&t.Speech, letters)
}

// Listed writes letters as a sentence has them.
func Listed(t *text.Speech, letters []string) string { return series(t, letters, t.Conjunction()) }

// AnyOf writes letters as a sentence has them of which one is meant.
func AnyOf(t *text.Speech, letters []string) string { return series(t, letters, t.Disjunction()) }

func series(t *text.Speech, letters []string, before string) string {
	if len(letters) < 2 {
		return strings.Join(letters, "")
	}
	last := len(letters) - 1
	return strings.Join(letters[:last], t.Separator()) + before + letters[last]
}
