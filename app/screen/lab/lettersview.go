package lab

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/query"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine/coach"
	"ketword/internal/each"
)

// lettersTab draws how often letters occur.
type lettersTab struct {
	goapp.Compo
	Text    *text.Text
	Found   *query.LettersPart // nil while they are counted
	Guesses bool
}

// lettersShown is how many letters are drawn of an alphabet that has more.
const lettersShown = 40

// Render draws the choice of words in the same place while they are counted, so that the
// chosen button keeps the focus.
func (l *lettersTab) Render() goapp.UI {
	t := &l.Text.Lab
	figures := goapp.Dl().Class("figures")
	counted := ui.Chips("lab-words", "", t.Counted(), []goapp.UI{
		ui.Choice("lab-words", "answers", t.OfAnswers(), !l.Guesses), ui.Choice("lab-words", "guesses", t.OfGuesses(), l.Guesses),
	})
	if l.Found == nil {
		return goapp.Div().Class("lab-letters").Body(figures, counted)
	}
	found := l.Found.Letters
	all := found.Counts[:min(len(found.Counts), lettersShown)]
	vowels, consonants := found.Of(coach.Vowel), found.Of(coach.Consonant)
	number := l.Text.Number
	parts := []goapp.UI{
		figures.Body(
			ui.Fact(t.Answers(), number(l.Found.Answers)), ui.Fact(t.Guesses(), number(l.Found.Guesses)), ui.Fact(t.Pairs(), number(l.Found.Pairs)),
		),
		counted,
		ui.Said("first", firstSentence(t, spelled(l.Text, vowels), spelled(l.Text, consonants))),
		goapp.H3().Text(t.Often()), l.bars(t.Often(), all), goapp.H3().Text(t.Where()), l.positions(all),
	}
	if len(vowels) > 0 {
		parts = append(parts, goapp.H3().Text(t.Vowels()), l.bars(t.Vowels(), vowels))
	}
	if len(consonants) > 0 {
		parts = append(parts, goapp.H3().Text(t.Consonants()), l.bars(t.Consonants(), consonants))
	}
	return goapp.Div().Class("lab-letters").Body(append(parts, goapp.Div().Class("acts").Body(ui.Act("export-letters", t.AsCSV())))...)
}

// spelled writes letters, in their order.
func spelled(t *text.Text, letters []coach.LetterCount) string {
	return strings.Join(each.Of(letters, func(c coach.LetterCount) string { return wording.Upper(t, string(c.Letter)) }), " ")
}

// percentText writes a part of a whole in percent, without the sign.
func percentText(t *text.Game, part, whole int) string {
	return wording.Decimal(t, 100*float64(part)/float64(max(whole, 1)))
}

// bars draws which share of all letters each is. Vowels have a colour of their own.
func (l *lettersTab) bars(title string, letters []coach.LetterCount) goapp.UI {
	t := &l.Text.Lab
	c := &ui.BarChart{Title: title, Names: t.Letter(), Values: t.Share()}
	for _, letter := range letters {
		c.Figures = append(c.Figures, ui.Figure{
			Name: wording.Upper(l.Text, string(letter.Letter)), Value: float64(letter.Count), Class: letter.Kind.String(),
			Text: percentText(&l.Text.Game, letter.Count, l.Found.Letters.Total()),
		})
	}
	return c
}

// positions draws in what share of the words each letter stands at each position.
func (l *lettersTab) positions(letters []coach.LetterCount) goapp.UI {
	found := l.Found.Letters
	h := &ui.HeatMap{Title: l.Text.Lab.Where(), Names: l.Text.Lab.Letter()}
	for i := range found.Length {
		h.Heads = append(h.Heads, strconv.Itoa(i+1))
	}
	for _, letter := range letters {
		row := ui.HeatRow{Name: wording.Upper(l.Text, string(letter.Letter))}
		for _, n := range letter.At[:found.Length] {
			row.Figures = append(row.Figures, ui.Figure{Value: float64(n), Text: percentText(&l.Text.Game, n, found.Words)})
		}
		h.Rows = append(h.Rows, row)
	}
	return h
}

// firstSentence says which letters are the most frequent.
func firstSentence(t *text.Lab, vowels, consonants string) string {
	var said []string
	if vowels != "" {
		said = append(said, t.FirstVowels(vowels))
	}
	if consonants != "" {
		said = append(said, t.FirstConsonants(consonants))
	}
	return strings.Join(said, " ")
}
