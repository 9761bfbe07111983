//go:build !js

package app

import (
	"slices"
	"strconv"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/play"
	"ketword/engine"
)

// TestBoardContract: every tile has attributes for its position, its mark and whether its
// row is mixed, and its text is only the letter.
func TestBoardContract(t *testing.T) {
	for name, b := range tables(t) {
		page := b.draw()
		game := page.One(t, drawn.Saying("id", "app"))
		equal(t, name+": mode and status", []string{game.Value("data-mode"), game.Value("data-status")},
			[]string{b.model.Game.Puzzle.Rules.Mode.String(), b.model.Game.Status().String()})
		rows := page.One(t, drawn.Classed("board")).All(drawn.Classed("row"))
		for i, want := range b.model.Play.Board(&b.model.Session) {
			equal(t, name+": row is mixed", rows[i].Value("data-mixed") == "true", want.Mixed)
			equal(t, name+": row is fresh", drawn.Classed("fresh")(rows[i]), want.Fresh)
			tiles := rows[i].All(drawn.Classed("tile"))
			equal(t, name+": tiles", len(tiles), len(want.Tiles))
			for j, tile := range tiles {
				equal(t, name+": row", tile.Value("data-row"), strconv.Itoa(i))
				equal(t, name+": col", tile.Value("data-col"), strconv.Itoa(j))
				equal(t, name+": mark", tile.Value("data-mark"), want.Tiles[j].Mark)
				equal(t, name+": letter", tile.Written(), engine.Upper(want.Tiles[j].Letter))
				equal(t, name+": tile is mixed", tile.Has("data-mixed"), want.Mixed)
			}
		}
		equal(t, name+": rows", len(rows), len(b.model.Play.Board(&b.model.Session)))
	}
}

// TestOpenedRow: after the end, a mixed row is open, and shows and tells which word marked a tile.
func TestOpenedRow(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("slate", "briny")
	equal(t, "during the game", len(b.draw().All(drawn.Classed("opened"))), 0)
	opened := b.guess("plaid").draw().One(t, drawn.Classed("opened"))
	equal(t, "is mixed", opened.Value("data-mixed"), "true")
	equal(t, "tells", opened.Value("aria-label"),
		"Row 2, mixed: B absent, R correct, I present, N present, Y absent. The other word marks R and N. PLAID marks I.")
	shown := b.send(play.ShowSecret{}).draw().One(t, drawn.Classed("opened"))
	equal(t, "tells once both are shown", shown.Value("aria-label"),
		"Row 2, mixed: B absent, R correct, I present, N present, Y absent. CROWN marks R and N. PLAID marks I.")
	var words []string
	for _, tile := range opened.All(drawn.Classed("tile")) {
		words = append(words, tile.Value("data-word"))
	}
	same(t, "draws", words, "", "1", "2", "1", "")
}

// TestShow: what the end shows is named on the page, and settled once.
func TestShow(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("briny")
	shown := func() string { return b.draw().One(t, drawn.Saying("id", "app")).Value("data-reveals") }
	equal(t, "a row", shown(), "row")
	b.send(play.Press{Letter: 'a'}, play.GiveUp{})
	equal(t, "the secret", shown(), "secret")
	b.send(play.Settle{})
	equal(t, "settled", shown(), "")
	equal(t, "stays open", len(b.draw().All(drawn.Classed("opened"))), 1)
}

// TestBoardLanguages: a row is told in the language of the page, and its letters are in that of the list, if it has one.
func TestBoardLanguages(t *testing.T) {
	b := newTable(t, "abide", "")
	for lang, want := range map[string][]string{"en": {"", "en", "en"}, "de": {"", "en", "de"}, "x-1": {"", "", ""}} {
		b.model.InPlay.Name = lists.Name{Lang: lang, Length: 5}
		board := b.draw().One(t, drawn.Classed("board"))
		row := board.All(drawn.Classed("row"))[0]
		same(t, lang, []string{board.Value("lang"), row.Value("lang"), row.All(drawn.Classed("tile"))[0].Value("lang")}, want...)
	}
}

// TestBoardStates: the winning row, refused rows, and sizes.
func TestBoardStates(t *testing.T) {
	won := newTable(t, "crown plaid", "").guess("briny", "crown").draw()
	equal(t, "winning rows", won.One(t, drawn.Classed("wins")).Value("aria-label"),
		"Row 2: C correct, R correct, O correct, W correct, N correct.")
	equal(t, "current rows", len(won.All(drawn.Classed("current"))), 0)

	b := newTable(t, "abide", "").letters("zzzzz").send(play.Enter{})
	equal(t, "refused once", len(b.draw().All(drawn.Classed("shake-1"))), 1)
	b.send(play.Enter{})
	equal(t, "refused twice", len(b.draw().All(drawn.Classed("shake-0"))), 1)

	for more, want := range map[string]string{"": "rows-6", "&tries=1": "rows-1", "&tries=0": "rows-6"} {
		board := newTable(t, "abide", more).draw().One(t, drawn.Classed("board"))
		equal(t, more, drawn.Classed(want)(board) && drawn.Classed("cols-5")(board), true)
	}
	long := newTable(t, "abide", "&tries=0").guess(slices.Repeat([]string{"slate"}, 9)...).draw()
	equal(t, "rows of ten", len(long.All(drawn.Classed("row"))), 10)
	long.One(t, drawn.Classed("rows-8"))
}

// TestKeyboardContract: every key has the action "key", and the mark of its letter; it has
// no mark if the letter was not guessed.
func TestKeyboardContract(t *testing.T) {
	for name, b := range tables(t) {
		known := engine.Keyboard(b.model.Game.Rows())
		page := b.draw()
		equal(t, name+": the end replaces it", drawn.Classed("away")(page.One(t, drawn.Classed("keyboard"))), len(page.All(drawn.Classed("end"))) == 1)
		keys := page.All(drawn.Classed("key"))
		equal(t, name+": keys", len(keys), 28)
		for _, key := range keys {
			equal(t, name+": action", key.Value("data-action"), "key")
			letter := []rune(key.Value("data-key"))
			if len(letter) > 1 {
				continue // Enter and Backspace
			}
			equal(t, name+": letter", key.Text(), engine.Upper(string(letter)))
			k, ok := known[letter[0]]
			equal(t, name+": is marked", key.Has("data-mark"), ok)
			equal(t, name+": is named", key.Has("aria-label"), ok)
			equal(t, name+": mixed", key.Has("data-mixed"), k.Mixed)
			if ok {
				equal(t, name+": mark", key.Value("data-mark"), k.Mark.String())
			}
		}
	}
}
