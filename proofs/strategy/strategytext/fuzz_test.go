package strategytext_test

import (
	"testing"

	"ketword/engine"
	"ketword/proofs/strategy/strategytext"
)

// FuzzRead: a strategy that is read is read again as it is written. The tree alone comes behind a good header, too.
func FuzzRead(f *testing.F) {
	for _, s := range []string{"", classicTree, quantumTree, "cat\n ___ dog\n  ___ hut\n", "cat\n  ___ dog\n", "cat\r\n ___ dog", "cat\n ___ dog\n ___ hut\n", "\ufeff"} {
		f.Add(s, false)
		f.Add(s, true)
	}
	f.Fuzz(func(t *testing.T, s string, quantumToo bool) {
		rules := classic
		if quantumToo {
			rules = quantum
		}
		for _, text := range []string{s, head(rules) + s} {
			got, tree, err := strategytext.Read(text, lists())
			if err != nil {
				if tree != nil || got != (engine.Rules{}) {
					t.Errorf("%q: %v beside %v", text, tree, err)
				}
				continue
			}
			written := strategytext.Write(got, lists(), tree)
			again, tree, err := strategytext.Read(written, lists())
			if err != nil || again != got || strategytext.Write(again, lists(), tree) != written {
				t.Errorf("%q: written %q, and then %v", text, written, err)
			}
		}
	})
}
