//go:build !js

package app

import (
	"ketword/app/records"
	"ketword/app/screen/share"
	"ketword/app/screen/solver"
	solving "ketword/engine/solver"

	"slices"
	"strconv"
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/coach"
)

// solverTable opens the solver over a puzzle of a secret, and enters texts.
func solverTable(t testing.TB, secret string, texts ...string) *table {
	b := newTable(t, secret, "").asks(model.Open{Screen: screen.Solver})
	for _, text := range texts {
		b.asks(solver.EnterRows{Text: text, Heading: b.headingOf(text)})
	}
	return b
}

// solverTables returns games with the solver open, by name.
func solverTables(t testing.TB) map[string]*table {
	thinking := func() *table { return newTable(t, "abide", "").send(model.Open{Screen: screen.Solver}) }
	guesses := slices.Repeat([]solving.Ranked{{Guess: engine.MustWord("slate"), Remaining: 1234.7, Parts: 381, Worst: 14039, Estimate: true}}, 25)
	many := coach.Advice{Left: coach.Left{Secrets: 9999, Estimate: true}, Ranked: true, Shortlist: true, Guesses: guesses}
	return map[string]*table{
		"nothing entered": solverTable(t, "abide"),
		"thinking":        thinking(),
		"failed":          thinking().fails(query.Died, ""),
		"many":            thinking().told(&query.AdvicePart{Advice: many}),
		"one left":        solverTable(t, "abide", "slate __*_o"),
		"elsewhere":       solverTable(t, "abide", "crwth _____"),
		"of the game":     newTable(t, "abide", "").guess("crown").asks(solver.AdviseGame{}),
		"rows of a game":  newTable(t, "abide", "").guess("slate").asks(model.Open{Screen: screen.Solver}),
		"removed":         solverTable(t, "abide", "slate", "audio").asks(solver.RemoveRow{Row: 0}),
		"words are lacking": solverTable(t, "abide",
			"Ketword Quantum, Daily 5 · English · 5 letters: 2/6\n\n🟢🟡⬛⬛⬛\n⬛🟨⬛⬛⬛"),
		"spelt again":   solverTable(t, "abide", "slate o____").asks(solver.EditRow{Row: 0}),
		"contradiction": solverTable(t, "abide", "slate __*_o", "audio o_*__"),
		"solved":        solverTable(t, "crown plaid", "crown ooooo"),
		"solved alone":  solverTable(t, "abide", "abide ooooo"),
		"one partner":   solverTable(t, "crown plaid", "slate _oo__\nplaid ooooo"),
		"of pairs":      solverTable(t, "crown plaid", "slate O____\nbriny O_+__"),
		"several":       solverTable(t, "abide", "Ketword #3 1/6\nabide ooooo\n\n[08:12] Ann: Ketword Quantum #3 1/6\n🟩🟩🟩🟩🟩", "crown _____\n\nabide ooooo\n\nslate _____"),
		"refused":       solverTable(t, "abide", "slate", "sl8te"),
	}
}

// TestResults: of a text with several results each is offered, and the chosen one is entered as its title says.
func TestResults(t *testing.T) {
	const text = "Ketword #3 1/6\nabide ooooo\n\n[08:12] Ann: Ketword Quantum #3 X/6\nslate 🟢🟡⬛⬛⬛\nslate 🟢🟡⬛⬛⬛\n\n⬛⬛⬛⬛⬛\n🟩🟩🟩🟩🟩\n\nslate _____"
	b := solverTable(t, "abide", text)
	refusal := b.draw().One(t, drawn.Classed("refusal"))
	equal(t, "said", refusal.One(t, drawn.Tagged("p")).Text(), "This text has 3 results. Which one do you want?")
	var offered []string
	for _, button := range refusal.All(drawn.Saying("data-action", "choose-result")) {
		offered = append(offered, button.Text())
	}
	equal(t, "offered", offered, []string{"Ketword #3 1/6", "[08:12] Ann: Ketword Quantum #3 X/6", "Result 3, 1 row"})
	for i, want := range []string{"classic: abide ooooo", "quantum: slate O+___, slate O+___, _____, ooooo", "classic: slate _____"} {
		chosen := b.message("choose-result", strconv.Itoa(i))
		if i == 2 { // a row alone is added
			chosen = solver.EnterRows{Text: b.model.Solver.Results[i].Text}
		}
		c := b.asks(chosen).model.Solver
		var rows []string
		for _, turn := range c.Rows {
			rows = append(rows, turn.String())
		}
		equal(t, "chosen", c.Mode.String()+": "+strings.Join(rows, ", "), want)
		equal(t, "offered no more", len(c.Results), 0)
		b = solverTable(t, "abide", text)
	}
	equal(t, "no such", b.message("choose-result", "3"), nil)
}

// TestReviewOfRows: rows of a whole game lead on to its review, which says what is known without its secret.
func TestReviewOfRows(t *testing.T) {
	for text, want := range map[string]string{
		"slate __*_o\nabide ooooo":                         "Classic · English · 5 letters",
		"Ketword Quantum #3 2/6\nslate _oo__\ncrown ooooo": "Quantum · English · 5 letters",
		"Wordle 1,234 X/6\nslate __*_o":                    "Classic · English · 5 letters",
	} {
		b := solverTable(t, "abide", text)
		button := b.draw().All(drawn.Saying("data-action", "review-rows"))
		equal(t, text+": offered", len(button), 1)
		d := b.asks(b.message("review-rows", "")).draw().One(t, drawn.Classed("review"))
		equal(t, text+": name", d.One(t, drawn.Classed("quiet")).Text(), want)
		equal(t, text+": turns", len(d.All(drawn.Tagged("li"))) > 0, true)
	}
	for _, text := range []string{"slate __*_o", "abide ooooo\nslate __*_o", "⬛⬛⬛⬛⬛\n🟩🟩🟩🟩🟩", "abide _____\nabide ooooo"} {
		equal(t, text, len(solverTable(t, "abide", text).draw().All(drawn.Saying("data-action", "review-rows"))), 0)
	}
}

// TestAdvice: what the coach has found is told with its figures.
func TestAdvice(t *testing.T) {
	all := solverTables(t)
	for name, want := range map[string]string{
		"nothing entered": "12 words are still possible.", "thinking": "Counting …", "failed": "The coach stopped halfway.",
		"many": "About 9,999 words are still possible.", "one left": "The only answer of this list that fits is ABIDE.", "elsewhere": "4 words are still possible.",
		"solved": "Solved with CROWN.", "solved alone": "Solved with ABIDE.", "one partner": "Solved with PLAID. The only pair of answers that fits is CROWN + PLAID.",
		"contradiction": "With the rows before it, row 2 leaves nothing possible.",
	} {
		d := all[name].draw().One(t, drawn.Classed("advice"))
		equal(t, name, d.One(t, drawn.Classed("figure")).Text(), want)
	}
	solved := all["solved"].draw().One(t, drawn.Classed("advice"))
	equal(t, "advises once it is solved", len(solved.All(drawn.Classed("told")))+len(solved.All(drawn.Classed("next"))), 0)
	few := solved.One(t, drawn.Classed("few"))
	equal(t, "names the partners", few.One(t, drawn.Tagged("h3")).Text(), "The other word can be")
	same(t, "partners", drawn.Texts(few.All(drawn.Tagged("li"))), "ABIDE", "FLESH", "PLAID", "SPEED", "SHELF", "TULIP")
	d := all["nothing entered"].draw().One(t, drawn.Classed("advice"))
	same(t, "columns", drawn.Texts(d.One(t, drawn.Tagged("thead")).All(drawn.Tagged("button"))), "Guess", "Left", "Bits", "Groups", "Largest", "Win")
	equal(t, "the choice comes first", d.One(t, drawn.Classed("best")).Text(), drawn.Texts(d.One(t, drawn.Tagged("tbody")).All(drawn.Tagged("th")))[0])
	equal(t, "chosen, in the first place", d.One(t, drawn.Tagged("select")).All(drawn.Tagged("option"))[0].Value("selected"), "true")
	equal(t, "why", d.One(t, drawn.Saying("id", "rank-why")).Text(), "Looks further ahead: games take the fewest guesses in all. Its own choice comes first.")
	row := d.All(drawn.Tagged("tr"))[1]
	same(t, "first guess", append(drawn.Texts(row.All(drawn.Tagged("th"))), drawn.Texts(row.All(drawn.Tagged("td")))...), "ABIDE", "1.2", "3.42", "11", "2", "8.3%")
	sorted := all["nothing entered"].asks(all["nothing entered"].message("sort-guesses", "chance"))
	equal(t, "by chance", sorted.draw().One(t, drawn.Having("aria-sort")).Value("aria-sort"), "descending")
	sorted = sorted.asks(sorted.message("sort-guesses", "chance"))
	equal(t, "the other way round", sorted.draw().One(t, drawn.Having("aria-sort")).Value("aria-sort"), "ascending")
	same(t, "few", drawn.Texts(all["elsewhere"].draw().One(t, drawn.Classed("secrets")).All(drawn.Tagged("li"))), "ABIDE", "AUDIO", "PLAID", "SPEED")
	many := all["many"].draw().One(t, drawn.Classed("next"))
	same(t, "thousands", drawn.Texts(many.All(drawn.Tagged("td")))[:4], "1,235", "0.00", "381", "14,039")
	same(t, "what is estimated", drawn.Texts(many.All(drawn.Classed("quiet")))[1:], "These are the best of a shortlist: counting every guess would take too long.", "The figures are estimates from a sample.")
}

// TestWhyBest: where another guess leaves fewer, it is told why that is not the best.
func TestWhyBest(t *testing.T) {
	choice := solving.Ranked{Guess: engine.MustWord("canat"), Remaining: 1267.5, Worst: 4273}
	guesses := []solving.Ranked{choice, {Guess: engine.MustWord("conit"), Remaining: 749.5}}
	for why, count := range map[string]int{"CONIT leaves fewer after one guess, but the solver counts guesses to the end of the games, and prefers CANAT.": 2, "": 1} {
		b := newTable(t, "abide", "").send(model.Open{Screen: screen.Solver}).told(&query.AdvicePart{Advice: coach.Advice{
			Left: coach.Left{Secrets: 9999}, Ranked: true, Choice: choice, Guesses: guesses[:count],
		}})
		told := drawn.Texts(b.draw().One(t, drawn.Classed("told")).All(drawn.Tagged("p")))
		equal(t, "paragraphs", len(told), count+1)
		equal(t, "why", slices.Contains(told, why), why != "")
	}
}

// TestSingleCorrection: one change alone is told as such.
func TestSingleCorrection(t *testing.T) {
	b := solverTables(t)["contradiction"]
	told := func() string { return b.draw().One(t, drawn.Classed("corrections")).One(t, drawn.Tagged("p")).Text() }
	equal(t, "one", told(), "This change fixes that:")
	c := b.model.Solver.Found(&b.model.Session).Contradiction
	c.Corrections = append(c.Corrections, c.Corrections...)
	equal(t, "two", told(), "Any one of these changes fixes that:")
}

// TestPosition: rows are drawn with their marks in words, and what is to be said of them.
func TestPosition(t *testing.T) {
	all := solverTables(t)
	for name, want := range map[string][]string{
		"one left":          nil,
		"elsewhere":         {"CRWTH is not in the word list, but its row counts."},
		"words are lacking": {"Doesn’t count until it has its guess.", "Doesn’t count until it has its guess."},
	} {
		same(t, name, drawn.Texts(all[name].draw().All(drawn.Classed("note"))), want...)
	}
	wrong := all["contradiction"].draw().All(drawn.Classed("entered-row"))
	equal(t, "the row that is wrong", slices.IndexFunc(wrong, drawn.Classed("wrong")), 1)
	tiles := all["one left"].draw().One(t, drawn.Classed("entered")).All(drawn.Classed("tile"))
	same(t, "tiles", drawn.Attrs(tiles, "aria-label"), "S absent", "L absent", "A present", "T absent", "E correct")
	same(t, "stops of the Tab key", drawn.Attrs(tiles, "tabindex"), "0", "-1", "-1", "-1", "-1")
	same(t, "without letters", drawn.Attrs(all["words are lacking"].draw().One(t, drawn.Classed("entered")).All(drawn.Classed("tile")), "aria-label")[:2], "Letter 1 correct", "Letter 2 present")
	s := all["words are lacking"].model.Solver
	equal(t, "the title's mode", s.Mode, engine.Quantum)
	equal(t, "no field for one who reads it aloud without a name", len(all["spelt again"].draw().One(t, drawn.Classed("solver")).All(drawn.Tagged("input"))), 1)
}

// TestHeadings: the title of a result names its game.
func TestHeadings(t *testing.T) {
	b := newTable(t, "abide", "")
	for title, want := range map[string]solver.Heading{
		"Ketword Quantum, Puzzle 7 · German · 6 letters: 3/6\n⬛":                {Mode: engine.Quantum, List: lists.Name{Lang: "de", Length: 6}},
		"Ketword Classic, Daily 7 · French · 5 letters · Hard, with hints: 3/6": {Mode: engine.Classic, List: lists.Name{Lang: "fr", Length: 5}, Level: "hard"},
		"Ketword Classic, Daily 7 · Esperanto · 5 letters: 3/6":                 {Mode: engine.Classic},
		"Ketword Classic":        {Mode: engine.Classic},
		"Wordle Classic 5":       {},
		"slate o_*__":            {},
		"A Quantum leap · x · y": {},
	} {
		equal(t, title, b.headingOf(title), want)
	}
}

// TestRowsInWords: a result that was copied in words of any language is read back, row by
// row, whichever the language of the interface is.
func TestRowsInWords(t *testing.T) {
	games := []*table{
		newTable(t, "abide", "").guess("crown", "slate", "audio", "abide"), newTable(t, "crown plaid", "").guess("slate", "briny", "crown"),
	}
	for _, language := range embedded.All() {
		for _, b := range games {
			told := share.Text(language, records.SharedWords, b.resultOf(), "")
			for _, words := range []string{told, plainSpaces(told)} {
				rows, game := b.send(model.Open{Screen: screen.Solver}), b.model.Game.Turns()
				rows.send(solver.ClearRows{}, solver.EnterRows{Text: rows.inPatterns(words, 5), Heading: b.headingOf(words)})
				equal(t, words, len(rows.model.Solver.Rows), len(game))
				for i, turn := range rows.model.Solver.Rows {
					equal(t, words, turn.Feedback, game[i].Feedback)
				}
				equal(t, "mode", rows.model.Solver.Mode, b.model.Game.Puzzle.Rules.Mode)
			}
		}
	}
	rows := newTable(t, "abide", "")
	for text, want := range map[string]string{
		"Row 1: all absent.": "______", "Row 2: all absent.": "Row 2: all absent.", "Row 1: absent, odd.": "Row 1: absent, odd.", "slate o_*__": "slate o_*__",
	} {
		equal(t, text, rows.inPatterns(text, 6), want)
	}
}

// TestEntryRefusals: what can't be read is told where it was entered, and only there.
func TestEntryRefusals(t *testing.T) {
	for text, want := range map[string]string{
		"sl8te":                 "“sl8te”: not only letters.",
		"magnet":                "“MAGNET” has 6 letters, expected 5.",
		"extraordinarilylong":   "“EXTRAORDINARILYLONG” has 19 letters, expected 5.",
		"slate o_?__":           "Line 1: Mark 3, “?”, is not known here.",
		"slate 🟩🟢___":           "Line 1: A row has both squares and circles.",
		"slate o_1__":           "Line 1: A row writes its marks in two ways.",
		"slate o_*_":            "Line 1: 4 marks, expected 5.",
		"Game 1\n⬛⬛⬛":           "No list here has words of 3 letters.",
		"How do you do?\nI do.": "This text has no row of a game. A row is a guess with its marks, such as slate o_*__, slate 1X0XX or slate 🟩⬛🟨⬛⬛.",
		"⬛🟨⬛⬛⬛\n🟨⬛⬛⬛":           "Line 2: 4 marks, expected 5.",
	} {
		same(t, text, drawn.Texts(solverTable(t, "abide", "audio", text).draw().All(drawn.Classed("refusal"))), "", want)
	}
	many := solverTable(t, "abide")
	for range solver.MaxPositionRows + 1 {
		many.send(solver.AddRow{Guess: "slate"})
	}
	same(t, "many", drawn.Texts(many.draw().All(drawn.Classed("refusal")))[solver.MaxPositionRows:], "At most 100 rows.")
	of := solverTable(t, "abide", "⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛").send(solver.SpellRow{Row: 1, Text: "magnet"}).draw()
	same(t, "of a row", drawn.Texts(of.All(drawn.Classed("entered-row"))[1].All(drawn.Classed("refusal"))), "“MAGNET” has 6 letters, expected 5.")
}

// TestCorrections: each change that would correct a contradiction is a button that makes it.
func TestCorrections(t *testing.T) {
	b := solverTables(t)["contradiction"]
	corrections := b.draw().One(t, drawn.Classed("corrections")).All(drawn.Tagged("button"))
	if len(corrections) == 0 {
		t.Fatal("no changes")
	}
	for _, correction := range corrections {
		next := &table{root: &root{}, t: t}
		*next.root = *b.root
		next.asks(b.message("correct-row", correction.Value("data-value")))
		if f := next.model.Solver.Found(&next.model.Session); f.Contradiction != nil || f.Left.Secrets == 0 {
			t.Errorf("%s: %+v", correction.Value("aria-label"), f.Advice)
		}
		number := next.model.Solver.Deed.Row
		before, row := b.model.Solver.Rows[number].Feedback, next.model.Solver.Rows[number]
		equal(t, "the row of the button", strings.Join(strings.Fields(correction.Text()), ""), engine.Upper(row.Guess.String()))
		for i, tile := range correction.All(drawn.Classed("tile")) {
			mark := row.Feedback.At(i)
			equal(t, correction.Value("aria-label")+": mark", tile.Value("data-mark"), mark.String())
			equal(t, correction.Value("aria-label")+": stands out", tile.Value("data-changed") == "true", mark != before.At(i))
		}
	}
}
