package play

import (
	"strings"
	"testing"

	"ketword/app/notice"
	"ketword/engine"
)

// row returns the typed row with the visible cursor: "a[b]·" is at b.
func (w *table) row() string {
	var b strings.Builder
	for _, r := range w.play.Board(&w.Session) {
		for _, tile := range r.Tiles {
			letter := tile.Letter
			if letter == "" {
				letter = "·"
			}
			if tile.Cursor {
				letter = "[" + letter + "]"
			}
			if r.Current {
				b.WriteString(letter)
			}
		}
	}
	return b.String()
}

// keysOf returns the messages for some keys: letters, "<" and ">" for arrows, "^" for Home,
// "$" for End, "-" for Backspace, "!" for Enter, and digits for taps on tiles, from 0.
func keysOf(keys string) []Msg {
	special := map[rune]Msg{
		'<': MoveCursor{Step: CursorBack}, '>': MoveCursor{Step: CursorOn}, '^': MoveCursor{Step: CursorFirst},
		'$': MoveCursor{Step: CursorEnd}, '-': Erase{}, '!': Enter{},
	}
	var msgs []Msg
	for _, k := range keys {
		msg, is := special[k]
		switch {
		case k >= '0' && k <= '9':
			msg = PlaceCursor{Tile: int(k - '0')}
		case !is:
			msg = Press{Letter: k}
		}
		msgs = append(msgs, msg)
	}
	return msgs
}

// TestCursor: a letter goes to the tile at the cursor, which moves on; Backspace empties
// the chosen tile, or erases the last letter.
func TestCursor(t *testing.T) {
	for keys, want := range map[string]string{
		"":            "·····",
		"abi":         "abi··",
		"abi1":        "a[b]i··",
		"abi1x":       "ax[i]··",
		"abi1xyz":     "axyz·",
		"abide1xyzwv": "axyzw",
		"abide4x":     "abidx",
		"abi1-":       "a[·]i··",
		"abi1--":      "[·]·i··",
		"abi1---":     "[·]·i··",
		"abi1x-":      "a[·]i··",
		"abi3":        "abi[·]·",
		"abi3-":       "ab···",
		"abi4d":       "abi[·]d",
		"abi4dx":      "abix[d]",
		"3d":          "···d[·]",
		"abi<":        "ab[i]··",
		"abi<<<<<":    "[a]bi··",
		"abi>>>>>":    "abi·[·]",
		"abide<>":     "abide",
		"abi>>>>>-":   "abi··",
		"abi^x":       "x[b]i··",
		"abi^$":       "abi[·]·",
		"abi^$d":      "abid·",
		"abide1-$":    "a·id[e]",
		"abide<x-":    "abid·",
		"abide^x>>>>": "xbide",
		"1b!":         "[·]b···",
		"œ":           "oe···",
		"abi4œ":       "abi·[·]",
		"9":           "·····",
		"abide1-3-db": "ab[i]de",
		"1bide":       "[·]bide",
		"1bidea":      "a[b]ide",
	} {
		w := newTable(t, "crown", engine.Normal)
		w.send(keysOf(keys)...)
		if got := w.row(); got != want {
			t.Errorf("%q: %s, want %s", keys, got, want)
		}
	}
}

// TestGaps: Enter reports the missing letters, and moves the cursor to the first gap. In a stored row with
// gaps, the cursor is at the first gap too.
func TestGaps(t *testing.T) {
	w := newTable(t, "crown", engine.Normal).send(keysOf("abide1-3-!")...)
	equal(t, "row", w.row(), "a[·]i·e")
	equal(t, "missing", w.told, notice.Notice(notice.LettersMissing{Typed: "a i e", Length: 5}))
	equal(t, "shaken", w.play.refusals, 1)
	w.play = Model{}
	w.play.Begin("a i e")
	equal(t, "at the first gap", w.row(), "a[·]i·e")
	w.send(keysOf("bd!")...)
	equal(t, "played", w.words(), []string{"abide"})
	equal(t, "the next row", w.row(), "·····")
	w.send(keysOf("cr!")...)
	equal(t, "without gaps", w.told, notice.Notice(notice.TooShort{Length: 5}))
	equal(t, "stays", w.row(), "cr···")
}
