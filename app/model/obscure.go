package model

import (
	"encoding/base64"
	"fmt"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/internal/splitmix"
)

// obscure writes a secret so that it can't be read at a glance. It hides
// nothing from someone who wants to know.
func obscure(s engine.Secret, key engine.Seed) string {
	var words []string
	for w := range s.Words() {
		words = append(words, w.String())
	}
	return base64.RawURLEncoding.EncodeToString(mask(strings.Join(words, " "), key))
}

// reveal reads what obscure writes.
func reveal(text string, key engine.Seed) (engine.Secret, error) {
	masked, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return engine.Secret{}, fmt.Errorf("secret: %w", err)
	}
	parts := strings.Fields(string(mask(string(masked), key)))
	if len(parts) > int(engine.Quantum) {
		return engine.Secret{}, fmt.Errorf("secret: %d words", len(parts))
	}
	words, err := parseWords(parts)
	if err != nil {
		return engine.Secret{}, fmt.Errorf("secret: %w", err)
	}
	return engine.NewSecret(words...)
}

// mask turns text into its masked form and back: it adds, without carry, a
// stream of bits that the key starts.
func mask(text string, key engine.Seed) []byte {
	stream := splitmix.Source(key)
	masked := slices.Clone([]byte(text))
	for i := range masked {
		masked[i] ^= byte(stream.Uint64())
	}
	return masked
}

// parseWords reads words as they were stored.
func parseWords(texts []string) ([]engine.Word, error) {
	words := make([]engine.Word, len(texts))
	for i, text := range texts {
		w, err := engine.MakeWord(text)
		if err != nil {
			return nil, fmt.Errorf("word %d: %w", i+1, err)
		}
		words[i] = w
	}
	return words, nil
}
