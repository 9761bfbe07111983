//go:build !js

package app

import (
	"slices"
	"testing"

	"ketword/app/model"
)

// TestPage: before the program runs, the page has the empty board of a first
// game, all keys, and every control around them.
func TestPage(t *testing.T) {
	page := draw(t, Page())
	game := page.one(t, saying("id", "app"))
	equal(t, "mode", game.attr("data-mode"), "classic")
	equal(t, "status", game.attr("data-status"), "playing")

	board := page.one(t, classed("board"))
	rows := board.all(classed("row"))
	equal(t, "rows", len(rows), 6)
	for _, r := range rows {
		tiles := r.all(classed("tile"))
		same(t, "letters", texts(tiles), "", "", "", "", "")
		same(t, "marks", attrs(tiles, "data-mark"), slices.Repeat([]string{"empty"}, 5)...)
	}
	same(t, "keys", attrs(page.all(classed("key")), "data-key"),
		"q", "w", "e", "r", "t", "y", "u", "i", "o", "p",
		"a", "s", "d", "f", "g", "h", "j", "k", "l",
		"Enter", "z", "x", "c", "v", "b", "n", "m", "Backspace")
	same(t, "marked keys", attrs(page.one(t, classed("keyboard")).all(having("data-mark")), "data-key"))
	same(t, "other controls", attrs(page.one(t, classed("head")).all(tagged("button")), "data-action"),
		"mode", "mode", "help", "stats", "menu")
	same(t, "name of the puzzle", texts(page.all(classed("place"))), "Loading …")
	same(t, "what is said", texts(page.all(saying("role", "status"))), "")
	equal(t, "dialogs", len(page.all(tagged("dialog"))), 0)
}

// TestModeAndStatus: the page tells the mode and how the game stands, and one
// side of the switch is pressed.
func TestModeAndStatus(t *testing.T) {
	for name, want := range map[string][2]string{
		"classic, begun":    {"classic", "playing"},
		"classic, given up": {"classic", "lost"},
		"quantum, begun":    {"quantum", "playing"},
		"quantum, won":      {"quantum", "won"},
		"quantum, lost":     {"quantum", "lost"},
	} {
		page := tables(t)[name].draw()
		game := page.one(t, saying("id", "app"))
		equal(t, name, [2]string{game.attr("data-mode"), game.attr("data-status")}, want)
		same(t, name+": pressed", attrs(page.one(t, classed("switch")).all(saying("aria-pressed", "true")), "data-value"), want[0])
	}
}

// TestIntroductionDrawn: the first quantum game says what is special there, in the
// place of the message line, and can be told to stop.
func TestIntroductionDrawn(t *testing.T) {
	b := newTable(t, "crown plaid", "")
	told := func() []string { return texts(b.draw().one(t, classed("introduction")).all(tagged("span"))) }
	same(t, "told", told(), "Two secret words: guess either.")
	control := b.draw().one(t, classed("introduction")).one(t, tagged("button"))
	equal(t, "its control", control.attr("aria-label"), "Close")
	b.send(model.Enter{})
	same(t, "beside a message", told())
	b.letters("cr")
	same(t, "while letters are typed", told(), "Two secret words: guess either.")
	b.send(b.message(control.attr("data-action"), control.attr("data-value")))
	same(t, "closed", told())
	same(t, "classic", texts(newTable(t, "abide", "").draw().one(t, classed("introduction")).all(tagged("span"))))
}
