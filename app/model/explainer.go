package model

import (
	"strings"
	"unicode/utf8"

	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
)

// Explainer is a row of the help whose words the player changes: two secret words and a
// guess, to see which tiles each word marks and what is shown.
type Explainer struct {
	Explained              // by the words that could be used last
	Fault     explainFault // why those that were typed can't be used
	typed     map[ExplainPart]string
}

// Explained is what is told of a guess.
type Explained struct {
	Each  [engine.Quantum]engine.Turn // by each secret word alone
	Words [engine.Quantum]engine.Word
	Shown engine.Turn // by both
}

// ExplainPart is a word of the explainer.
type ExplainPart string

// The parts.
const (
	ExplainFirst  ExplainPart = "first"
	ExplainSecond ExplainPart = "second"
	ExplainGuess  ExplainPart = "guess"
)

// ExplainParts returns the parts in their order.
func ExplainParts() []ExplainPart { return []ExplainPart{ExplainFirst, ExplainSecond, ExplainGuess} }

// explainFault is why a word can't be used.
type explainFault struct {
	Why    explainReason
	Typed  string
	Length int    // that the word must have
	Shared string // letters of both secret words
}

// Unfinished reports whether the word is too short, as every word is while it is typed.
func (f explainFault) Unfinished() bool {
	return f.Why == ExplainNotWord && f.Typed == "" || f.Why == ExplainLength && utf8.RuneCountInString(f.Typed) < f.Length
}

// explainReason is what is wrong with a word.
type explainReason string

// The reasons.
const (
	ExplainNotWord explainReason = "word"
	ExplainLength  explainReason = "length"
	ExplainShares  explainReason = "shares"
)

// Samples has the words that the explainer has at first: those of the help.
type Samples map[ExplainPart]string

// Explaining returns the model with words for the explainer, which is there once the help is open.
func (m Model) Explaining(words Samples) Model {
	m.samples = words
	return m
}

// newExplainer returns the explainer as it is at first.
func newExplainer(words Samples) Explainer { return Explainer{typed: words}.explain() }

// Typed returns what was typed for a part.
func (e *Explainer) Typed(p ExplainPart) string { return e.typed[p] }

// explain takes the words that were typed, if they can be used.
func (e Explainer) explain() Explainer {
	words := map[ExplainPart]engine.Word{}
	length := 0
	for _, part := range ExplainParts() {
		w, err := engine.ParseWord(e.typed[part])
		letters, err := lengthOf(w, err)
		if length == 0 {
			length = min(max(letters, engine.MinLength), engine.MaxLength)
		}
		e.Fault = explainFault{Typed: strings.TrimSpace(e.typed[part]), Length: length}
		switch {
		case err != nil:
			e.Fault.Why = ExplainNotWord
			return e
		case letters != length:
			e.Fault.Why = ExplainLength
			return e
		}
		words[part] = w
	}
	first, second, guess := words[ExplainFirst], words[ExplainSecond], words[ExplainGuess]
	both, err := engine.NewSecret(first, second)
	if err != nil {
		e.Fault = explainFault{Why: ExplainShares, Shared: shared(first, second)}
		return e
	}
	e.Fault = explainFault{}
	e.Explained = Explained{Words: [engine.Quantum]engine.Word{first, second}, Shown: session.TurnOf(guess, both)}
	for i, w := range e.Words {
		e.Each[i] = session.Alone(guess, w)
	}
	return e
}

// shared returns the letters that two words have in common, each once.
func shared(a, b engine.Word) string {
	letters := ""
	for _, l := range a.Letters() {
		if b.Count(l) > 0 && !strings.ContainsRune(letters, l) {
			letters += string(l)
		}
	}
	return letters
}

// Explain takes a word that is typed in the explainer.
type Explain struct {
	Part  ExplainPart
	Typed string
}

func (msg Explain) update(m *Model) {
	m.Explainer.typed = copied.With(m.Explainer.typed, msg.Part, msg.Typed)
	m.Explainer = m.Explainer.explain()
}
