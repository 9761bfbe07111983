package solver_test

import (
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
)

// TestSecretSurvives: whatever is guessed, the secret stays among the
// candidates, every one of them admits all turns, and no other does.
func TestSecretSurvives(t *testing.T) {
	l := list(t, smallAnswers, smallGuesses)
	table, random := solver.NewTable(l), source()
	guesses := words(l)
	for _, mode := range engine.Modes() {
		all := table.Candidates(mode)
		for secret := range all.All() {
			c := all
			var turns []engine.Turn
			for range 3 {
				turns = append(turns, turn(guesses[random.IntN(len(guesses))], secret))
				c = c.After(turns[len(turns)-1])
				got := slices.Collect(c.All())
				if want := admitted(all, turns); !slices.Equal(got, want) {
					t.Fatalf("after %v: %v, want %v", turns, got, want)
				}
				if !slices.Contains(got, secret) {
					t.Fatalf("%v is lost after %v", secret, turns)
				}
			}
		}
	}
}

// admitted returns the secrets that all turns admit, by asking each.
func admitted(all solver.Candidates, turns []engine.Turn) []engine.Secret {
	var rest []engine.Secret
	for secret := range all.All() {
		if !slices.ContainsFunc(turns, func(t engine.Turn) bool { return !t.Admits(secret) }) {
			rest = append(rest, secret)
		}
	}
	return rest
}

// TestAllPairs: every two answers without a common letter, once.
func TestAllPairs(t *testing.T) {
	for name, l := range map[string]string{
		"small": smallAnswers,
		// 70 letters: more than a letter set has bits
		"many letters": strings.Join(manyLetters(35), "\n") + "\n",
	} {
		table := solver.NewTable(list(t, l, ""))
		answers := strings.Fields(l)
		want := 0
		for i, a := range answers {
			for _, b := range answers[i+1:] {
				if !word(a).Overlaps(word(b)) {
					want++
				}
			}
		}
		c := table.Candidates(2)
		if c.Len() != want || c.Sampled() || c.Mode() != engine.Quantum {
			t.Errorf("%s: %d pairs, sampled %v, want %d", name, c.Len(), c.Sampled(), want)
		}
	}
}

// manyLetters returns words of two letters each, of which every third shares
// one with the word before it.
func manyLetters(n int) []string {
	var all []string
	for i := range n {
		a, b := rune(0x4e00+2*i), rune(0x4e00+2*i+1)
		if i%3 == 2 {
			a--
		}
		all = append(all, string([]rune{a, b}))
	}
	return all
}

// TestNeverMixed: a secret of one word gives no mixed row, so no secret is
// left after one.
func TestNeverMixed(t *testing.T) {
	table := smallTable(t)
	for feedback := range table.Candidates(1).Groups(word("aisle")) {
		if feedback.Mixed() {
			t.Errorf("%v is mixed", feedback)
		}
	}
	pair, err := engine.NewSecret(word("audio"), word("flesh"))
	if err != nil {
		t.Fatal(err)
	}
	mixed := turn(word("aisle"), pair)
	if got := table.Candidates(1).After(mixed).Len(); got != 0 {
		t.Errorf("%d words give a mixed row", got)
	}
	if got := table.Candidates(2).After(mixed).Len(); got == 0 {
		t.Error("no pair gives a mixed row")
	}
}

// TestGroupsKnowTheirTurns: a group is what After returns.
func TestGroupsKnowTheirTurns(t *testing.T) {
	for _, mode := range engine.Modes() {
		all := smallTable(t).Candidates(mode)
		for feedback, group := range all.Groups(word("salsa")) {
			after := all.After(engine.Turn{Guess: word("salsa"), Feedback: feedback})
			if !slices.Equal(slices.Collect(group.All()), slices.Collect(after.All())) || !slices.Equal(group.Turns(), after.Turns()) {
				t.Errorf("%s, %v: the group and After differ", mode, feedback)
			}
		}
		for range all.Groups(word("salsa")) {
			break // stops when it is told to
		}
		for range all.All() {
			break
		}
	}
}

func TestWrongLength(t *testing.T) {
	defer func() {
		if recover() != solver.ErrLength {
			t.Error("a word of another length was taken")
		}
	}()
	smallTable(t).Candidates(1).Split(word("four"))
}
