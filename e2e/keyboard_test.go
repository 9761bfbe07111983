package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// Shortcuts are the browser's, and a letter or Enter that is held down counts once. A letter is in the page when its event ends, so that
// the next frame shows it.
func TestKeysThatAreNotMeant(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(classic, keyboard{})
	p.typeIn("crow")
	p.shows(g, "crow")
	for _, modifier := range []chromedp.Modifier{chromedp.ModifierCtrl, chromedp.ModifierAlt, chromedp.ModifierMeta} {
		for _, key := range []string{"n", "Enter", "Backspace"} {
			p.unchangedBy(func() { p.press(key, modifier) })
		}
	}
	for _, key := range []string{"n", "Enter"} {
		down, _ := keyEvents(key)
		down.AutoRepeat = new(true) // as while it is held down
		p.unchangedBy(func() { call(p, input.DispatchKeyEvent, down) })
	}
	for _, key := range []string{"1", ".", " ", "Tab", "ArrowDown", "ж", "ß"} {
		p.press(key)
	}
	p.shows(g, "crow")
	p.press("N", chromedp.ModifierShift)
	p.shows(g, "crown")
	p.erase(5)
	is(p, "the tiles", `[..."crane"].map((key, i) => {
		document.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
		return document.querySelectorAll(".current .tile")[i].textContent;
	}).join("")`, "CRANE")
}

// A keyboard of more rows than are seen at once can be scrolled, upright and on its side, by a finger,
// which types nothing, and Enter and Backspace are always in sight.
func TestOwnListOfManyLetters(t *testing.T) {
	const words, length = 18, 4
	many := ownList{title: "Many letters"}
	for i := range rune(words * length) {
		many.answers += string('가' + 28*i)
		if i%length == length-1 {
			many.answers += "\n"
		}
	}
	p := start(t)
	p.window(320, 568)
	p.startAtLists()
	p.playOwnList(p.importList(many))
	p.awaitPlace("Many letters · 4 letters")

	p.use(touch{})
	x, y := p.middleOf(".keyboard .keys:nth-child(3) .key")
	finger := func(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
		call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: append([]*input.TouchPoint{}, points...)})
	}
	p.run(`document.querySelector(".keyboard").onscrollend = () => { window.stopped = true; }`)
	p.unchangedBy(func() {
		finger(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
		for moved := 10.0; moved < 100; moved += 10 {
			finger(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: x, Y: y - moved})
		}
		finger(input.DispatchTouchEventTypeTouchEnd)
	})
	p.wait("window.stopped") // until then it scrolls on, and keys move away from the pointer
	is(p, "the keyboard has scrolled", `document.querySelector(".keyboard").scrollTop > 0`, true)
	p.device = mouse{}
	word := wrongGuesses(p.inPlay(), 1)[0]
	for _, w := range sizes[:4] {
		p.window(w.width, w.height)
		p.typeIn(word)
		p.until("the word", func(s screen) bool { return s.letters(0) == word })
		p.erase(length)
		is(p, fmt.Sprintf("%dx%d: hidden keys", w.width, w.height), `["Enter", "Backspace"].filter((name) => {
			const key = document.querySelector(".key[data-key=" + name + "]"), box = key.getBoundingClientRect();
			return [box.top + 5, box.bottom - 5].some((y) => !key.contains(document.elementFromPoint(box.left + box.width / 2, y)));
		}).join()`, "")
	}
}

// keyDown has a keyboard of any layout, which no protocol of a browser makes, press a key.
func (p *page) keyDown(key string, more ...string) {
	p.Helper()
	p.run(fmt.Sprintf(`document.dispatchEvent(new KeyboardEvent("keydown", {key: %s, bubbles: true, cancelable: true%s}))`, quote(key), strings.Join(append([]string{""}, more...), ", ")))
}

// hasTiles waits until the row being typed shows these letters, with bars between.
func (p *page) hasTiles(want string) {
	p.Helper()
	p.wait(`Array.from(document.querySelectorAll(".current .tile"), (t) => t.textContent).join("|") === ` + quote(want))
}

// Words of a script that runs from right to left are imported and typed, and the keyboard runs as the board does.
func TestLettersOfScripts(t *testing.T) {
	p := start(t)
	p.startAtLists()
	p.pasteList("Words", "שלום\nארמן\nסולם\nבניה\n")
	p.submitImport("Words")
	p.click("dialog [data-action=play-list]")
	p.dialog("")
	for _, r := range "שלום" {
		p.keyDown(string(r))
	}
	p.hasTiles("ש|ל|ו|ם")
	is(p, "the keyboard runs from right to left", `(([first, second]) => first.getBoundingClientRect().left > second.getBoundingClientRect().left)(
		document.querySelectorAll(".keyboard .keys:last-child .key:not(.wide)"))`, true)
}

// Keyboards of other layouts play: by the place of a key whose letter the list lacks, with letters that take Alt, and with an accent that
// is pressed before its letter. A held Backspace erases on, and Escape empties the row.
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
	p.keyDown("Dead", `code: "Equal"`)
	p.keyDown("é", `code: "KeyE"`)
	p.hasTiles("G|R|C|ẞ|Ö|E")
	p.keyDown("Backspace")
	p.keyDown("Backspace", "repeat: true")
	p.keyDown("Backspace", "repeat: true")
	p.hasTiles("G|R|C|||")
	p.keyDown("Escape")
	p.hasTiles("|||||")
	p.keyDown("ж")
	p.says("This word list has no Ж. The keys below type its letters")

	p.open("?length=5&lang=uk")
	p.awaitPlace("Ukrainian · 5 letters")
	for _, key := range [][2]string{{"[", "BracketLeft"}, {"k", "KeyK"}, {"ы", "KeyS"}, {"э", "Quote"}, {".", "Slash"}} {
		p.keyDown(key[0], "code: "+quote(key[1]))
	}
	p.hasTiles("Х|Л|І|Є|")
}
