package e2e

import (
	"testing"
)

// countStarts counts how often the program has started.
const countStarts = `window.starts = 0;
	new MutationObserver(() => { if (document.documentElement.dataset.app === "ready") window.starts++; })
		.observe(document.documentElement, {attributes: true, attributeFilter: ["data-app"]});`

// crash makes the program panic: a call of its handler of keys throws.
const crash = `(() => {
	const event = new KeyboardEvent("keydown", {key: "Enter", bubbles: true});
	event.preventDefault = () => { throw new Error("thrown by the test"); };
	document.body.dispatchEvent(event);
})()`

// A panic in a handler starts the program again, with the game and the row
// that was being typed. Every key works, and works once.
func TestPanicRestarts(t *testing.T) {
	for _, m := range modes {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			g := p.at(m, keys{})
			g = p.play(g, guesses(t, g)[0])
			p.typed("cr")
			p.shows(g, "cr")
			p.provoke("exit code: 2")
			p.run(countStarts)

			p.run(crash)
			p.wait(`window.starts === 1`)
			p.shows(g, "cr")
			p.press("o")
			p.shows(g, "cro")
			p.click(keySelector("w"))
			p.shows(g, "crow")
			p.press("Backspace")
			p.shows(g, "cro")

			p.run(crash)
			p.wait(`window.starts === 2`)
			p.shows(g, "cro")
			for range 3 {
				p.press("Backspace")
			}
			g = p.play(g, secrets(g)[0])
			p.ends(g)
			p.counted(statistics{played: 1, won: 1, wins: map[int]int{2: 1}})
		})
	}
}

// A program that stops again and again says so, and loses nothing.
func TestPanicAgainAndAgain(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	g := p.at(classic, keys{})
	p.typed("cr")
	p.shows(g, "cr")
	p.provoke("exit code: 2")
	p.run(countStarts)
	for _, starts := range []string{"1", "2", "3"} {
		p.run(crash)
		p.wait(`window.starts === ` + starts)
	}
	p.run(crash)
	p.notified("crash", en.Site.Crashed)
	p.click(`[data-notice="crash"] button`)
	p.ready()
	p.shows(g, "cr")
}

// notified waits until one of the page's notices is shown, and no other.
func (p *player) notified(name, sentence string) {
	p.Helper()
	p.wait(`[...document.querySelectorAll("[data-notice]")].some((e) => e.dataset.notice === ` + quote(name) + ` && e.checkVisibility())`)
	type notice struct{ Name, Text string }
	shown := eval[[]notice](p, `[...document.querySelectorAll("[data-notice]")].filter((e) => e.checkVisibility())
		.map((e) => ({Name: e.dataset.notice, Text: e.querySelector("p").textContent}))`)
	if len(shown) != 1 || shown[0] != (notice{name, sentence}) {
		p.Errorf("notices %q, want %q", shown, sentence)
	}
}
