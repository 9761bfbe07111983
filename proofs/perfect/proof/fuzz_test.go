package proof_test

import (
	"reflect"
	"testing"

	"ketword/engine"
	"ketword/proofs/perfect"
	"ketword/proofs/perfect/proof"
)

// FuzzRead: first guesses that are read of a record are read again as they are written.
func FuzzRead(f *testing.F) {
	g := game(f, "bate", "cate", "date", "fate", "bake")
	p, err := perfect.Prover{Workers: 1}.Prove(engine.Forever, g, nil)
	if err != nil {
		f.Fatal(err)
	}
	for _, s := range []string{"", "\n", proof.Record(g, p.Openers), proof.Record(g, p.Openers) + "lady = 1", proof.Record(g, nil), proof.Certificate(g, p)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, text := range []string{s, proof.Record(g, nil) + s} {
			got, err := proof.Read(g, text)
			if err != nil {
				continue
			}
			again, err := proof.Read(g, proof.Record(g, got))
			if err != nil || !reflect.DeepEqual(again, got) {
				t.Errorf("%q: %v, and then %v, %v", text, got, again, err)
			}
		}
	})
}
