package model

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
)

const ownWords = "äpfel\nbirne\nkumst\nшалаш\n"

// withOwn returns a store with one list of the player, and its name.
func withOwn(t testing.TB, stored map[string]string) (*listStore, ListName) {
	s := newListStore(t)
	w := s.visit(t, stored, "")
	w.do(Imported{Draft: draft(t, "  My   fruits ", ownWords, "banan\n")})
	return s, w.model.Own[0].Name
}

func TestImport(t *testing.T) {
	stored := map[string]string{}
	s, name := withOwn(t, stored)
	equal(t, "kept", s.own, []List{{
		Name: name, Title: "My fruits", Answers: 4, Guesses: 5, Quantum: true, Bytes: 36, Letters: "abefiklmnprstuäалш",
	}})
	equal(t, "its name is its fingerprint", name, OwnName(lexicon.FingerprintOf(ownWords), 5))

	w := s.visit(t, stored, "")
	equal(t, "listed", w.model.Own, s.own)
	w.do(Open{Screen: ListsScreen}, ChooseList{List: name, Closes: true})
	w.at("chosen", name, engine.Classic)
	equal(t, "closed", w.model.Screen, NoScreen)
	w.do(typed("Шäé")...)
	equal(t, "its own letters", w.model.Typed, "шäe")
	w.do(SwitchMode{Mode: engine.Quantum})
	w.at("quantum", name, engine.Quantum)
	w.do(NewRandom{Entropy: [2]uint64{1, 1}})
	w.at("random", name, engine.Quantum)
	link := w.model.Link()
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
	s, name := withOwn(t, stored)
	w := s.visit(t, stored, "").do(SubmitImport{})
	equal(t, "busy", w.model.Import.Busy, true)
	w.do(SubmitImport{})
	equal(t, "once", w.effects, []Effect(nil))
	w.do(Imported{Draft: draft(t, "Again", ownWords, "")})
	equal(t, "refused", w.model.Import.Refusal, ListRefusal{Twin: "My fruits"})
	equal(t, "no more busy", w.model.Import.Busy, false)
	equal(t, "as it was", w.model.Own, s.own)
	equal(t, "guesses stay", s.words[name].GuessCount(), 5)
}

func TestImportForm(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "")
	w.do(PickFile{Part: AnswersPart, Name: "a.txt"}, PickFile{Part: GuessesPart, Name: "g.txt"})
	w.do(ImportRefused{Refusal: ListRefusal{Part: GuessesPart, Size: 11 << 20}})
	equal(t, "refused", w.model.Import.Refusal.Refused(), true)
	equal(t, "files stay", w.model.Import.Files, map[Part]string{AnswersPart: "a.txt", GuessesPart: "g.txt"})
	w.do(PickFile{Part: GuessesPart})
	equal(t, "told until something changes", w.model.Import.Refusal, ListRefusal{})
	equal(t, "one left", w.model.Import.Files, map[Part]string{AnswersPart: "a.txt"})
	w.do(Imported{Draft: draft(t, "", ownWords, "")})
	equal(t, "cleared", w.model.Import, Import{})
	tellsKinds(t, "told", w.model, ListImported{})
}

// TestCheckList: what is refused, and in which words the engine says why.
func TestCheckList(t *testing.T) {
	long := strings.Repeat("abcde\n", 100_001)
	for name, c := range map[string]struct{ answers, guesses, want string }{
		"empty":          {"", "", "answers: no words"},
		"upper case":     {"Hello\nworld\n", "", `answers: line 1: "Hello": not lower-case`},
		"mixed lengths":  {"hello\ncat\n", "", `answers: line 2: "cat": 3 letters, expected 5`},
		"first is short": {"cat\nhello\n", "", `answers: line 1: "cat": 3 letters, expected 5`},
		"all short":      {"cat\ndog\n", "", `answers: line 1: "cat": 3 letters, expected 4 to 8`},
		"too long":       {"incomprehensibly\n", "", `answers: line 1: "incomprehensibly": 16 letters, expected 4 to 8`},
		"very long":      {strings.Repeat("a", 1000) + "\n", "", `answers: line 1: "` + strings.Repeat("a", 40) + `…": 1000 letters, expected 5`},
		"twice":          {"hello\nworld\nhello\n", "", `answers: line 3: "hello": already on line 1`},
		"huge":           {long, "", "answers: 100,001 words: at most 100,000"},
		"guesses":        {"hello\n", "worlds\n", `guesses: line 1: "worlds": 6 letters, expected 5`},
		"binary":         {"\x00\x01\xff\n", "", "answers: line 1: "},
	} {
		_, err := CheckList("x", c.answers, c.guesses, nil)
		var bad *ImportError
		if !errors.As(err, &bad) || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

func TestCheckListTakes(t *testing.T) {
	paused := 0
	var many strings.Builder
	for i := range 30_000 {
		fmt.Fprintf(&many, "%c%c%c%c\n", 'a'+i%26, 'a'+i/26%26, 'a'+i/676%26, 'a'+i/17576)
	}
	for name, c := range map[string]struct {
		answers string
		length  int
		words   int
	}{
		"CRLF":            {"hello\r\nworld\r\n", 5, 2},
		"no last newline": {"hello\nworld", 5, 2},
		"four letters":    {"bear\n", 4, 1},
		"eight letters":   {"grizzlys\n", 8, 1},
		"many":            {many.String(), 4, 30_000},
	} {
		d, err := CheckList("A title", c.answers, "", func() { paused++ })
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		equal(t, name+": length", d.Words.Length(), c.length)
		equal(t, name+": words", d.Words.AnswerCount(), c.words)
		equal(t, name+": named", d.Words.Lang(), OwnName(lexicon.FingerprintOf(c.answers), c.length).Lang)
	}
	if paused == 0 {
		t.Error("a long list was checked without a pause")
	}
}

// TestListLengthProblems: no more are listed than are shown.
func TestListLengthProblems(t *testing.T) {
	_, problems := listLength(strings.Repeat("cat\n", 50))
	equal(t, "problems", len(problems), lexicon.MaxProblems)
	equal(t, "line", problems[9].Line, 10)
}

func TestPieces(t *testing.T) {
	line := strings.Repeat("x", 1000) + "\n"
	for name, text := range map[string]string{
		"empty": "", "short": "abc", "lines": strings.Repeat(line, 500), "one line": strings.Repeat("y", 3*pieceBytes),
		"no last newline": strings.Repeat(line, 500) + "z",
	} {
		joined, pieces := "", 0
		for piece := range Pieces(text) {
			if len(joined) > 0 && !strings.HasSuffix(joined, "\n") {
				t.Errorf("%s: cut within a line", name)
			}
			joined += piece
			pieces++
		}
		equal(t, name, joined == text, true)
		equal(t, name+": pieces", pieces > 1, len(text) > pieceBytes && strings.Contains(text, "\n"))
	}
	for range Pieces(strings.Repeat(line, 500)) {
		break // stops when it is told to
	}
}
