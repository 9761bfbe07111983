package part

import (
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// SampleTurn returns the turn of a sample guess.
func SampleTurn(secret engine.Secret, guess string) engine.Turn {
	word := SampleWord(guess)
	return engine.Turn{Guess: word, Feedback: engine.Score(word, secret)}
}

// SampleWord returns a word of the samples. It panics on an invalid word; tests draw all samples.
func SampleWord(s string) engine.Word {
	w, err := engine.MakeWord(s)
	if err != nil {
		panic(format.Text("sample %q: %v", s, err))
	}
	return w
}

// SampleSecret returns the secret with some words of the samples.
func SampleSecret(texts ...string) engine.Secret {
	words := each.Of(texts, SampleWord)
	secret, err := engine.NewSecret(words...)
	if err != nil {
		panic(format.Text("sample %q: %v", texts, err))
	}
	return secret
}
