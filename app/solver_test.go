//go:build !js

package app

import (
	"ketword/app/records"
	"ketword/app/screen/share"
	"ketword/app/screen/solver"
	solving "ketword/engine/solver"

	"slices"
	"testing"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/coach"
)

// solverTable opens the solver after opening the puzzle of a secret, and enters texts.
func solverTable(t testing.TB, secret string, texts ...string) *table {
	b := newTable(t, secret, "").asks(model.Open{Screen: screen.Solver})
	for _, text := range texts {
		b.asks(solver.EnterRows{Text: text, Heading: b.headingOf(text)})
	}
	return b
}

// solverTables returns games with the solver open, by name.
func solverTables(t testing.TB) map[string]*table {
	guesses := slices.Repeat([]solving.Ranked{{Guess: engine.MustWord("slate"), Estimate: true}}, 25)
	many := coach.Advice{Left: coach.Left{Secrets: 9999, Estimate: true}, Ranked: true, Shortlist: true, Guesses: guesses}
	thinking := func() *table { return newTable(t, "abide", "").send(model.Open{Screen: screen.Solver}) }
	return map[string]*table{
		"failed":         thinking().fails(query.Died, ""),
		"many":           thinking().told(&query.AdvicePart{Advice: many}),
		"of the game":    newTable(t, "abide", "").guess("crown").asks(solver.AdviseGame{}),
		"rows of a game": newTable(t, "abide", "").guess("slate").asks(model.Open{Screen: screen.Solver}),
		"removed":        solverTable(t, "abide", "slate", "audio").asks(solver.RemoveRow{Row: 0}),
		"spelt again":    solverTable(t, "abide", "slate o____").asks(solver.EditRow{Row: 0}),
		"contradiction":  solverTable(t, "abide", "slate __*_o", "audio o_*__"),
		"solved":         solverTable(t, "crown plaid", "crown ooooo"),
		"of pairs":       solverTable(t, "crown plaid", "slate O____\nbriny O_+__"),
		"several":        solverTable(t, "abide", "Ketword #3 1/6\nabide ooooo\n\n[08:12] Ann: Ketword Quantum #3 1/6\n🟩🟩🟩🟩🟩"),
		"refused":        solverTable(t, "abide", "slate", "sl8te"),
	}
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

// TestRowsInWords: a result copied in the words of any language is read row by row,
// whatever the language of the interface.
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
