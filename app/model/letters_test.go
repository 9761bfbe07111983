package model

import (
	"strings"
	"testing"
	"unicode/utf8"

	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/puzzle"
	"ketword/app/session"
	"ketword/engine"
)

// ownGame returns a window with a game of a player's list.
func ownGame(t *testing.T, words string) *window {
	w := newListStore(t).visit(t, map[string]string{}, "").do(ownlists.Imported{Drafts: []lists.Draft{draft(t, "Mine", words, "")}})
	return w.do(puzzle.ChooseList{List: w.model.Own[0].Name})
}

// TestTiles: a letter of several code points is typed in parts and occupies one tile, even after a reload. All forms of
// a letter have one key, whichever form the list uses, and the last tile shows the final form.
func TestTiles(t *testing.T) {
	for _, c := range []struct {
		words, guess string
		tiles        []string
	}{
		{"λόγος\nνόμος\n", "λόγοσ", []string{"λ", "ό", "γ", "ο", "ς"}},
		{"λόγοσ\nνόμοσ\n", "ΛΌΓΟΣ", []string{"λ", "ό", "γ", "ο", "ς"}},
		{"שלום\nארמן\n", "שלום", []string{"ש", "ל", "ו", "ם"}},
		{"שלום\nארמן\n", "שלומ", []string{"ש", "ל", "ו", "ם"}},
		{"מלך\nכסף\n", "כספ", []string{"כ", "ס", "ף"}},
		{"מֶלֶךְ\nדֶּרֶךְ\n", "מֶלֶךְ", []string{"מֶ", "לֶ", "ךְ"}},
		{"पानी\nरानी\n", "पानी", []string{"पा", "नी"}},
		{"क्षत्रि\nपानी\n", "क्षत्रि", []string{"क्ष", "त्रि"}},
		{"ẹ̀kọ́\nọ̀rẹ́\n", "Ẹ̀KỌ́", []string{"ẹ̀", "k", "ọ́"}},
		{"สวัส\nกำไร\n", "กำไร", []string{"กำ", "ไ", "ร"}},
		{"שָׁלוֹם\nבָּלוֹם\n", "שָׁלוֹם", []string{"שָׁ", "ל", "וֹ", "ם"}},
		{"বাংলা\nমাংলা\n", "বাংলা", []string{"বাং", "লা"}},
	} {
		w := ownGame(t, c.words)
		equal(t, c.words+": keys of final forms", strings.ContainsAny(strings.Join(w.model.Layout(), ""), "ςםןךףץ"), false)
		w.do(typed(c.guess)...)
		for range 2 {
			for i, tile := range w.model.Play.Board(&w.model.Session)[0].Tiles {
				equal(t, c.guess, tile.Letter, c.tiles[i])
			}
			w = w.reopen()
		}
		w.do(play.Enter{})
		equal(t, "played", w.words(), []string{strings.Join(c.tiles, "")})
		if w.model.TakesGuesses() { // the guess was not the secret
			w.do(guess(c.guess)...)
			tellsKinds(t, "guessed again", w.model, notice.Repeated{})
		}
	}
}

// TestSignAlone: a combining mark without a letter is not typed, and a mark is erased together with its
// letter.
func TestSignAlone(t *testing.T) {
	w := ownGame(t, "पानी\nरानी\n")
	w.do(typed("ा")...)
	equal(t, "alone", w.model.Play.Typed, "")
	w.do(typed("पान")...)
	equal(t, "a letter of its own", utf8.RuneCountInString(w.model.Play.Typed), 2)
	w.do(play.Erase{}, play.Erase{})
	equal(t, "erased", w.model.Play.Typed, "")
	w.do(sets(session.Submit, "on"))
	w.do(typed("पान")...)
	equal(t, "is not judged before its sign", len(w.model.Game.Turns()), 0)
	w.do(typed("ी")...)
	w.do(play.Enter{})
	equal(t, "judged", len(w.model.Game.Turns()), 1)
}

// TestKeysOfOtherScripts: a key with a letter of another script types the letter at its position, if that
// is known; otherwise the player is told once.
func TestKeysOfOtherScripts(t *testing.T) {
	press := func(l engine.Letter, more string, place engine.Letter) play.Press {
		return play.Press{Letter: l, More: more, Place: place}
	}
	for _, c := range []struct {
		words string
		keys  []play.Press
		want  string
		told  []notice.Notice
	}{
		{"crown\nslate\n", []play.Press{press('с', "", 'c'), press('К', "", 'r'), press('щ', "", 'o')}, "cro", nil},
		{"crown\nslate\n", []play.Press{press('ש', "", 'a'), press('ψ', "", 'c')}, "ac", nil},
		{"crown\nslate\n", []play.Press{press('ж', "", 0)}, "", []notice.Notice{notice.ForeignLetter{Letter: 'ж'}}},
		{"шалаш\nлампа\n", []play.Press{press('i', "", 'i')}, "", []notice.Notice{notice.ForeignLetter{Letter: 'i'}}},
		{"шалаш\nлампа\n", []play.Press{press('Л', "", 'k')}, "л", nil},
		{"größe\nkatze\n", []play.Press{press('ß', "", 0), press('Ö', "", 0)}, "ßö", nil},
		{"سلام\nكلام\n", []play.Press{press('س', "", 0), press('ل', "ا", 'b'), press('م', "", 0)}, "سلام", nil},
		{"crown\nbirds\n", []play.Press{press('ل', "ا", 'b')}, "b", nil},
	} {
		w := ownGame(t, c.words)
		for _, key := range c.keys {
			w.do(key)
		}
		equal(t, c.words, w.model.Play.Typed, c.want)
		tells(t, c.words, w.model, c.told...)
		if c.told != nil {
			spoken := w.model.Play.Spoken
			w.do(c.keys[0])
			equal(t, "told once", w.model.Play.Spoken, spoken)
		}
	}
}
