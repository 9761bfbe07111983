package review

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/query"
)

// lost returns a page with the review of a quantum game that was given up.
func lost(t *testing.T) *page {
	return finished(t, "crown plaid", "slate", "briny", "flesh").Asks(Show{})
}

// TestTurns: each turn is shown with its figures, the best guess and why.
func TestTurns(t *testing.T) {
	d := finished(t, "abide", "audio", "abide").Asks(Show{}).Draw().One(t, drawn.Classed("review"))
	turns := []drawn.Element{d.One(t, drawn.Saying("data-turn", "1")), d.One(t, drawn.Saying("data-turn", "2"))}
	apptest.Strings(t, "headings", drawn.Texts(d.One(t, drawn.Classed("turns")).All(drawn.Tagged("h3"))), "Guess 1: AUDIO", "Guess 2: ABIDE")
	apptest.Strings(t, "first", drawn.Texts(turns[0].All(drawn.Tagged("p")))[:1], "Luckier than average: 1 word left.")
	apptest.Strings(t, "its details", drawn.Texts(turns[0].All(drawn.Tagged("details"))[1].All(drawn.Tagged("p"))), "From 12 words to 1.", "It told 3.6 bits; 3.3 were expected.")
	apptest.Strings(t, "path", drawn.Texts(d.One(t, drawn.Classed("path")).All(drawn.Tagged("span"))), "Left after each guess:", "12\u00a0→ 1\u00a0→ solved")
	first := turns[0].Text()
	for _, said := range []string{"Skill 76 of 99", "Luck 66 of 99", "Best guess: ABIDE.", "ABIDE divides them into 11 groups, the largest of 2, AUDIO into 10 groups, the largest of 2: more groups tell more."} {
		if !strings.Contains(first, said) {
			t.Errorf("%q lacks %q", first, said)
		}
	}
	if last := turns[1].Text(); !strings.Contains(last, "From 1 word to the solution.") || !strings.Contains(last, "No guess was better.") {
		t.Errorf("%q", last)
	}
	apptest.Strings(t, "figures", drawn.Texts(d.One(t, drawn.Classed("figures")).All(drawn.Tagged("dd"))), "88 of 99", "58 of 99")
	apptest.Strings(t, "the uncertainty", drawn.Texts(d.One(t, drawn.Classed("chart")).One(t, drawn.Tagged("tbody")).All(drawn.Tagged("td"))), "3.6", "0.0", "0.0")
}

// TestPairs: the secrets left are listed, and the tried guess is a row like the others.
func TestPairs(t *testing.T) {
	d := lost(t).Asks(ChooseTurn{Turn: 1}, AskWhatIf{Word: "crown"}).Draw().One(t, drawn.Classed("review"))
	first := d.One(t, drawn.Saying("data-turn", "1")).Text()
	if pairs := d.All(drawn.Classed("secrets")); len(pairs) < 2 || !strings.Contains(first, "CROWN + PLAID") {
		t.Errorf("%d lists of pairs; the first turn: %q", len(pairs), first)
	}
	apptest.Strings(t, "what if", drawn.Texts(d.One(t, drawn.Classed("answer")).All(drawn.Tagged("h3"))), "Guess 2: CROWN")
	apptest.Strings(t, "chosen", drawn.Texts(d.One(t, drawn.Classed("chips")).All(drawn.Saying("aria-pressed", "true"))), "2")
	for word, want := range map[string]string{
		"four": "This has 4 letters; a guess has 5.", "stale": "STALE is not in the word list.",
	} {
		apptest.Strings(t, word, drawn.Texts(lost(t).Asks(AskWhatIf{Word: word}).Draw().One(t, drawn.Classed("answer")).All(drawn.Tagged("p"))), want)
	}
}

// TestState: the screen says what it waits for, or what failed.
func TestState(t *testing.T) {
	p := finished(t, "abide", "audio", "abide").Send(Show{})
	for _, want := range []string{"The coach is looking at your guesses …", "The coach stopped halfway."} {
		apptest.Strings(t, "state", drawn.Texts(p.Draw().One(t, drawn.Classed("state")).All(drawn.Tagged("p"))), want)
		p.Ended(p.Key(), query.Died)
	}
	apptest.Equal(t, "again", p.Draw().One(t, drawn.Saying("data-action", "review")).Value("data-value"), p.Game.Puzzle.Identity.String())
}
