package lexicon

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
)

// numbered returns n different words of five letters, one a line.
func numbered(n int) string {
	var b strings.Builder
	for i := range n {
		w := []byte("aaaaa\n")
		for rest, at := i, 4; rest > 0; rest, at = rest/26, at-1 {
			w[at] += byte(rest % 26)
		}
		b.Write(w)
	}
	return b.String()
}

// withLine returns a list of n words in which one line has another text.
func withLine(n, line int, text string) string {
	all := strings.Split(strings.TrimSuffix(numbered(n), "\n"), "\n")
	all[line-1] = text
	return strings.Join(all, "\n") + "\n"
}

func TestLoad(t *testing.T) {
	for name, text := range map[string]string{
		"LF":                  "audio\nflesh\n",
		"CRLF":                "audio\r\nflesh\r\n",
		"both":                "audio\r\nflesh\n",
		"no end of last line": "audio\nflesh",
	} {
		l, err := New("en", 5, text, "")
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := texts(slices.Collect(l.Answers())); !slices.Equal(got, []string{"audio", "flesh"}) {
			t.Errorf("%s: %q", name, got)
		}
		if want := mustNew(t, "audio\nflesh\n", "").Fingerprint(); l.Fingerprint() != want {
			t.Errorf("%s: fingerprint %v, want %v", name, l.Fingerprint(), want)
		}
	}
}

// The messages of docs/rules.md, and of everything else that is wrong in a list.
func TestLoadRefuses(t *testing.T) {
	for _, c := range []struct{ name, text, message string }{
		{"upper case", withLine(50, 37, "Hello"), `line 37: "Hello": not lower-case`},
		{"length", withLine(50, 12, "cat"), `line 12: "cat": 3 letters, expected 5`},
		{"repeat", strings.Replace(withLine(100, 90, "audio"), "aaaad", "audio", 1), `line 90: "audio": already on line 4`},
		{"too many", numbered(100_001), "100,001 words: at most 100,000"},
		{"far too many", strings.Repeat("\n", 1_234_567), "1,234,567 words: at most 100,000"},
		{"nothing", "", "no words"},
		{"blank line only", "\n", `line 1: empty line`},
		{"blank line within", withLine(5, 3, ""), `line 3: empty line`},
		{"blank line at the end", "audio\n\n", `line 2: empty line`},
		{"one letter", withLine(5, 2, "a"), `line 2: "a": 1 letter, expected 5`},
		{"too long for any list", withLine(5, 2, "abcdefghijklmnopq"), `line 2: "abcdefghijklmnopq": 17 letters, expected 5`},
		{"a blank", withLine(5, 2, "ab de"), `line 2: "ab de": not only letters`},
		{"a blank at the end", withLine(5, 2, "audio "), `line 2: "audio ": not only letters`},
		{"carriage return within", withLine(5, 2, "au\rio"), `line 2: "au\rio": not only letters`},
		{"two carriage returns", "audio\r\r\n", `line 1: "audio\r": not only letters`},
		{"old line ends", "audio\rflesh\r", `line 1: "audio\rflesh": not only letters`},
		{"a sign", withLine(5, 2, "it's"), `line 2: "it's": not only letters`},
		{"combining mark", withLine(5, 2, "\u0301cafes"), "line 2: \"\u0301cafes\": contains a combining mark that is part of no letter"},
		{"not UTF-8", withLine(5, 2, "caf\xe9s"), `line 2: "caf\xe9s": not UTF-8 text`},
		{"NUL", withLine(5, 2, "aud\x00o"), `line 2: "aud\x00o": contains a control character`},
		{"NUL in capitals", withLine(5, 2, "AU\x00IO"), `line 2: "AU\x00IO": contains a control character`},
		{"escape", withLine(5, 2, "\x1b[31m"), `line 2: "\x1b[31m": contains a control character`},
		{"tab", withLine(5, 2, "audio\tflesh"), `line 2: "audio\tflesh": not only letters`},
		{"a file that is not a text is reported before mistakes", "AUDIO\ncat\n\nfl\x00sh\n", `line 4: "fl\x00sh": contains a control character`},
		{"a picture", "\x89PNG\r\n\x1a\n\x00\x00", `line 1: "\x89PNG": not UTF-8 text`},
		{"UTF-16", "a\x00u\x00d\x00i\x00o\x00\n\x00", `line 1: "a\x00u\x00d\x00i\x00o\x00": contains a control character`},
		{"a long line", withLine(5, 2, strings.Repeat("ä", 1_000_000)), `line 2: "` + strings.Repeat("ä", 40) + `…": 1000000 letters, expected 5`},
		{"40 letters", withLine(5, 2, strings.Repeat("a", 40)), `line 2: "` + strings.Repeat("a", 40) + `": 40 letters, expected 5`},
		{"BOM", "\ufeffaudio\n", `line 1: "\ufeffaudio": not only letters`},
		{"the first problem is named", "audio\nFLESH\ncat\n", `line 2: "FLESH": not lower-case`},
	} {
		_, err := New("en", 5, c.text, "")
		if want := "answers: " + c.message; err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", c.name, err, want)
		}
		var list *ListError
		if !errors.As(err, &list) || list.Error() != c.message || list.Guesses {
			t.Errorf("%s: %v is not a ListError of answers with that message", c.name, err)
		}
		if c.text == "" {
			continue // no guesses are allowed
		}
		_, err = New("en", 5, "zebra\n", c.text)
		if want := "guesses: " + c.message; !errors.As(err, &list) || !list.Guesses || err.Error() != want {
			t.Errorf("%s: %v, want %s", c.name, err, want)
		}
	}
}

func TestIsAnswer(t *testing.T) {
	l := mustNew(t, "audio\n", "zebra\n")
	for word, want := range map[string]bool{"audio": true, "zebra": false, "flesh": false} {
		if got := l.IsAnswer(engine.MustWord(word)); got != want {
			t.Errorf("%s is an answer: %v", word, got)
		}
	}
}

func TestLoadFullList(t *testing.T) {
	l := mustNew(t, numbered(MaxWords), "")
	if l.AnswerCount() != MaxWords || l.GuessCount() != MaxWords {
		t.Errorf("%d answers, %d guesses", l.AnswerCount(), l.GuessCount())
	}
}

// All problems are reported, up to MaxProblems.
func TestLoadProblems(t *testing.T) {
	var text strings.Builder
	for n := range 20 {
		fmt.Fprintf(&text, "audio%d\n", n)
	}
	for _, c := range []struct {
		text  string
		lines []int
	}{
		{"audio\ncat\nflesh\nFLESH\naudio\n", []int{2, 4, 5}},
		{text.String(), []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}},
	} {
		_, err := New("en", 5, c.text, "")
		var list *ListError
		if !errors.As(err, &list) {
			t.Fatalf("%q: %v", c.text, err)
		}
		var got []int
		for _, p := range list.Problems {
			got = append(got, p.Line)
			if line := strings.Split(c.text, "\n")[p.Line-1]; p.Text != line {
				t.Errorf("line %d reads %q, reported as %q", p.Line, line, p.Text)
			}
		}
		if !slices.Equal(got, c.lines) {
			t.Errorf("problems on lines %v, want %v", got, c.lines)
		}
	}
}

// If a file is not a text, that is the only problem reported.
func TestLoadNotText(t *testing.T) {
	for _, text := range []string{"AUDIO\nfl\x00sh\n\x00\ncat\n", "AUDIO\nfl\xffsh\n\xff\ncat\n"} {
		_, err := New("en", 5, text, "")
		var list *ListError
		if !errors.As(err, &list) || len(list.Problems) != 1 || list.Problems[0].Line != 2 {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestExcerpt(t *testing.T) {
	for text, want := range map[string]string{
		"Größe":                    "Größe",
		"a\x00b\xffc\u202ed\ufeff": "a\ufffdb\ufffdc\ufffdd\ufffd",
		strings.Repeat("é", 40):    strings.Repeat("é", 40),
		strings.Repeat("é", 41):    strings.Repeat("é", 40) + "…",
		strings.Repeat("\xff", 50): strings.Repeat("\ufffd", 40) + "…",
	} {
		if got := (Problem{Line: 1, Text: text}).Excerpt(); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// A program can distinguish the errors.
func TestLoadErrors(t *testing.T) {
	_, err := New("en", 5, "audio\nFLESH\ncat\naudio\n", "")
	var length *engine.LengthError
	var repeat *RepeatError
	if !errors.Is(err, engine.ErrNotLower) || !errors.As(err, &length) || !errors.As(err, &repeat) {
		t.Errorf("%v does not wrap its errors", err)
	}
	if length.Got != 3 || repeat.Line != 1 {
		t.Errorf("%d letters, repeats line %d", length.Got, repeat.Line)
	}
	_, err = New("en", 5, numbered(MaxWords+1), "")
	var count *CountError
	if !errors.As(err, &count) || count.Words != MaxWords+1 {
		t.Errorf("%v", err)
	}
}

func TestNewRefusesLengths(t *testing.T) {
	for _, length := range []int{-1, 0, 1, 16} {
		_, err := New("en", length, strings.Repeat("a", max(length, 0))+"\n", "")
		var wrong *engine.LengthError
		var list *ListError
		if !errors.As(err, &wrong) || wrong.Got != length || errors.As(err, &list) {
			t.Errorf("length %d: %v", length, err)
		}
	}
}

// mustNew returns the lexicon of two texts.
func mustNew(t testing.TB, answers, guesses string) *Lexicon {
	t.Helper()
	length := len([]rune(strings.Fields(answers)[0]))
	l, err := New("en", length, answers, guesses)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// The words of an accepted list are the lines of the text, each once, as words are written.
func FuzzLoad(f *testing.F) {
	for _, s := range []string{
		"", "\n", "abc\nabd\n", "abc\r\nabd", "abc\nabc\n", "Abc\n", "ab\n", "\ufeffabc\n", "a\x00c\n", "ab\xff\n",
		"größe\n", "äöü\nßst\n", "abc\r\r\n", "abc\n\n", "ae\u0301\n", "ςςς", "σσσ\nςςς",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		l, err := New("en", 3, s, "")
		want := strings.Split(strings.TrimSuffix(strings.ReplaceAll(s+"\n", "\r\n", "\n"), "\n"), "\n")
		if strings.HasSuffix(s, "\n") {
			want = want[:len(want)-1]
		}
		if err != nil {
			var list *ListError
			if !errors.As(err, &list) || len(list.Problems) == 0 || len(list.Problems) > MaxProblems {
				t.Errorf("%q: %v", s, err)
			}
			return
		}
		for i, line := range want {
			want[i] = word(line).String() // ς for σ at the end alone
		}
		if got := texts(slices.Collect(l.Answers())); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", s, got, want)
		}
		seen := map[string]bool{}
		for _, w := range want {
			if seen[w] || len([]rune(w)) != 3 || !l.Has(word(w)) {
				t.Errorf("%q: %q is a duplicate, of another length, or not found", s, w)
			}
			seen[w] = true
		}
		if l.GuessCount() != len(want) {
			t.Errorf("%q: %d words, want %d", s, l.GuessCount(), len(want))
		}
	})
}

// Either form of sigma is the same letter, in guesses and repeats.
func TestFinalSigma(t *testing.T) {
	for _, text := range []string{"λόγος\nνόμος\n", "λόγοσ\nνόμοσ\n"} {
		l := mustNew(t, text, "")
		for _, s := range []string{"λόγος", "λόγοσ"} {
			w, err := engine.ParseWord(s)
			if err != nil || !l.Has(w) {
				t.Errorf("%q lacks %s, error %v", text, s, err)
			}
		}
		if got := string(l.Letters()); strings.Contains(got, "ς") || !strings.Contains(got, "σ") {
			t.Errorf("letters %q", got)
		}
	}
	_, err := New("el", 5, "νόμος\nλόγος\nλόγοσ\n", "")
	if want := `answers: line 3: "λόγοσ": already on line 2`; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}
