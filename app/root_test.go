//go:build !js

package app

import (
	"slices"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/internal/drawn"
	"ketword/app/languages"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
)

// TestPage: before the program runs, the page has the empty board of a first
// game, all keys, and every control around them.
func TestPage(t *testing.T) {
	page := drawn.Of(t, pageOf(text.English, model.NoScreen))
	game := page.One(t, drawn.Saying("id", "app"))
	equal(t, "mode", game.Value("data-mode"), "classic")
	equal(t, "status", game.Value("data-status"), "playing")

	board := page.One(t, drawn.Classed("board"))
	rows := board.All(drawn.Classed("row"))
	equal(t, "rows", len(rows), 6)
	for _, r := range rows {
		tiles := r.All(drawn.Classed("tile"))
		same(t, "letters", drawn.Texts(tiles), "", "", "", "", "")
		same(t, "marks", drawn.Attrs(tiles, "data-mark"), slices.Repeat([]string{"empty"}, 5)...)
	}
	same(t, "keys", drawn.Attrs(page.All(drawn.Classed("key")), "data-key"),
		"q", "w", "e", "r", "t", "y", "u", "i", "o", "p",
		"a", "s", "d", "f", "g", "h", "j", "k", "l",
		"Enter", "z", "x", "c", "v", "b", "n", "m", "Backspace")
	same(t, "marked keys", drawn.Attrs(page.One(t, drawn.Classed("keyboard")).All(drawn.Having("data-mark")), "data-key"))
	same(t, "other controls", drawn.Attrs(page.One(t, drawn.Classed("head")).All(drawn.Tagged("button")), "data-action"),
		"skip", "mode", "mode", "hint", "help", "stats", "menu")
	same(t, "name of the puzzle", drawn.Texts(page.All(drawn.Classed("place"))), text.English.Game.Loading)
	same(t, "what is said", drawn.Texts(page.All(drawn.Saying("role", "status"))), "")
	equal(t, "dialogs", len(page.All(drawn.Tagged("dialog"))), 0)
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
		game := page.One(t, drawn.Saying("id", "app"))
		equal(t, name, [2]string{game.Value("data-mode"), game.Value("data-status")}, want)
		same(t, name+": pressed", drawn.Attrs(page.One(t, drawn.Classed("switch")).All(drawn.Saying("aria-pressed", "true")), "data-value"), want[0])
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
			card := b.draw().One(t, drawn.Saying("data-teaches", mode))
			equal(t, language.Lang+": heading", card.One(t, drawn.Tagged("h2")).Text(), language.Game.Introductions.Of(mode))
			for _, mark := range marks {
				equal(t, language.Lang+", "+mode+": "+mark, len(card.All(drawn.Saying("data-mark", mark))) > 0, true)
			}
			equal(t, language.Lang+", "+mode+": rows of both words", len(card.All(drawn.Saying("data-mixed", "true"))) > 0, mode == "quantum")
			equal(t, language.Lang+", "+mode+": a row's name", card.All(drawn.Saying("role", "img"))[0].Value("aria-label"),
				map[string]string{"classic": engine.Upper(language.Help.Samples.Marks), "quantum": rowText(language, model.PlayedRow(unmixed(language)))}[mode])
			equal(t, language.Lang+": what the line above opens", b.draw().One(t, drawn.Saying("data-action", "puzzle")).Value("title"), language.PuzzleChoice.Title)
			control := card.One(t, drawn.Classed("icon"))
			taught := func() int { return len(b.draw().All(drawn.Saying("data-teaches", mode))) }
			open := *b.root
			b.send(b.message(control.Value("data-action"), control.Value("data-value")))
			equal(t, "closed", taught(), 0)
			*b.root = open
			told := b.spoken()
			b.letters("c")
			equal(t, "a letter", taught(), 0)
			equal(t, "told by a letter", b.spoken(), told)
		}
	}
}

// unmixed returns the row that the second of the secret words of the samples marks.
func unmixed(t *text.Text) engine.Turn {
	s := t.Help.Samples
	return sampleTurn(sampleSecret(s.First, s.Second), s.Unmixed)
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
