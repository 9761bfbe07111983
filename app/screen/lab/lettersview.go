package lab

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine/coach"
	"ketword/internal/each"
)

// The tab with the frequencies of letters.

// lettersShown is how many letters of a larger alphabet are shown.
const lettersShown = 40

// lettersTab draws the frequencies of letters. The choice of words is in the same place while they are
// being counted, so that the button keeps the focus.
func (d *drawing) lettersTab() goapp.UI {
	t, figures := &d.words.Lab, goapp.Dl().Class("figures")
	counted := ui.Chips("lab-words", "", t.Counted, []goapp.UI{
		ui.Choice("lab-words", "answers", t.OfAnswers, !d.guesses), ui.Choice("lab-words", "guesses", t.OfGuesses, d.guesses),
	})
	if d.Letters == nil {
		return ui.Div("lab-letters", figures, counted)
	}
	found := d.Letters.Letters
	all := found.Counts[:min(len(found.Counts), lettersShown)]
	vowels, consonants := found.Of(coach.Vowel), found.Of(coach.Consonant)
	number := d.words.Number
	parts := []goapp.UI{
		figures.Body(
			ui.Fact(t.Answers, number(d.Letters.Answers)), ui.Fact(t.Guesses, number(d.Letters.Guesses)), ui.Fact(t.Pairs, number(d.Letters.Pairs)),
		),
		counted,
		ui.Said("first", firstSentence(t, spelled(d.words, vowels), spelled(d.words, consonants))),
		ui.H3(t.Often), d.bars(t.Often, all), ui.H3(t.Where), d.positions(all),
	}
	if len(vowels) > 0 {
		parts = append(parts, ui.H3(t.Vowels), d.bars(t.Vowels, vowels))
	}
	if len(consonants) > 0 {
		parts = append(parts, ui.H3(t.Consonants), d.bars(t.Consonants, consonants))
	}
	return ui.Div("lab-letters", append(parts, ui.Div("acts", ui.Act("export-letters", t.AsCSV).DataSet("value", t.LettersFile+".csv")))...)
}

// spelled returns letters separated by blanks.
func spelled(t *text.Text, letters []coach.LetterCount) string {
	return strings.Join(each.Of(letters, func(c coach.LetterCount) string { return wording.Upper(t, string(c.Letter)) }), " ")
}

// percentText returns a share in percent, without the sign.
func percentText(t *text.Game, part, whole int) string {
	return wording.Decimal(t, 100*float64(part)/float64(max(whole, 1)))
}

// bars draws the share of each letter. Vowels have their own colour.
func (d *drawing) bars(title string, letters []coach.LetterCount) goapp.UI {
	t := &d.words.Lab
	c := &ui.Chart{Title: title, Names: t.Letter, Values: t.Share}
	for _, letter := range letters {
		c.Figures = append(c.Figures, ui.Figure{
			Name: wording.Upper(d.words, string(letter.Letter)), Value: float64(letter.Count), Class: letter.Kind.String(),
			Text: percentText(&d.words.Game, letter.Count, d.Letters.Letters.Total()),
		})
	}
	return c.Bars()
}

// positions draws in what share of the words each letter is at each position.
func (d *drawing) positions(letters []coach.LetterCount) goapp.UI {
	found := d.Letters.Letters
	h := &ui.HeatMap{Title: d.words.Lab.Where, Names: d.words.Lab.Letter}
	for i := range found.Length {
		h.Heads = append(h.Heads, strconv.Itoa(i+1))
	}
	for _, letter := range letters {
		row := ui.HeatRow{Name: wording.Upper(d.words, string(letter.Letter))}
		for _, n := range letter.At[:found.Length] {
			row.Figures = append(row.Figures, ui.Figure{Value: float64(n), Text: percentText(&d.words.Game, n, found.Words)})
		}
		h.Rows = append(h.Rows, row)
	}
	return h.Draw()
}

// firstSentence names the most frequent letters.
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
