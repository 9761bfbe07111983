package links

import (
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
)

// TestParams compares with net/url: random queries are read and written in the same way.
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
				want.Set(name, withoutEnd(decoded(value)))
			}
		}
		got := Parse(text)
		apptest.Equal(t, text, len(got), len(want))
		apptest.Equal(t, text+" again", got.Query(), want.Encode())
	}
}

// TestParamsInSentences: what stands around a link in a sentence or a message is not its, and a broken one is whole.
func TestParamsInSentences(t *testing.T) {
	for _, end := range []string{
		".", ",", ";", ":", "!", "?", ")", "]", "}", ">", "»", "”", "’", "\"", "'", "…", "**", "_", "`", "~~", "||", " ", "\n", ").", "?!", ">,", "\u00a0–", "。", "」",
		"\u200b", "\u00ad", "\ufeff", "\u2069", "\ufe0f", "*_)", "%", "%29", "%2E", "%3E", "%E2%80%9D", "%C2%BB", "&gt;", "&quot;", "&)",
	} {
		for param, value := range map[string]string{
			ParamDay: "3", ParamSeed: "7", ParamLength: "6", ParamMode: "quantum", ParamLang: "x-0123456789abcdef", ParamTries: "0", ParamLevel: "hard", ParamWords: "12ab",
		} {
			got := Parse("tries=4&" + param + "=" + value + end)
			if param == ParamTries {
				got = Parse(param + "=" + value + end)
			}
			apptest.Equal(t, param+" before "+end, got[param], value)
			apptest.Equal(t, param+" before "+end+" and another", Parse(param + "=" + value + end + "#rows=-_-_")[param], value)
		}
	}
	for query, want := range map[string]string{
		"day=3\n27": "327", "d\u00aday=3\u200b27": "327", "day=%E2%80%8E327%E2%80%AC": "327", "\u2066day=3\r\n27\u2069.": "327", "day=3%0A27": "327", "day=%EF%BB%BF327": "327",
		"day=3x": "3x", "day=3.5": "3.5", "day=3 27": "3 27", "day=-3": "-3", "day=.3": ".3", "day=.": ".", "day=": "", "day=\xff3.": "\xff3",
	} {
		apptest.Equal(t, query, Parse(query)[ParamDay], want)
	}
	apptest.Equal(t, "codes stay", Parse("secret=a_-#rows=b__").Query(), "#secret=a_-&rows=b__")
}

// TestHiddenParams: what hosts must not see is behind the #; older links with it elsewhere are read too.
func TestHiddenParams(t *testing.T) {
	const query = "day=7&lang=de#secret=b&rows=a"
	for _, q := range []string{query, "day=7&lang=de&rows=a&secret=b", "day=7&lang=de#rows=a&secret=b", "secret=b&rows=a#lang=de&day=7"} {
		got := Parse(q)
		apptest.Equal(t, q, got.Query(), query)
		apptest.Equal(t, q+" hides", got.Hides(), true)
	}
	apptest.Equal(t, "hides nothing", Parse("day=7#game").Hides(), false)
	for q, want := range map[string]string{"": "", "day=7": "?day=7", query: "?" + query, "#rows=a": "#rows=a"} {
		apptest.Equal(t, "address", Address(q), want)
	}
	apptest.Equal(t, "all hidden", Parse("secret=b").Query(), "#secret=b")
}

// TestParamsOfAPage: a link copied from HTML loses nothing.
func TestParamsOfAPage(t *testing.T) {
	got := Parse("mode=quantum&amp;lang=de&amp;amp;length=6&amp;seed=7")
	apptest.Equal(t, "query", got.Query(), "lang=de&length=6&mode=quantum&seed=7")
}
