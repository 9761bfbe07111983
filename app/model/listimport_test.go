package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
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

func TestImportAgain(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	w := s.visit(t, stored, "").do(ownlists.Submit{})
	equal(t, "busy", w.model.OwnLists.Import.Busy, true)
	w.do(ownlists.Submit{})
	equal(t, "once", w.effects, []effect.Effect(nil))
	w.do(ownlists.Imported{Draft: draft(t, "Again", ownWords, "")})
	equal(t, "refused", w.model.OwnLists.Import.Refusal, lists.Refusal{Twin: "My fruits"})
	equal(t, "no more busy", w.model.OwnLists.Import.Busy, false)
	equal(t, "as it was", w.model.Own, s.own)
	equal(t, "guesses stay", s.words[name].GuessCount(), 5)
}

func TestImportForm(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "")
	w.do(ownlists.PickFile{Part: lists.AnswersPart, Name: "a.txt"}, ownlists.PickFile{Part: lists.GuessesPart, Name: "g.txt"})
	w.do(ownlists.ImportRefused{Refusal: lists.Refusal{Part: lists.GuessesPart, Size: 11 << 20}})
	equal(t, "refused", w.model.OwnLists.Import.Refusal.Refused(), true)
	equal(t, "files stay", w.model.OwnLists.Import.Files, map[lists.Part]string{lists.AnswersPart: "a.txt", lists.GuessesPart: "g.txt"})
	w.do(ownlists.PickFile{Part: lists.GuessesPart})
	equal(t, "told until something changes", w.model.OwnLists.Import.Refusal, lists.Refusal{})
	equal(t, "one left", w.model.OwnLists.Import.Files, map[lists.Part]string{lists.AnswersPart: "a.txt"})
	w.do(ownlists.Imported{Draft: draft(t, "", ownWords, "")})
	equal(t, "cleared", w.model.OwnLists.Import, ownlists.Import{})
	tellsKinds(t, "told", w.model, notice.ListImported{})
}

// TestUnderstoodIsAgreedTo: how a list was understood is asked about, and lines that are left out stay so.
func TestUnderstoodIsAgreedTo(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "")
	told := lists.Refusal{Understood: []lists.Understood{{Part: lists.AnswersPart, Format: lists.JSON, Words: 2}}}
	equal(t, "told", told.Refused(), true)
	for _, before := range []ownlists.Submit{{}, {Skips: true}, {Takes: true}} {
		w.do(before, ownlists.ImportRefused{Refusal: told})
		m, effects := Update(w.model, ownlists.Submit{Agrees: true})
		equal(t, "agreed", effects, []effect.Effect{effect.ReadImport{Skips: before.Skips, Takes: before.Takes, Agrees: true}})
		equal(t, "told no more", m.OwnLists.Import.Refusal.Refused(), false)
	}
}

// TestLengthIsChosen: the form asks, and then imports the words of a length.
func TestLengthIsChosen(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "")
	lengths := []lists.LengthCount{{Length: 4, Answers: 1, Guesses: 0}, {Length: 5, Answers: 2, Guesses: 0}}
	w.do(ownlists.Submit{}, ownlists.ImportRefused{Refusal: lists.Refusal{Lengths: lengths}})
	equal(t, "asked", w.model.OwnLists.Import.Refusal.Refused(), true)
	w.lists.slow = true
	w.do(ownlists.Submit{Length: 4})
	equal(t, "wanted", w.effects, []effect.Effect{effect.ReadImport{Length: 4}})
	equal(t, "busy", w.model.OwnLists.Import, ownlists.Import{Busy: true})
	w.lists.slow = false
	for _, c := range []struct {
		submit ownlists.Submit
		skips  bool
		takes  bool
	}{
		{ownlists.Submit{Length: 4}, false, false}, {ownlists.Submit{Skips: true}, true, false}, {ownlists.Submit{Length: 4}, true, false},
		{ownlists.Submit{Takes: true}, false, true}, {ownlists.Submit{Skips: true}, true, true}, {ownlists.Submit{Length: 4}, true, true},
		{ownlists.Submit{}, false, false},
	} {
		w.do(ownlists.ImportRefused{Refusal: lists.Refusal{Lengths: lengths}})
		m, effects := Update(w.model, c.submit)
		equal(t, "lines are left out, or taken", effects, []effect.Effect{effect.ReadImport{Length: c.submit.Length, Skips: c.skips, Takes: c.takes}})
		w.model = m
	}
}
