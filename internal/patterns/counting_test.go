package patterns

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/internal/each"
)

// randomWords returns different words of some letters.
func randomWords(random *rand.Rand, letters string, count, length int) []engine.Word {
	var words []engine.Word
	for seen := map[engine.Word]bool{}; len(words) < count; {
		spelt := make([]engine.Letter, length)
		for j := range spelt {
			spelt[j] = []engine.Letter(letters)[random.IntN(len([]engine.Letter(letters)))]
		}
		if w := engine.WordOf(spelt...); !seen[w] {
			seen[w] = true
			words = append(words, w)
		}
	}
	return words
}

// twoHalves returns words of one half of the alphabet or the other, so that
// there are many pairs.
func twoHalves(count, length int) []engine.Word {
	random := rand.New(rand.NewPCG(uint64(count), uint64(length)))
	words := append(randomWords(random, "abcdef", count/2, length), randomWords(random, "ghijklm", count/2, length)...)
	random.Shuffle(len(words), func(i, j int) { words[i], words[j] = words[j], words[i] })
	return words
}

// secretsOf returns secrets as the rules know them.
func secretsOf(t *testing.T, a *Answers, s Secrets) []engine.Secret {
	t.Helper()
	var all []engine.Secret
	for i := range s.Len() {
		var words []engine.Word
		for _, answer := range s.At(i) {
			words = append(words, a.Word(answer))
		}
		secret, err := engine.NewSecret(words...)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, secret)
	}
	return all
}

// TestCode: outcomes and feedbacks are the same, whatever the length.
func TestCode(t *testing.T) {
	for length := engine.MinLength; length <= engine.MaxLength; length++ {
		code, seen := CodeOf(length), map[Outcome]bool{}
		for i := range length {
			marks := make([]engine.Mark, length)
			marks[i], marks[0] = engine.Correct, engine.Present
			for _, mixed := range []bool{false, true} {
				f := engine.NewFeedback(mixed, marks...)
				o := code.Outcome(f)
				if code.Feedback(o) != f || int(o) >= code.Outcomes() || i > 0 && seen[o] {
					t.Errorf("%v: outcome %d of %d, which is %v", f, o, code.Outcomes(), code.Feedback(o))
				}
				seen[o] = true
			}
		}
		wins := engine.NewFeedback(false, slices.Repeat([]engine.Mark{engine.Correct}, length)...)
		if code.Outcome(wins) != code.win || code.Outcome(engine.NewFeedback(false, make([]engine.Mark, length)...)) != 0 {
			t.Errorf("%d letters: a win is %d, want %d", length, code.Outcome(wins), code.win)
		}
	}
}

// TestHistogram: secrets of one word and of two, few and many, are counted as
// they are by scoring each; and grouped.
func TestHistogram(t *testing.T) {
	for _, length := range []int{2, 3, 5, 6, 8} {
		words := twoHalves(40, length)
		a, set, code := NewAnswers(length, words), NewSet(length, words), CodeOf(length)
		set.AddGuesses(words)
		pairs, share, _ := a.Pairs(t.Context(), nil)
		if share != 0 {
			t.Fatal("a sample")
		}
		for _, all := range []Secrets{a.All(), pairs} {
			few := all.Pick([]int32{1, 2, 3, 7, 11, 13, int32(all.Len() - 1)})
			for _, s := range []Secrets{all, few, few.Pick([]int32{0, 3, 6})} {
				grid, h, plain := set.Grid(s.Answers()), NewHistogram(length), NewHistogram(length)
				secrets := secretsOf(t, a, s)
				for number, guess := range words {
					each := s.Outcomes(a.Patterns(guess, s.Answers()), nil)
					h.Count(s, grid, number)
					plain.CountOutcomes(each)
					checkCounts(t, guess, h, secrets)
					checkCounts(t, guess, plain, secrets)
					checkGroups(t, guess, code, each, secrets)
				}
			}
		}
	}
}

// checkCounts compares what was counted with scoring every secret.
func checkCounts(t *testing.T, guess engine.Word, h *Histogram, secrets []engine.Secret) {
	t.Helper()
	counts, wins := map[engine.Feedback]int32{}, 0
	for _, s := range secrets {
		f := engine.Score(guess, s)
		counts[f]++
		if f.Wins() {
			wins++
		}
	}
	if got, want := slices.Sorted(slices.Values(h.Sizes)), slices.Sorted(maps.Values(counts)); !slices.Equal(got, want) || h.Wins != wins {
		t.Errorf("%s, %d secrets: %v, %d wins, want %v, %d", guess, len(secrets), got, h.Wins, want, wins)
	}
}

// checkGroups looks whether every secret is in the group of its feedback, and
// the groups are in the order in which they first occur.
func checkGroups(t *testing.T, guess engine.Word, code Code, outcomes []Outcome, secrets []engine.Secret) {
	t.Helper()
	seen, last := 0, int32(-1)
	sorted := make([]int32, len(outcomes))
	for _, g := range Sort(NewPartition(code.Outcomes()), outcomes, each.Index[int32](len(outcomes)), sorted) {
		o, indices := g.Outcome, sorted[g.Start:g.End]
		if indices[0] < last || !slices.IsSorted(indices) {
			t.Errorf("%s: a group begins with %v after %d", guess, indices, last)
		}
		last, seen = indices[0], seen+len(indices)
		for _, i := range indices {
			if want := engine.Score(guess, secrets[i]); code.Feedback(o) != want {
				t.Errorf("%s: %v in the group of %v", guess, secrets[i], code.Feedback(o))
			}
		}
	}
	if seen != len(secrets) {
		t.Errorf("%s: %d secrets in groups, want %d", guess, seen, len(secrets))
	}
}

// TestMostWon: it is the number of pairs of the word that is in the most.
func TestMostWon(t *testing.T) {
	a := NewAnswers(4, twoHalves(40, 4))
	pairs, _, _ := a.Pairs(t.Context(), nil)
	counts := map[engine.Word]int{}
	for _, s := range secretsOf(t, a, pairs) {
		for w := range s.Words() {
			counts[w]++
		}
	}
	if got, want := pairs.MostWon(), slices.Max(slices.Collect(maps.Values(counts))); got != want || a.All().MostWon() != 1 {
		t.Errorf("%d, want %d", got, want)
	}
}

// TestPairs: all pairs that share no letter and give the turns their marks are
// found, in order, whatever the alphabet; and so are the words that have a
// partner.
func TestPairs(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	many := make([]rune, 90) // more letters than a set has bits
	for i := range many {
		many[i] = rune(0x4e00 + i)
	}
	for _, words := range [][]engine.Word{
		twoHalves(60, 3), twoHalves(60, 6), twoHalves(50, 12), randomWords(random, string(many), 90, 4),
	} {
		length := words[0].Len()
		a := NewAnswers(length, words)
		all, _, _ := a.Pairs(t.Context(), nil)
		secret := secretsOf(t, a, all)[random.IntN(all.Len())]
		var turns []engine.Turn
		for range 3 {
			checkPairs(t, a, turns)
			guess := words[random.IntN(len(words))]
			turns = append(turns, engine.Turn{Guess: guess, Feedback: engine.Score(guess, secret)})
		}
	}
}

// checkPairs compares the pairs and partners after some turns with trying all.
func checkPairs(t *testing.T, a *Answers, turns []engine.Turn) {
	t.Helper()
	var want []engine.Secret
	partnered := map[engine.Word]bool{}
	for i, first := range a.words {
		for _, second := range a.words[i+1:] {
			s, err := engine.NewSecret(first, second)
			if err == nil && !slices.ContainsFunc(turns, func(turn engine.Turn) bool { return !turn.Admits(s) }) {
				want = append(want, s)
				partnered[first], partnered[second] = true, true
			}
		}
	}
	pairs, share, _ := a.Pairs(t.Context(), turns)
	if got := secretsOf(t, a, pairs); !slices.Equal(got, want) || share != 0 {
		t.Errorf("after %v: %d pairs, want %d", turns, len(got), len(want))
	}
	partners := a.Partners(turns)
	for _, w := range a.words {
		if partners.Has(w) != partnered[w] {
			t.Errorf("after %v: %s has a partner: %v", turns, w, !partnered[w])
		}
	}
	if partners.Has(engine.Word{}) {
		t.Error("the empty word has a partner")
	}
}
