package coach_test

import (
	"cmp"
	"errors"
	"reflect"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// advise returns all that is told of a question.
func advise(t *testing.T, table *solver.Table, q coach.Question) []coach.Advice {
	t.Helper()
	var told []coach.Advice
	if err := coach.Advise(t.Context(), table, q, func(a coach.Advice) { told = append(told, a) }); err != nil {
		t.Fatal(err)
	}
	return told
}

// figures are what guesses are compared by in each column: the less, the earlier.
var figures = map[coach.Column]func(solver.Ranked) float64{
	coach.ByLeft:    func(r solver.Ranked) float64 { return r.Remaining },
	coach.ByBits:    func(r solver.Ranked) float64 { return -r.Bits },
	coach.ByGroups:  func(r solver.Ranked) float64 { return -float64(r.Parts) },
	coach.ByLargest: func(r solver.Ranked) float64 { return float64(r.Worst) },
	coach.ByChance:  func(r solver.Ranked) float64 { return -float64(r.Wins) },
	coach.ByGuess:   func(solver.Ranked) float64 { return 0 },
}

// TestAdvise: in every column the guesses are the first of all that are allowed, or the
// last, and have the figures that the solver gives them.
func TestAdvise(t *testing.T) {
	table := smallTable(t)
	const most = 4
	for _, secret := range []engine.Secret{sample.Secret("flesh"), sample.Secret("audio", "flesh")} {
		for _, level := range []engine.Level{engine.Normal, engine.Strict} {
			for _, guesses := range [][]string{nil, {"candy"}} {
				g := gameOf(secret, level, guesses...)
				c := sample.Must(table.After(t.Context(), secret.Mode(), g.Turns))(t)
				all := sample.Must(solver.Rank(t.Context(), c, solver.Options{Cost: solver.Eliminate}))(t)
				all = slices.DeleteFunc(all, func(r solver.Ranked) bool { return !c.WithLevel(level).Allows(r.Guess) })
				for _, by := range coach.Orders() {
					for _, back := range []bool{false, true} {
						told := advise(t, table, coach.Question{Game: g, By: by, Backwards: back, Most: most})
						if by != coach.ByBest {
							checkAdvice(t, told[len(told)-1], all, by, back, most)
						}
						best, _ := coach.BestGuess(t.Context(), table, g)
						left, _ := coach.SecretsLeft(t.Context(), table, g)
						if a := told[len(told)-1]; by == coach.ByBest && !back && a.Guesses[0] != best || a.Choice != best || a.Left.Secrets != left.Secrets || a.Shortlist {
							t.Errorf("%v: %+v, want the choice %v and %d left", g, a, best.Guess, left.Secrets)
						}
					}
				}
			}
		}
	}
}

// checkAdvice compares the guesses of an advice with all that are allowed.
func checkAdvice(t *testing.T, a coach.Advice, all []solver.Ranked, by coach.Column, back bool, most int) {
	t.Helper()
	sign := 1.0
	if back {
		sign = -1
	}
	order := func(r, s solver.Ranked) int { return cmp.Compare(sign*figures[by](r), sign*figures[by](s)) }
	if by == coach.ByGuess {
		order = func(r, s solver.Ranked) int { return int(sign) * r.Guess.Compare(s.Guess) }
	}
	want := slices.SortedStableFunc(slices.Values(all), order)[:min(most, len(all))]
	if !a.Ranked || len(a.Guesses) != len(want) {
		t.Fatalf("%s: %d guesses, want %d", by, len(a.Guesses), len(want))
	}
	for i, r := range a.Guesses {
		same := func(s solver.Ranked) bool {
			r.Cost, s.Cost = 0, 0 // which is that of the column
			return r == s
		}
		if order(r, want[i]) != 0 || !slices.ContainsFunc(all, same) {
			t.Errorf("%s, backwards %v: guess %d is %+v, want %+v", by, back, i+1, r, want[i])
		}
	}
}

// TestAdviseOfMany: where all guesses take a while, those of a shortlist come first; where
// they take long, alone. How many secrets there are, and the choice of a book, comes
// before them.
func TestAdviseOfMany(t *testing.T) {
	first := engine.MustWord("arise")
	table := englishTable(t).WithBook(solver.Book{First: first})
	told := advise(t, table, coach.Question{Game: gameOf(sample.Secret("pride"), engine.Normal), By: coach.ByLeft, Most: 25})
	if len(told) != 3 || told[0].Ranked || !told[1].Shortlist || told[2].Shortlist || told[0].Left.Secrets != table.Lexicon().AnswerCount() {
		t.Fatalf("%d pieces: %+v", len(told), told)
	}
	all := sample.Must(solver.Rank(t.Context(), table.Candidates(engine.Classic), solver.Options{Cost: solver.Eliminate}))(t)
	for i, got := range told[2].Guesses {
		if got.Guess != all[i].Guess || got.Remaining != all[i].Remaining || i == 0 && told[1].Guesses[0].Guess != got.Guess {
			t.Errorf("guess %d is %+v, want %+v", i+1, got, all[i])
		}
	}
	told = advise(t, table, coach.Question{Game: gameOf(sample.Secret("audio", "flesh"), engine.Normal), By: coach.ByBits, Most: 25})
	if len(told) != 2 || told[0].Choice.Guess != first || told[0].Ranked || !told[1].Shortlist || len(told[1].Guesses) != 25 {
		t.Errorf("%d pieces: %+v", len(told), told)
	}
}

// TestAdviseBest: the guesses by the strongest player begin with its choice, also where it is
// not what costs least; the others stand in the order of their cost.
func TestAdviseBest(t *testing.T) {
	for _, first := range []string{"zzzzz", "slate"} {
		table := smallTable(t).WithBook(solver.Book{First: engine.MustWord(first)})
		told := advise(t, table, coach.Question{Game: gameOf(sample.Secret("audio", "flesh"), engine.Normal), By: coach.ByBest, Most: 5})
		a := told[len(told)-1]
		if a.Choice.Guess.String() != first || len(a.Guesses) != 5 || a.Guesses[0] != a.Choice {
			t.Errorf("%+v", a)
		}
		others := a.Guesses[1:]
		if !slices.IsSortedFunc(others, func(r, s solver.Ranked) int { return cmp.Compare(r.Cost, s.Cost) }) || slices.Contains(others, a.Choice) {
			t.Errorf("behind it: %+v", others)
		}
	}
}

// TestFewerLeft: the guess that leaves the fewest is told if the choice leaves more by what players see.
func TestFewerLeft(t *testing.T) {
	word := engine.MustWord
	choice := solver.Ranked{Guess: word("canat"), Remaining: 1267.5}
	guesses := []solver.Ranked{choice, {Guess: word("conit"), Remaining: 749.5}, {Guess: word("saine"), Remaining: 800}}
	for want, a := range map[string]coach.Advice{
		"conit": {Choice: choice, Guesses: guesses},
		"":      {Choice: solver.Ranked{Guess: word("saint"), Remaining: 749.55}, Guesses: guesses},
	} {
		if got := a.FewerLeft().String(); got != want {
			t.Errorf("beside %v: %q, want %q", a.Choice.Guess, got, want)
		}
	}
	if got := (coach.Advice{Guesses: guesses}).FewerLeft(); got.Len() > 0 {
		t.Errorf("without a choice: %v", got)
	}
}

// TestAdviseWon: of a game that is won it is told what the secret can be, and no guess.
func TestAdviseWon(t *testing.T) {
	g := gameOf(sample.Secret("audio", "flesh"), engine.Normal, "flesh")
	left, err := coach.SecretsLeft(t.Context(), smallTable(t), g)
	told := advise(t, smallTable(t), coach.Question{Game: g, By: coach.ByBest, Most: 5})
	if err != nil || g.Won() != engine.MustWord("flesh") || !reflect.DeepEqual(told, []coach.Advice{{Left: left, Ranked: true}}) || left.Secrets < 2 {
		t.Errorf("%+v, error %v", told, err)
	}
	for _, s := range left.Few {
		if s.Partner(g.Won()).Len() == 0 || s.Partner(s.Partner(g.Won())) != g.Won() {
			t.Errorf("the partner of %s in %s is %s", g.Won(), s, s.Partner(g.Won()))
		}
	}
}

// A contradictory position is told with its row and what would correct it, and nothing else.
func TestAdviseContradiction(t *testing.T) {
	for _, secret := range []engine.Secret{sample.Secret("flesh"), sample.Secret("audio", "flesh")} {
		g := gameOf(secret, engine.Normal, "candy", "shelf")
		g.Turns[1].Feedback = engine.NewFeedback(false, 2, 0, 0, 0, 0)
		told := advise(t, smallTable(t), coach.Question{Game: g, By: coach.ByLeft, Most: 4})
		if len(told) != 1 || told[0].Contradiction == nil || told[0].Contradiction.Turn != 1 || told[0].Ranked {
			t.Errorf("%v: %+v", secret, told)
		}
	}
}

// TestAdviseEnds: an advice ends with its context, wherever that is, and what is no
// position is refused.
func TestAdviseEnds(t *testing.T) {
	table := smallTable(t)
	contradicts := gameOf(sample.Secret("flesh"), engine.Normal, "candy", "shelf")
	contradicts.Turns[1].Feedback = engine.NewFeedback(false, 2, 0, 0, 0, 0)
	for _, q := range []coach.Question{
		{Game: gameOf(sample.Secret("flesh"), engine.Normal, "candy"), By: coach.ByLeft, Most: 4},
		{Game: gameOf(sample.Secret("audio", "flesh"), engine.Normal), By: coach.ByGuess, Most: 4},
		{Game: contradicts, By: coach.ByLeft, Most: 4},
	} {
		for looks := 1; ; looks++ {
			ctx := &sample.Stopped{Asks: looks}
			err := coach.Advise(ctx, table, q, func(coach.Advice) {})
			if err == nil {
				break
			}
			if !errors.Is(err, sample.ErrStopped) || looks > 1000 {
				t.Fatalf("%v after %d looks", err, looks)
			}
		}
	}
	alone := sample.Must(lexicon.New("en", 5, "slate\nleast\n", ""))(t)
	for _, guesses := range [][]string{nil, {"slate"}} {
		q := coach.Question{Game: gameOf(sample.Secret("audio", "flesh"), engine.Normal, guesses...), By: coach.ByLeft, Most: 4}
		if err := coach.Advise(t.Context(), solver.NewTable(alone), q, nil); !errors.Is(err, lexicon.ErrNoPair) {
			t.Error(err)
		}
	}
}
