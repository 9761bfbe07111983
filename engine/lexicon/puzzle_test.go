package lexicon

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/wordlists"
)

var (
	classic = engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}
	quantum = engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 6}
)

// english returns the default list.
func english(t testing.TB) *Lexicon {
	t.Helper()
	return mustNew(t, wordlists.English5.Answers, wordlists.English5.Guesses)
}

// naive returns the indices of the answers that share no letter with answer
// i, by comparing texts.
func naive(answers []string, i int) []int {
	var all []int
	for j, w := range answers {
		if !strings.ContainsAny(w, answers[i]) {
			all = append(all, j)
		}
	}
	return all
}

// manyLetters returns n words of two letters, from an alphabet of 100: more letters
// than 64 bits can hold.
func manyLetters(n int) string {
	r := rand.New(rand.NewPCG(3, 3))
	var letters []rune
	for l := '一'; len(letters) < 100; l++ {
		letters = append(letters, l)
	}
	seen := map[string]bool{}
	var b strings.Builder
	for len(seen) < n {
		w := string([]rune{letters[r.IntN(100)], letters[r.IntN(100)]})
		if !seen[w] {
			seen[w] = true
			b.WriteString(w + "\n")
		}
	}
	return b.String()
}

// Partners, first words and the number of pairs are the same as by comparing all
// pairs of answers.
func TestPairs(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"no pair":                  "abc\nade\ncda\n",
		"shared by most":           "abc\nade\nfgh\n",
		"twice in one":             "aab\nacd\nefg\n",
		"no letter in all":         "abc\nbcd\ncda\ndab\n",
		"one":                      "abc\ndef\n",
		"a word without a partner": "abc\nadg\ndef\n",
		"one word only":            "abc\n",
		"letters repeat":           "aab\nbba\nccd\ndcc\n",
		"umlauts":                  "größe\nmütze\nlaubt\nfisch\n",
		"letters 64 apart":         "aa\n" + string(rune('a'+64*3)) + "b\nbc\n",
		"over 64 letters":          manyLetters(64 * 5),
		"no full block at the end": manyLetters(64*3 + 1),
		"a full block only":        manyLetters(64),
		"more than the usual list": wordlists.English5.Answers[:6*700],
	} {
		l := mustNew(t, text, "")
		answers := strings.Fields(text)
		p, total := l.pairs(), 0
		var firsts []int
		for i := range answers {
			want := naive(answers, i)
			if got := p.partners(i); !slices.Equal(got, want) {
				t.Fatalf("%s: partners of %s are %v, want %v", name, answers[i], got, want)
			}
			if total += len(want); len(want) > 0 {
				firsts = append(firsts, i)
			}
		}
		if !slices.Equal(p.firsts, firsts) || l.FirstWords(quantum.Mode) != len(firsts) {
			t.Errorf("%s: first words %v, want %v", name, p.firsts, firsts)
		}
		if got := l.Pairs(); got != total/2 {
			t.Errorf("%s: %d pairs, want %d", name, got, total/2)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if n, err := l.CountPairs(ctx); n != total/2 && !errors.Is(err, context.Canceled) || err == nil {
			t.Errorf("%s: %d pairs, error %v after the end", name, n, err)
		}
		if l.HasPair() != (total > 0) {
			t.Errorf("%s: has pair = %v", name, l.HasPair())
		}
		if got := l.FirstWords(classic.Mode); got != len(answers) {
			t.Errorf("%s: %d first words of one, want %d", name, got, len(answers))
		}
	}
}

func TestNoPair(t *testing.T) {
	l := mustNew(t, "abc\nade\ncda\n", "xyz\n")
	if _, err := l.Puzzle(quantum, 1); !errors.Is(err, ErrNoPair) {
		t.Errorf("puzzle: %v", err)
	}
	if day, ok := l.DayOf(engine.Quantum, 0, 1); ok {
		t.Errorf("without a pair, seed 0 is that of day %d", day)
	}
	if _, err := l.Daily(quantum, 1); !errors.Is(err, ErrNoPair) {
		t.Errorf("daily: %v", err)
	}
	if _, err := l.Draw(quantum, rand.New(rand.NewPCG(1, 1))); !errors.Is(err, ErrNoPair) {
		t.Errorf("draw: %v", err)
	}
	if n := l.Pairs(); n != 0 {
		t.Errorf("%d pairs", n)
	}
	if _, err := l.Puzzle(classic, 1); err != nil {
		t.Errorf("one word: %v", err)
	}
}

// Consecutive seeds name every first word once before any repeats. The second word is
// the partner that the seed names.
func TestPuzzle(t *testing.T) {
	t.Parallel()
	l := mustNew(t, "abide\naudio\ncrest\nflesh\nthorn\nlathe\n", "") // lathe is in no pair
	answers := texts(slices.Collect(l.Answers()))
	for _, r := range []engine.Rules{classic, quantum} {
		n := l.FirstWords(r.Mode)
		seen := map[string]int{}
		for seed := range engine.Seed(n * 10) {
			p, err := l.Puzzle(r, seed)
			if err != nil {
				t.Fatal(err)
			}
			if p.Rules != r || p.Seed != seed || p.Lang != "en" || p.Daily != 0 {
				t.Errorf("seed %d: identity %v", seed, p.Identity)
			}
			got := texts(slices.Collect(p.Secret.Words()))
			seen[got[0]]++
			if len(got) != int(r.Mode) {
				t.Fatalf("seed %d: %v", seed, got)
			}
			if r.Mode == engine.Quantum {
				partners := naive(answers, slices.Index(answers, got[0]))
				if want := answers[partners[seed.Partner(len(partners))]]; got[1] != want {
					t.Errorf("seed %d: %v, want the second to be %s", seed, got, want)
				}
			}
		}
		for i, w := range answers {
			want := 10
			if r.Mode == engine.Quantum && len(naive(answers, i)) == 0 {
				want = 0
			}
			if seen[w] != want {
				t.Errorf("%s: %s is first %d times, want %d", r.Mode, w, seen[w], want)
			}
		}
	}
	r := classic
	r.Length = 8
	if p, err := l.Puzzle(r, 1); p.Rules.Length != 5 || err != nil {
		t.Errorf("the puzzle has length %d, %v", p.Rules.Length, err)
	}
}

// Shared links must keep naming the same puzzle while the list stays. These puzzles
// were computed by another program.
func TestPuzzleStays(t *testing.T) {
	l := mustNew(t, "abide\naudio\ncrest\nflesh\nthorn\n", "")
	for seed, want := range map[engine.Seed]string{
		0: "abide thorn", 2000: "abide thorn", engine.MaxDrawnSeed: "flesh audio",
	} {
		p, err := l.Puzzle(quantum, seed)
		if got := strings.Join(texts(slices.Collect(p.Secret.Words())), " "); got != want || err != nil {
			t.Errorf("seed %d: %s, %v, want %s", seed, got, err, want)
		}
	}
}

func TestDaily(t *testing.T) {
	t.Parallel()
	l := english(t)
	for _, r := range []engine.Rules{classic, quantum} {
		n := l.FirstWords(r.Mode)
		seen := map[engine.Word]engine.Day{}
		for day := engine.Day(0); day < 400; day++ {
			p, err := l.Daily(r, day)
			if err != nil {
				t.Fatal(err)
			}
			for w := range p.Secret.Words() {
				if before, ok := seen[w]; ok {
					t.Errorf("%s: %v of day %d was first on day %d", r.Mode, w, day, before)
				}
				seen[w] = day
				break
			}
			again, err := l.Puzzle(r, p.Seed)
			if again.Secret != p.Secret || err != nil || p.Daily != day.Number() || p.Seed != day.Seed(r, "en", n) {
				t.Errorf("%s, day %d: %v", r.Mode, day, p.Identity)
			}
			if of, ok := l.DayOf(r.Mode, p.Seed, day+3); of != day || !ok {
				t.Errorf("%s, day %d: its seed is that of day %d, %v", r.Mode, day, of, ok)
			}
		}
		before, err1 := l.Daily(r, -10)
		first, err2 := l.Daily(r, 0)
		if before != first || before.Daily != 1 || err1 != nil || err2 != nil {
			t.Errorf("%s: before the first day %v, on it %v", r.Mode, before.Identity, first.Identity)
		}
	}
}

// The daily puzzle does not depend on the length in the rules.
func TestDailyTakesTheLengthOfTheList(t *testing.T) {
	l := english(t)
	r := classic
	r.Length = 0
	a, _ := l.Daily(r, 7)
	b, _ := l.Daily(classic, 7)
	if a != b {
		t.Errorf("%v and %v", a.Identity, b.Identity)
	}
}
