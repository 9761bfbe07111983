package records

import (
	"encoding/base64"
	"encoding/hex"
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/example"
	"ketword/app/internal/expect"
	"ketword/app/links"
	"ketword/engine"
)

func reverse(s string) string {
	letters := []rune(s)
	slices.Reverse(letters)
	return string(letters)
}

// TestObscure: what is stored does not show a word, nor its reverse, nor either
// in a familiar code, and reveals to the same secret.
func TestObscure(t *testing.T) {
	for _, words := range [][]string{
		{"abide"}, {"crown", "plaid"}, {"ab"}, {"straße"}, {"übung", "piste"}, {"abcdefghijklmno"},
	} {
		secret := example.Secret(t, words...)
		for seed := range engine.Seed(500) {
			hidden := obscure(secret, seed)
			got, err := reveal(hidden, seed)
			if err != nil || got != secret {
				t.Fatalf("%q of seed %d: %v, %v", words, seed, got, err)
			}
			for _, w := range words {
				for _, form := range []string{w, reverse(w)} {
					readable := []string{form, hex.EncodeToString([]byte(form)),
						base64.RawURLEncoding.EncodeToString([]byte(form))}
					for _, r := range readable {
						if len(r) > 3 && strings.Contains(strings.ToLower(hidden), strings.ToLower(r)) {
							t.Fatalf("%q of seed %d reads %q", w, seed, hidden)
						}
					}
				}
			}
		}
	}
}

// TestObscureBySeed: the same secret looks different in every puzzle.
func TestObscureBySeed(t *testing.T) {
	secret, seen := example.Secret(t, "abide"), map[string]bool{}
	for seed := range engine.Seed(500) {
		seen[obscure(secret, seed)] = true
	}
	expect.Equal(t, "forms", len(seen), 500)
}

func TestRevealRefuses(t *testing.T) {
	cover := func(s string) string { return base64.RawURLEncoding.EncodeToString(links.Mask(s, 3)) }
	for _, bad := range []string{
		"", "!", "AAAA", cover(""), cover("Abide"), cover("abide flesh audio"), cover("abide audio"),
		cover("abide plaids"), cover("a"), cover("\xff\xff\xff"),
	} {
		if s, err := reveal(bad, 3); err == nil {
			t.Errorf("%q reveals %q", bad, example.SecretText(s))
		}
	}
}
