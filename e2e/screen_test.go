package e2e

import (
	"strings"
	"time"

	"github.com/chromedp/chromedp"
)

// screen is what the page shows.
type screen struct {
	App, Lang    string
	Mode, Status string
	Place        string
	Rows         [][]tile
	Classes      []string // of the rows
	Keys         map[string]key
	Message      string
	Spoken       string
	Dialog       string // data-screen of the open dialog; "closed" until the page has dropped it
	Focus        string // the focused control: its key or action
	End          ending
	Query        string
}

// tile is a tile of the board.
type tile struct {
	Text, Mark string
	Mixed      bool
}

// key is a key on the screen.
type key struct {
	Mark  string
	Mixed bool
}

// ending is the panel at the end of a game.
type ending struct {
	Heading, Summary string
	Words            []string
	Actions          []string
}

// lookScript reads a screen from the page.
const lookScript = `(() => {
	const all = (selector) => [...document.querySelectorAll(selector)];
	const text = (selector) => { const e = document.querySelector(selector); return e ? e.textContent : ""; };
	const game = document.querySelector("[data-mode]") || document.body;
	const focus = document.activeElement || document.body;
	return {
		App: document.documentElement.dataset.app || "",
		Lang: document.documentElement.lang,
		Mode: game.dataset.mode || "", Status: game.dataset.status || "",
		Place: text(".place"),
		Rows: all(".board .row").map((row) => [...row.querySelectorAll(".tile")].map((tile) => (
			{Text: tile.textContent, Mark: tile.dataset.mark, Mixed: tile.dataset.mixed === "true"}))),
		Classes: all(".board .row").map((row) => row.className),
		Keys: Object.fromEntries(all("button.key").map((key) => (
			[key.dataset.key, {Mark: key.dataset.mark || "", Mixed: key.dataset.mixed === "true"}]))),
		Message: text(".message"), Spoken: text("[role=status]").replace(/\u00a0$/, ""),
		Dialog: all("dialog").map((dialog) => dialog.open ? dialog.dataset.screen : "closed").join(" "),
		Focus: focus.dataset.key || focus.dataset.action || "",
		End: {
			Heading: text(".end h2"), Summary: text(".end > p:last-child"),
			Words: all(".end .word").map((word) => word.textContent),
			Actions: all(".end [data-action]").map((button) => button.dataset.action),
		},
		Query: location.search,
	};
})()`

// look reads the page.
func (p *player) look() screen {
	p.Helper()
	return eval[screen](p, lookScript)
}

// until waits until the page shows something, and returns it.
func (p *player) until(what string, shows func(screen) bool) screen {
	p.Helper()
	var s screen
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(blink) {
		var err error
		if s, err = chromedp.Run(p.ctx, chromedp.Evaluate[screen](lookScript)); err == nil && shows(s) {
			return s
		}
	}
	p.Fatalf("waited in vain: %s; the page: %+v", what, s)
	return s
}

// blink is the time between two looks at the page.
const blink = 10 * time.Millisecond

// letters returns the letters of a row.
func (s screen) letters(row int) string {
	var letters strings.Builder
	for _, t := range s.Rows[row] {
		letters.WriteString(t.Text)
	}
	return letters.String()
}

// says waits until the message line has a sentence.
func (p *player) says(sentence string) {
	p.Helper()
	p.until("message "+sentence, func(s screen) bool { return s.Message == sentence })
}

// dialog waits until a dialog is open; "" is none.
func (p *player) dialog(name string) {
	p.Helper()
	p.until("dialog "+name, func(s screen) bool { return s.Dialog == name })
}

// still checks that nothing changes for a moment in which a key would have
// been taken.
func (p *player) still(do func()) {
	p.Helper()
	before := p.look()
	do()
	time.Sleep(settling)
	if after := p.look(); !same(before, after) {
		p.Errorf("the page changed:\n%+v\n%+v", before, after)
	}
}

// settling is ample for a key to show: the program draws every 8 ms.
const settling = 80 * time.Millisecond
