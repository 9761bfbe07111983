package e2e

import (
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
	"ketword/wordlists"
)

// endWords are the words of the secret that the end of a game shows, without those that may still be guessed.
const endWords = `[...document.querySelectorAll(".end .secret .word")].map(e => e.textContent).filter(w => !w.startsWith("?")).join()`

// Each list is played in both modes, in the language of its words, and the end shows the secret as it is written.
func TestEveryList(t *testing.T) {
	sample.LongOnly(t, "TestTranslatedGames plays other languages, TestKeepAllLists fetches all lists, TestEndAsWritten has the words")
	p := start(t)
	p.withAxe()
	for _, e := range wordlists.Catalogue() {
		for _, m := range modes {
			l := builtIn(e.Lang, e.Length)
			p.open(strings.TrimPrefix(e.Lang+"/", "en/") + m.query(l.query()))
			g := m.of(t, l)
			secret := secrets(g)
			p.enter(secret[0])
			var want string
			for w := range g.Puzzle.Secret.Words() {
				if w.String() == secret[0] {
					want = engine.Upper(l.words.Written(w))
				}
			}
			p.wait(endWords + ` === ` + quote(want))
			if e.Length == 4 {
				p.accessible("the end of " + m.name + " in " + e.Lang)
			}
		}
	}
}
