package strategy

import (
	"iter"

	"ketword/engine"
)

// Secrets returns all secrets of a mode that are made of some answers.
func Secrets(mode engine.Mode, answers iter.Seq[engine.Word]) []engine.Secret {
	var secrets []engine.Secret
	var before []engine.Word
	for word := range answers {
		if mode == engine.Classic {
			s, _ := engine.NewSecret(word) // a word of a list is a secret
			secrets = append(secrets, s)
		}
		for _, other := range before {
			if s, err := engine.NewSecret(other, word); err == nil { // else they share a letter
				secrets = append(secrets, s)
			}
		}
		if mode == engine.Quantum {
			before = append(before, word)
		}
	}
	return secrets
}
