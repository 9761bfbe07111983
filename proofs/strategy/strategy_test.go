package strategy_test

import (
	"errors"
	"iter"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/proofs/strategy"
)

// vocabulary is the answers of the tests, which may be guessed as two other words may.
type vocabulary []engine.Word

func list() vocabulary { return words("bat", "cat", "dog", "fog", "hut") }

func (v vocabulary) Has(w engine.Word) bool {
	return slices.Contains(v, w) || w.String() == "cab" || w.String() == "cub"
}
func (v vocabulary) Answers() iter.Seq[engine.Word] { return slices.Values(v) }

func words(texts ...string) []engine.Word { return each.Of(texts, engine.MustWord) }

func secrets(mode engine.Mode) []engine.Secret {
	return strategy.Secrets(mode, list().Answers())
}

func TestSecrets(t *testing.T) {
	if one, two := len(secrets(engine.Classic)), len(secrets(engine.Quantum)); one != 5 || two != 6 {
		t.Errorf("%d secrets of one word and %d of two, want 5 and 6", one, two)
	}
}

var (
	classic = engine.Rules{Mode: engine.Classic, Length: 3, Tries: 4}
	quantum = engine.Rules{Mode: engine.Quantum, Length: 3, Tries: 4}
)

// Strategies for all secrets, as text. Secrets that are left alone have no line.
const (
	classicTree = "cat\n ___ dog\n"
	quantumTree = "dog\n _oo bat\n"
)

// read makes a tree of lines as package strategytext has them.
func read(t *testing.T, text string) *strategy.Tree {
	t.Helper()
	var path []*strategy.Tree
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		tree := &strategy.Tree{Guess: words(fields[len(fields)-1])[0]}
		depth := len(line) - len(strings.TrimLeft(line, " "))
		if depth > 0 {
			f, err := engine.ParseFeedback(fields[0])
			if err != nil {
				t.Fatal(err)
			}
			path[depth-1].Reply(f, tree)
		}
		path = append(path[:depth], tree)
	}
	return path[0]
}

func TestReplay(t *testing.T) {
	for _, c := range []struct {
		rules  engine.Rules
		tree   string
		counts []int
	}{
		{classic, classicTree, []int{0, 1, 3, 1}},
		{quantum, quantumTree, []int{0, 3, 1, 2}},
	} {
		r, err := strategy.Replay(c.rules, list(), secrets(c.rules.Mode), read(t, c.tree))
		if err != nil || !slices.Equal(r.Counts, c.counts) {
			t.Errorf("%q: %v, error %v, want %v", c.tree, r.Counts, err, c.counts)
		}
	}
	r := strategy.Report{Games: 6, Counts: []int{0, 3, 1, 2}}
	if r.Guesses() != 11 || r.Worst() != 3 || r.Mean() != 11.0/6 {
		t.Errorf("%d guesses, worst %d, mean %v", r.Guesses(), r.Worst(), r.Mean())
	}
}

func TestReplayErrors(t *testing.T) {
	hard, short := classic, quantum
	hard.Level, short.Tries = engine.Hard, 2
	for _, c := range []struct {
		rules engine.Rules
		tree  string
		want  error
		text  string
	}{
		{classic, "cat\n", strategy.ErrNoReply, "after cat ___: the strategy has no reply"},
		{classic, "cat\n ___ cab\n", strategy.ErrSame, "after cat ___, cab ___: the guess wins no game and tells nothing"},
		{classic, "cat\n ___ dog\n _*_ hut\n", strategy.ErrUseless, "cat: the strategy has a reply that no secret needs"},
		{classic, "cat\n ___ dog\n  __o dog\n", strategy.ErrUseless, "after cat ___: dog: the strategy has a reply that no secret needs"},
		{classic, "cat\n ___ dot\n", engine.ErrUnknown, "after cat ___: dot: not in the word list"},
		{short, quantumTree, strategy.ErrLong, "after dog _oo, bat "},
		{hard, "cat\n ___ dog\n _oo hut\n", nil, "after cat _oo: hut: "},
	} {
		_, err := strategy.Replay(c.rules, list(), secrets(c.rules.Mode), read(t, c.tree))
		if err == nil || c.want != nil && !errors.Is(err, c.want) || !strings.HasPrefix(err.Error(), c.text) {
			t.Errorf("%q: %v, want %q", c.tree, err, c.text)
		}
	}
}

func TestAfter(t *testing.T) {
	tree := read(t, classicTree)
	w := words("cat", "dog", "fog")
	turn := func(guess engine.Word, marks string) engine.Turn {
		f, err := engine.ParseFeedback(marks)
		if err != nil {
			t.Fatal(err)
		}
		return engine.Turn{Guess: guess, Feedback: f}
	}
	for _, c := range []struct {
		turns []engine.Turn
		want  engine.Word
	}{
		{nil, w[0]},
		{[]engine.Turn{turn(w[0], "___")}, w[1]},
		{[]engine.Turn{turn(w[1], "___")}, engine.Word{}},
		{[]engine.Turn{turn(w[0], "_oo")}, engine.Word{}},
		{[]engine.Turn{turn(w[0], "_oo"), turn(w[1], "___")}, engine.Word{}},
	} {
		if got := tree.After(c.turns); got != c.want {
			t.Errorf("%v: %v, want %v", c.turns, got, c.want)
		}
	}
}
