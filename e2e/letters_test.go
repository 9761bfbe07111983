package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// keyDown has a keyboard of any layout, which no protocol of a browser makes, press a key.
func (p *page) keyDown(key string, more ...string) {
	p.Helper()
	p.run(fmt.Sprintf(`document.dispatchEvent(new KeyboardEvent("keydown", {key: %s, bubbles: true, cancelable: true%s}))`, quote(key), strings.Join(append([]string{""}, more...), ", ")))
}

// types presses a key for each character.
func (p *page) types(text string) {
	p.Helper()
	for _, r := range text {
		p.keyDown(string(r))
	}
}

// hasTiles waits until the row being typed shows these letters, with bars between.
func (p *page) hasTiles(want string) {
	p.Helper()
	p.wait(`Array.from(document.querySelectorAll(".current .tile"), (t) => t.textContent).join("|") === ` + quote(want))
}

// Words of any script are imported and typed: letters with their signs are one tile, final forms and capitals are those of the language,
// and the keyboard runs as the board does.
func TestLettersOfScripts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ title, words, typed, tiles, key, shown string }{
		{"Hindi", "पानी\nरानी\nहानि\n", "पानी", "पा|नी", "ा", "◌ा"},
		{"Turkish", "KİTAP\nISLAK\nSINIF\nfırın\n", "KİTAP", "K|İ|T|A|P", "ı", "I"},
		{"Hebrew", "שלום\nארמן\nסולם\nבניה\n", "שלום", "ש|ל|ו|ם", "מ", "מ"},
		{"Georgian", "წყალი\nჰაერი\nმიწაა\n", "წყალი", "წ|ყ|ა|ლ|ი", "წ", "წ"},
		{"Yoruba", "ẹ̀kọ́\nọ̀rẹ́\n", "ẹ̀kọ́", "Ẹ̀|K|Ọ́", "ẹ", "Ẹ"},
	} {
		t.Run(c.title, func(t *testing.T) {
			p := start(t)
			p.startAtLists()
			p.paste("list-title", c.title)
			p.paste("list-answers", c.words)
			p.submitImport(c.title)
			p.click("dialog [data-action=play-list]")
			p.dialog("")
			p.types(c.typed)
			p.hasTiles(c.tiles)
			is(p, "the key of "+c.key, `document.querySelector(".key[data-key='`+c.key+`']").textContent`, c.shown)
			rightToLeft := eval[bool](p, `(() => {
				const [first, second] = document.querySelectorAll(".keyboard .keys:last-child .key:not(.wide)");
				return first.getBoundingClientRect().left > second.getBoundingClientRect().left;
			})()`)
			if rightToLeft != (c.title == "Hebrew") {
				t.Errorf("the keyboard runs from right to left: %v", rightToLeft)
			}
			p.reload()
			p.hasTiles(c.tiles)
			p.press("Enter")
			p.wait(`document.querySelector(".row .tile:not([data-mark=typed], [data-mark=empty])") !== null`)
		})
	}
}

// Keyboards of other layouts play: by the place of a key whose letter the list lacks, and with letters that take Alt. A held Backspace
// erases on, and Escape empties the row, as two quick presses of Backspace do if the player likes.
func TestOtherKeyboards(t *testing.T) {
	p := start(t)
	p.open("?length=6&lang=de")
	p.awaitPlace("German · 6 letters")
	for _, key := range [][2]string{{"п", "KeyG"}, {"к", "KeyR"}, {"ψ", "KeyC"}} {
		p.keyDown(key[0], "code: "+quote(key[1]))
	}
	p.hasTiles("G|R|C|||")
	p.keyDown("ß", "altKey: true")
	p.keyDown("ö", "altKey: true, ctrlKey: true")
	p.hasTiles("G|R|C|ẞ|Ö|")
	p.unchangedBy(func() {
		p.keyDown("e", "altKey: true")
		p.keyDown("e", "altKey: true, ctrlKey: true")
		p.keyDown("å", "altKey: true")
		p.keyDown("ö", "ctrlKey: true")
		p.keyDown("ö", "metaKey: true")
	})
	p.keyDown("Backspace")
	p.keyDown("Backspace", "repeat: true")
	p.hasTiles("G|R|C|||")
	p.keyDown("Escape")
	p.hasTiles("|||||")
	p.keyDown("ж")
	p.says("This word list has no Ж. The keys below type its letters")
	p.chooseSetting("clear-row", "on")
	p.types("gr")
	p.hasTiles("G|R||||")
	p.run(`{ for (const at of [0, 1]) document.dispatchEvent(new KeyboardEvent("keydown", {key: "Backspace", bubbles: true})); }`)
	p.hasTiles("|||||")
}
