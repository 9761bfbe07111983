// Package worker answers queries in another instance of the program, which runs in a worker of the
// browser. [Host] is the page's side, and [Run] the worker's. If the browser has no workers, the host
// answers on the page, in slices.
package worker

import (
	"iter"
	"strings"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// The fields of messages between page and worker. A message to the worker holds the words of a list,
// a query and its number, or the number of a query to cancel. A message to the page says that a list
// is prepared, or holds a part of an answer or its end.
const (
	aboutList   = "list"
	listLang    = "lang"
	listLength  = "length"
	listAnswers = "answers" // missing for the embedded list
	listGuesses = "guesses"
	listBook    = "book"

	aboutQuery  = "query"
	aboutCancel = "cancel"
	aboutPart   = "part"
	aboutEnd    = "end" // the fault
	aboutReason = "reason"
	aboutNumber = "number"
	aboutText   = "text" // the file that a chat is read from
	aboutDeath  = "died"
	aboutLife   = "alive" // a sign of life
)

// embedded is the name of the list that every instance of the program contains, and embeddedStored its
// stored data.
var (
	embedded       = lists.Name{Lang: wordlists.English5.Lang, Length: wordlists.English5.Length}.String()
	embeddedStored = solver.Stored(wordlists.English5.Stored)
)

// Embedded returns the words of the embedded list.
func Embedded() *lexicon.Lexicon {
	list := wordlists.English5
	return lexicon.Unpack(list.Lang, list.Length, list.Packed)
}

// listMessage returns the message with the list of a job. It pauses now and then.
func listMessage(j query.Job) map[string]any {
	if j.Key.Words() == embedded {
		return map[string]any{aboutList: embedded}
	}
	words, work := j.Lexicon, &browser.Work{}
	guesses := linesOf(words.Guesses(), work)
	if j.More != nil {
		guesses += linesOf(func(yield func(engine.Word) bool) {
			for w := range j.More.Guesses() {
				if !words.Has(w) && !yield(w) {
					return
				}
			}
		}, work)
	}
	return map[string]any{
		aboutList: j.Key.Words(), listLang: words.Lang(), listLength: words.Length(),
		listAnswers: linesOf(words.Answers(), work), listGuesses: guesses, listBook: j.Book,
	}
}

// linesOf returns words, one a line. It pauses after every few thousand.
func linesOf(words iter.Seq[engine.Word], work *browser.Work) string {
	const atOnce = 2000
	var b strings.Builder
	n := 0
	for w := range words {
		b.WriteString(w.String())
		b.WriteByte('\n')
		if n++; n%atOnce == 0 {
			work.Yield()
		}
	}
	return b.String()
}
