package model

import (
	"testing"

	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// TestMissingList: a link for an unknown list says so, and is followed once the list is
// imported.
func TestMissingList(t *testing.T) {
	s, name := setOwn(t, map[string]string{})
	link := s.visit(t, map[string]string{}, "seed=2&lang="+name.Lang+"&length=5").model.link()
	other := newListStore(t)
	w := other.visit(t, map[string]string{}, link)
	w.at("the usual list instead", english5, engine.Classic)
	tellsKinds(t, "told", w.model, notice.ListMissing{})
	equal(t, "which", w.model.firstNotice().(notice.ListMissing).List.Name.Fingerprint(), lexicon.FingerprintOf(ownWords).String())
	equal(t, "the address stays", w.query, link)
	w.do(Open{Screen: screen.Lists}, ownlists.Imported{Draft: draft(t, "Not it", pairless, "")})
	tellsKinds(t, "another list", w.model, notice.ListImported{}, notice.ListMissing{})
	w.do(ownlists.Imported{Draft: draft(t, "Got it", ownWords, "")})
	w.at("followed", name, engine.Classic)
	equal(t, "the puzzle", w.model.link(), link)
	equal(t, "closed", w.model.Screen, screen.None)
	equal(t, "a built-in list has no such name", english5.Fingerprint(), "")
}
