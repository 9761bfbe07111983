package e2e

import (
	"maps"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// deny makes every use of storage throw, as in a browser that blocks it.
const deny = `Object.defineProperty(window, "localStorage", {configurable: true, get() { throw new DOMException("denied", "SecurityError"); }})`

// unreadable makes reading storage throw, as in a broken profile.
const unreadable = `Storage.prototype.getItem = () => { throw new DOMException("broken", "UnknownError"); }`

// keyless makes asking for the keys of storage throw.
const keyless = `Storage.prototype.key = () => { throw new DOMException("broken", "UnknownError"); }`

// full makes storage take nothing more.
const full = `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }`

// Where nothing can be saved the game goes on, and the page says so once.
func TestStorageRefused(t *testing.T) {
	cases(t, []variant[string]{{"denied", deny}, {"full", full}}, func(t *testing.T, c variant[string]) {
		p := start(t)
		p.before(c.value)
		g := p.openPuzzle(classic, keyboard{})
		p.press("a") // until then the game is taught
		p.says(en.Notice.CantSave)
		p.press("Backspace")
		p.ends(p.play(g, guesses(t, g)[0], secrets(g)[0]))
		p.says("")
	})
}

// Storage that can't be read is not used, and what it holds stays. The page says
// so.
func TestStorageUnreadable(t *testing.T) {
	cases(t, []variant[string]{{"values", unreadable}, {"keys", keyless}}[:sample.Size(1, 2)], func(t *testing.T, c variant[string]) {
		p := start(t)
		p.win(classic)
		before := p.stored()
		p.before(c.value)
		p.open(quantum.query())
		p.press("c") // ends the introduction, since whether it is known can't be read
		p.says(en.Notice.CantSave)
		p.press("Backspace")
		g := quantum.game(t)
		p.ends(p.play(g, secrets(g)[0]))
		p.counted(statistics{played: 1, wins: map[int]int{1: 1}})
		other := p.newTab()
		other.open("?mode=classic")
		if now := other.stored(); now[historyKey] != before[historyKey] {
			t.Errorf("stored: %q, before %q", now, before)
		}
	})
}

// fill leaves no room in storage.
const fill = `localStorage.other = ""; for (let n = 1 << 22; n > 0;) try { localStorage.other += "x".repeat(n); } catch { n >>= 1; }`

// Where storage fills up in the middle of a game, a row takes the room of the pages that were left.
// Where there is none even so, the page says so once, too, and keeps what it has.
func TestStorageFillsUp(t *testing.T) {
	p := start(t)
	g := p.beginGame(quantum)
	p.wait(`localStorage["ketword-page"]`)
	p.run(fill)
	row := guesses(t, g)[1]
	g = p.play(g, row)
	p.wait(`Object.keys(localStorage).some((key) => key.startsWith("ketword.game") && localStorage[key].includes(` + quote(row) + `))`)
	p.shows(g, "")
	p.run(`localStorage.removeItem("other")`)
	p.run(full)
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
}

// A letter is painted before it is saved.
func TestSavedAfterPaint(t *testing.T) {
	p := start(t)
	p.openPuzzle(classic, keyboard{})
	p.run(`window.order = [];
		const set = Storage.prototype.setItem;
		Storage.prototype.setItem = function (key, value) { if (key.startsWith("ketword.")) order.push("saved"); set.call(this, key, value); };
		addEventListener("keydown", () => { order.push("key"); requestAnimationFrame(() => order.push("frame")); }, true);`)
	p.press("c")
	p.wait(`order.includes("saved")`)
	if got := strings.Join(eval[[]string](p, `order`)[:3], " "); got != "key frame saved" {
		t.Error(got)
	}
}

// A letter whose frame never comes is saved when the page is left, or hidden.
func TestSavedWithoutPaint(t *testing.T) {
	p := start(t)
	p.before(`window.requestAnimationFrame = () => 0`)
	g := p.openPuzzle(classic, keyboard{})
	p.press("c")
	p.shows(g, "c")
	p.reload()
	p.shows(g, "c")
	const saved = `Object.values(localStorage).join().match(/"typed":"(\w*)"/)[1]`
	for _, event := range []struct{ letter, script, want string }{
		{"r", ``, "c"},
		{"a", `dispatchEvent(new Event("pagehide"))`, "cra"},
		{"n", `Object.defineProperty(document, "hidden", {value: true});
			document.dispatchEvent(new Event("visibilitychange", {bubbles: true}))`, "cran"},
		{"e", ``, "crane"}, // a hidden page has no frames
	} {
		p.press(event.letter)
		p.wait(`document.querySelector(".row").textContent.endsWith("` + capitals(event.letter) + `")`)
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

// store replaces everything in the site's storage, and empties the journal. A
// game must be open; it sees nothing of this until it is loaded again.
func (p *page) store(values map[string]string) {
	p.Helper()
	p.deleteJournal()
	p.run(`localStorage.clear()`)
	for key, value := range values {
		p.run(`localStorage.setItem(` + quote(key) + `, ` + quote(value) + `)`)
	}
}

const (
	historyKey = "ketword.history"
	recentKey  = "ketword.recent"
	gameKey    = "ketword.game."
	askedKey   = "ketword.asked"
)
