package engine_test

import (
	"testing"

	"ketword/engine"
)

// TestChoose: a chosen secret has one identity for everybody, which no link with a seed can
// have.
func TestChoose(t *testing.T) {
	secret := func(words ...engine.Word) engine.Secret {
		s, err := engine.NewSecret(words...)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	crown, plaid, abide := engine.MustWord("crown"), engine.MustWord("plaid"), engine.MustWord("abide")
	r := engine.Rules{Tries: 4, Level: engine.Hard}
	p := engine.Choose(r, "en", secret(crown, plaid))
	want := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 4, Level: engine.Hard}
	if p.Rules != want || p.Lang != "en" || p.Daily != 0 || p.Seed <= engine.MaxDrawnSeed || p.Seed > engine.MaxSeed || !p.Chosen() {
		t.Errorf("%+v", p)
	}
	if again := engine.Choose(r, "en", secret(plaid, crown)); again.Identity != p.Identity {
		t.Errorf("the words the other way around: %v", again.Identity)
	}
	const golden = "classic/en/5/5183885423760630233/6/normal" // stored games and links have it
	if id := engine.Choose(engine.Rules{Tries: 6}, "en", secret(abide)).Identity.String(); id != golden {
		t.Errorf("identity %s, want %s", id, golden)
	}
	for name, other := range map[string]engine.Puzzle{
		"language": engine.Choose(r, "de", secret(crown, plaid)),
		"words":    engine.Choose(r, "en", secret(crown, abide)),
		"mode":     engine.Choose(r, "en", secret(crown)),
	} {
		if other.Seed == p.Seed {
			t.Errorf("another %s, and the same seed", name)
		}
	}
	p.Seed++
	if p.Chosen() {
		t.Error("a puzzle with another seed counts as chosen")
	}
}
