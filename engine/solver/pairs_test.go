package solver_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
	"ketword/wordlists"
)

// manyPairs is a list of which every two words are a secret, more than can be
// held: no letter stands twice in it.
func manyPairs(words int) string {
	const first = 0x4e00 // of twenty thousand letters without case
	var text strings.Builder
	for i := range words {
		for j := range 4 {
			text.WriteRune(rune(first + 4*i + j))
		}
		text.WriteByte('\n')
	}
	return text.String()
}

// TestSampledPairs: of too many pairs there is a sample, which says that it is
// one; once few are left, there are all.
func TestSampledPairs(t *testing.T) {
	l := list(t, manyPairs(1500), "")
	table := solver.NewTable(l)
	c := table.Candidates(2)
	if !c.Sampled() || c.Len() > solver.MaxPairs || c.Len() < 1000 {
		t.Fatalf("%d pairs, sampled %v", c.Len(), c.Sampled())
	}
	if all := 1500 * 1499 / 2; c.Size() < all*97/100 || c.Size() > all*103/100 {
		t.Errorf("%d pairs by estimate, there are %d", c.Size(), all)
	}
	if some := c.SampleOf(1000); some.Len() != 1000 || !some.Sampled() || abs(some.Size()-c.Size()) > 1 {
		t.Errorf("a sample of %d pairs, sampled %v: %d by estimate, want %d", some.Len(), some.Sampled(), some.Size(), c.Size())
	}
	seen := map[engine.Secret]bool{}
	for secret := range c.All() {
		if seen[secret] {
			t.Fatalf("%v twice", secret)
		}
		seen[secret] = true
	}
	again := solver.NewTable(l).Candidates(2)
	if again.At(17) != c.At(17) {
		t.Error("another sample of the same list")
	}
	guess := l.Answer(10)
	secret := sample.Must(engine.NewSecret(l.Answer(700), l.Answer(3)))(t)
	left := c.After(turn(guess, secret)).After(turn(l.Answer(3), secret))
	if left.Sampled() || left.Len() != 1498 { // one of them with any but the guess
		t.Errorf("%d pairs left, sampled %v", left.Len(), left.Sampled())
	}
	if !slices.ContainsFunc(slices.Collect(left.All()), func(s engine.Secret) bool {
		return s.Has(l.Answer(700)) && s.Has(l.Answer(3))
	}) {
		t.Error("the secret is lost")
	}
}

// TestAllPairsOfLists: the secrets of a list are as many as its words have
// pairs.
func TestAllPairsOfLists(t *testing.T) {
	for _, e := range wordlists.Catalogue() {
		l := builtIn(t, e.Lang, e.Length)
		if c := solver.NewTable(l).Candidates(engine.Quantum); c.Len() != l.Pairs() || c.Sampled() {
			t.Errorf("%s-%d: %d pairs, sampled %v, want %d", e.Lang, e.Length, c.Len(), c.Sampled(), l.Pairs())
		}
	}
}

func abs(n int) int { return max(n, -n) }

// TestAllOnceFewAreLeft: from a sample one comes to all pairs that a turn
// admits.
func TestAllOnceFewAreLeft(t *testing.T) {
	l := list(t, randomWords(3000, 4), "")
	c := solver.NewTable(l).Candidates(2)
	secret := c.At(4321)
	answers := slices.Collect(l.Answers())
	mixed := slices.IndexFunc(answers, func(w engine.Word) bool { return engine.Score(w, secret).Mixed() })
	played := turn(answers[mixed], secret)
	left, want := c.After(played), 0
	for i, a := range answers {
		for _, b := range answers[i+1:] {
			if s, err := engine.NewSecret(a, b); err == nil && engine.Score(played.Guess, s) == played.Feedback {
				want++
			}
		}
	}
	if !c.Sampled() || left.Sampled() || left.Len() != want {
		t.Errorf("%d pairs, sampled %v; %d left, sampled %v, want %d", c.Len(), c.Sampled(), left.Len(), left.Sampled(), want)
	}
}

// TestReviewOfMany: figures of a sample are marked as estimates, and those of
// all are not.
func TestReviewOfMany(t *testing.T) {
	l := list(t, manyPairs(330), "")
	table := solver.NewTable(l)
	c := table.Candidates(2)
	g := engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: engine.Rules{Mode: engine.Quantum, Length: 4, Tries: 6}}, Secret: c.At(0)})
	g = sample.Must(g.Play(l.Answer(9), l))(t)
	reviews, err := reviewed(t.Context(), table, g, solver.Entropy)
	if err != nil || len(reviews) != 1 {
		t.Fatalf("%+v, error %v", reviews, err)
	}
	split, r := c.Split(l.Answer(9)), reviews[0]
	if r.Estimate || r.SkillEstimate || r.Before != c.Len() || r.After != c.After(g.Turns()[0]).Len() || r.Own.Remaining != split.Remaining() ||
		r.Best.Remaining != c.Split(r.Best.Guess).Remaining() {
		t.Errorf("%+v; the guess leaves %v", r, split.Remaining())
	}
	if words := slices.Collect(c.All()); len(words) != 330*329/2 || c.Sampled() {
		t.Errorf("%d pairs, sampled %v", len(words), c.Sampled())
	}
	sampled := list(t, manyPairs(1500), "")
	g.Puzzle.Secret = solver.NewTable(sampled).Candidates(2).At(0)
	reviews, err = reviewed(t.Context(), solver.NewTable(sampled), g, solver.Entropy)
	if err != nil || !reviews[0].Estimate || !reviews[0].SkillEstimate {
		t.Errorf("%+v, error %v", reviews, err)
	}
}

// TestSkillOfMany: where guesses are too many to be compared over all secrets, skill
// is an estimate, which says so and is right to a point.
func TestSkillOfMany(t *testing.T) {
	l := list(t, randomWords(1500, 4), "")
	table := solver.NewTable(l)
	c := table.Candidates(engine.Quantum)
	secret := c.At(77)
	for _, name := range sample.From(t, 1, []string{"eliminate", "most parts"}) {
		cost := costs()[name]
		ranked := sample.Must(solver.Rank(t.Context(), c, solver.Options{Cost: cost}))(t)
		mean := 0.0
		for _, r := range ranked {
			mean += r.Cost / float64(len(ranked))
		}
		for _, n := range []int{0, 700} {
			r := sample.Must(solver.Reviewer{Cost: cost, Ends: []engine.Secret{secret}}.Turn(t.Context(), c, turn(ranked[n].Guess, secret)))(t)
			if want := skillOf(ranked[n].Cost, ranked[0].Cost, mean); abs(r.Skill-want) > 1 || !r.SkillEstimate || r.Estimate || r.Best != ranked[0] {
				t.Errorf("%s, %d: %+v, want skill %d", name, n, r, want)
			}
		}
	}
}

// TestRarePairs: however long a list, a few pairs are all found.
func TestRarePairs(t *testing.T) {
	var text strings.Builder
	for i := range 10_000 {
		fmt.Fprintf(&text, "a%c%c%c\n", 'b'+i%25, 'b'+i/25%25, 'b'+i/625)
	}
	l := list(t, text.String()+"xyzi\nouts\n", "")
	c := solver.NewTable(l).Candidates(2)
	want := 0
	for w := range l.Answers() {
		for _, other := range []string{"xyzi", "outs"} {
			if !w.Overlaps(word(other)) && w != word("xyzi") { // xyzi and outs once
				want++
			}
		}
	}
	if c.Sampled() || c.Len() != want {
		t.Errorf("%d pairs, sampled %v, want %d", c.Len(), c.Sampled(), want)
	}
}
