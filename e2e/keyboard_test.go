package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
)

// Shortcuts are the browser's, and a letter or Enter that is held down counts once.
func TestKeysThatAreNotMeant(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(classic, keyboard{})
	p.typeIn("crow")
	p.shows(g, "crow")
	for name, modifier := range map[string]chromedp.Modifier{
		"Ctrl": chromedp.ModifierCtrl, "Alt": chromedp.ModifierAlt, "Meta": chromedp.ModifierMeta,
	} {
		for _, key := range []string{"n", "Enter", "Backspace"} {
			t.Log(name, key)
			p.unchangedBy(func() { p.press(key, modifier) })
		}
	}
	for _, key := range []string{"n", "Enter"} {
		p.unchangedBy(func() { p.hold(key) })
	}
	for _, key := range []string{"1", ".", " ", "Tab", "ArrowDown", "ж", "ß"} {
		p.press(key)
	}
	p.shows(g, "crow")
	p.press("N", chromedp.ModifierShift)
	p.shows(g, "crown")
}

// A letter changes nothing outside its row, and is in the page when its event ends, so that the
// next frame shows it.
func TestLetterChangesItsRow(t *testing.T) {
	p := start(t)
	g := p.beginGame(classic)
	p.run(`window.changed = [];
		new MutationObserver((all) => { for (const { target } of all) changed.push(target); })
			.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});`)
	p.press("c")
	p.shows(g, "c")
	p.press("r")
	p.shows(g, "cr")
	const outside = `changed.filter((node) => !document.querySelector(".current").contains(node)).map((node) => node.nodeName + "." + node.className)`
	if got := eval[[]string](p, outside); len(got) > 0 {
		t.Errorf("also changed: %q", got)
	}
	p.wait(`changed.length > 0`)
	got := eval[string](p, `Array.from("ane").map((key, i) => {
		document.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
		return document.querySelectorAll(".current .tile")[2 + i].textContent;
	}).join(" ")`)
	if got != "A N E" {
		t.Errorf("the tiles have %q", got)
	}
}

// manyLetters returns a list with so many letters that their keys are more rows
// than are seen at once.
func manyLetters() ownList {
	const words, length, rows = 18, 4, 7
	b := ownList{title: "Many letters"}
	var letters []rune
	for i := range rune(words * length) {
		letters = append(letters, '가'+28*i)
		b.answers += string(letters[i])
		if i%length == length-1 {
			b.answers += "\n"
		}
	}
	const all = words*length + 3 // Enter and Backspace take the room of three
	for from, row := 0, 1; row <= rows; row++ {
		to := min((row*all+rows-1)/rows, len(letters))
		b.rows = append(b.rows, string(letters[from:to]))
		from = to
	}
	return b
}

// playsManyLetters imports that list and opens its daily puzzle.
func (p *page) playsManyLetters() ownList {
	p.Helper()
	p.startAtLists()
	b := manyLetters()
	p.playOwnList(p.importList(b))
	p.awaitPlace("Many letters · 4 letters")
	return b
}

// A keyboard of more rows than are seen at once can be scrolled, upright and on its side, by a finger,
// which types nothing, and Enter and Backspace are always in sight.
func TestOwnListOfManyLetters(t *testing.T) {
	p := start(t)
	p.window(320, 568)
	p.hasKeys(p.playsManyLetters().rows)
	p.scrollsKeys()
	p.device = mouse{}
	g := p.inPlay()
	some := sizes[:g.Puzzle.Rules.Tries-1][:sample.Size(3, 5)] // one guess in each, and then the secret
	others := wrongGuesses(g, len(some))
	for i, w := range some {
		p.window(w.width, w.height)
		g = p.play(g, others[i])
		if hidden := eval[[]string](p, `["Enter", "Backspace"].filter((name) => {
			const key = document.querySelector(".key[data-key=" + name + "]"), box = key.getBoundingClientRect();
			return [box.top + 5, box.bottom - 5].some((y) => !key.contains(document.elementFromPoint(box.left + box.width / 2, y)));
		})`); len(hidden) > 0 {
			t.Errorf("%dx%d: hidden are %q", w.width, w.height, hidden)
		}
	}
	p.ends(p.play(g, secrets(g)[0]))
}

// scrollsKeys scrolls the keys with a finger.
func (p *page) scrollsKeys() {
	p.Helper()
	touches := func(on bool) {
		call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: on})
	}
	touches(true)
	x, y := p.middleOf(".keyboard .keys:nth-child(3) .key")
	touch := func(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
		call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: append([]*input.TouchPoint{}, points...)})
	}
	p.unchangedBy(func() {
		touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
		for moved := 10.0; moved < 100; moved += 10 {
			touch(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: x, Y: y - moved})
		}
		touch(input.DispatchTouchEventTypeTouchEnd)
	})
	p.wait(`document.querySelector(".keyboard").scrollTop > 0`)
	touches(false)
}

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
