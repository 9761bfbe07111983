package lab

import (
	"slices"

	"ketword/app/session"
	"ketword/engine"
)

// problem is why an input or a choice was refused.
type problem struct {
	Fault  fault
	Field  string // id of the field that it stands at; "" for a choice
	Typed  string // or the letters that two words share
	Length int    // letters that the word must have
}

// fault is what is wrong with an input or a choice.
type fault string

const (
	notWord    fault = "word"
	wrongSize  fault = "length"
	unknown    fault = "unknown"
	notSeed    fault = "seed"
	noStrategy fault = "strategies"
	careless   fault = "careless"
	shares     fault = "shares"
	notPuzzle  fault = "puzzle"
	both       fault = "both"
)

// word parses the word typed in a field, which must be one that may be guessed. If the list is not
// loaded, that is not checked here, but by the coach.
func (m *Model) word(s *session.Session, field, typed string) (engine.Word, problem) {
	refusal := problem{Field: field, Typed: typed, Length: m.scope.List.Length}
	w, err := s.FindWord(m.scope.List, typed)
	letters, err := session.LengthOf(w, err)
	switch {
	case err != nil:
		refusal.Fault = notWord
	case letters != refusal.Length:
		refusal.Fault = wrongSize
	case !s.MayGuess(m.scope.List, w):
		refusal.Fault = unknown
	default:
		return w, problem{}
	}
	return engine.Word{}, refusal
}

// secret parses the typed words of a secret. If all are "", it returns the zero secret.
func (m *Model) secret(s *session.Session, typed []string) (engine.Secret, problem) {
	if !slices.ContainsFunc(typed, func(word string) bool { return word != "" }) {
		return engine.Secret{}, problem{}
	}
	var words []engine.Word
	for i, word := range typed {
		w, refusal := m.word(s, watchSecret(i), word)
		if refusal != (problem{}) {
			return engine.Secret{}, refusal
		}
		words = append(words, w)
	}
	secret, err := engine.NewSecret(words...)
	if err != nil {
		return engine.Secret{}, problem{Fault: shares, Field: watchSecret(1), Typed: session.SharedLetters(words[0], words[len(words)-1])}
	}
	return secret, problem{}
}
