package model

import (
	"strings"
	"testing"

	"ketword/app/notice"
	"ketword/app/play"
)

// row writes the row being typed with the cursor where it is seen: "a[b]·" is at b.
func (w *window) row() string {
	var b strings.Builder
	for _, r := range w.model.Play.Board(&w.model.Session) {
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

// keysOf reads messages as a player gives them: letters, "<" and ">" for arrows, "^" for
// Home, "$" for End, "-" for Backspace, "!" for Enter, and digits for taps on tiles, from 0.
func keysOf(keys string) []Msg {
	special := map[rune]Msg{
		'<': play.MoveCursor{Step: play.CursorBack}, '>': play.MoveCursor{Step: play.CursorOn}, '^': play.MoveCursor{Step: play.CursorFirst},
		'$': play.MoveCursor{Step: play.CursorEnd}, '-': play.Erase{}, '!': play.Enter{},
	}
	var msgs []Msg
	for _, k := range keys {
		msg, is := special[k]
		switch {
		case k >= '0' && k <= '9':
			msg = play.PlaceCursor{Tile: int(k - '0')}
		case !is:
			msg = play.Press{Letter: k}
		}
		msgs = append(msgs, msg)
	}
	return msgs
}

// TestCursor: letters go to the tile of the cursor, and it goes on; Backspace empties the
// tile that was chosen, or takes back what was typed.
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
		w := openSecret(t, "classic", "crown", "")
		w.send(keysOf(keys)...)
		if got := w.row(); got != want {
			t.Errorf("%q: %s, want %s", keys, got, want)
		}
	}
}

// TestGaps: Enter says which letters are missing, and goes to the first; a row with gaps is
// stored, and there again.
func TestGaps(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	at := linked("classic", seedOf(t, l, "crown"), "")
	w := openWindow(t, l, stored, at)
	w.send(keysOf("abide1-3-!")...)
	equal(t, "row", w.row(), "a[·]i·e")
	tells(t, "missing", w.model, notice.LettersMissing{Typed: "a i e", Length: 5})
	equal(t, "shaken", shakes(w), 1)
	w = openWindow(t, l, w.stored, at)
	equal(t, "again", w.model.Play.Typed, "a i e")
	equal(t, "at the first gap", w.row(), "a[·]i·e")
	w.send(keysOf("bd!")...)
	equal(t, "played", w.words(), []string{"abide"})
	equal(t, "the next row", w.row(), "·····")
	w.send(keysOf("cr!")...)
	tells(t, "without gaps", w.model, notice.TooShort{Length: 5})
	equal(t, "stays", w.row(), "cr···")
}

// TestCursorGoes: what is done elsewhere leaves no cursor behind.
func TestCursorGoes(t *testing.T) {
	l := newLexicon(t)
	for name, msg := range map[string]Msg{
		"given up": play.GiveUp{}, "another game": NewRandom{}, "another mode": SwitchMode{Mode: 2},
	} {
		w := openWindow(t, l, map[string]string{}, linked("classic", seedOf(t, l, "crown"), ""))
		w.send(keysOf("abi1")...).send(msg)
		equal(t, name, strings.Contains(w.row(), "["), false)
	}
	w := openWindow(t, l, map[string]string{}, linked("classic", seedOf(t, l, "crown"), ""))
	w.send(keysOf("abi1")...)
	equal(t, "told", w.model.Play.Spoken.What, play.SayCursor)
	other := openWindow(t, l, w.stored, linked("classic", seedOf(t, l, "crown"), ""))
	other.send(keysOf("de")...)
	for key, value := range other.stored {
		w.send(StoredChanged{Key: key, Value: value, Now: value})
	}
	equal(t, "letters of another window", w.row(), "abide")
}
