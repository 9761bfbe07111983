package report

import (
	"strings"
	"unicode/utf8"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// pairsOf returns how many pairs of words share no letter, and how many words are in
// no such pair. It panics if the words are not a list: of one length, and each once.
func pairsOf(words []string) (pairs, unpaired int) {
	if len(words) == 0 {
		return 0, 0
	}
	l, err := lexicon.New("x", utf8.RuneCountInString(words[0]), strings.Join(words, "\n"), "")
	if err != nil {
		panic("report: " + err.Error())
	}
	return l.Pairs(), l.AnswerCount() - l.FirstWords(engine.Quantum)
}
