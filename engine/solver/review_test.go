package solver_test

import (
	"context"
	"errors"
	"math"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// played returns a game of the small list.
func played(t testing.TB, rules engine.Rules, secret engine.Secret, guesses ...string) engine.Game {
	t.Helper()
	g := engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: rules, Lang: "en"}, Secret: secret})
	for _, guess := range guesses {
		var err error
		if g, err = g.Play(word(guess), sample.Small(t)); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// reviewed returns the reviews of the turns of a game, knowing its secret.
func reviewed(ctx engine.Context, table *solver.Table, g engine.Game, cost solver.Cost) ([]solver.Review, error) {
	c := table.Candidates(g.Puzzle.Rules.Mode).WithLevel(g.Puzzle.Rules.Level)
	return turnsReviewed(ctx, solver.Reviewer{Cost: cost, Ends: []engine.Secret{g.Puzzle.Secret}}, c, g.Turns())
}

// turnsReviewed returns the reviews of turns, up to the first that can't be reviewed.
func turnsReviewed(ctx engine.Context, r solver.Reviewer, c solver.Candidates, turns []engine.Turn) ([]solver.Review, error) {
	var reviews []solver.Review
	for _, turn := range turns {
		review, err := r.Turn(ctx, c, turn)
		if err != nil {
			return reviews, err
		}
		reviews, c = append(reviews, review), c.After(turn)
	}
	return reviews, nil
}

// TestReview compares every figure with one that is counted by hand.
func TestReview(t *testing.T) {
	between := 0
	for _, secret := range []engine.Secret{sample.Secret("flesh"), sample.Secret("audio", "flesh")} {
		for _, guesses := range [][]string{{"zzzzz", "aisle", "salsa", "flesh"}, {"kebab", "world", "flesh"}, {"flesh"}} {
			rules := engine.Rules{Mode: secret.Mode(), Length: 5, Tries: 6}
			for _, r := range checkReviews(t, played(t, rules, secret, guesses...)) {
				if r.Skill > 0 && r.Skill < solver.MaxGrade {
					between++
				}
			}
		}
	}
	if between < 2 {
		t.Error("the guesses have hardly any skill but the least and the greatest")
	}
}

// checkReviews compares the reviews of a game with what is counted by hand.
func checkReviews(t *testing.T, g engine.Game) []solver.Review {
	t.Helper()
	table, secret := smallTable(t), g.Puzzle.Secret
	reviews, err := reviewed(t.Context(), table, g, solver.Eliminate)
	if err != nil || len(reviews) != len(g.Turns()) {
		t.Fatalf("%d reviews, error %v", len(reviews), err)
	}
	c := table.Candidates(secret.Mode())
	blind, err := turnsReviewed(t.Context(), solver.Reviewer{Cost: solver.Eliminate, Ends: c.Fitting(g.Turns()).Ends()}, c, g.Turns())
	if err != nil || len(blind) != len(reviews) {
		t.Fatalf("%d reviews without the secret, error %v", len(blind), err)
	}
	for i, r := range reviews {
		turn, split := g.Turns()[i], c.Split(g.Turns()[i].Guess)
		after := c.After(turn)
		ranked, _ := solver.Rank(context.Background(), c, solver.Options{Cost: solver.Eliminate})
		own, best, mean := c.Rate(turn.Guess, solver.Eliminate), ranked[0], 0.0
		if own.Cost == best.Cost && own.Wins == best.Wins { // the alphabet is no reason
			best = own
		}
		for _, other := range ranked {
			mean += other.Cost / float64(len(ranked))
		}
		unknown := after.Len()
		if turn.Feedback.Wins() {
			unknown = 1
		}
		want := solver.Review{
			Turn: turn, Before: c.Len(), After: after.Len(), Own: own,
			Bits: math.Log2(float64(c.Len()) / float64(unknown)),
			Best: best, BestLeft: c.After(engine.Turn{Guess: best.Guess, Feedback: engine.Score(best.Guess, secret)}).Len(),
			Skill: skillOf(split.Remaining(), best.Cost, mean), Luck: luckOf(c, turn),
		}
		want.BestMean = float64(want.BestLeft)
		if r != want {
			t.Errorf("%v, row %d:\n got %+v\nwant %+v", secret, i+1, r, want)
		}
		want.BestMean = leftOf(c, best.Guess, g.Turns())
		if want.BestLeft = int(math.Round(want.BestMean)); blind[i] != want {
			t.Errorf("%v, row %d without the secret:\n got %+v\nwant %+v", secret, i+1, blind[i], want)
		}
		c = after
	}
	return reviews
}

// leftOf returns how many candidates a guess leaves in the mean, over the secrets that
// turns admit.
func leftOf(c solver.Candidates, guess engine.Word, turns []engine.Turn) float64 {
	sum, ends := 0, admitted(c, turns)
	for _, secret := range ends {
		sum += c.After(turn(guess, secret)).Len()
	}
	return float64(sum) / float64(len(ends))
}

// skillOf and luckOf are the formulas as they are defined.
func skillOf(own, best, mean float64) int {
	if mean == best {
		return 99
	}
	return int(math.Round(math.Max(0, math.Min(99, 99*(1-(own-best)/(mean-best))))))
}

func luckOf(c solver.Candidates, own engine.Turn) int {
	left := func(t engine.Turn) int {
		n := c.After(t).Len()
		if t.Feedback.Wins() && n > 1 {
			return 0
		}
		return n
	}
	halves := 0
	for secret := range c.All() {
		switch n := left(turn(own.Guess, secret)); {
		case n > left(own):
			halves += 2
		case n == left(own):
			halves++
		}
	}
	return int(math.Round(99 * float64(halves) / float64(2*c.Len())))
}

// TestReviewAtALevel: guesses that the rules forbid are not held against the
// player.
func TestReviewAtALevel(t *testing.T) {
	rules := engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6, Level: engine.Strict}
	strict := solver.Greedy{Cost: solver.Entropy, Level: engine.Strict}
	secret := sample.Secret("world")
	guesses := sample.Must(playAlone(strict, smallTable(t).Candidates(1), secret))(t)
	var texts []string
	for _, w := range guesses {
		texts = append(texts, w.String())
	}
	g := played(t, rules, secret, texts...)
	reviews := sample.Must(reviewed(t.Context(), smallTable(t), g, solver.Entropy))(t)
	for i, r := range reviews {
		if err := rules.Check(g.Turns()[:i], r.Best.Guess, sample.Small(t)); err != nil {
			t.Errorf("row %d: the best guess %s: %v", i+1, r.Best.Guess, err)
		}
	}
	if last := reviews[len(reviews)-1]; last.Skill != 99 || last.Before != 1 || !last.Own.Possible {
		t.Errorf("the only word left: %+v", last)
	}
}

func TestReviewCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	g := played(t, engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}, sample.Secret("flesh"), "speed")
	if r, err := reviewed(ctx, smallTable(t), g, solver.Entropy); !errors.Is(err, context.Canceled) || len(r) != 0 {
		t.Errorf("%v, error %v", r, err)
	}
}

// TestReviewOfAForcedSecret: where no answer is possible any more, there is
// nothing to say.
func TestReviewOfAForcedSecret(t *testing.T) {
	g := played(t, engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}, sample.Secret("zzzzz"), "slate", "crown", "zzzzz")
	reviews, err := reviewed(t.Context(), smallTable(t), g, solver.Entropy)
	if !errors.Is(err, solver.ErrNone) || len(reviews) == 0 || len(reviews) == 3 {
		t.Errorf("%d reviews, error %v", len(reviews), err)
	}
	for _, r := range reviews {
		if math.IsNaN(r.Bits+r.Own.Bits+r.Own.Remaining+r.Best.Remaining) || r.Skill < 0 {
			t.Errorf("%+v", r)
		}
	}
	none := smallTable(t).Candidates(1).After(g.Turns()[0]).After(engine.Turn{Guess: word("slate"), Feedback: g.Turns()[2].Feedback})
	if ranked, err := solver.Rank(context.Background(), none, solver.Options{Cost: solver.Entropy}); !errors.Is(err, solver.ErrNone) || ranked != nil {
		t.Errorf("%v, error %v", ranked, err)
	}
}

// TestReviewOfEqualGuesses: a guess that is as good as one that is proved to be the best is the
// best guess, of pairs most of them, and no worse one is; the alphabet does not decide.
func TestReviewOfEqualGuesses(t *testing.T) {
	const few = 4 // secrets
	positions, equal := 0, 0
	for _, mode := range engine.Modes() {
		all := smallTable(t).Candidates(mode)
		r := solver.Reviewer{Cost: solver.Tuned(mode).Cost, Ends: []engine.Secret{all.At(0)}, Known: true}
		for first := range all.AllowedGuesses() {
			c := all.After(turn(first, all.At(0)))
			if c.Len() < 2 || c.Len() > few {
				continue
			}
			least := fewestOf(c)
			positions++
			for guess := range c.AllowedGuesses() {
				review := sample.Must(r.Turn(t.Context(), c, turn(guess, all.At(0))))(t)
				best := review.Best.Guess == guess
				switch taken := fewestAfter(c, guess); {
				case best && review.Best.Proved && taken > least:
					t.Errorf("%s, then %s: no better guess than %s", mode, first, guess)
				case !best && mode == engine.Classic && taken == least:
					t.Errorf("%s, then %s: %s is said to be better than %s", mode, first, review.Best.Guess, guess)
				}
				if best {
					equal++
				}
			}
		}
	}
	if equal <= positions {
		t.Errorf("%d guesses are best in %d positions", equal, positions)
	}
}

// TestReviewOfGuessesThatTakeAsFew: where the best guess can win at once and leaves two secrets
// together, one that can't win and tells all three apart is as good: the games of all take six
// guesses either way.
func TestReviewOfGuessesThatTakeAsFew(t *testing.T) {
	c := solver.NewTable(list(t, "bat\ncat\nhat\n", "bcx\nbxy\nxyz\n")).Candidates(engine.Classic)
	r := solver.Reviewer{Cost: solver.Tuned(engine.Classic).Cost, Ends: []engine.Secret{c.At(0)}, Known: true}
	for guess, want := range map[string]string{"bat": "bat", "cat": "cat", "bcx": "bcx", "bxy": "bat", "xyz": "bat"} {
		review, err := r.Turn(t.Context(), c, turn(word(guess), c.At(0)))
		if err != nil || review.Best.Guess != word(want) || !review.Best.Proved || review.Skill == solver.MaxGrade != (guess == want) {
			t.Errorf("%s: best is %s, skill %d, error %v", guess, review.Best.Guess, review.Skill, err)
		}
	}
}
