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
	for name, c := range map[string]struct{ answers, guesses, want string }{
		"empty":           {"", "", "answers: no words"},
		"blank":           {" \n\n", "", "answers: no words"},
		"not letters":     {"hello\nx-mas\n", "", `answers: line 2: "x-mas": not only letters`},
		"two in a line":   {"Hello world\n", "", `answers: line 1: "Hello world": not only letters`},
		"with a number":   {"hello\nworld\t12\n", "", `answers: line 2: "world\t12": not only letters`},
		"a mark":          {"q\u0308uick\n", "", "answers: line 1: \"q\u0308uick\": contains a combining mark; write letter and accent as one character"},
		"behind an empty": {"\nHello\n\nx.y\n", "", `answers: line 4: "x.y": not only letters`},
		"all short":       {"cat\nhello-\n", "", `answers: line 2: "hello-": not only letters`},
		"too short":       {"\ncat\ndog\n", "", `answers: line 2: "cat": 3 letters, expected 4 to 8`},
		"too long":        {"incomprehensibly\n", "", `answers: line 1: "incomprehensibly": 16 letters, expected 4 to 8`},
		"very long":       {strings.Repeat("ä", 1000) + "\n", "", `answers: line 1: "` + strings.Repeat("ä", 40) + `…": 1000 letters, expected 4 to 8`},
		"a long line":     {strings.Repeat("hello ", 1000) + "\n", "", `answers: line 1: "hello hello`},
		"long and blank":  {strings.Repeat(" ", 1001) + "hello\n", "", `answers: line 1: "` + strings.Repeat(" ", 40) + `…": not only letters`},
		"huge":            {numbered(lexicon.MaxWords + 1), "", "answers: 100,001 words: at most 100,000"},
		"guesses":         {"hello\n", "Worlds\n", `guesses: line 1: "Worlds": 6 letters, expected 5`},
		"many guesses":    {"aaaaa\n", numbered(lexicon.MaxWords + 1), "guesses: 100,001 words: at most 100,000"},
		"bad guesses":     {"hello\n", "worlds\n1\n", `guesses: line 2: "1": not only letters`},
		"binary":          {"\x01\n\xff\n", "", "answers: line 1: \"\\x01\": contains a control character"},
		"no text":         {"a-b\n\xff\n", "", "answers: line 2: "},
	} {
		_, err := CheckList(ListForm{Title: "x", Answers: c.answers, Guesses: c.guesses}, nil)
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
		d, err := CheckList(ListForm{Title: "A title", Answers: c.answers}, func() { paused++ })
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

// TestCheckListProblems: no more are listed than are shown, and only the first
// where the file is no text.
func TestCheckListProblems(t *testing.T) {
	for name, c := range map[string]struct {
		answers string
		want    int
	}{
		"no words":      {strings.Repeat("a-b\n", 50), lexicon.MaxProblems},
		"wrong lengths": {strings.Repeat("cat\n", 50), lexicon.MaxProblems},
		"no text":       {"a-b\na-b\n\x00\n", 1},
	} {
		_, err := CheckList(ListForm{Answers: c.answers}, nil)
		var bad *ImportError
		equal(t, name, errors.As(err, &bad), true)
		equal(t, name, len(bad.Problems), c.want)
	}
}

// TestMends: what can be put right is, and counted. A text that needs nothing
// stays as it is.
func TestMends(t *testing.T) {
	for name, c := range map[string]struct {
		form             ListForm
		answers, guesses string
		mends            Mends
	}{
		"nothing":       {ListForm{Answers: "hello\r\nworld", Guesses: "crown"}, "hello\r\nworld", "crown", Mends{}},
		"blanks":        {ListForm{Answers: " hello\n\u00a0world\t\r\ncrown\n"}, "hello\nworld\ncrown\n", "", Mends{Blanks: 2}},
		"capitals":      {ListForm{Answers: "Hello\nWÄLLE\nΣΟΦΌΣ"}, "hello\nwälle\nσοφόσ\n", "", Mends{Capitals: 3}},
		"both":          {ListForm{Answers: " HELLO \n"}, "hello\n", "", Mends{Blanks: 1, Capitals: 1}},
		"empty lines":   {ListForm{Answers: "\nhello\n \t\r\nworld\n\n"}, "hello\nworld\n", "", Mends{Empty: 3}},
		"repeats":       {ListForm{Answers: "hello\nHello\nworld\n hello\n"}, "hello\nworld\n", "", Mends{Repeats: 2}},
		"guesses":       {ListForm{Answers: "hello\n", Guesses: "Crown\nhello\n\ncrown\n"}, "hello\n", "crown\nhello\n", Mends{Capitals: 1, Empty: 1, Repeats: 1}},
		"of one length": {ListForm{Answers: "hello\nbear\nBear\nx\nbears\n", Guesses: "lion\nlions\n", Length: 4}, "bear\n", "lion\n", Mends{Repeats: 1, Others: 4}},
		"no guess":      {ListForm{Answers: "bear\nbears\n", Guesses: "lions\n", Length: 4}, "bear\n", "", Mends{Others: 2}},
	} {
		d, err := CheckList(c.form, nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		equal(t, name+": answers", d.Answers, c.answers)
		equal(t, name+": guesses", d.Guesses, c.guesses)
		equal(t, name+": mends", d.Mends, c.mends)
		equal(t, name+": named", d.Words.Fingerprint(), lexicon.FingerprintOf(c.answers))
	}
}

// TestLengthsOffered: where words would be left out, the lengths that can be
// played are offered, with what there is of each.
func TestLengthsOffered(t *testing.T) {
	for name, c := range map[string]struct {
		answers, guesses string
		want             []LengthCount
	}{
		"two":                 {"hello\ncrown\nBear\nbear\n", "lions\n", []LengthCount{{4, 1, 0}, {5, 2, 1}}},
		"one that can be":     {"cat\nhello\nincomprehensibly\n", "", []LengthCount{{5, 1, 0}}},
		"guesses of two":      {"hello\n", "crown\nbear\n", []LengthCount{{5, 1, 1}}},
		"more than a list":    {numbered(lexicon.MaxWords) + "bear\n", "", []LengthCount{{4, 1, 0}, {5, lexicon.MaxWords, 0}}},
		"guesses of no other": {"hello\nbear\n", "incomprehensibly\n", []LengthCount{{4, 1, 0}, {5, 1, 0}}},
	} {
		form := ListForm{Answers: c.answers, Guesses: c.guesses}
		_, err := CheckList(form, nil)
		var several *LengthsError
		if !errors.As(err, &several) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		equal(t, name, several.Lengths, c.want)
		for _, l := range several.Lengths {
			form.Length = l.Length
			d, err := CheckList(form, nil)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			equal(t, name+": answers", d.Words.AnswerCount(), l.Answers)
		}
		form.Length = 8
		_, err = CheckList(form, nil)
		equal(t, name+": a length without words", errors.As(err, &several), true)
	}
}

// TestLengthIsChosen: the form asks, and then imports the words of a length.
func TestLengthIsChosen(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "")
	lengths := []LengthCount{{4, 1, 0}, {5, 2, 0}}
	w.do(SubmitImport{}, ImportRefused{Refusal: ListRefusal{Lengths: lengths}})
	equal(t, "asked", w.model.Import.Refusal.Refused(), true)
	w.lists.slow = true
	w.do(SubmitImport{Length: 4})
	equal(t, "wanted", w.effects, []Effect{CheckImport{Length: 4}})
	equal(t, "busy", w.model.Import, Import{Busy: true})
}

// numbered returns n different words of five letters, one a line.
func numbered(n int) string {
	var b strings.Builder
	for i := range n {
		word := [6]byte{5: '\n'}
		for at := 4; at >= 0; at-- {
			word[at] = 'a' + byte(i%26)
			i /= 26
		}
		b.Write(word[:])
	}
	return b.String()
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
