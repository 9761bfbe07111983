package e2e

import (
	"maps"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/engine"
	"ketword/wordlists"
)

// status is what the menu says of the list that is being loaded, or was to be.
const status = `document.querySelector("dialog .loading [role=status]").textContent`

// A list is fetched once, shows how far it has come, and is there without the
// server from then on, in a page that is loaded anew, too. One that was not
// fetched can't be had then, which is told, and the game goes on.
func TestFetch(t *testing.T) {
	for name, s := range map[string]*server{"root": root, "deep": deep} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			g := newGate(t, s)
			p := newcomer(t, g.server)
			english := p.at(classic, keys{})
			english = p.play(english, guesses(t, english)[0])
			p.typed("cr")
			p.keptOffline()

			p.click(action("menu"))
			p.dialog("menu")
			p.click(ofLang("de"))
			p.halfLoaded("German · 5 letters")
			p.shows(english, "cr") // the game in play goes on
			g.open()
			p.wait(`document.querySelector(` + quote(playIt) + `)`)
			p.click(playIt)
			p.dialog("")
			german := p.inPlay()
			german = p.play(german, covering(t, german, "ü")[0])
			file := fileOf(t, german)
			p.keptList(file)
			p.back(english, "cr")
			p.back(german, "")
			if asked := g.count(); !maps.Equal(asked, map[string]int{file: 1}) {
				t.Errorf("asked for %v, want %s once", asked, file)
			}

			g.shut()
			p.reload()
			p.shows(german, "")
			p.back(english, "cr")
			p.reload()
			p.shows(english, "cr")
			p.back(german, "")

			p.provoke("net::ERR_FAILED")
			p.click(action("menu"))
			p.dialog("menu")
			p.click(ofLang("fr"))
			const failed = "French · 5 letters could not be loaded. Please check your connection."
			p.wait(status + ` === ` + quote(failed))
			p.wait(`document.querySelector(` + quote(ofLang("de")) + `).getAttribute("aria-pressed") === "true"`)
			p.press("Escape")
			p.dialog("")
			p.says(failed)
			p.shows(german, "")
			p.ends(p.play(german, secrets(german)[0]))
		})
	}
}

// A list that breaks off on its way could not be loaded. Chosen again, it is. The
// game in play goes on as long as that takes.
func TestFetchBreaksOff(t *testing.T) {
	t.Parallel()
	gate := newGate(t, root)
	p := newcomer(t, gate.server)
	english := p.at(classic, keys{})
	p.click(action("menu"))
	p.dialog("menu")
	p.click(ofLang("de"))
	p.halfLoaded("German · 5 letters")
	gate.cut()
	p.wait(status + ` === "German · 5 letters could not be loaded. Please check your connection."`)
	p.click(ofLang("de"))
	p.halfLoaded("German · 5 letters")
	p.press("Escape")
	p.dialog("")
	english = p.play(english, guesses(t, english)[0])
	p.typed("cr")
	p.shows(english, "cr")
	gate.open()
	p.placed("German · 5 letters")
	german := p.inPlay()
	p.ends(p.play(german, secrets(german)[0]))
	p.back(english, "cr")
}

// halfLoaded waits until the menu shows that half of a list is there.
func (p *player) halfLoaded(list string) {
	p.Helper()
	p.wait(status + ` === ` + quote("Loading "+list+" …"))
	p.wait(`Math.round(document.querySelector("dialog .loading progress").value / 2) === 25`)
}

// back goes to a game's list in the menu, and checks that the game goes on.
func (p *player) back(g engine.Game, typed string) {
	p.Helper()
	p.plays(g.Puzzle.Lang, g.Puzzle.Rules.Length)
	p.shows(g, typed)
}

// fileOf returns the path, from the site's folder, of the list of a game.
func fileOf(t *testing.T, g engine.Game) string {
	t.Helper()
	for _, e := range wordlists.Catalogue() {
		if e.Lang == g.Puzzle.Lang && e.Length == g.Puzzle.Rules.Length {
			return e.File()
		}
	}
	t.Fatalf("%v: no list", g.Puzzle.Identity)
	return ""
}

// keptList waits until the service worker has kept a list.
func (p *player) keptList(file string) {
	p.Helper()
	p.run(`(async () => {
		const url = ` + quote(p.site.url+file) + `, ends = Date.now() + 5000;
		while (!(await caches.match(url))) {
			if (Date.now() > ends) throw new Error(url + " is not kept");
			await new Promise((done) => setTimeout(done, 20));
		}
	})()`)
}

// A link to a puzzle of another language is followed in a browser that has
// never been here: the empty board has the puzzle's shape until the list is
// there.
func TestLinkToAnotherLanguage(t *testing.T) {
	for name, s := range map[string]*server{"root": root, "deep": deep} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			gate := newGate(t, s)
			p := newcomer(t, gate.server)
			m := mode{"quantum", 2000}
			g := m.of(t, builtIn("de", 6))
			p.do(chromedp.Navigate(p.site.url + m.query("&lang=de&length=6&words="+listOf(g).words.Fingerprint().String())))
			s := p.until("half of the list", func(s screen) bool {
				return s.Message == "Loading German · 6 letters … 50 %" || s.Message == "Loading German · 6 letters … 49 %"
			})
			if s.App == "ready" || s.Mode != "quantum" || len(s.Rows[0]) != 6 || len(s.Keys) != len(keysOf(g)) {
				t.Errorf("before the list is there: %+v", s)
			}
			gate.open()
			p.ready()
			if s := p.shows(g, ""); s.Message != "" || s.Place != "Puzzle 2000 · German · 6 letters" {
				t.Errorf("the link opens %q and says %q", s.Place, s.Message)
			}
			p.ends(p.play(g, covering(t, g, "")[0], secrets(g)[0]))
			file := fileOf(t, g)
			p.keptList(file) // though the page was there before the service worker
			if asked := gate.count(); !maps.Equal(asked, map[string]int{file: 1}) {
				t.Errorf("asked for %v, want %s once", asked, file)
			}
		})
	}
}
