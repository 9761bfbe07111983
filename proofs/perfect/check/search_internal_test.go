package check

import (
	"math/rand/v2"
	"testing"

	"ketword/engine"
	"ketword/proofs/perfect"
)

// workerOf returns a worker for a list of random words, of which the first so many are answers. These end
// alike, so that others tell them apart better.
func workerOf(t *testing.T, random *rand.Rand, rules engine.Rules, words, answers int) *worker {
	t.Helper()
	c := &certificate{rules: rules, number: map[engine.Word]int{}}
	for len(c.guesses) < words {
		letters := make([]engine.Letter, rules.Length)
		for i := range letters {
			letters[i] = engine.Letter('a' + random.IntN(9))
			if i > 1 && len(c.guesses) < answers {
				letters[i] = 'z'
			}
		}
		word := engine.WordOf(letters...)
		if c.Has(word) {
			continue
		}
		c.number[word] = len(c.guesses)
		c.guesses = append(c.guesses, word)
		if s, err := engine.NewSecret(word); err != nil {
			t.Fatal(err)
		} else if len(c.secrets) < answers {
			c.secrets = append(c.secrets, s)
		}
	}
	return newWorker(newVerifier(c, Options{Workers: 1}, &Report{}))
}

// TestSearch: a search finds what package perfect finds, by all rules, also after others whose positions it remembers.
func TestSearch(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, rules := range []engine.Rules{
		{Length: 4},
		{Length: 4, Level: engine.Hard},
		{Length: 4, Level: engine.Strict},
		{Length: 4, Tries: 4},
		{Length: 3, Level: engine.Hard, Tries: 5},
	} {
		rules.Mode = engine.Classic
		w := workerOf(t, random, rules, 60, 45)
		for _, guess := range w.guesses[36:51] {
			for _, p := range w.divide(guess) {
				if len(p.secrets) < three {
					continue
				}
				var secrets []engine.Secret
				for _, s := range p.secrets {
					secrets = append(secrets, w.secrets[s])
				}
				turn := engine.Turn{Guess: guess, Feedback: w.feedback(p.code)}
				g, err := perfect.New(rules, []engine.Turn{turn}, w.guesses, secrets)
				if err != nil {
					t.Fatal(err)
				}
				const enough = 1000
				want, _, err := g.Solve(engine.Forever)
				if err != nil {
					t.Fatal(err)
				}
				if got, err := w.search.begin(engine.Forever, p.secrets, turn, enough); err != nil || got != min(want, enough) {
					t.Fatalf("%+v: %s: %d, %v, want %d", rules, turn, got, err, want)
				}
				if above := w.greedy(p.secrets, w.tries()-1); above < want && want < enough {
					t.Errorf("%+v: %s: greedy games take %d, and others %d", rules, turn, above, want)
				}
			}
		}
	}
}

// TestCount: counting groups proves what follows from them, and no more.
func TestCount(t *testing.T) {
	w := workerOf(t, rand.New(rand.NewPCG(5, 6)), engine.Rules{Mode: engine.Classic, Length: 5}, 150, 70)
	wide := 0
	for _, guess := range w.guesses {
		secrets := map[uint16][]int32{}
		for _, p := range w.divide(guess) {
			secrets[p.code] = p.secrets
			n := len(p.secrets)
			bound := 3 * n
			for _, g := range w.guesses {
				seen, wins := map[engine.Feedback]bool{}, 0
				for _, s := range p.secrets {
					f := engine.Score(g, w.secrets[s])
					seen[f] = true
					if f.Wins() {
						wins = 1
					}
				}
				bound = min(bound, 3*n-len(seen)-wins)
			}
			if bound > 2*n {
				wide++
			}
			for more := range 2 {
				open := w.count([]claim{{code: p.code, least: bound + more}}, secrets)
				if len(open) != more {
					t.Errorf("%s %s, %d secrets: %d are bound, %d more claimed", guess, w.feedback(p.code), n, bound, more)
				}
			}
		}
	}
	if wide == 0 {
		t.Error("no part takes more than 2n guesses")
	}
}
