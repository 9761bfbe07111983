package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"ketword/app/records"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/internal/sample"
)

// countStarts counts how often the program has started.
const countStarts = `window.starts = 0;
	new MutationObserver(() => { if (document.documentElement.dataset.app === "ready") window.starts++; })
		.observe(document.documentElement, {attributes: true, attributeFilter: ["data-app"]});`

// crash makes the program panic: a call of its handler of keys throws.
const crash = `(() => {
	const event = new KeyboardEvent("keydown", {key: "Enter", bubbles: true});
	event.preventDefault = () => { throw new Error("thrown by the test"); };
	document.body.dispatchEvent(event);
})()`

// throwOnce has the next call of something throw.
const throwOnce = `window.throwOnce = (owner, name) => {
	const real = owner[name];
	owner[name] = function () { owner[name] = real; throw new Error("thrown by the test"); };
}`

// What another window saves comes as an event; the date is looked at with each message.
const (
	breakDate     = `throwOnce(window, "Date")`
	saveElsewhere = `dispatchEvent(new StorageEvent("storage", {key: "ketword.settings", newValue: null, storageArea: localStorage}))`
)

// Whatever it is in whose midst the program panics, it starts again with the game.
func TestPanicAnywhere(t *testing.T) {
	sample.LongOnly(t, "TestPanicAgainAndAgain has a handler of keys, and what another window saves")
	p := start(t)
	g := p.beginGame(quantum)
	p.typeIn("cr")
	p.shows(g, "cr")
	p.painted()
	p.expectError("exit code: 2")
	all := []variant[func(p *page)]{
		{"answer of a worker", func(p *page) {
			p.chooseInMenu("hint")
			p.run(`const post = Worker.prototype.postMessage;
				Worker.prototype.postMessage = function (...args) {
					this.addEventListener("message", () => { if (!this.heard) { this.heard = true; ` + breakDate + `; } }, {once: true});
					post.apply(this, args);
				}`)
			p.click(askLeft)
		}},
		{"answer of an effect", func(p *page) {
			p.run(`ketwordOffline = async () => { ` + breakDate + `; return "kept"; }`)
			p.chooseInMenu("offline")
		}},
		{"click", func(p *page) { p.run(breakDate); p.click(`[data-action="menu"]`) }},
		{"drawing", func(p *page) {
			p.run(`throwOnce(HTMLDialogElement.prototype, "showModal")`)
			p.click(`[data-action="menu"]`)
		}},
		{"timer", func(p *page) {
			p.press("Enter")
			p.says(en.Notice.TooShort(5))
			p.run(breakDate)
			p.passes(time.Minute)
		}},
		{"what another window saves", func(p *page) { p.run(breakDate + "; " + saveElsewhere) }},
	}
	for _, panics := range all {
		t.Log(panics.name)
		p.run(countStarts)
		p.run(throwOnce)
		panics.value(p)
		p.wait(`window.starts === 1`)
		p.reload()
		p.shows(g, "cr")
	}
}

// A panic in a handler starts the program again, with the game and the row that was being typed. Every key works, and works once; so
// does one that is pressed meanwhile, and Back. If the program stops again and again, in a dialog, too, the page says so, and nothing is
// lost: what is stored can be had as a file.
func TestPanicAgainAndAgain(t *testing.T) {
	p := start(t)
	folder := p.downloadFolder()
	p.win(quantum)
	p.run(`localStorage.setItem("ketword.scores", '{"v":1,"data":["0 2 3 8 12 40 32 7 2 3"]}')`)
	p.run(`localStorage.setItem("ketword.friends", '{"v":1,"data":{"people":["Anna"],"games":["Wordle"],"results":"0 0 1734 - 3/6 -"}}')`)
	g := p.openPuzzle(classic, keyboard{})
	p.typeIn("cr")
	p.shows(g, "cr")
	p.painted()
	p.expectError("exit code: 2")
	p.run(countStarts)
	p.run(crash)
	p.wait(`window.starts === 1`)
	p.shows(g, "cr")
	p.press("o")
	p.shows(g, "cro")
	p.click(keySelector("w"))
	p.shows(g, "crow")
	p.press("Backspace")
	p.shows(g, "cro")
	p.painted()
	p.run(crash)
	p.press("w") // while it starts again
	p.wait(`window.starts === 2`)
	p.shows(g, "crow")
	p.chooseToPlay("new")
	p.until("a new game", func(s screen) bool { return s.Dialog == "" && s.letters(0) == "" })
	p.travel(-1)
	p.shows(g, "crow")
	p.run(crash)
	p.wait(`window.starts === 3`)
	p.run(`localStorage.setItem("ketword.settings", "broken")`)
	p.press("Backspace")
	p.shows(g, "cro")
	p.painted()
	p.openDialog("menu")
	p.run(`ketwordBoot.keep({at: ["?elsewhere"], like: [], daily: false}); ` + throwOnce + "; " + breakDate + "; " + saveElsewhere)
	p.showsNotice("crash", embedded.English.Site.Crashed)
	place := eval[string](p, `document.querySelector("[data-place]").textContent`)
	if version := eval[string](p, `document.querySelector('meta[name="ketword-version"]').content`); !strings.HasPrefix(place, version+" ") {
		t.Errorf("the notice says %q, want the version %q first", place, version)
	}
	out := sample.Must(inProject(builder.command, "-resolve", place))(t)
	source := sample.Must(os.ReadFile(project + "/app/today.go"))(t)
	before, _, _ := strings.Cut(string(source), `Get("Date").New()`)
	if where := fmt.Sprintf("\tketword/app/today.go:%d\n", 1+strings.Count(before, "\n")); !strings.Contains(out, where) {
		t.Errorf("%s is\n%s\nwant the line of app/today.go that looks at the date, %s", place, out, where)
	}
	const focus = `document.activeElement.matches('[data-notice="crash"] %s')`
	p.wait(fmt.Sprintf(focus, "button"))
	p.tab()
	p.wait(fmt.Sprintf(focus, "a"))
	p.tab(chromedp.ModifierShift)
	p.tab(chromedp.ModifierShift)
	p.wait(`document.activeElement === document.body`) // nothing else is to be reached
	p.passes(time.Second)                              // in which the page is kept
	p.click(`[data-notice="crash"] a`)
	file, refusal := records.ReadFile(engine.Forever, p.downloaded(filepath.Join(folder, "ketword-history.json")))
	if refusal.Fault != records.NoFault || len(file.Games) != 1 || len(file.Scores) != 1 || len(file.Friends.Results) != 1 {
		t.Errorf("the file has %+v, refused: %+v", file, refusal)
	}
	if got := file.Games[0].Game; got.Status() != engine.Won || got.Puzzle != quantum.game(t).Puzzle {
		t.Errorf("the file has %+v, which is not the game that was won", got)
	}
	p.click(`[data-notice="crash"] button`)
	p.ready()
	p.shows(g, "cro")
}

// If the program stops before it has taken over the snapshot of the page, the snapshot is not shown
// again.
func TestPanicAtTheStart(t *testing.T) {
	sample.LongOnly(t, "TestPanicAgainAndAgain stops the program")
	p := start(t)
	g := p.beginGame(classic)
	p.wait(`localStorage["ketword-page"]`)
	p.expectError("exit code: 2")
	p.before(`if (!sessionStorage.stopped) {
		const compile = WebAssembly.compileStreaming.bind(WebAssembly);
		WebAssembly.compileStreaming = (response) => {
			sessionStorage.stopped = "yes";
			goappPage = () => { throw new Error("thrown by the test"); };
			return compile(response);
		};
	}`)
	p.run(`location.reload()`)
	p.showsNotice("crash", embedded.English.Site.Crashed)
	if kept := eval[bool](p, `"ketword-page" in localStorage`); kept {
		t.Error("the page is kept")
	}
	p.reload()
	p.shows(g, "")
}
