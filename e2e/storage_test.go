package e2e

import (
	"maps"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// refusals are how browsers refuse storage, by names that the tab has: all of it, reading values, and asking for keys.
const refusals = `switch (window.name) {
	case "denied": Object.defineProperty(window, "localStorage", {configurable: true, get() { throw new DOMException("denied", "SecurityError"); }}); break;
	case "values": Storage.prototype.getItem = () => { throw new DOMException("broken", "UnknownError"); }; break;
	case "keys": Storage.prototype.key = () => { throw new DOMException("broken", "UnknownError"); };
}`

// Where storage is denied, or can't be read, the game goes on, and the page says so once. What is stored stays.
func TestStorageRefused(t *testing.T) {
	p := start(t)
	p.win(classic)
	before := p.stored()
	p.before(refusals)
	for _, refused := range []string{"denied", "values", "keys"}[:sample.Size(2, 3)] {
		t.Log(refused)
		p.run(`window.name = ` + quote(refused))
		p.open(quantum.query())
		p.press("c") // ends the introduction, since whether it is known can't be read
		p.says(en.Notice.CantSave)
		p.press("Backspace")
		g := quantum.game(t)
		p.ends(p.play(g, guesses(t, g)[0], secrets(g)[0]))
		p.says("")
		p.counted(1, 2)
	}
	p.run(`window.name = ""`)
	p.open("?mode=classic")
	if now := p.stored(); now[historyKey] != before[historyKey] {
		t.Errorf("stored: %q, before %q", now, before)
	}
}

// Where storage fills up in the middle of a game, a row takes the room of the pages that were left.
// Where there is none even so, the page says so once, too, and keeps what it has; nor does storage that is denied from then on end the
// game or the program, when the page is shown again either.
func TestStorageFillsUp(t *testing.T) {
	p := start(t)
	g := p.beginGame(quantum)
	p.wait(`localStorage["ketword-page"]`)
	p.run(`for (let n = 1 << 22, i = 0; n > 0;) try { localStorage["other" + i] = "x".repeat(n); i++; } catch { n >>= 1; }`)
	row := guesses(t, g)[1]
	g = p.play(g, row)
	p.wait(`Object.keys(localStorage).some((key) => key.startsWith("ketword.game") && localStorage[key].includes(` + quote(row) + `))`)
	p.shows(g, "")
	p.run(`for (const key of Object.keys(localStorage)) if (key.startsWith("other")) localStorage.removeItem(key)`)
	p.run(`Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }`)
	before := p.stored()
	p.press("c")
	p.says(en.Notice.CantSave)
	p.press("Backspace")
	p.shows(g, "")
	g = p.play(g, secrets(g)[0])
	if s := p.look(); s.Message != "" {
		t.Errorf("the message is %q", s.Message)
	}
	p.ends(g)
	if now := p.stored(); !maps.Equal(now, before) {
		t.Errorf("stored: %q, before %q", now, before)
	}

	p.run(countStarts + `for (const name of ["getItem", "setItem", "removeItem", "key"]) Storage.prototype[name] = () => { throw new DOMException("denied", "SecurityError"); }
		document.dispatchEvent(new Event("visibilitychange", {bubbles: true})); ` + saveElsewhere)
	p.chooseToPlay("new")
	p.until("a random game", func(s screen) bool { return s.Dialog == "" && s.letters(0) == "" })
	p.play(p.inPlay(), guesses(t, p.inPlay())[0])
	is(p, "further starts of the program", `window.starts`, 0)
}

// A letter is painted before it is saved. One whose frame never comes is saved when the page is left, or hidden.
func TestSavedAfterPaint(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(classic, keyboard{})
	p.run(`window.order = [];
		const set = Storage.prototype.setItem;
		Storage.prototype.setItem = function (key, value) { if (key.startsWith("ketword.")) order.push("saved"); set.call(this, key, value); };
		addEventListener("keydown", () => { order.push("key"); requestAnimationFrame(() => order.push("frame")); }, true);`)
	p.press("c")
	p.wait(`order.includes("saved")`)
	if got := strings.Join(eval[[]string](p, `order`)[:3], " "); got != "key frame saved" {
		t.Error(got)
	}
	p.before(`window.requestAnimationFrame = () => 0`)
	p.reload()
	p.press("r")
	p.shows(g, "cr")
	p.reload()
	p.shows(g, "cr")
	const saved = `Object.values(localStorage).join().match(/"typed":"(\w*)"/)[1]`
	for _, event := range []struct{ letter, script, want string }{
		{"a", ``, "cr"},
		{"n", `dispatchEvent(new Event("pagehide"))`, "cran"},
		{"e", `Object.defineProperty(document, "hidden", {value: true});
			document.dispatchEvent(new Event("visibilitychange", {bubbles: true}))`, "crane"},
		{"Backspace", ``, "cran"}, // a hidden page has no frames
	} {
		before := eval[string](p, `document.querySelector(".row").textContent`)
		p.press(event.letter)
		p.wait(`document.querySelector(".row").textContent !== ` + quote(before))
		p.run(event.script)
		if got := eval[string](p, saved); got != event.want {
			t.Errorf("saved after %s and %q: %q, want %q", event.letter, event.script, got, event.want)
		}
	}
}

// stored returns what the program has stored, once what it shows is saved.
func (p *page) stored() map[string]string {
	p.Helper()
	return eval[map[string]string](p, painted+`.then(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("ketword."))))`)
}

const historyKey = "ketword.history"
