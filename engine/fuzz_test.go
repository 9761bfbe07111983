package engine_test

import (
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"ketword/engine"
)

// A word that MakeWord accepts is spelt as a list must spell it, and its String is
// the same, but for final forms. A word that ParseWord accepts is one that MakeWord accepts.
func FuzzWord(f *testing.F) {
	for _, s := range []string{
		"", "a", "audio", " Audio\n", "größe", "GRÖẞE", "слово", "it's", "cafe\u0301", "caf\xe9",
		"\ufeffab", "a\x00b", "ǅab", "İi", "aaaaabbbbbcccccd", "ﬁab", "ⅷab", "λόγος", "ςοφόσ", "שלום", "पानी", "क्षत्रिय", "ẹ̀kọ́", "น้ำ", "ab\u034f", "ab\u3164",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		w, err := engine.MakeWord(s)
		if err == nil {
			n := w.Len()
			plain := strings.NewReplacer("ς", "σ", "ך", "כ", "ם", "מ", "ן", "נ", "ף", "פ", "ץ", "צ", "ܤ", "ܣ").Replace
			if plain(w.String()) != plain(s) || n > utf8.RuneCountInString(s) || n < engine.MinLength || n > engine.MaxLength {
				t.Errorf("%q: %q of %d letters", s, w, n)
			}
			for _, l := range w.Letters() {
				if l, _ := utf8.DecodeRuneInString(engine.Text(string(l))); !unicode.IsLetter(l) || unicode.ToLower(l) != l {
					t.Errorf("%q: letter %q", s, l)
				}
			}
			if typed, err := engine.ParseWord("\t" + s + " "); typed != w || err != nil {
				t.Errorf("%q: typed with blanks it is %q, %v", s, typed, err)
			}
		} else if w != (engine.Word{}) {
			t.Errorf("%q: %q beside the error %v", s, w, err)
		}
		if typed, err := engine.ParseWord(s); err == nil {
			if again, err := engine.MakeWord(typed.String()); again != typed || err != nil {
				t.Errorf("%q: parsed as %q, which is refused: %v", s, typed, err)
			}
		}
	})
}

// A row that ParseFeedback accepts has the marks of its symbols, and every notation
// that can be read gives it back.
func FuzzParseFeedback(f *testing.F) {
	for _, s := range []string{
		"", "o*_", "O+_", "10X", "32x", "🟩🟨⬛", "🟢🟡⬜", "🟩\ufe0f⬛\ufe0f", " oo\r\n",
		"o1", "oO", "\x00oo", "o\xff", "XXXXXXXXXXXXXXXX",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, err := engine.ParseFeedback(s)
		if err != nil {
			if got != (engine.Feedback{}) {
				t.Errorf("%q: %s beside the error %v", s, row(got), err)
			}
			return
		}
		bare := strings.ReplaceAll(strings.TrimSpace(s), "\ufe0f", "")
		if n := utf8.RuneCountInString(bare); got.Len() != n || n < engine.MinLength || n > engine.MaxLength {
			t.Errorf("%q: %d tiles", s, got.Len())
		}
		if mixed := strings.ContainsAny(bare, "O+23🟢🟡"); got.Mixed() != mixed {
			t.Errorf("%q: mixed = %v", s, got.Mixed())
		}
		for _, n := range []engine.Notation{engine.Emoji, engine.Pattern, engine.Digits} {
			written := n.Format(engine.Turn{Feedback: got})
			if again, err := engine.ParseFeedback(written); again != got || err != nil {
				t.Errorf("%q: written %q, read back %s, %v", s, written, row(again), err)
			}
		}
	})
}

// An identity that ParseIdentity accepts is within the limits, and its String gives
// it back.
func FuzzParseIdentity(f *testing.F) {
	for _, s := range []string{
		"", "classic/en/5/2000/6/normal", "quantum/de/8/9007199254740991/0/strict/12", "classic/en/5/007/06/hard",
		"classic//5/1/6/normal", "classic/en/+5/1/6/normal", "classic/en/5/-1/6/normal", "/////", "classic/e\xffn/5/1/6/hard",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		id, err := engine.ParseIdentity(s)
		if err != nil {
			if id != (engine.Identity{}) {
				t.Errorf("%q: %+v beside the error %v", s, id, err)
			}
			return
		}
		r := id.Rules
		if r.Mode < engine.Classic || r.Mode > engine.Quantum || r.Length < engine.MinLength || r.Length > engine.MaxLength ||
			r.Tries < 0 || r.Tries > engine.MaxTries || r.Level > engine.Strict ||
			id.Seed > engine.MaxSeed || id.Lang == "" || id.Daily < 0 {
			t.Errorf("%q: %+v", s, id)
		}
		if again, err := engine.ParseIdentity(id.String()); again != id || err != nil {
			t.Errorf("%q: written %q, read back %+v, %v", s, id, again, err)
		}
	})
}

// A row that ParseTurn accepts has a guess, marks or both; written again, it is the same.
func FuzzParseTurn(f *testing.F) {
	for _, s := range []string{
		"", "slate o_*__", "slate 1X0XX", "🟩⬛🟨⬛⬛ slate", "s l a t e\to _ * _ _", "slate", "10X10", "oo oo", "größe ⬜\ufe0f🟡🟢", "\xff oo",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, err := engine.ParseTurn(s)
		if err != nil {
			var bad *engine.TurnError
			if !errors.As(err, &bad) || got != (engine.Turn{}) {
				t.Errorf("%q: %v beside %v", s, got, err)
			}
			return
		}
		if got.Guess.Len() == 0 || got.Feedback.Len() == 0 {
			return
		}
		written := got.Guess.String() + " " + engine.Emoji.Format(got)
		if again, err := engine.ParseTurn(written); again != got || err != nil {
			t.Errorf("%q: written %q, read back %v, %v", s, written, again, err)
		}
	})
}
