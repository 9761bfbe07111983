package cli

import (
	"strings"
	"testing"
)

// TestQuotedLine: what is from outside is one line, in which everything is seen.
func TestQuotedLine(t *testing.T) {
	for text, want := range map[string]string{
		"größe \t🟩": `größe \t🟩`, "a\nb\x1b": `a\nb\x1b`, "\u202e\xff\U000e0041": `\u202e\xff\U000e0041`, "é\u0301": "é\u0301",
		strings.Repeat("x", 2000): strings.Repeat("x", 500) + "…" + strings.Repeat("x", 500),
	} {
		if got := QuotedLine(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestQuoted: an argument is written as shells read it.
func TestQuoted(t *testing.T) {
	for arg, want := range map[string]string{
		"words.txt": "words.txt", "-length=5": "-length=5", "größe": "größe",
		"": "''", "my words": "'my words'", "it's": `'it'\''s'`, "$HOME": "'$HOME'", "it's\x1b\\": `$'it\'s\x1b\\'`,
	} {
		if got := Quoted(arg); got != want {
			t.Errorf("%q is written %s, want %s", arg, got, want)
		}
	}
}
