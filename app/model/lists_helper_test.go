package model

import (
	"maps"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/engine/lexicon"
)

// pairless is a list without secrets of two words.
const pairless = "ababa\nbaaab\n"

// newListStore returns a store with lists to load: English, German with 6 letters and
// French with 5 letters. The French list has no secrets of two words.
func newListStore(t testing.TB) *listStore {
	s := &listStore{words: map[lists.Name]*lexicon.Lexicon{lists.Default(): newLexicon(t)}}
	for name, answers := range map[lists.Name]string{
		{Lang: "de", Length: 6}: "straße\nfüllig\nlöffel\ngrüßen\nhocken\nmagnet\n",
		{Lang: "de", Length: 5}: "fluss\nkatze\nhemde\n",
		{Lang: "fr", Length: 5}: pairless,
	} {
		words, err := lexicon.New(name.Lang, name.Length, answers, "")
		if err != nil {
			t.Fatal(err)
		}
		s.words[name] = words
	}
	return s
}

// builtIn returns the built-in lists.
func (s *listStore) builtIn() []lists.List {
	all := []lists.List{{Name: lists.Default(), Quantum: true}}
	for _, name := range []lists.Name{{Lang: "de", Length: 5}, {Lang: "de", Length: 6}, {Lang: "fr", Length: 5}} {
		all = append(all, lists.List{Name: name, Quantum: name.Lang != "fr", Bytes: 200})
	}
	return all
}

// visit starts the program with the lists of the store.
func (s *listStore) visit(t testing.TB, stored map[string]string, query string) *window {
	w := &window{t: t, stored: stored, query: query, lists: s}
	w.list = s.words[lists.Default()]
	w.model = newSite(s.builtIn(), w.list)
	w.send(Start{Stored: maps.Clone(stored), Query: query, Day: testDay})
	return w.settle()
}

// reopen starts the program again at the address of a window.
func (w *window) reopen() *window {
	again := &window{t: w.t, stored: w.stored, query: w.query, lists: w.lists, list: w.list}
	again.model = newSite(w.lists.builtIn(), w.list)
	again.send(Start{Stored: maps.Clone(w.stored), Query: w.query, Day: w.model.Day})
	return again.settle()
}

// takes reports whether an effect is about lists.
func (s *listStore) takes(e effect.Effect) bool {
	switch e.(type) {
	case effect.LoadList, effect.ReadOwnLists, effect.ReadImport, effect.ClearImport, effect.KeepList, effect.KeepTitle, effect.DropList, effect.OfferList:
		return true
	}
	return false
}

// settle carries out the effects on lists, unless the store is slow.
func (w *window) settle() *window {
	for len(w.lists.asked) > 0 && !w.lists.slow {
		e := w.lists.asked[0]
		w.lists.asked = w.lists.asked[1:]
		if msg := w.lists.answer(e); msg != nil {
			w.send(msg)
		}
	}
	return w
}

// do sends messages, and carries out their effects on lists.
func (w *window) do(msgs ...Msg) *window {
	for _, msg := range msgs {
		w.send(msg).settle()
	}
	return w
}

// answer carries out an effect.
func (s *listStore) answer(e effect.Effect) Msg {
	switch e := e.(type) {
	case effect.LoadList:
		if words := s.words[e.List.Name]; words != nil {
			return ListLoaded{List: e.List.Name, Words: words}
		}
		return ListFailed{List: e.List.Name}
	case effect.ReadOwnLists:
		return OwnLists{Lists: slices.Clone(s.own), Since: e.Since}
	case effect.KeepList:
		if s.full {
			return Kept{List: e.List.Name, Fails: true}
		}
		s.own = append(s.own, e.List)
		words, err := lexicon.New(e.List.Name.Lang, e.List.Name.Length, e.Answers, e.Guesses)
		if err != nil {
			panic(err)
		}
		s.words[e.List.Name] = words
	case effect.KeepTitle:
		for i := range s.own {
			if s.own[i].Name == e.List {
				s.own[i].Title = e.Title
			}
		}
	case effect.DropList:
		from, to := &s.own, &s.dropped
		if !e.Dropped {
			from, to = to, from
		}
		for i, l := range *from {
			if l.Name == e.List {
				*to, *from = append(*to, l), slices.Delete(*from, i, i+1)
				break
			}
		}
	}
	return nil
}

// loads returns the lists that effects load.
func loads(effects []effect.Effect) (names []lists.Name) {
	for _, e := range effects {
		if load, is := e.(effect.LoadList); is {
			names = append(names, load.List.Name)
		}
	}
	return names
}
