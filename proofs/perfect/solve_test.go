package perfect

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"ketword/engine"
	"ketword/internal/exact"
	"ketword/internal/sample"
)

// TestSolveEqualsExhaustive: small games of both modes, all levels and some limits take as many
// guesses as plain exhaustive search finds, and the tree takes them.
func TestSolveEqualsExhaustive(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	impossibleGames := 0
	for trial := range sample.Size(200, 600) {
		rules := engine.Rules{Mode: engine.Mode(1 + trial%2), Length: 3 + random.IntN(3), Level: engine.Level(random.IntN(3))}
		if random.IntN(3) == 0 {
			rules.Tries = 1 + random.IntN(5)
		}
		words := sample.RandomWords(random, 10+random.IntN(31), rules.Length, 6+random.IntN(6))
		answers := words[:2+random.IntN(8)]
		secrets := single(answers)
		if rules.Mode == engine.Quantum {
			secrets = pairs(answers, 12)
		}
		if len(secrets) == 0 {
			continue
		}
		g := sample.Must(New(rules, nil, words, secrets))(t)
		value, tree, err := g.Solve(engine.Forever)
		if err != nil {
			t.Fatal(err)
		}
		want := exhaustive(g).Least(secrets, nil, g.Tries())
		if min(value, exact.Impossible) != want {
			t.Fatalf("game %d, %+v: %d, want %d", trial, rules, value, want)
		}
		if want == exact.Impossible {
			impossibleGames++
			if tree != nil {
				t.Error("a tree for an exact.Impossible game")
			}
		} else if got := replay(t, g, tree); got != want {
			t.Errorf("game %d: the tree takes %d, not %d", trial, got, want)
		}
	}
	if impossibleGames == 0 {
		t.Error("no game was exact.Impossible")
	}
}

// TestSolveAfterTurns: turns made before limit the guesses under the hard rules.
func TestSolveAfterTurns(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 60 {
		words := sample.RandomWords(random, 30, 4, 7)
		rules := engine.Rules{Mode: engine.Classic, Length: 4, Level: engine.Level(random.IntN(3)), Tries: 6}
		turn := engine.Turn{Guess: words[20], Feedback: engine.Score(words[20], secretOf(words[0]))}
		var left []engine.Secret
		for _, s := range single(words[:20]) {
			if turn.Admits(s) && len(left) < 7 {
				left = append(left, s)
			}
		}
		g := sample.Must(New(rules, []engine.Turn{turn}, words, left))(t)
		value, tree, err := g.Solve(engine.Forever)
		want := exhaustive(g).Least(left, g.Past, 5)
		if err != nil || min(value, exact.Impossible) != want {
			t.Fatalf("%d, %v, want %d", value, err, want)
		}
		if want < exact.Impossible && replay(t, g, tree) != want {
			t.Error("the tree takes more")
		}
	}
}

// TestNewRefuses: what can't be searched is refused with the reason.
func TestNewRefuses(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	words := sample.RandomWords(random, 80, 4, 20)
	rules := engine.Rules{Mode: engine.Classic, Length: 4}
	quantum := engine.Rules{Mode: engine.Quantum, Length: 4}
	long := sample.RandomWords(random, 300, 12, 20)
	for name, test := range map[string]struct {
		rules   engine.Rules
		guesses []engine.Word
		secrets []engine.Secret
		want    error
	}{
		"no secret":       {rules, words, nil, ErrNone},
		"other length":    {engine.Rules{Mode: engine.Classic, Length: 5}, words, single(words), &engine.LengthError{Got: 4, Min: 5, Max: 5}},
		"no guess":        {rules, words[1:], single(words), ErrGuess},
		"many pairs":      {quantum, words, pairs(words, 256), ErrMany},
		"many long words": {engine.Rules{Mode: engine.Classic, Length: 12}, long, single(long), ErrMany},
	} {
		_, err := New(test.rules, nil, test.guesses, test.secrets)
		var length *engine.LengthError
		if !errors.Is(err, test.want) && !(errors.As(err, &length) && reflect.DeepEqual(length, test.want)) {
			t.Errorf("%s: %v, want %v", name, err, test.want)
		}
	}
	g, err := New(rules, nil, sample.RandomWords(random, 300, 4, 20), nil)
	if err == nil {
		t.Error(g)
	}
	many := sample.RandomWords(random, 300, 4, 20)
	g, err = New(rules, nil, many, single(many))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := g.Solve(engine.Forever); !errors.Is(err, ErrMany) {
		t.Error(err)
	}
}

// TestSolveStops: a search stops soon after its context has ended.
func TestSolveStops(t *testing.T) {
	words := sample.RandomWords(rand.New(rand.NewPCG(7, 8)), 200, 4, 12)
	g := sample.Must(New(engine.Rules{Mode: engine.Classic, Length: 4}, nil, words, single(words)))(t)
	for _, asks := range []int{0, 1, 5, 20, 60} {
		if _, _, err := g.Solve(&sample.Stopped{Asks: asks}); !errors.Is(err, sample.ErrStopped) {
			t.Errorf("after %d: %v", asks, err)
		}
	}
}

// TestLongWords: words too long for columns are scored.
func TestLongWords(t *testing.T) {
	words := sample.RandomWords(rand.New(rand.NewPCG(9, 10)), 20, 12, 4)
	g := sample.Must(New(engine.Rules{Mode: engine.Classic, Length: 12}, nil, words, single(words[:9])))(t)
	value, tree, err := g.Solve(engine.Forever)
	if want := exhaustive(g).Least(g.Secrets, nil, exact.Unlimited); err != nil || value != want || replay(t, g, tree) != want {
		t.Errorf("%d, %v, want %d", value, err, want)
	}
}
