package links

import (
	"strings"

	"ketword/engine"
	"ketword/internal/format"
)

// secretCode is what codes of secrets are for.
const secretCode = "secret"

// SealSecret writes a secret for a link.
func SealSecret(s engine.Secret) string { return sealCode(s.String(), secretCode) }

// OpenSecret reads what SealSecret writes.
func OpenSecret(code string) (engine.Secret, error) {
	text, err := openCode(code, secretCode)
	if err != nil {
		return engine.Secret{}, err
	}
	words, err := ParseWords(strings.Fields(text))
	if err != nil {
		return engine.Secret{}, err
	}
	return engine.NewSecret(words...)
}

// ParseWords reads words as they were stored.
func ParseWords(texts []string) ([]engine.Word, error) {
	words := make([]engine.Word, len(texts))
	for i, text := range texts {
		w, err := engine.MakeWord(text)
		if err != nil {
			return nil, format.Error("word %d: %w", i+1, err)
		}
		words[i] = w
	}
	return words, nil
}
