package perfect

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"ketword/engine"
)

// exhaustive finds the fewest guesses by trying everything.
type exhaustive struct {
	rules   engine.Rules
	guesses []engine.Word
	all     engine.Vocabulary
}

func (e exhaustive) best(secrets []engine.Secret, past []engine.Turn, left int) int {
	if left == 0 {
		return impossible
	}
	if len(secrets) == 1 {
		return 1
	}
	best := impossible
	for _, guess := range e.guesses {
		if e.rules.Check(past, guess, e.all) != nil {
			continue
		}
		groups := map[engine.Feedback][]engine.Secret{}
		for _, s := range secrets {
			f := engine.Score(guess, s)
			groups[f] = append(groups[f], s)
		}
		total := len(secrets)
		for f, group := range groups {
			switch {
			case f.Wins():
			case len(group) == len(secrets):
				total = impossible
			case total+len(group) < best:
				total += e.best(group, append(past[:len(past):len(past)], engine.Turn{Guess: guess, Feedback: f}), left-1)
			default:
				total = impossible
			}
			if total >= best {
				break
			}
		}
		best = min(best, total)
	}
	return best
}

func randomWords(random *rand.Rand, count, length, letters int) []engine.Word {
	seen := map[engine.Word]bool{}
	var words []engine.Word
	for tries := 0; len(words) < count && tries < 10000; tries++ {
		w := make([]engine.Letter, length)
		for i := range w {
			w[i] = engine.Letter('a' + random.IntN(letters))
		}
		if word := engine.WordOf(w...); !seen[word] {
			seen[word] = true
			words = append(words, word)
		}
	}
	return words
}

func TestEqualsExhaustive(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for trial := range 3000 {
		mode := engine.Mode(1 + trial%2)
		rules := engine.Rules{Mode: mode, Length: 3 + random.IntN(3), Difficulty: engine.Difficulty(random.IntN(3))}
		if random.IntN(3) == 0 {
			rules.Tries = 2 + random.IntN(4)
		}
		words := randomWords(random, 10+random.IntN(31), rules.Length, 6+random.IntN(6))
		answers := words[:2+random.IntN(min(len(words)-2, 10))]
		var secrets []engine.Secret
		if mode == engine.Classic {
			for _, w := range answers {
				secrets = append(secrets, secretOf(w))
			}
		} else {
			for i, a := range answers {
				for _, b := range answers[:i] {
					if s, err := engine.NewSecret(a, b); err == nil && len(secrets) < 12 {
						secrets = append(secrets, s)
					}
				}
			}
		}
		g, err := New(rules, nil, words, secrets)
		if len(secrets) == 0 {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		value, tree, err := g.Solve(engine.Forever)
		if err != nil {
			t.Fatal(err)
		}
		e := exhaustive{rules, words, g}
		left := g.tries()
		want := e.best(secrets, nil, left)
		if min(value, impossible) != want {
			src := newSources(g)
			p := src.position(all(len(secrets)), nil, 100)
			var c counter
			t.Logf("%+v %v", c.glance(p.from, p.columns, 100), g.most)
			t.Errorf("%d %+v: %d secrets, %d words: %d, want %d", trial, rules, len(secrets), len(words), value, want)
			continue
		}
		if want == impossible {
			continue
		}
		total := 0
		for _, s := range secrets {
			game := tree
			for n := 1; ; n++ {
				f := engine.Score(game.Guess, s)
				total++
				if f.Wins() {
					break
				}
				if rules.Tries > 0 && n >= rules.Tries || game.Replies[f] == nil {
					t.Fatal(fmt.Sprint("tree ", game, f))
				}
				game = game.Replies[f]
			}
		}
		if total != value {
			t.Errorf("%d: the tree takes %d, not %d", trial, total, value)
		}
	}
}
