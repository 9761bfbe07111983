package lists

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/sample"
)

// TestRead: lists that are refused, and the engine's errors.
func TestRead(t *testing.T) {
	for name, c := range map[string]struct{ answers, guesses, want string }{
		"empty":           {"", "", "answers: no words"},
		"blank":           {" \n\n", "", "answers: no words"},
		"not letters":     {"hello\nx-mas\n", "", `answers: line 2: "x-mas": not only letters`},
		"two in a line":   {"Ice cream\n", "", `answers: line 1: "Ice cream": not only letters`},
		"with a sign":     {"hello\nworld, x-mas\n", "", `answers: line 2: "world, x-mas": not only letters`},
		"a mark":          {"\u0308quick\n", "", "answers: line 1: \"\u0308quick\": contains a combining mark that is part of no letter"},
		"behind an empty": {"\nHello\n\nx.y\n", "", `answers: line 4: "x.y": not only letters`},
		"all short":       {"cat\nhello-\n", "", `answers: line 2: "hello-": not only letters`},
		"too short":       {"\na\nb\n", "", `answers: line 2: "a": 1 letter, expected 2 to 15`},
		"too long":        {"incomprehensibly\n", "", `answers: line 1: "incomprehensibly": 16 letters, expected 2 to 15`},
		"very long":       {strings.Repeat("ä", 1000) + "\n", "", `answers: line 1: "` + strings.Repeat("ä", 40) + `…": 1000 letters, expected 2 to 15`},
		"a long line":     {strings.Repeat("x-mas ", 1000) + "\n", "", `answers: line 1: "x-mas x-mas`},
		"huge":            {sample.Numbered(lexicon.MaxWords + 1), "", "answers: 100,001 words: at most 100,000"},
		"guesses":         {"hello\n", "Worlds\n", `guesses: line 1: "Worlds": 6 letters, expected 5`},
		"many guesses":    {"aaaaa\n", sample.Numbered(lexicon.MaxWords + 1), "guesses: 100,001 words: at most 100,000"},
		"bad guesses":     {"hello\n", "worlds\n1\n", `guesses: line 2: "1": not only letters`},
		"binary":          {"\x01\n\xff\n", "", "answers: line 1: \"\\x01\": contains a control character"},
		"no text":         {"a-b\n\xff\n", "", "answers: line 2: "},
	} {
		_, err := Read(engine.Forever, Form{Title: "x", Answers: c.answers, Guesses: c.guesses})
		var bad *Refusal
		if !errors.As(err, &bad) || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

// TestReadEmptyLines: a text of empty lines is read only once, with few pauses, and there are pauses
// while words that are too short are searched for.
func TestReadEmptyLines(t *testing.T) {
	const lines = 5 * stepsBetweenPauses
	for _, c := range []struct {
		words string
		times int
	}{{"", 1}, {"a\n", 2}} {
		for empty, want := range map[string]int{"\n": 5, "\r\n": 50, " \n": 50} {
			var pauses apptest.Pauses
			_, err := Read(&pauses, Form{Answers: strings.Repeat(empty, lines) + c.words})
			var bad *Refusal
			apptest.Equal(t, "refused", errors.As(err, &bad), true)
			apptest.Equal(t, fmt.Sprintf("pauses with %q", empty), int(pauses), c.times*want)
		}
	}
}

// fingerprint returns that of answers, as the engine loads them.
func fingerprint(t *testing.T, length int, answers string) lexicon.Fingerprint {
	t.Helper()
	return sample.Must(lexicon.New("xx", length, answers, ""))(t).Fingerprint()
}

func TestReadTakes(t *testing.T) {
	var paused apptest.Pauses
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
		"two letters":     {"ox\n", 2, 1},
		"fifteen letters": {"straightforward\n", 15, 1},
		"many":            {many.String(), 4, 30_000},
	} {
		d, err := Read(&paused, Form{Title: "A title", Answers: c.answers})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		apptest.Equal(t, name+": length", d.Words.Length(), c.length)
		apptest.Equal(t, name+": words", d.Words.AnswerCount(), c.words)
		apptest.Equal(t, name+": named", d.Words.Lang(), OwnName(fingerprint(t, c.length, c.answers), c.length).Lang)
	}
	if paused == 0 {
		t.Error("a long list was checked without a pause")
	}
}

// TestSkips: the refusal says how many lines could be skipped, unless nothing playable would be left.
func TestSkips(t *testing.T) {
	for name, c := range map[string]struct {
		answers, guesses string
		want             int
	}{
		"many":             {"hello\n" + strings.Repeat("x-mas\n", 20), "", 20},
		"of guesses":       {"hello\n", "x-mas\n", 1},
		"nothing is left":  {"x-mas\na\n", "", 0},
		"no text":          {"hello\n\x00\n", "", 0},
		"in a row":         {"house, mouse, hou5e, crane, don't, brick\n", "", 2},
		"in a short row":   {"house, hou5e\n", "", 0},
		"in sentences":     {"hello\nonce upon, a time, there's\n", "", 1},
		"of other lengths": {"a\n", "", 0},
	} {
		_, err := Read(engine.Forever, Form{Answers: c.answers, Guesses: c.guesses})
		var bad *Refusal
		apptest.Equal(t, name, errors.As(err, &bad), true)
		apptest.Equal(t, name, bad.Skips, c.want)
	}
}

// TestRowOfWords: of a row of words, only what is no word is refused, and is left out if it is skipped.
func TestRowOfWords(t *testing.T) {
	f := Form{Answers: "aspen\nhouse, mouse, hou5e, slаte, crane\n"}
	_, err := Read(engine.Forever, f)
	var bad *Refusal
	apptest.Equal(t, "refused", errors.As(err, &bad), true)
	apptest.Equal(t, "what", bad.Problems, []lexicon.Problem{{Line: 2, Text: "hou5e", Err: engine.ErrNotLetters}, {Line: 2, Text: "slаte", Err: ErrLookalike}})
	apptest.Equal(t, "may be taken", bad.Takes, true)
	f.Skips = true
	d, err := Read(engine.Forever, f)
	apptest.Equal(t, "skipped", err, nil)
	apptest.Equal(t, "words", d.Answers, "aspen\nhouse\nmouse\ncrane\n")
	apptest.Equal(t, "told", d.Tidied, Tidied{Apart: 1, Skipped: 2})
}

// TestReadProblems: no more problems are listed than are shown, and only the first if the
// file is not text.
func TestReadProblems(t *testing.T) {
	for name, c := range map[string]struct {
		answers string
		want    int
	}{
		"no words":      {strings.Repeat("a-b\n", 50), lexicon.MaxProblems},
		"wrong lengths": {strings.Repeat("a\n", 50), lexicon.MaxProblems},
		"no text":       {"a-b\na-b\n\x00\n", 1},
	} {
		_, err := Read(engine.Forever, Form{Answers: c.answers})
		var bad *Refusal
		apptest.Equal(t, name, errors.As(err, &bad), true)
		apptest.Equal(t, name, len(bad.Problems), c.want)
	}
}

// TestLengthsOffered: if words would be lost, the playable lengths are offered, with their
// numbers of words.
func TestLengthsOffered(t *testing.T) {
	for name, c := range map[string]struct {
		answers, guesses string
		want             []LengthCount
	}{
		"two":                 {"hello\ncrown\nBear\nbear\n", "lions\n", []LengthCount{{4, 1, 0}, {5, 2, 1}}},
		"one that can be":     {"a\nhello\nincomprehensibly\n", "", []LengthCount{{5, 1, 0}}},
		"guesses of two":      {"hello\n", "crown\nbear\n", []LengthCount{{5, 1, 1}}},
		"more than a list":    {sample.Numbered(lexicon.MaxWords) + "bear\n", "", []LengthCount{{4, 1, 0}, {5, lexicon.MaxWords, 0}}},
		"JSON by length":      {`{"5":["crane"],"4":["word"]}`, "", []LengthCount{{4, 1, 0}, {5, 1, 0}}},
		"guesses of no other": {"hello\nbear\n", "incomprehensibly\n", []LengthCount{{4, 1, 0}, {5, 1, 0}}},
	} {
		form := Form{Answers: c.answers, Guesses: c.guesses}
		_, err := Read(engine.Forever, form)
		var several *Refusal
		if !errors.As(err, &several) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		apptest.Equal(t, name, several.Lengths, c.want)
		for _, l := range several.Lengths {
			form.Length = l.Length
			d, err := Read(engine.Forever, form)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			apptest.Equal(t, name+": answers", d.Words.AnswerCount(), l.Answers)
		}
		form.Length = 8
		_, err = Read(engine.Forever, form)
		apptest.Equal(t, name+": a length without words", errors.As(err, &several), true)
	}
}

// TestDraft: the properties of a list that was read.
func TestDraft(t *testing.T) {
	d, err := Read(engine.Forever, Form{Title: "Two", Answers: "abide\nspool\n", Guesses: "crown\n", Also: "de"})
	if err != nil {
		t.Fatal(err)
	}
	want := List{Name: OwnName(d.Words.Fingerprint(), 5), Title: "Two", Answers: 2, Guesses: 3, Quantum: true, Bytes: 18, Letters: "abcdeilnoprsw", Also: "de"}
	apptest.Equal(t, "list", d.List(), want)
	_, err = Read(engine.Forever, Form{Answers: "abide\nbear\n"})
	apptest.Equal(t, "two lengths", err.Error(), "a choice is missing")
}

// TestReadEvery: lists of several lengths, each with its words and its title.
func TestReadEvery(t *testing.T) {
	drafts, err := ReadEvery(engine.Forever, Form{Title: "Fruits of the whole wide world", Answers: "pear\nApricot\nplum\n", Guesses: "kiwi\n"})
	apptest.Equal(t, "error", err, nil)
	apptest.Equal(t, "lists", len(drafts), 2)
	for i, want := range []struct{ title, answers, guesses string }{{"Fruits of the whole wi 4", "pear\nplum\n", "kiwi\n"}, {"Fruits of the whole wi 7", "apricot\n", ""}} {
		apptest.Equal(t, "list", [3]string{drafts[i].Title, drafts[i].Answers, drafts[i].Guesses}, [3]string{want.title, want.answers, want.guesses})
		apptest.Equal(t, "none is left out", drafts[i].Tidied.Others, 0)
	}
	drafts, err = ReadEvery(engine.Forever, Form{Title: "Kitchen 5", Answers: "spoon\nfork\nfork\nx\nde ja\n\nincomprehensibly\n", Guesses: "plate\n"})
	apptest.Equal(t, "error", err, nil)
	for i, want := range []struct {
		title  string
		tidied Tidied
	}{{"Kitchen 2", Tidied{Empty: 1, Apart: 1, Others: 2}}, {"Kitchen 4", Tidied{Repeats: 1}}, {"Kitchen 5", Tidied{}}} {
		apptest.Equal(t, want.title, []any{drafts[i].Title, drafts[i].Tidied}, []any{want.title, want.tidied})
	}
	_, err = ReadEvery(engine.Forever, Form{Answers: "x-mas\npear\napricot\n"})
	var refusal *Refusal
	apptest.Equal(t, "refused", errors.As(err, &refusal), true)
	apptest.Equal(t, "problems", len(refusal.Problems), 1)
}
