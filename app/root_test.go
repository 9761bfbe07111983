//go:build !js

package app

import (
	"slices"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/languages"
	"ketword/app/model"
	"ketword/app/text"
)

// TestPage: before the program runs, the page has the empty board of a first
// game, all keys, and every control around them.
func TestPage(t *testing.T) {
	page := draw(t, pageOf(text.English, model.NoScreen))
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
		"skip", "mode", "mode", "hint", "help", "stats", "menu")
	same(t, "name of the puzzle", texts(page.all(classed("place"))), text.English.Game.Loading)
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

// TestIntroductionDrawn: the first game of a mode teaches it by rows that are scored, in
// every language, until a letter is typed or the player closes it.
func TestIntroductionDrawn(t *testing.T) {
	for _, language := range languages.All() {
		for secret, marks := range map[string][]string{
			"abide":       {"correct", "present", "absent"},
			"crown plaid": {"absent", "present", "correct"},
		} {
			b := newTable(t, secret, "")
			b.text = language
			mode := b.model.Game.Puzzle.Rules.Mode.String()
			card := b.draw().one(t, saying("data-teaches", mode))
			equal(t, language.Lang+": heading", card.one(t, tagged("h2")).text(), language.Game.Introductions[mode])
			for _, mark := range marks {
				equal(t, language.Lang+", "+mode+": "+mark, len(card.all(saying("data-mark", mark))) > 0, true)
			}
			equal(t, language.Lang+", "+mode+": rows of both words", len(card.all(saying("data-mixed", "true"))) > 0, mode == "quantum")
			control := card.one(t, classed("icon"))
			taught := func() int { return len(b.draw().all(saying("data-teaches", mode))) }
			open := *b.root
			b.send(b.message(control.attr("data-action"), control.attr("data-value")))
			equal(t, "closed", taught(), 0)
			*b.root = open
			told := b.spoken()
			b.letters("c")
			equal(t, "a letter", taught(), 0)
			equal(t, "told by a letter", b.spoken(), told)
		}
	}
}

// TestLetterDrawsItsRow: a letter draws one row again, and no key.
func TestLetterDrawsItsRow(t *testing.T) {
	rows, keys := 0, 0
	counting := *text.English
	counting.Speech.EmptyRow = func(int) string { rows++; return "" }
	counting.Speech.TypedRow = func(int, string) string { rows++; return "" }
	counting.Speech.Row = func(int, string) string { rows++; return "" }
	counting.Speech.Key = func(string, string) string { keys++; return "" }

	b := newTable(t, "abide", "").guess("audio")
	b.text = &counting
	engine, drawings := goapp.NewTestEngine(), 0
	draws := func(what string, wantRows, wantKeys int) {
		t.Helper()
		b.model.Spoken = model.Spoken{} // which tells of a row, too
		rows, keys = 0, 0
		drawings++
		if err := engine.Load(&redrawn{root: b.root, Drawings: drawings}); err != nil {
			t.Fatal(err)
		}
		equal(t, what+": rows", rows, wantRows)
		equal(t, what+": keys", keys, wantKeys)
	}
	draws("the page", 6, 5)
	draws("nothing new", 0, 0)
	b.letters("s")
	draws("a letter", 1, 0)
	b.letters("peed").send(model.Enter{})
	draws("a turn", 3, 8) // the one before is no longer fresh
}

// redrawn draws a root again with each new number, as go-app does with one that
// was given an event.
type redrawn struct {
	goapp.Compo
	root     *root
	Drawings int
}

func (r *redrawn) Render() goapp.UI { return r.root.Render() }
