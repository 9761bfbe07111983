package proof_test

import (
	"reflect"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/proofs/perfect"
	"ketword/proofs/perfect/proof"
)

// game returns the game of a small list.
func game(t testing.TB, words ...string) *perfect.Game {
	t.Helper()
	var guesses []engine.Word
	var secrets []engine.Secret
	for _, text := range words {
		w := engine.MustWord(text)
		s, err := engine.NewSecret(w)
		if err != nil {
			t.Fatal(err)
		}
		guesses, secrets = append(guesses, w), append(secrets, s)
	}
	g, err := perfect.New(engine.Rules{Mode: engine.Classic, Length: 4}, nil, guesses, secrets)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

var families = []string{"bate", "cate", "date", "fate", "gate", "late", "bake", "cake", "fake", "lake", "ladi", "gabe", "cafe"}

// prove proves a game.
func prove(t *testing.T, g *perfect.Game) perfect.Proof {
	t.Helper()
	p, err := perfect.Prover{}.Prove(engine.Forever, g, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestRead: a record, and a certificate, give back the first guesses that were written, but for a
// line that is cut off.
func TestRead(t *testing.T) {
	g := game(t, families...)
	p := prove(t, g)
	whole := proof.Certificate(g, p)
	for name, text := range map[string]string{
		"record": proof.Record(g, p.Openers), "torn record": proof.Record(g, p.Openers) + "lady = 1", "certificate": whole,
	} {
		got, err := proof.Read(g, text)
		if err != nil || !reflect.DeepEqual(got, p.Openers) {
			t.Errorf("%s: %v, %v, want %v", name, got, err, p.Openers)
		}
	}
}

// TestReadRefuses: what is not a record of the game is refused, with the line.
func TestReadRefuses(t *testing.T) {
	g := game(t, families...)
	start := proof.Record(g, nil)
	whole := proof.Certificate(g, prove(t, g))
	const noLine = "line 5: not the line of a first guess"
	for text, want := range map[string]string{
		"": proof.ErrNone.Error(),
		strings.Replace(whole, "tree\nb", "tree\nc", 1): proof.ErrChanged.Error(),
		start + "bate = 12\n":                           "line 5: " + proof.ErrFew.Error(),
		proof.Record(game(t, families[1:]...), nil):     proof.ErrOther.Error(),
		start + "abcd\n":                                noLine,
		start + "abcd ? 5\n":                            noLine,
		start + "ab1d = 5\n":                            "line 5: not only letters",
		start + "abcd = x\n":                            noLine,
		start + "abcd = 5 __?_:4\n":                     "line 5: ",
		start + "abcd = 5 ____:four\n":                  noLine,
	} {
		if _, err := proof.Read(g, text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}
