package e2e

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"ketword/app/text"
)

// changeParts has a page do something with each part of the program, by its number, before the browser
// compiles it.
const changeParts = `
	const released = new Promise((resolve) => { window.release = resolve; });
	const compile = WebAssembly.compileStreaming.bind(WebAssembly);
	window.parts = 0;
	WebAssembly.compileStreaming = async (response) => {
		await before(window.parts++);
		return compile(response);
	};
`

// missed are the functions that the first part of the program has missed.
const missed = `performance.getEntriesByName("ketword-missing")`

// inTwo ends a test where programs stay in one piece, as they do with a release of Go that is not
// the one in the list of the first part's functions.
func inTwo(t *testing.T) {
	t.Helper()
	list, err := os.ReadFile(project + "/cmd/build/first.txt")
	if err != nil {
		t.Fatal(err)
	}
	if release, _, _ := strings.Cut(string(list), "\n"); !strings.HasPrefix(runtime.Version()+".", release+".") {
		t.Skipf("the list of the first part's functions is of %s", release)
	}
}

// The first word is judged without the rest of the program; what needs that comes when it is
// there. Now and then the first part may miss something, as for collecting garbage.
func TestFirstWordWithoutTheRest(t *testing.T) {
	inTwo(t)
	t.Parallel()
	for _, m := range []mode{classic, quantum} {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			g := m.game(t)
			guess := wrong(g, 1)[0]
			for try := 1; ; try++ {
				p := newPage(t, root)
				p.before(changeParts + `const before = (part) => part && released`)
				p.openPuzzle(m, keyboard{})
				p.enter(guess)
				p.wait(`document.querySelector('.tile[data-row="0"][data-mark="absent"]') || ` + missed + `.length`)
				early := eval[[]int](p, missed+`.map(({ detail }) => detail)`)
				switch {
				case len(early) > 0 && try == 5:
					t.Fatalf("functions %d of .cache/functions.txt are missing: make first lists what a start calls", early)
				case len(early) > 0:
					continue
				}
				p.click(action("stats"))
				p.wait(missed + `.length`)
				if s := p.look(); s.Dialog != "" {
					t.Errorf("dialog %q is open without the rest", s.Dialog)
				}
				p.passes(aWhile)
				p.showsNotice("rest", text.EnglishSite.RestLoads)
				p.run(`window.release()`)
				p.dialog("stats")
				p.wait(`document.querySelector('[data-notice="rest"]').hidden`)
				p.closeDialog()
				g = after(t, g, guess)
				p.shows(g, "")
				p.ends(p.play(g, secrets(g)[0]))
				return
			}
		})
	}
}

// A first visit to a game is ready without the rest, whatever its language and list are.
func TestStartWithoutTheRest(t *testing.T) {
	inTwo(t)
	t.Parallel()
	for _, address := range []string{"de/", "fr/?mode=quantum", "?lang=en&length=4", "#secret=" + sealed(t, "crown", "plaid")} {
		t.Run(address, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.before(changeParts + `const before = (part) => part && released`)
			p.openEarly(address)
			p.wait(`document.documentElement.dataset.app || ` + missed + `.length`)
			if early := eval[[]int](p, missed+`.map(({ detail }) => detail)`); len(early) > 0 {
				t.Errorf("functions %d of .cache/functions.txt are missing: make first lists what a start calls", early)
			}
			p.run(`window.release()`)
			p.ready()
		})
	}
}

// If the rest of the program does not come, the program is loaded again: by the page where there is
// a copy for playing offline, and else when the player asks for it.
func TestRestIsLost(t *testing.T) {
	inTwo(t)
	t.Parallel()
	for name, script := range map[string]string{
		"copy":    "",
		"no copy": `Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.expectError("Failed to fetch")
			p.before(script + changeParts + `const before = async (part) => { if (part === 1) throw await released.then(() => new TypeError("Failed to fetch")); }`)
			g := p.openPuzzle(classic, keyboard{})
			if script == "" {
				p.wait(`Boolean(navigator.serviceWorker.controller)`)
			}
			p.run(`window.release()`)
			if script != "" {
				p.showsNotice("load", text.EnglishSite.LoadFailed)
				p.click(`[data-notice="load"] button`)
			}
			p.wait(`window.parts === 4`) // both parts once more
			p.ready()
			p.ends(p.play(g, secrets(g)[0]))
		})
	}
}

// A file that is dropped before the rest is there is imported when it is.
func TestDroppedBeforeTheRest(t *testing.T) {
	inTwo(t)
	t.Parallel()
	p := newPage(t, root)
	p.before(changeParts + `const before = (part) => part && released`)
	p.openPuzzle(classic, keyboard{})
	file := filepath.Join(t.TempDir(), "words.txt")
	if err := os.WriteFile(file, []byte("apple\nmango\ngrape\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p.drop(file, "body")
	p.run(`window.release()`)
	p.dialog("lists")
}
