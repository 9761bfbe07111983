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
	if got, want := Quoted("it's\x1b\\"), `$'it\'s\x1b\\'`; got != want {
		t.Errorf("for a shell %s, want %s", got, want)
	}
}
