package strategy_test

import (
	"errors"
	"iter"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver/strategy"
)

// lists are the words of the tests.
func lists(t *testing.T) strategy.Lists {
	t.Helper()
	answers := words(t, "bat", "cat", "dog", "fog", "hut")
	return strategy.Lists{Answers: answers, Guesses: append(words(t, "cab", "cub"), answers...)}
}

// vocabulary is lists as a vocabulary.
type vocabulary struct{ strategy.Lists }

func (v vocabulary) Has(w engine.Word) bool         { return slices.Contains(v.Guesses, w) }
func (v vocabulary) Answers() iter.Seq[engine.Word] { return slices.Values(v.Lists.Answers) }

func words(t *testing.T, texts ...string) []engine.Word {
	t.Helper()
	list := make([]engine.Word, len(texts))
	for i, text := range texts {
		w, err := engine.ParseWord(text)
		if err != nil {
			t.Fatal(err)
		}
		list[i] = w
	}
	return list
}

func secrets(t *testing.T, mode engine.Mode) []engine.Secret {
	return strategy.Secrets(mode, slices.Values(lists(t).Answers))
}

func TestSecrets(t *testing.T) {
	if one, two := len(secrets(t, engine.Classic)), len(secrets(t, engine.Quantum)); one != 5 || two != 6 {
		t.Errorf("%d secrets of one word and %d of two, want 5 and 6", one, two)
	}
}

var (
	classic = engine.Rules{Mode: engine.Classic, Length: 3, Tries: 4}
	quantum = engine.Rules{Mode: engine.Quantum, Length: 3, Tries: 4}
)

// head is the beginning of a strategy's text, without its tree.
func head(t *testing.T, rules engine.Rules) string {
	t.Helper()
	var b strings.Builder
	if err := strategy.Write(&b, rules, lists(t), &strategy.Tree{Guess: lists(t).Answers[0]}); err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(b.String(), "bat\n")
}

// Strategies for all secrets, as text. Secrets that are left alone have no line.
const (
	classicTree = "cat\n ___ dog\n"
	quantumTree = "dog\n _oo bat\n"
)

// read reads a strategy without a header.
func read(t *testing.T, rules engine.Rules, tree string) *strategy.Tree {
	t.Helper()
	got, root, err := strategy.Read(head(t, rules)+tree, lists(t))
	if err != nil || got != rules {
		t.Fatalf("%q: rules %v, error %v", tree, got, err)
	}
	return root
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
		r, err := strategy.Replay(c.rules, vocabulary{lists(t)}, secrets(t, c.rules.Mode), read(t, c.rules, c.tree))
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
	hard.Difficulty, short.Tries = engine.Hard, 2
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
		_, err := strategy.Replay(c.rules, vocabulary{lists(t)}, secrets(t, c.rules.Mode), read(t, c.rules, c.tree))
		if err == nil || c.want != nil && !errors.Is(err, c.want) || !strings.HasPrefix(err.Error(), c.text) {
			t.Errorf("%q: %v, want %q", c.tree, err, c.text)
		}
	}
}

// What is written is read again, and the other way round.
func TestText(t *testing.T) {
	for _, c := range []struct {
		rules engine.Rules
		tree  string
	}{
		{classic, classicTree},
		{quantum, quantumTree},
		{quantum, "dog\n ___ cat\n  o__ cab\n _oo bat\n _OO cat\n"},
	} {
		text := head(t, c.rules) + c.tree
		var b strings.Builder
		if err := strategy.Write(&b, c.rules, lists(t), read(t, c.rules, c.tree)); err != nil || b.String() != text {
			t.Errorf("%q was read and written as %q, error %v", text, b.String(), err)
		}
	}
}

func TestHead(t *testing.T) {
	const want = "ketword strategy 1\nrules quantum normal 4\nanswers 5 "
	if got := head(t, quantum); !strings.HasPrefix(got, want) || !strings.Contains(got, "\nguesses 7 ") {
		t.Errorf("header:\n%s", got)
	}
	// As sha256sum prints it.
	if hash := strategy.Hash(words(t, "abc")); hash != "edeaaff3f1774ad2888673770c6d64097e391bc362d7d6fb34982ddf0efd18cb" {
		t.Errorf("hash of abc and a line feed: %s", hash)
	}
}

func TestReadErrors(t *testing.T) {
	h := head(t, classic)
	for _, c := range []struct {
		text string
		want error
	}{
		{"", strategy.ErrText},
		{"ketword proof 1\n", strategy.ErrText},
		{"ketword strategy 1\n", strategy.ErrRules},
		{strings.Replace(h, "classic", "fast", 1) + "cat\n", strategy.ErrRules},
		{strings.Replace(h, "rules", "laws", 1) + "cat\n", strategy.ErrRules},
		{strings.Replace(h, "answers 5", "answers 6", 1) + "cat\n", strategy.ErrOther},
		{h + "cat\n  ___ dog\n", strategy.ErrDeep},
		{h + "cat\n ___ dog\n ___ fog\n", strategy.ErrTwice},
		{h + "cat\n ___\n", strategy.ErrLine},
		{h + "cat\ndog\n", strategy.ErrLine},
	} {
		if _, _, err := strategy.Read(c.text, lists(t)); !errors.Is(err, c.want) {
			t.Errorf("%q: %v, want %v", c.text, err, c.want)
		}
	}
	for _, tree := range []string{"", "c t\n", "cat\n _?_ dog\n", "cat\n ___ d0g!\n"} {
		if _, _, err := strategy.Read(h+tree, lists(t)); err == nil || !strings.HasPrefix(err.Error(), "line ") {
			t.Errorf("%q: %v, want the line named", tree, err)
		}
	}
}

func TestAfter(t *testing.T) {
	tree := read(t, classic, classicTree)
	w := words(t, "cat", "dog", "fog")
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
