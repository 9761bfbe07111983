// Package help is the screen that explains the game, with a row to try.
package help

import (
	"strings"
	"unicode/utf8"

	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
)

// Screen is the help.
var Screen = screen.Screen{
	Name: screen.Help, Title: func(t *text.Text) string { return t.Help.Title }, Focus: ".bar button",
}

// Model is the state of the screen: the words of the example row.
type Model struct {
	screen.Plain

	changed bool  // the reader has changed the words
	typed   Words // words as typed
	used    Words // the last valid words; zero if there were none
}

func (m *Model) Opened(*session.Session, *screen.Intents) { *m = Model{} }

// Explain sets the typed words.
type Explain struct{ Words Words }

// Change keeps the last valid words if the new ones are invalid.
func (msg Explain) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.changed, m.typed = true, msg.Words
	if _, fault := explain(msg.Words); fault.Why == "" {
		m.used = msg.Words
	}
}

// Words are the words of the example as typed: two secret words and a guess.
type Words [3]string

// parts are the names of the words, in order, in fields and sentences.
var parts = [len(Words{})]string{"first", "second", "guess"}

// explanation holds the marks of a guess.
type explanation struct {
	each  [engine.Quantum]engine.Turn // for each secret word alone
	words [engine.Quantum]engine.Word
	shown engine.Turn // for the pair
}

// fault is why the words can't be used. The zero fault means that they can.
type fault struct {
	Why    reason
	Word   int // index of the word
	Typed  string
	Length int    // letters that the word must have
	Shared string // letters that occur in both secret words
}

// unfinished reports whether the word is too short, as it is while it is being typed.
func (f fault) unfinished() bool {
	return f.Why == notWord && f.Typed == "" || f.Why == otherLength && utf8.RuneCountInString(f.Typed) < f.Length
}

// reason is what is wrong with a word.
type reason string

const (
	notWord     reason = "word"
	otherLength reason = "length"
	shares      reason = "shares"
)

// explain returns the explanation of some words, or why they can't be used.
func explain(typed Words) (explanation, fault) {
	words, f := parse(typed)
	if f.Why != "" {
		return explanation{}, f
	}
	first, second, guess := words[0], words[1], words[2]
	both, err := engine.NewSecret(first, second)
	if err != nil {
		return explanation{}, fault{Why: shares, Word: 1, Shared: session.SharedLetters(first, second)}
	}
	return explanation{
		words: [...]engine.Word{first, second},
		each:  [...]engine.Turn{session.Alone(guess, first), session.Alone(guess, second)},
		shown: session.TurnOf(guess, both),
	}, fault{}
}

// parse parses the words. All must have the length of the first.
func parse(typed Words) (words [len(Words{})]engine.Word, _ fault) {
	length := 0
	for i := range typed {
		w, err := engine.ParseWord(typed[i])
		letters, err := session.LengthOf(w, err)
		if i == 0 {
			length = min(max(letters, engine.MinLength), engine.MaxLength)
		}
		f := fault{Word: i, Typed: strings.TrimSpace(typed[i]), Length: length}
		switch {
		case err != nil:
			f.Why = notWord
			return words, f
		case letters != length:
			f.Why = otherLength
			return words, f
		}
		words[i] = w
	}
	return words, fault{}
}
