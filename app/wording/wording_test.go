package wording_test

import (
	"strings"
	"testing"

	"ketword/app/lists"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

var quantum = wording.Voice{Text: embedded.English, Mode: engine.Quantum, Write: engine.Word.String}

// TestAdvice: groups that are won are named as such, and not counted among those left;
// means have commas between thousands. The last sentence says whether a guess is proved to
// be best.
func TestAdvice(t *testing.T) {
	for want, g := range map[string]solver.Ranked{
		"It leaves 0.3 pairs on average. It wins at once in 50 of the 54. The others are one group of 4. No better guess was found.": {
			Remaining: 0.3, Parts: 2, Worst: 4, Wins: 50, Secrets: 54, Possible: true,
		},
		"It leaves 6.5 pairs on average. It wins at once in 2 of the 20. It divides the others into 3 groups, the largest of 11. No guess wins sooner on average.": {
			Remaining: 6.5, Parts: 4, Worst: 11, Wins: 2, Secrets: 20, Possible: true, Proved: true,
		},
		"It leaves 3,038.0 pairs on average. It divides them into 381 groups, the largest of 14,039. It can be the secret. No better guess was found.": {
			Remaining: 3038, Parts: 381, Worst: 14039, Wins: 300, Secrets: 540620, Possible: true, Estimate: true,
		},
		"It leaves 7.0 pairs on average. It leaves all of them in one group of 7. It is none of them itself. No better guess was found.": {Remaining: 7, Parts: 1, Worst: 7, Secrets: 7},
		"It is sure to win.": {Remaining: 1, Parts: 1, Worst: 1, Wins: 1, Secrets: 1, Possible: true, Proved: true},
	} {
		if said := quantum.Advice(g); said != want {
			t.Errorf("%q, want %q", said, want)
		}
	}
}

// TestStep: the coach's player says which of its guesses are proved to be best.
func TestStep(t *testing.T) {
	s := coach.Step{Strategy: coach.Strongest, Left: coach.Left{Secrets: 7}, Turn: engine.Turn{Guess: engine.MustWord("downy")}, Guess: solver.Ranked{
		Remaining: 1.3, Parts: 6, Worst: 2, Wins: 1, Secrets: 7, Possible: true,
	}}
	const want = "7 pairs are still possible. So it guesses downy. It leaves 1.3 pairs on average. It divides them into 6 groups, the largest of 2. It can be the secret."
	if said := quantum.Step(s); said != want {
		t.Errorf("%q, want %q", said, want)
	}
	s.Guess.Proved = true
	if said := quantum.Step(s); said != want+" No guess wins sooner on average." {
		t.Error(said)
	}
	for strategy, want := range map[string]string{
		"eliminate": "It rules out 2,248.868 on average.", "entropy": "It tells 5.886 bits on average.",
		"minimax": "It leaves at most 195.", "parts": "It makes 126 groups.", "openers": "", "random": "",
	} {
		s := coach.Step{Strategy: strategy, Left: coach.Left{Secrets: 2309}, Turn: engine.Turn{Guess: engine.MustWord("roate")}, Guess: solver.Ranked{
			Remaining: 60.1316, Bits: 5.8859, Parts: 126, Worst: 195, Secrets: 2309,
		}}
		want = strings.TrimSpace("2,309 pairs are still possible. So it guesses roate. " + want)
		if said := quantum.Step(s); said != want {
			t.Errorf("%s: %q, want %q", strategy, said, want)
		}
	}
}

// TestBest: a proved best guess is distinguished from the best guess found.
func TestBest(t *testing.T) {
	downy, candy := solver.Ranked{Guess: engine.MustWord("downy")}, engine.Turn{Guess: engine.MustWord("candy")}
	proved := downy
	proved.Proved = true
	for want, r := range map[string]solver.Review{
		"Best guess: downy.":         {Best: proved, Turn: candy},
		"Best guess found: downy.":   {Best: downy, Turn: candy},
		"No guess was better.":       {Best: proved, Turn: engine.Turn{Guess: downy.Guess}},
		"No better guess was found.": {Best: downy, Turn: engine.Turn{Guess: downy.Guess}},
	} {
		if said := quantum.Best(coach.Row{Review: r}); said != want {
			t.Errorf("%q, want %q", said, want)
		}
	}
}

// TestFared: a review has the counts in a line, and luck in words; there is no luck if the
// guess told nothing, or was sure to win.
func TestFared(t *testing.T) {
	row := func(before, after, groups, luck int) coach.Row {
		return coach.Row{Review: solver.Review{Before: before, After: after, Luck: luck, Own: solver.Ranked{Parts: groups}}}
	}
	won := func(r coach.Row) coach.Row {
		r.Turn.Feedback = engine.NewFeedback(false, engine.Correct)
		return r
	}
	rows := []coach.Row{row(2215, 1056, 90, 36), row(1056, 7, 60, 85), row(7, 7, 1, 50), won(row(7, 1, 4, 45))}
	for i, want := range []string{
		"A little less lucky than average: 1,056 pairs left.", "Very lucky: 7 pairs left.", "Nothing new: 7 pairs left.", "About as lucky as average: solved.",
	} {
		if said := quantum.Fared(rows[i]); said != want {
			t.Errorf("%q, want %q", said, want)
		}
	}
	if said := quantum.Fared(won(row(1, 1, 1, 50))) + quantum.Fared(row(9, 0, 5, 14)); said != "No luck needed: solved." {
		t.Error(said)
	}
	if path := quantum.Path(rows); path != "2,215 → 1,056 → 7 → 7 → solved" {
		t.Error(path)
	}
}

// TestWould: if the secret is unknown, what the best guess would have left is a mean.
func TestWould(t *testing.T) {
	r := coach.Row{Review: solver.Review{Best: solver.Ranked{Guess: engine.MustWord("downy")}, BestLeft: 2, BestMean: 2.2}}
	if said := quantum.Would(r); said != "It would have left 2.2 pairs on average." {
		t.Error(said)
	}
	sure := r
	sure.Best.Wins, sure.Best.Secrets = 1, 1
	if said := quantum.Would(sure); said != "" {
		t.Errorf("of a guess that was sure to win: %q", said)
	}
	r.BestTurn.Guess = r.Best.Guess
	if said := quantum.Would(r); said != "It would have left 2 pairs." {
		t.Error(said)
	}
}

// TestFacts: no line begins with what a number counts, or with a dot.
func TestFacts(t *testing.T) {
	const want = "3\u00a0games\u00a0· 2.500\u00a0guesses on average\u00a0· höchstens 5\u00a0Versuche"
	if got := wording.Facts([]string{"3 games", "2.500 guesses on average", "höchstens 5 Versuche"}); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestListFile: the file of a part of a list is named after its title, which is not isolated there.
func TestListFile(t *testing.T) {
	for want, of := range map[string]struct {
		title string
		part  lists.Part
	}{"Fruit.txt": {"Fruit", lists.AnswersPart}, "Fruit, extra guesses.txt": {"Fruit", lists.GuessesPart}, "פירות.txt": {"פירות", lists.AnswersPart}} {
		own := lists.List{Name: lists.OwnName(0xabc, 5), Title: of.title}
		if got := wording.ListFile(embedded.English, own, of.part); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
