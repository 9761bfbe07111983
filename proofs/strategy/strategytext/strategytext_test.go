package strategytext_test

import (
	"errors"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/proofs/strategy"
	"ketword/proofs/strategy/strategytext"
)

// lists are the words of the tests.
func lists() strategytext.Lists {
	answers := words("bat", "cat", "dog", "fog", "hut")
	return strategytext.Lists{Answers: answers, Guesses: append(words("cab", "cub"), answers...)}
}

func words(texts ...string) []engine.Word { return each.Of(texts, engine.MustWord) }

var (
	classic = engine.Rules{Mode: engine.Classic, Length: 3, Tries: 4}
	quantum = engine.Rules{Mode: engine.Quantum, Length: 3, Tries: 4}
)

// head is the beginning of a strategy's text, without its tree.
func head(rules engine.Rules) string {
	return strings.TrimSuffix(strategytext.Write(rules, lists(), &strategy.Tree{Guess: lists().Answers[0]}), "bat\n")
}

// Trees as text.
const (
	classicTree = "cat\n ___ dog\n"
	quantumTree = "dog\n _oo bat\n"
)

// read reads a strategy without a header.
func read(t *testing.T, rules engine.Rules, tree string) *strategy.Tree {
	t.Helper()
	got, root, err := strategytext.Read(head(rules)+tree, lists())
	if err != nil || got != rules {
		t.Fatalf("%q: rules %v, error %v", tree, got, err)
	}
	return root
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
		text := head(c.rules) + c.tree
		if got := strategytext.Write(c.rules, lists(), read(t, c.rules, c.tree)); got != text {
			t.Errorf("%q was read and written as %q", text, got)
		}
	}
}

// What an editor of another system has written is the same.
func TestOtherLineEnds(t *testing.T) {
	text := head(quantum) + quantumTree
	for _, other := range []string{"\uFEFF" + text, strings.ReplaceAll(text, "\n", "\r\n"), strings.TrimSuffix(text, "\n")} {
		rules, tree, err := strategytext.Read(other, lists())
		if err != nil || rules != quantum || !strategytext.Is(other) {
			t.Errorf("%q: rules %v, error %v", other, rules, err)
			continue
		}
		if got := strategytext.Tree(tree); got != quantumTree {
			t.Errorf("%q: %q", other, got)
		}
	}
}

func TestHead(t *testing.T) {
	const want = "ketword strategy 1\nrules quantum normal 4\nanswers 5 "
	if got := head(quantum); !strings.HasPrefix(got, want) || !strings.Contains(got, "\nguesses 7 ") {
		t.Errorf("header:\n%s", got)
	}
	// As sha256sum prints it.
	if hash := strategytext.Hash(words("abc")); hash != "edeaaff3f1774ad2888673770c6d64097e391bc362d7d6fb34982ddf0efd18cb" {
		t.Errorf("hash of abc and a line feed: %s", hash)
	}
}

func TestReadErrors(t *testing.T) {
	h := head(classic)
	for _, c := range []struct {
		text string
		want error
	}{
		{"", strategytext.ErrText},
		{"ketword proof 1\n", strategytext.ErrText},
		{"ketword strategy 1\n", strategytext.ErrRules},
		{strings.Replace(h, "classic", "fast", 1) + "cat\n", strategytext.ErrRules},
		{strings.Replace(h, "rules", "laws", 1) + "cat\n", strategytext.ErrRules},
		{strings.Replace(h, "answers 5", "answers 6", 1) + "cat\n", strategytext.ErrOther},
		{h + "cat\n  ___ dog\n", strategytext.ErrDeep},
		{h + "cat\n __ dog\n", strategytext.ErrSize},
		{h + "cat\n ___ dog\n ___ fog\n", strategytext.ErrTwice},
		{h + "cat\n ___\n", strategytext.ErrLine},
		{h + "cat\ndog\n", strategytext.ErrLine},
	} {
		if _, _, err := strategytext.Read(c.text, lists()); !errors.Is(err, c.want) {
			t.Errorf("%q: %v, want %v", c.text, err, c.want)
		}
	}
	for _, tree := range []string{"", "c t\n", "cat\n _?_ dog\n", "cat\n ___ d0g!\n"} {
		if _, _, err := strategytext.Read(h+tree, lists()); err == nil || !strings.HasPrefix(err.Error(), "line ") {
			t.Errorf("%q: %v, want the line named", tree, err)
		}
	}
}
