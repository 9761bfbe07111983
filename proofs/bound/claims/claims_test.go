package claims_test

import (
	"maps"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/proofs/bound/claims"
	"ketword/proofs/strategy/strategytext"
)

var (
	audio, fresh, shyly = engine.MustWord("audio"), engine.MustWord("fresh"), engine.MustWord("shyly")
	lists               = strategytext.Lists{Answers: []engine.Word{audio, fresh}, Guesses: []engine.Word{audio, fresh, shyly}}
	some                = map[engine.Word]int{shyly: 5, audio: 12}
)

// TestRead: what was written is read, but for a line that is cut off.
func TestRead(t *testing.T) {
	text := claims.Write(lists, some)
	if want := claims.Write(lists, nil) + "audio 12\nshyly 5\n"; text != want {
		t.Errorf("%q, want %q", text, want)
	}
	for _, cut := range []string{"", "fresh 1", "fresh"} {
		if got, err := claims.Read(lists, text+cut); err != nil || !maps.Equal(got, some) {
			t.Errorf("%q: %v, %v, want %v", cut, got, err, some)
		}
	}
}

// TestReadRefuses: what can't be the bounds of a list is refused, with the line.
func TestReadRefuses(t *testing.T) {
	start := claims.Write(lists, nil)
	const noLine = "line 4: not a first guess and its bound"
	for text, want := range map[string]string{
		"": claims.ErrNone.Error(),
		strings.Replace(start, "bound 1", "bound 2", 1):                                       claims.ErrNone.Error(),
		claims.Write(strategytext.Lists{Answers: lists.Answers, Guesses: lists.Answers}, nil): claims.ErrOther.Error(),
		start + "audio\n":               noLine,
		start + "audio -1\n":            noLine,
		start + "audio 1 \n":            noLine,
		start + "audio 4294967296\n":    noLine,
		start + "aud1o 5\n":             "line 4: not only letters",
		start + "\n":                    "line 4: ",
		start + "later 5\n":             "line 4: " + claims.ErrUnknown.Error(),
		start + "audio 5\naudio 5\n":    "line 5: " + claims.ErrTwice.Error(),
		start + "audio 5\nfresh 5\nx\n": "line 6: ",
	} {
		if _, err := claims.Read(lists, text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// FuzzRead: bounds that are read are read again as they are written.
func FuzzRead(f *testing.F) {
	start := claims.Write(lists, nil)
	for _, s := range []string{"", "\n", start, claims.Write(lists, some), "audio 3\nfresh 2", "shyly 0\n"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, text := range []string{s, start + s} {
			got, err := claims.Read(lists, text)
			if err != nil {
				continue
			}
			if again, err := claims.Read(lists, claims.Write(lists, got)); err != nil || !maps.Equal(again, got) {
				t.Errorf("%q: %v, and then %v, %v", text, got, again, err)
			}
		}
	})
}
