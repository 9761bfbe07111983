package links

import (
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"

	"ketword/app/internal/expect"
)

// TestParams compares with net/url: random queries are read and written as it does.
func TestParams(t *testing.T) {
	parts := []string{
		"mode", "seed", "=", "=", "&", "&", "%", "%2", "%20", "%C3%a4", "%ff", "%zz", "%-1", "%+1", "+", " ", "a", "ä", "\x00", "\xff", ";",
		"-_.~", "/?#[]@!$'()*,:|`{}^<>\"",
	}
	decoded := func(s string) string {
		if d, err := url.QueryUnescape(s); err == nil {
			return d
		}
		return s
	}
	random := rand.New(rand.NewPCG(5, 6))
	for range 20_000 {
		var b strings.Builder
		for range random.IntN(12) {
			b.WriteString(parts[random.IntN(len(parts))])
		}
		text := b.String()
		want := url.Values{}
		for part := range strings.SplitSeq(strings.ReplaceAll(text, "#", "&"), "&") {
			name, value, _ := strings.Cut(part, "=")
			if name = decoded(name); !want.Has(name) {
				want.Set(name, decoded(value))
			}
		}
		got := Parse(text)
		expect.Equal(t, text, len(got), len(want))
		expect.Equal(t, text+" again", got.Query(), want.Encode())
	}
}

// What no host is to see stands behind the #; where it stood before, it is read, too.
func TestHiddenParams(t *testing.T) {
	const query = "day=7&lang=de#rows=a&secret=b"
	for _, q := range []string{query, "day=7&lang=de&rows=a&secret=b", "secret=b&rows=a#lang=de&day=7"} {
		got := Parse(q)
		expect.Equal(t, q, got.Query(), query)
		expect.Equal(t, q+" hides", got.Hides(), true)
	}
	expect.Equal(t, "hides nothing", Parse("day=7#game").Hides(), false)
	for q, want := range map[string]string{"": "", "day=7": "?day=7", query: "?" + query, "#rows=a": "#rows=a"} {
		expect.Equal(t, "address", Address(q), want)
	}
	expect.Equal(t, "all hidden", Parse("secret=b").Query(), "#secret=b")
}

// A link that was copied from the text of a page loses nothing.
func TestParamsOfAPage(t *testing.T) {
	got := Parse("mode=quantum&amp;lang=de&amp;amp;length=6&amp;seed=7")
	expect.Equal(t, "query", got.Query(), "lang=de&length=6&mode=quantum&seed=7")
}
