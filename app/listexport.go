package app

import (
	"errors"
	"strings"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen/ownlists"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// offerList offers a part of a list as a file: from the database or, if that does not give it, from
// the words in memory.
func offerList(e effect.OfferList, fileName string) model.Msg {
	var answers, guesses string
	err := errLate
	browser.Soon(func() { answers, guesses, err = readTexts(e.List) })
	if err != nil && e.Words == nil {
		return ownlists.ExportFailed{List: e.List, Gone: errors.Is(err, errGone)}
	}
	if err != nil {
		answers, guesses = textsOf(e.Words)
	}
	text := map[lists.Part]string{lists.AnswersPart: answers, lists.GuessesPart: guesses}[e.Part]
	browser.OfferText(text, fileName, "text/plain;charset=utf-8")
	return ownlists.Offered{List: e.List, Part: e.Part}
}

// textsOf writes the words of a list, and those that may be guessed besides.
func textsOf(l *lexicon.Lexicon) (answers, guesses string) {
	held := map[engine.Word]bool{}
	var text, further strings.Builder
	for w := range l.Answers() {
		held[w] = true
		text.WriteString(w.String() + "\n")
	}
	for w := range l.Guesses() {
		if !held[w] {
			further.WriteString(w.String() + "\n")
		}
	}
	return text.String(), further.String()
}
