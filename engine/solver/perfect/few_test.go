package perfect

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"ketword/engine"
)

// few returns the game of few of what Solve searches: the guesses that the rules allow are added, with the codes of
// their feedbacks.
func few(g *Game) *Few {
	wins := engine.Score(g.guesses[0], secretOf(g.guesses[0])).Code()
	f := NewFew(g.rules, g.past, g.guesses, g.secrets, wins)
	codes := make([]uint32, len(g.secrets))
	for i, guess := range g.guesses {
		if g.rules.Check(g.past, guess, g) != nil {
			continue
		}
		for j, secret := range g.secrets {
			codes[j] = uint32(engine.Score(guess, secret).Code())
		}
		f.Add(i, codes)
	}
	return f
}

// TestFewEqualsSolve: the best guess of few secrets is one after which their games take as many guesses as
// Solve finds, at every level and with a limit of tries.
func TestFewEqualsSolve(t *testing.T) {
	random := rand.New(rand.NewPCG(31, 32))
	for range 200 {
		words := randomWords(random, 40, 5, 7)
		rules := engine.Rules{Mode: engine.Classic, Length: 5, Level: engine.Level(random.IntN(3)), Tries: 7 * random.IntN(2)}
		turn := engine.Turn{Guess: words[20], Feedback: engine.Score(words[20], secretOf(words[0]))}
		var left []engine.Secret
		for _, s := range single(words[:30]) {
			if turn.Admits(s) {
				left = append(left, s)
			}
		}
		g, err := New(rules, []engine.Turn{turn}, words, left)
		if err != nil {
			t.Fatal(err)
		}
		want, tree, err := g.Solve(engine.Forever)
		if err != nil || tree == nil {
			t.Fatal(tree, err)
		}
		guess, total, err := few(g).Best(engine.Forever, math.MaxInt)
		if err != nil || total != want {
			t.Fatalf("%+v: %d guesses, want %d; %v", rules, total, want, err)
		}
		if e := (exhaustive{g}); len(left) < 7 && e.after(left, g.past, g.tries(), g.guesses[guess], impossible) != want {
			t.Errorf("%+v: after %s the games take more than %d", rules, g.guesses[guess], want)
		}
	}
}

// TestFewStops: a search of few secrets ends with its context.
func TestFewStops(t *testing.T) {
	words := randomWords(rand.New(rand.NewPCG(33, 34)), 200, 4, 12)
	g, err := New(engine.Rules{Mode: engine.Classic, Length: 4}, nil, words, single(words))
	if err != nil {
		t.Fatal(err)
	}
	for _, asks := range []int{0, 5, 60} {
		if _, _, err := few(g).Best(&stopped{asks}, math.MaxInt); !errors.Is(err, errStopped) {
			t.Errorf("after %d: %v", asks, err)
		}
	}
}

// TestFewSteps: a search ends after so many steps, whatever its context says; with enough of
// them it finds what it finds without a limit.
func TestFewSteps(t *testing.T) {
	words := randomWords(rand.New(rand.NewPCG(35, 36)), 40, 4, 12)
	g, err := New(engine.Rules{Mode: engine.Classic, Length: 4}, nil, words, single(words))
	if err != nil {
		t.Fatal(err)
	}
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
