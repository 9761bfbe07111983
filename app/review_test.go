//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen"
)

// reviewTables returns games that are reviewed, by name.
func reviewTables(t testing.TB) map[string]*table {
	lost := func() *table {
		return newTable(t, "crown plaid", "").guess("slate", "briny", "flesh").send(model.GiveUp{})
	}
	looking := newTable(t, "abide", "").guess("audio", "abide").send(model.ReviewGame{})
	failed := newTable(t, "abide", "").guess("audio", "abide").send(model.ReviewGame{}).fails(query.Died, "")
	games := newTable(t, "abide", "").guess("audio", "abide")
	saved, _ := games.model.History.Find(games.model.Game.Puzzle.Identity)
	for range 30 {
		saved.Game.Puzzle.Seed++
		games.model.History = append(games.model.History, saved)
	}
	return map[string]*table{
		"nothing":  newTable(t, "abide", "").send(model.Open{Screen: screen.Review}),
		"looking":  looking,
		"failed":   failed,
		"classic":  newTable(t, "abide", "").guess("audio", "abide").asks(model.ReviewGame{}),
		"quantum":  lost().asks(model.ReviewGame{}),
		"what if":  lost().asks(model.ReviewGame{}, model.ChooseTurn{Turn: 1}, model.AskWhatIf{Word: "crown"}),
		"asking":   lost().asks(model.ReviewGame{}).send(model.AskWhatIf{Word: "crown"}),
		"no word":  lost().asks(model.ReviewGame{}, model.AskWhatIf{Word: "four"}),
		"unlisted": lost().asks(model.ReviewGame{}, model.AskWhatIf{Word: "stale"}),
		"games":    games.send(model.Open{Screen: screen.Games}),
		"no games": newTable(t, "abide", "").send(model.Open{Screen: screen.Games}),
	}
}

// TestReview: each turn is told with its figures, the best guess and why.
func TestReview(t *testing.T) {
	d := reviewTables(t)["classic"].draw().One(t, drawn.Classed("review"))
	turns := []drawn.Element{d.One(t, drawn.Saying("data-turn", "1")), d.One(t, drawn.Saying("data-turn", "2"))}
	same(t, "headings", drawn.Texts(d.One(t, drawn.Classed("turns")).All(drawn.Tagged("h3"))), "Guess 1: AUDIO", "Guess 2: ABIDE")
	same(t, "first", drawn.Texts(turns[0].All(drawn.Tagged("p")))[:1], "Luckier than average: 1 word left.")
	same(t, "its details", drawn.Texts(turns[0].All(drawn.Tagged("details"))[1].All(drawn.Tagged("p"))), "From 12 words to 1.", "It told 3.6 bits; 3.3 were expected.")
	same(t, "path", drawn.Texts(d.One(t, drawn.Classed("path")).All(drawn.Tagged("span"))), "Left after each guess:", "12\u00a0→ 1\u00a0→ solved")
	first := turns[0].Text()
	for _, said := range []string{"Skill 67 of 99", "Luck 66 of 99", "Best guess: ABIDE.", "ABIDE divides them into 11 groups, the largest of 2, AUDIO into 10 groups, the largest of 2: more groups tell more."} {
		if !strings.Contains(first, said) {
			t.Errorf("%q lacks %q", first, said)
		}
	}
	if last := turns[1].Text(); !strings.Contains(last, "From 1 word to the solution.") || !strings.Contains(last, "No guess was better.") {
		t.Errorf("%q", last)
	}
	same(t, "figures", drawn.Texts(d.One(t, drawn.Classed("figures")).All(drawn.Tagged("dd"))), "83 of 99", "58 of 99")
	same(t, "the uncertainty", drawn.Texts(d.One(t, drawn.Classed("chart")).One(t, drawn.Tagged("tbody")).All(drawn.Tagged("td"))), "3.6", "0.0", "0.0")
}

// TestReviewOfPairs: what is left is listed, and what might have been is a row like the
// others.
func TestReviewOfPairs(t *testing.T) {
	d := reviewTables(t)["what if"].draw().One(t, drawn.Classed("review"))
	first := d.One(t, drawn.Saying("data-turn", "1")).Text()
	if pairs := d.All(drawn.Classed("secrets")); len(pairs) < 2 || !strings.Contains(first, "CROWN + PLAID") {
		t.Errorf("%d lists of pairs; the first turn: %q", len(pairs), first)
	}
	same(t, "what if", drawn.Texts(d.One(t, drawn.Classed("answer")).All(drawn.Tagged("h3"))), "Guess 2: CROWN")
	same(t, "chosen", drawn.Texts(d.One(t, drawn.Classed("chips")).All(drawn.Saying("aria-pressed", "true"))), "2")
	for name, want := range map[string]string{
		"no word": "This has 4 letters; a guess has 5.", "unlisted": "STALE is not in the word list.",
	} {
		same(t, name, drawn.Texts(reviewTables(t)[name].draw().One(t, drawn.Classed("answer")).All(drawn.Tagged("p"))), want)
	}
}

// TestReviewState: what is awaited, or went wrong, is told.
func TestReviewState(t *testing.T) {
	for name, want := range map[string]string{
		"looking": "The coach is looking at your guesses …", "failed": "The coach stopped halfway.",
	} {
		same(t, name, drawn.Texts(reviewTables(t)[name].draw().One(t, drawn.Classed("state")).All(drawn.Tagged("p"))), want)
	}
}
