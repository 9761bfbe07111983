package exact

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/sample"
)

// TestFewEqualsExhaustive: after the best guess of few secrets their games take as many guesses as plain
// exhaustive search finds, at every level and with a limit of tries.
func TestFewEqualsExhaustive(t *testing.T) {
	random := rand.New(rand.NewPCG(31, 32))
	impossible := 0
	for range 200 {
		words := sample.RandomWords(random, 40, 5, 7)
		rules := engine.Rules{Mode: engine.Classic, Length: 5, Level: engine.Level(random.IntN(3)), Tries: (2 + random.IntN(4)) * random.IntN(2)}
		turn := engine.Turn{Guess: words[20], Feedback: engine.Score(words[20], secretOf(words[0]))}
		g := gameOf(rules, []engine.Turn{turn}, words, 30)
		if len(g.Secrets) > 7 {
			g = gameOf(rules, []engine.Turn{turn}, words, 12)
		}
		want := exhaustive(g).Least(g.Secrets, g.Past, g.Tries())
		guess, total, err := few(g).Best(engine.Forever, math.MaxInt)
		switch {
		case err != nil || min(total, Impossible) != want:
			t.Fatalf("%+v: %d guesses, want %d; %v", rules, total, want, err)
		case want == Impossible:
			impossible++
		case exhaustive(g).After(g.Secrets, g.Past, g.Tries(), g.Guesses[guess], Impossible) != want:
			t.Errorf("%+v: after %s the games take more than %d", rules, g.Guesses[guess], want)
		}
	}
	if impossible == 0 {
		t.Error("no game was impossible")
	}
}

// TestManySecrets: many secrets take as many guesses as the groups that the best first guess leaves, each
// searched by itself, and those of no other first guess take fewer.
func TestManySecrets(t *testing.T) {
	random := rand.New(rand.NewPCG(41, 42))
	testManySecrets(t, sample.RandomWords(random, 110, 5, 9), 100)
	testManySecrets(t, sample.RandomWords(random, 60, 4, 5), 60)
}

func testManySecrets(t *testing.T, words []engine.Word, secrets int) {
	t.Helper()
	g := gameOf(engine.Rules{Mode: engine.Classic, Length: words[0].Len()}, nil, words, secrets)
	guess, total, err := few(g).Best(engine.Forever, math.MaxInt)
	if err != nil {
		t.Fatal(err)
	}
	for i, first := range words {
		groups := map[engine.Feedback][]engine.Secret{}
		for _, s := range g.Secrets {
			f := engine.Score(first, s)
			groups[f] = append(groups[f], s)
		}
		sum := len(g.Secrets)
		for f, group := range groups {
			if f.Wins() || len(group) == len(g.Secrets) {
				continue
			}
			part := *g
			part.Secrets = group
			_, least, err := few(&part).Best(engine.Forever, math.MaxInt)
			if err != nil {
				t.Fatal(err)
			}
			sum += least
		}
		if sum < total || i == guess && sum != total {
			t.Errorf("%s: %d guesses, after the best one %d", first, sum, total)
		}
	}
}

// TestPairs: the games of pairs, of which a guess may win several, take as many guesses as plain
// exhaustive search finds.
func TestPairs(t *testing.T) {
	random := rand.New(rand.NewPCG(37, 38))
	for range 60 {
		words := sample.RandomWords(random, 25, 4, 9)
		rules := engine.Rules{Mode: engine.Quantum, Length: 4, Level: engine.Level(random.IntN(2)), Tries: 4 * random.IntN(2)}
		g := gameOf(rules, nil, words, 8)
		if len(g.Secrets) == 0 || len(g.Secrets) > 9 {
			continue
		}
		var m Matrix
		m.Shares = g.Most > 1
		w := NewWriter(winsOf(g)+1, uint32(winsOf(g)))
		w.Begin(&m, len(g.Secrets), len(words))
		for i, guess := range words {
			w.Add(&m, int32(i), codesOf(g, guess), g.Free())
		}
		m.Finish()
		p := g.Position(&m, each.Index[int32](len(g.Secrets)), nil, g.Tries())
		got, _ := NewSearch(engine.Forever, g, NewTranspositions(10)).Solve(&p, Impossible, 0)
		if want := exhaustive(g).Least(g.Secrets, nil, g.Tries()); min(got, Impossible) != want {
			t.Errorf("%+v, %d pairs: %d guesses, want %d", rules, len(g.Secrets), got, want)
		}
	}
}

// TestFirst: among the guesses after which the games of a handful of secrets take the fewest
// guesses, the one of the lowest bound is found; then the one that wins the most secrets, then the
// first.
func TestFirst(t *testing.T) {
	random := rand.New(rand.NewPCG(47, 48))
	for trial := range 100 {
		words := sample.RandomWords(random, 22, 2, 8+trial%2*4)
		g := gameOf(engine.Rules{Mode: engine.Quantum, Length: 2, Level: engine.Level(random.IntN(2))}, nil, words, 14)
		random.Shuffle(len(g.Secrets), func(i, j int) { g.Secrets[i], g.Secrets[j] = g.Secrets[j], g.Secrets[i] })
		g.Secrets = g.Secrets[:min(len(g.Secrets), 3+random.IntN(6))]
		g.Most = mostWon(g)
		words = slices.Clone(words)
		slices.Reverse(words) // the words of the secrets are last
		g.Guesses = words
		guess, total := first(t, g)
		want, least := None, Impossible
		for i, w := range words {
			if !allows(g, nil, w) {
				continue
			}
			if value := exhaustive(g).After(g.Secrets, nil, Unlimited, w, Impossible); value < least || value == least && want != None && sooner(g, w, words[want]) {
				want, least = i, value
			}
		}
		if guess != want || total != least {
			t.Errorf("%s, %d guesses; want %s, %d", words[guess], total, words[want], least)
		}
	}
}

// first finds the first guess of a game.
func first(t *testing.T, g *Game) (guess, total int) {
	t.Helper()
	guess, total, err := few(g).First(engine.Forever)
	if err != nil {
		t.Fatal(err)
	}
	return guess, total
}

// mostWon returns how many secrets have the most common word.
func mostWon(g *Game) int {
	most := 0
	for _, w := range g.Guesses {
		held := 0
		for _, s := range g.Secrets {
			if s.Has(w) {
				held++
			}
		}
		most = max(most, held)
	}
	return most
}

// sooner reports whether a guess is tried out before another one that is before it in the alphabet.
func sooner(g *Game, a, b engine.Word) bool {
	rank := func(w engine.Word) int {
		groups, wins := map[engine.Feedback]int{}, 0
		for _, s := range g.Secrets {
			if s.Has(w) {
				wins++
			}
			groups[engine.Score(w, s)]++
		}
		bound := 0
		for f, n := range groups {
			if !f.Wins() {
				bound += LowerBound(n, g.Most)
			}
		}
		return (Narrow+1)*bound - wins
	}
	return rank(a) < rank(b)
}

// TestNotedBounds: a lower bound that is noted for a position is recalled, and settles the position
// if it is high enough.
func TestNotedBounds(t *testing.T) {
	g := gameOf(engine.Rules{Mode: engine.Classic, Length: 4}, nil, sample.RandomWords(rand.New(rand.NewPCG(39, 40)), 9, 4, 5), 9)
	s, p := NewSearch(engine.Forever, g, NewTranspositions(4)), Position{Left: Unlimited}
	g.Fill(&p, each.Index[int32](5))
	same := p
	p.Lower = 12
	s.Note(&p)
	if s.Recall(&same, 13) || same.Lower != 12 {
		t.Errorf("at least %d guesses, settled below 13; 12 were noted", same.Lower)
	}
	if !s.Recall(&same, 12) {
		t.Error("12 guesses are not at least 12")
	}
}

// TestWordsOfSecrets: a position whose matrix has only its own words is settled if these words
// settle it.
func TestWordsOfSecrets(t *testing.T) {
	words := []engine.Word{engine.MustWord("bat"), engine.MustWord("cat"), engine.MustWord("cot")}
	g := gameOf(engine.Rules{Mode: engine.Classic, Length: 3}, nil, words, 3)
	var m Matrix
	w := NewWriter(winsOf(g)+1, uint32(winsOf(g)))
	w.Begin(&m, len(words), len(words))
	for i, guess := range words {
		w.Win(&m, int32(i), i, codesOf(g, guess))
	}
	p := g.Position(nil, []int32{0, 1, 2}, nil, Unlimited)
	p.Over(&m)
	value, guess, settled := NewSearch(engine.Forever, g, NewTranspositions(4)).Evaluate(&p, Impossible)
	if !settled || value != 5 || exhaustive(g).After(g.Secrets, nil, Unlimited, words[guess], Impossible) != 5 {
		t.Errorf("%d guesses after %d, settled: %v", value, guess, settled)
	}
}

// TestFewStops: a search of few secrets ends with its context.
func TestFewStops(t *testing.T) {
	words := sample.RandomWords(rand.New(rand.NewPCG(33, 34)), 200, 4, 12)
	g := gameOf(engine.Rules{Mode: engine.Classic, Length: 4}, nil, words, 200)
	for _, asks := range []int{0, 5, 60} {
		if _, _, err := few(g).Best(&sample.Stopped{Asks: asks}, math.MaxInt); !errors.Is(err, sample.ErrStopped) {
			t.Errorf("after %d: %v", asks, err)
		}
	}
}

// TestFewSteps: a search ends after so many steps, whatever its context says; with enough of
// them it finds what it finds without a limit.
func TestFewSteps(t *testing.T) {
	words := sample.RandomWords(rand.New(rand.NewPCG(35, 36)), 40, 4, 12)
	g := gameOf(engine.Rules{Mode: engine.Classic, Length: 4}, nil, words, 40)
	guess, total, err := few(g).Best(engine.Forever, math.MaxInt)
	if err != nil {
		t.Fatal(err)
	}
	enough := 0
	for steps := 1; enough == 0; steps *= 2 {
		found, least, err := few(g).Best(engine.Forever, steps)
		switch {
		case err == nil && (found != guess || least != total):
			t.Fatalf("%d steps: guess %d, %d guesses; want %d, %d", steps, found, least, guess, total)
		case err == nil:
			enough = steps
		case !errors.Is(err, ErrSteps):
			t.Fatal(err)
		}
	}
	if enough == 1 {
		t.Error("no step is needed")
	}
}

// TestFilter: what may follow a turn is what the rules allow.
func TestFilter(t *testing.T) {
	random := rand.New(rand.NewPCG(23, 24))
	for trial := range 200 {
		words := sample.RandomWords(random, 30, 5, 4+trial%2*8)
		rules := engine.Rules{Mode: engine.Classic, Length: 5, Level: engine.Level(random.IntN(3))}
		g := gameOf(rules, nil, words, 30)
		turn := engine.Turn{Guess: words[0], Feedback: engine.Score(words[0], g.Secrets[len(g.Secrets)/2])}
		may := g.Filter([]engine.Turn{turn})
		for _, w := range words {
			if err := rules.Check([]engine.Turn{turn}, w, nil); may(w) != (err == nil) {
				t.Fatalf("%s after %v: %v, want %v", w, turn, may(w), err)
			}
		}
	}
}

// TestLabelsWrap: rows are labelled and counted alike when the numbers that mark what is new begin anew.
func TestLabelsWrap(t *testing.T) {
	words := sample.RandomWords(rand.New(rand.NewPCG(43, 44)), 40, 4, 12)
	g := gameOf(engine.Rules{Mode: engine.Classic, Length: 4}, nil, words, 40)
	guess, total, err := few(g).Best(engine.Forever, math.MaxInt)
	if err != nil {
		t.Fatal(err)
	}
	f := few(g)
	f.matrix.reset(len(words), len(words))
	f.writer.seen.reset(len(words))
	f.writer.now = 1<<31 - 20*Narrow
	for i, guess := range words {
		f.Add(i, codesOf(g, guess))
	}
	if again, least, err := f.Best(engine.Forever, math.MaxInt); again != guess || least != total || err != nil {
		t.Errorf("guess %d, %d guesses; want %d, %d; %v", again, least, guess, total, err)
	}
	if f.writer.now > 1<<30 {
		t.Error("they did not begin anew")
	}
}
