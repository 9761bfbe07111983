package check_test

import (
	"testing"

	"ketword/engine"
	"ketword/proofs/perfect/check"
)

// FuzzCertificate: whatever a text claims, the check ends, and accepts no other total than the proof has,
// nor anything that lacks its hash.
func FuzzCertificate(f *testing.F) {
	words := []engine.Word{engine.MustWord("bate"), engine.MustWord("cate"), engine.MustWord("date"), engine.MustWord("bake"), engine.MustWord("club")}
	l := proveList(f, engine.Rules{Mode: engine.Classic, Length: 4}, words, 4)
	all := check.Options{Sample: 1000}
	right, err := l.check(l.text, all)
	if err != nil {
		f.Fatal(err)
	}
	for _, s := range []string{"", "\n", l.text, l.text[:len(l.text)/2], "sha256 00"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		l.check(s, all)
		if got, err := l.check(sealed(s), all); err == nil && got.Rules == right.Rules && got.Least != right.Least {
			t.Errorf("%q: %d guesses are verified, not %d", s, got.Least, right.Least)
		}
	})
}
