//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/challenge"
	"ketword/app/screen/hint"
	"ketword/app/screen/lab"
	"ketword/app/screen/playon"
	"ketword/app/screen/review"
	"ketword/app/screen/share"
	"ketword/app/screen/solver"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/coach"
	solving "ketword/engine/solver"
)

// hintTables returns games with requested hints, by name.
func hintTables(t testing.TB) map[string]*table {
	asking := func(secret string, guess ...string) *table {
		return newTable(t, secret, "").guess(guess...).send(screen.Open{Name: screen.Hint})
	}
	return map[string]*table{
		"failed":       asking("abide", "slate").send(hint.Ask{Kind: hint.Guess}).fails(query.Died, ""),
		"left":         asking("abide", "slate").asks(hint.Ask{Kind: hint.Left}),
		"of a pencil":  asking("crown plaid", "slate"),
		"all of pairs": asking("crown plaid").asks(hint.Ask{Kind: hint.Left}, hint.Ask{Kind: hint.Words}, hint.Ask{Kind: hint.Guess}),
	}
}

// labTables returns games with each tab of the lab open, by name.
func labTables(t testing.TB) map[string]*table {
	open := func(msgs ...model.Msg) *table {
		return newTable(t, "abide", "").asks(append([]model.Msg{screen.Open{Name: screen.Lab}}, msgs...)...)
	}
	openers, games, watch := lab.ShowTab{Tab: lab.Openers}, lab.ShowTab{Tab: lab.Games}, lab.ShowTab{Tab: lab.Watch}
	under := open(games).send(lab.PlayTournament{})
	under.send(under.results(under.asked)[0])
	return map[string]*table{
		"letters":       open(),
		"openers":       open(openers, lab.TryOpener{Word: "slate"}),
		"pairs":         open(lab.Choose{By: session.Choice{Mode: engine.Quantum}}, openers),
		"under way":     under,
		"played":        open(games, lab.PlayTournament{}),
		"watched":       open(watch, lab.WatchPlayer{Secret: [2]string{"grove"}}),
		"watched whole": open(watch, lab.WatchPlayer{Secret: [2]string{"grove"}, First: "slate"}, lab.SeeStep{All: true}),
	}
}

// playOnTables returns games that the coach continues, by name.
func playOnTables(t testing.TB) map[string]*table {
	lost := func() *table { return newTable(t, "crown plaid", "").guess(slices.Repeat([]string{"slate"}, 6)...) }
	return map[string]*table{
		"failed":        lost().send(playon.Show{}).fails(query.NoSecret, ""),
		"the first row": newTable(t, "grove", "").send(play.GiveUp{}).asks(playon.Show{}),
		"all rows":      lost().asks(playon.Show{}, playon.Show{FromStart: true}, playon.SeeStep{All: true}),
	}
}

// reviewTables returns reviewed games, by name.
func reviewTables(t testing.TB) map[string]*table {
	lost := func() *table {
		return newTable(t, "crown plaid", "").guess("slate", "briny", "flesh").send(play.GiveUp{})
	}
	looking := newTable(t, "abide", "").guess("audio", "abide").send(review.Show{})
	failed := newTable(t, "abide", "").guess("audio", "abide").send(review.Show{}).fails(query.Died, "")
	games := newTable(t, "abide", "").guess("audio", "abide")
	saved, _ := games.model.History.Find(games.model.Game.Puzzle.Identity)
	for range 30 {
		saved.Game.Puzzle.Seed++
		games.model.History = append(games.model.History, saved)
	}
	return map[string]*table{
		"nothing":  newTable(t, "abide", "").send(screen.Open{Name: screen.Review}),
		"looking":  looking,
		"failed":   failed,
		"classic":  newTable(t, "abide", "").guess("audio", "abide").asks(review.Show{}),
		"quantum":  lost().asks(review.Show{}),
		"what if":  lost().asks(review.Show{}, review.ChooseTurn{Turn: 1}, review.AskWhatIf{Word: "crown"}),
		"asking":   lost().asks(review.Show{}).send(review.AskWhatIf{Word: "crown"}),
		"no word":  lost().asks(review.Show{}, review.AskWhatIf{Word: "four"}),
		"unlisted": lost().asks(review.Show{}, review.AskWhatIf{Word: "stale"}),
		"games":    games.send(screen.Open{Name: screen.Games}),
		"no games": newTable(t, "abide", "").send(screen.Open{Name: screen.Games}),
	}
}

// challenged returns a challenge with a secret of the small list.
func challenged(t testing.TB, words ...string) *table {
	mode := map[int]string{1: "abide", 2: "crown plaid"}[len(words)]
	b := newTable(t, mode, "").send(challenge.Send{Words: words})
	return newTable(t, mode, "").send(model.Popped{Query: b.shared().Query})
}

// TestChallengesSayWhatTheyReckonWith: in a challenge, hint and review say that all allowed words count as
// secrets, whatever the secret is; for a drawn puzzle they don't.
func TestChallengesSayWhatTheyReckonWith(t *testing.T) {
	says := func(b *table) bool {
		return slices.Contains(drawn.Texts(b.draw().All(drawn.Tagged("p"))), embedded.English.Coach.Chosen)
	}
	hint, review := screen.Open{Name: screen.Hint}, review.Show{}
	for _, words := range [][]string{{"slate"}, {"salsa"}, {"abide"}, {"audio"}, {"aisle"}, {"slate", "crown"}, {"crown", "plaid"}} {
		b := challenged(t, words...).send(hint)
		equal(t, strings.Join(words, " "), []bool{b.model.Game.Puzzle.Chosen(), says(b)}, []bool{true, true})
		b = challenged(t, words...).guess(words[0]).asks(review)
		equal(t, "review "+strings.Join(words, " "), says(b), true)
	}
	equal(t, "drawn", says(newTable(t, "abide", "").send(hint)), false)
	equal(t, "drawn, reviewed", says(newTable(t, "abide", "").guess("abide").asks(review)), false)
}

// solverTable opens the solver after opening the puzzle of a secret, and enters texts.
func solverTable(t testing.TB, secret string, texts ...string) *table {
	b := newTable(t, secret, "").asks(screen.Open{Name: screen.Solver})
	for _, text := range texts {
		b.asks(solver.EnterRows{Text: text, Heading: b.headingOf(text)})
	}
	return b
}

// solverTables returns games with the solver open, by name.
func solverTables(t testing.TB) map[string]*table {
	guesses := slices.Repeat([]solving.Ranked{{Guess: engine.MustWord("slate"), Estimate: true}}, 25)
	many := coach.Advice{Left: coach.Left{Secrets: 9999, Estimate: true}, Ranked: true, Shortlist: true, Guesses: guesses}
	thinking := func() *table { return newTable(t, "abide", "").send(screen.Open{Name: screen.Solver}) }
	return map[string]*table{
		"failed":         thinking().fails(query.Died, ""),
		"many":           thinking().told(&query.AdvicePart{Advice: many}),
		"of the game":    newTable(t, "abide", "").guess("crown").asks(solver.AdviseGame{}),
		"rows of a game": newTable(t, "abide", "").guess("slate").asks(screen.Open{Name: screen.Solver}),
		"lacks words":    solverTable(t, "abide", "Wordle 1 2/6\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩").send(solver.SpellRow{Row: 1, Text: "abide"}),
		"removed":        solverTable(t, "abide", "slate", "audio").asks(solver.RemoveRow{Row: 0}),
		"spelt again":    solverTable(t, "abide", "slate o____").asks(solver.EditRow{Row: 0}),
		"contradiction":  solverTable(t, "abide", "slate __*_o", "audio o_*__"),
		"solved":         solverTable(t, "crown plaid", "crown ooooo"),
		"of pairs":       solverTable(t, "crown plaid", "slate O____\nbriny O_+__"),
		"several":        solverTable(t, "abide", "Ketword #3 1/6\nabide ooooo\n\n[08:12] Ann: Ketword Quantum #3 1/6\n🟩🟩🟩🟩🟩"),
		"refused":        solverTable(t, "abide", "slate", "sl8te"),
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
				rows, game := b.send(screen.Open{Name: screen.Solver}), b.model.Game.Turns()
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
