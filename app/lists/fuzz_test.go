package lists

import (
	"errors"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// FuzzRead: an imported list is read again unchanged, with nothing to correct or agree to, and is the same
// in the formats of other programs; its title is clean.
func FuzzRead(f *testing.F) {
	for _, s := range []string{"", "hello\n", "Hello \r\nworld\n\nhello", "hello\nfive\n", "größe\nGRÖẞE", "a\x00bcd", "abcd\xff", "λόγος\nλόγοσ", "पानी\nरानी\n", "KİTAP\nISLAK\n", "שלום\nשלומ\n", "Ẹ̀kọ́\n", "น้ำใจ\n", "he\u00adllo\u200b\n", "\u202ehello",
		`["hello","World"]`, `{"answers":["hello"],"guesses":["world"]}`, `[{"word":"hello","n":1}]`, "2\nhello/MS\nworld po:noun", "hello/X", "hello\ta word\nworld\tall", "hello # x\n# y",
		"hello - a word\nworld: all", "word,n\nhello,1\n\"world\",\"a \"\"b\"\"\"", "word\nhello\nworld", "n;Wort\n1;hello",
	} {
		f.Add("title", s, "", 0)
		f.Add("", "hello\n", s, 5)
	}
	f.Fuzz(func(t *testing.T, title, answers, guesses string, length int) {
		d, err := Read(engine.Forever, Form{Title: title, File: title, Answers: answers, Guesses: guesses, Length: length, Agrees: true})
		if err != nil {
			var wrong *Refusal
			if !errors.As(err, &wrong) || len(wrong.Problems)+len(wrong.Lengths) == 0 {
				t.Errorf("%q, %q: %v", answers, guesses, err)
			}
			return
		}
		again, err := Read(engine.Forever, Form{Title: d.Title, Answers: d.Answers, Guesses: d.Guesses})
		if err != nil || again.Words.Fingerprint() != d.Words.Fingerprint() || again.Tidied != (Tidied{}) || again.Title != d.Title {
			t.Errorf("%q, %q: read again as %q, %+v, %v", answers, guesses, again.Title, again.Tidied, err)
		}
		words := strings.FieldsFunc(d.Answers, func(r rune) bool { return r == '\n' || r == '\r' })
		for form, text := range map[string]string{
			"json": `["` + strings.Join(words, `","`) + `"]`, "hunspell": strconv.Itoa(len(words)) + "\n" + strings.Join(words, "/MS\n") + "/MS",
			"meanings": strings.Join(words, "\ta word\n") + "\ta word", "table": "n,word\n1," + strings.Join(words, "\n1,"), "comments": "# mine\n" + strings.Join(words, " # a word\n"),
		} {
			other, err := Read(engine.Forever, Form{Answers: text, Agrees: true})
			if err != nil || strings.Join(strings.Fields(other.Answers), " ") != strings.Join(words, " ") {
				t.Errorf("%q as %s: %q, %v", d.Answers, form, other.Answers, err)
			}
		}
		if d.Words.AnswerCount() > lexicon.MaxWords || !d.List().Name.Own() {
			t.Errorf("%q, %q: %+v", answers, guesses, d.List())
		}
	})
}

// FuzzCleanTitle: a title is visible by Unicode's tables, is on one line, and is not changed by cleaning it
// again.
func FuzzCleanTitle(f *testing.F) {
	for _, s := range []string{"", " My  words ", "a\u202eb\u2066c", "e\u0301\u0301\u0301\u0301", "\u200d\u200dx\u200d", "\u3164", "❤\ufe0f\U000e0100", "\ufffc", "\xff", strings.Repeat("x", 99), "👩\u200d👩"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		title := CleanTitle(s)
		if CleanTitle(title) != title || utf8.RuneCountInString(title) > MaxTitle || !utf8.ValidString(title) {
			t.Errorf("%q: %q, cleaned again %q", s, title, CleanTitle(title))
		}
		for i, r := range title {
			joins := (r == '\u200c' || r == '\u200d') && i > 0 // joiners within the title
			if unicode.In(r, unseen...) && !joins || unicode.Is(unicode.Z, r) && r != ' ' {
				t.Errorf("%q: %q has %U, which can't be seen", s, title, r)
			}
		}
	})
}

// FuzzNames: valid names and languages, written again, are the same when read.
func FuzzNames(f *testing.F) {
	for _, s := range []string{"", "en/5", "x-0123456789abcdef/5", "x-/5", "en/05", "../5", "x-ABC/9", "de/4/6"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		CheckLang(s)
		n, err := ParseName(s)
		if err != nil {
			return
		}
		if again, err := ParseName(n.String()); again != n || err != nil {
			t.Errorf("%q: %v, read again %v, %v", s, n, again, err)
		}
	})
}
