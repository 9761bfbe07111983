package e2e

import (
	"fmt"
	"strings"
	"testing"

	"ketword/engine"
)

// stubClipboard keeps what is copied in window.copied, and refuses to copy while
// window.refuse is true.
const stubClipboard = `Object.defineProperty(navigator, "clipboard", {value: {
	writeText: (text) => window.refuse ? Promise.reject(new DOMException("no", "NotAllowedError")) : (window.copied = text, Promise.resolve())}});`

// The result of a game can be copied; where that is refused, it is shown.
func TestShare(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.before(stubClipboard)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, guesses(t, g)[4], secrets(g)[0])
	first := en.Share.Title("Quantum", quantum.title()+" · English · 5 letters")
	want := g.Share(first) + "\n\n" + en.Share.Again(root.url+linkTo(g))
	p.click(action("share"))
	p.says(en.Notice.Copied["result"])
	if got := eval[string](p, `window.copied`); got != want {
		t.Errorf("copied:\n%s\nwant:\n%s", got, want)
	}
	p.chooseInMenu("link")
	p.wait(`(window.copied || "").startsWith("http")`)
	link := eval[string](p, `window.copied`)
	p.confirms(en.Notice.Copied["link"])
	p.confirms("") // after some seconds
	p.closeDialog()

	p.run(`window.refuse = true`)
	p.openDialog("share")
	if got := eval[string](p, `document.querySelector(".shared").textContent`); got != want {
		t.Errorf("shown:\n%s\nwant:\n%s", got, want)
	}

	friend := newPage(t, root)
	friend.open(strings.TrimPrefix(link, root.url))
	friend.shows(quantum.game(t), "")
	if s := friend.look(); s.Message != "" {
		t.Errorf("the shared link: %q", s.Message)
	}
}

// linkTo returns the query of the link to a puzzle that is no daily one.
func linkTo(g engine.Game) string {
	id := g.Puzzle.Identity
	return fmt.Sprintf("?lang=%s&length=%d&mode=%s&seed=%d&words=%s",
		id.Lang, id.Rules.Length, id.Rules.Mode.String(), id.Seed, listOf(g).words.Fingerprint())
}

// The result can be copied in words, without emoji and without a letter of a
// guess; where that is refused, the words are shown.
func TestCopyInWords(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.before(`const media = window.matchMedia.bind(window);
		window.matchMedia = (query) => query === "(pointer: coarse)" ? {matches: true} : media(query);
		navigator.share = () => { throw new Error("offered to the system's dialog"); };` + stubClipboard)
	g := p.openPuzzle(quantum, keyboard{})
	for w := range words().Answers() {
		if engine.Score(w, g.Puzzle.Secret).Mixed() {
			g = p.play(g, guesses(t, g)[0], w.String())
			break
		}
	}
	g = p.play(g, secrets(g)[0])

	want := []string{"Ketword Quantum, " + quantum.title() + " · English · 5 letters: solved in 3 of 6 tries."}
	for i, turn := range g.Turns() {
		var marks []string
		for _, m := range turn.Feedback.Marks() {
			marks = append(marks, m.String())
		}
		kind, told := "", strings.Join(marks, ", ")
		if turn.Feedback.Mixed() {
			kind = ", mixed"
		}
		if strings.Count(told, marks[0]) == len(marks) {
			told = "all " + marks[0]
		}
		want = append(want, fmt.Sprintf("Row %d%s: %s.", i+1, kind, told))
	}
	want = append(want, "", en.Share.Again(root.url+linkTo(g)))
	p.click(action("copy-words"))
	p.says(en.Notice.Copied["words"])
	if got := eval[string](p, `window.copied`); got != strings.Join(want, "\n") {
		t.Errorf("copied:\n%s\nwant:\n%s", got, strings.Join(want, "\n"))
	}
	p.run(`window.refuse = true`)
	p.click(action("copy-words"))
	p.dialog("share")
	if got := eval[string](p, `document.querySelector(".shared").textContent`); got != strings.Join(want, "\n") {
		t.Errorf("shown:\n%s", got)
	}
}
