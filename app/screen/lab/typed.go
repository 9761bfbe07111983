package lab

import (
	"slices"

	"ketword/app/session"
	"ketword/engine"
)

// problem is why something that was typed, or chosen, can't be used.
type problem struct {
	Fault  fault
	Typed  string // or letters that two words share
	Length int    // that a word must have
}

// fault is what is wrong with it.
type fault string

// The faults.
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

// word reads a word that was typed, which must be one that may be guessed. Whether it
// is can't be told before the list is loaded; the coach then does.
func (m *Model) word(s *session.Session, typed string) (engine.Word, problem) {
	refusal := problem{Typed: typed, Length: m.scope.List.Length}
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

// secret reads the words of a secret that were typed; the zero secret if none were.
func (m *Model) secret(s *session.Session, typed []string) (engine.Secret, problem) {
	if !slices.ContainsFunc(typed, func(word string) bool { return word != "" }) {
		return engine.Secret{}, problem{}
	}
	var words []engine.Word
	for _, word := range typed {
		w, refusal := m.word(s, word)
		if refusal != (problem{}) {
			return engine.Secret{}, refusal
		}
		words = append(words, w)
	}
	secret, err := engine.NewSecret(words...)
	if err != nil {
		return engine.Secret{}, problem{Fault: shares, Typed: session.SharedLetters(words[0], words[len(words)-1])}
	}
	return secret, problem{}
}
