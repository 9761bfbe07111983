package model

import (
	"testing"

	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/engine"
	"ketword/engine/lexicon"
)

const ownWords = "äpfel\nbirne\nkumst\nшалаш\n"

// setOwn returns a store with one list of the player, and its name.
func setOwn(t testing.TB, stored map[string]string) (*listStore, lists.Name) {
	s := newListStore(t)
	w := s.visit(t, stored, "")
	w.do(ownlists.Imported{Draft: draft(t, "  My   fruits ", ownWords, "banan\n")})
	return s, w.model.Own[0].Name
}

func TestImport(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	equal(t, "kept", s.own, []lists.List{{
		Name: name, Title: "My fruits", Answers: 4, Guesses: 5, Quantum: true, Bytes: 36, Letters: "abefiklmnprstuäалш",
	}})
	equal(t, "its name is its fingerprint", name, lists.OwnName(lexicon.FingerprintOf(ownWords), 5))

	w := s.visit(t, stored, "")
	equal(t, "listed", w.model.Own, s.own)
	w.do(Open{Screen: screen.Lists}, ownlists.Play{List: name})
	w.at("chosen", name, engine.Classic)
	equal(t, "closed", w.model.Screen, screen.None)
	w.do(typed("Шäé")...)
	equal(t, "its own letters", w.model.Play.Typed, "шäe")
	w.do(SwitchMode{Mode: engine.Quantum})
	w.at("quantum", name, engine.Quantum)
	w.do(NewRandom{Entropy: [2]uint64{1, 1}})
	w.at("random", name, engine.Quantum)
	link := w.model.link()
	w = s.visit(t, stored, "")
	w.at("the next visit", name, engine.Quantum)
	w = s.visit(t, map[string]string{}, link)
	w.at("a link", name, engine.Quantum)
	tells(t, "nothing is told", w.model)
	for _, q := range []string{"lang=" + name.Lang, "seed=3&lang=" + name.Lang, "length=6&lang=" + name.Lang} {
		s.visit(t, map[string]string{}, q).at("the tag is enough: "+q, name, engine.Classic)
	}
}
