package e2e

import (
	"fmt"
	"slices"
	"testing"

	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/coach"
)

// shownTurn is what a review shows of a turn.
type shownTurn struct {
	Head, Best string
	Told       []string // sentences
	Scores     []string
	Few        []string // secrets that are listed
}

const (
	turnFunction = `(e) => {
		const all = (selector) => [...e.querySelectorAll(selector)].map((x) => x.textContent);
		return {
			Head: all("h3")[0], Best: all(".best > p")[0], Scores: all(".grades span"), Few: all(".secrets li"),
			Told: [...e.querySelectorAll("p")].filter((x) => !x.matches(".best > p:first-child")).map((x) => x.textContent),
		};
	}`
	turnsScript  = `[...document.querySelectorAll("dialog ol.turns > li")].map(` + turnFunction + `)`
	answerScript = `(` + turnFunction + `)(document.querySelector("dialog .answer .turns"))`
	reviewButton = `.end [data-action="review"]`
)

// reviewed returns what the native solver says of a game, as the page has to show it: how many secrets there were, and
// its turns.
func reviewed(t testing.TB, g engine.Game) (path string, turns []shownTurn) {
	t.Helper()
	mode, rows := g.Puzzle.Rules.Mode, []coach.Row(nil)
	err := coach.Review(t.Context(), tableOf(t, g), coach.GameOf(g), func(r coach.Row) { rows = append(rows, r); turns = append(turns, shownAs(mode, r)) })
	if err != nil || len(turns) == 0 {
		t.Fatalf("%d turns, error %v", len(turns), err)
	}
	return (wording.Voice{Text: en, Mode: mode}).Path(rows), turns
}

// shownAs returns what the page has to show of a row, number by number.
func shownAs(mode engine.Mode, r coach.Row) shownTurn {
	said := wording.Voice{Text: en, Mode: mode, Write: func(w engine.Word) string { return capitals(w.String()) }}
	s := shownTurn{
		Head: said.Turn(r), Best: said.Best(r), Few: []string{}, Scores: []string{said.Skill(r), said.Luck(r)},
		Told: []string{said.Fared(r), said.Why(r)},
	}
	if !r.Won() {
		for _, few := range r.FewAfter {
			s.Few = append(s.Few, said.Secret(few))
		}
	}
	if r.Best.Guess != r.Turn.Guess {
		s.Told = append(s.Told, en.Review.BestRow)
	}
	if would := said.Would(r); would != "" {
		s.Told = append(s.Told, would)
	}
	s.Told = append(s.Told, said.Change(r), said.Gained(r))
	return s
}

// showsReview waits until the review of a game is there, and compares it with the
// native solver's.
func (p *page) showsReview(g engine.Game) {
	p.Helper()
	path, want := reviewed(p, g)
	p.wait(fmt.Sprintf(`document.querySelectorAll("dialog ol.turns > li").length === %d && !document.querySelector("dialog .state p")`, len(want)))
	is(p, "what was left", `document.querySelector("dialog .path > :last-child").textContent.replaceAll("\u00a0", " ")`, path)
	for i, got := range eval[[]shownTurn](p, turnsScript) {
		p.sameTurn(got, want[i])
	}
}

func (p *page) sameTurn(got, want shownTurn) {
	p.Helper()
	if fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", want) {
		p.Errorf("shows\n%+v, want\n%+v", got, want)
	}
}

// playWon plays some guesses and then the secret, and returns the game.
func (p *page) playWon(g engine.Game, guesses ...string) engine.Game {
	p.Helper()
	g = p.play(g, guesses...)
	g = p.play(g, secrets(g)[0])
	p.ends(g)
	return g
}

// A finished game is reviewed by the keyboard alone: its turns as the native solver
// reviews them, and any other word in place of a guess. No rule of axe-core is broken.
// It is a classic game: TestOffline and TestReviewOfAnOwnList review quantum ones.
func TestReview(t *testing.T) {
	p := start(t)
	p.withAxe()
	g := p.openPuzzle(classic, keyboard{})
	g = p.playWon(g, guesses(t, g)[:2]...)
	p.tabTo("review")
	p.press("Enter")
	p.dialog("review")
	p.showsReview(g)
	p.accessible("review")

	p.tabTo("what-if-turn")
	p.tab()
	p.press(" ")
	p.wait(`document.querySelectorAll("dialog .chips button")[1].getAttribute("aria-pressed") === "true"`)
	p.run(`document.querySelector("#what-if-word").focus()`)
	p.typeIn("Slate")
	p.press("Enter")
	p.wait(`Boolean(document.querySelector("dialog .answer .turns"))`)
	row, err := coach.WhatIf(t.Context(), tableOf(t, g), coach.GameOf(g), 1, engine.MustWord("slate"))
	if err != nil {
		t.Fatal(err)
	}
	p.sameTurn(eval[shownTurn](p, answerScript), shownAs(g.Puzzle.Rules.Mode, row))
	p.accessible("what if")
	p.run(`document.querySelector("#what-if-word").value = ""`)
	p.typeIn("four")
	p.press("Enter")
	p.wait(`document.querySelector("dialog .answer").textContent === ` + quote(en.Review.Length(4, 5)) + ` && document.querySelector("#what-if-word").value === "four"`)
}

// outOfDialog names what is out of the open dialog at a side.
const outOfDialog = `(() => {
	const dialog = document.querySelector("dialog"), d = dialog.getBoundingClientRect(), right = d.left + dialog.clientLeft + dialog.clientWidth;
	const out = [...dialog.querySelectorAll("*")].filter((e) => {
		const b = e.getBoundingClientRect();
		return e.checkVisibility() && !e.closest(".unseen, svg") && b.width && (b.left < d.left || b.right > right + .5);
	});
	return [...out.map((e) => e.className || e.nodeName), ...(dialog.scrollWidth > dialog.clientWidth ? ["scrolls " + dialog.scrollWidth + " in " + dialog.clientWidth] : [])];
})()`

// A game of a player's list is reviewed without a book, and fits all windows.
func TestReviewOfAnOwnList(t *testing.T) {
	p := start(t)
	p.startAtLists()
	p.playOwnList(p.importList(trees))
	p.dialog("")
	p.switchMode("quantum")
	g := p.inPlay()
	g = p.playWon(g, wrongGuesses(g, 2)...)
	p.click(reviewButton)
	p.dialog("review")
	p.showsReview(g)
	for _, w := range slices.Backward(windows) {
		p.window(w.width, w.height)
		await(p, fmt.Sprintf("%d × %d: nothing out of the dialog", w.width, w.height), reading[[]string](p, outOfDialog), func(out []string) bool { return len(out) == 0 })
	}
}
