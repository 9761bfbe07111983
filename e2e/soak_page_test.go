//go:build soak

package e2e

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/cdproto/runtime"

	"ketword/engine"
)

// soakPercent scales how often everything is done.
var soakPercent = flag.Int("soak", 100, "do everything so many `percent` as often")

// soaked returns how often something is done, at least once.
func soaked(full int) int { return max(1, full**soakPercent/100) }

// keepProgram keeps the program's memory where it can be measured.
const keepProgram = `{
	const instantiate = WebAssembly.instantiate;
	WebAssembly.instantiate = async (...all) => window.program = await instantiate(...all);
}`

// weight is what a page takes.
type weight struct {
	heap, program    int // bytes of JavaScript, after a collection, and of the program's memory
	nodes, listeners int
}

// weigh measures the page.
func (p *page) weigh() weight {
	p.Helper()
	p.settle()
	for range 2 {
		call(p, heapprofiler.CollectGarbage, cdp.Empty{})
	}
	counted := call(p, memory.GetDOMCounters, cdp.Empty{})
	heap := call(p, runtime.GetHeapUsage, cdp.Empty{})
	program := eval[int](p, `program.exports.mem.buffer.byteLength`)
	return weight{int(heap.UsedSize), program, int(counted.Nodes), int(counted.JsEventListeners)}
}

// soaks does something so often in a page, and compares what the page takes after a tenth, after
// half, and in the end: from half on it may not grow. Go lets nodes go when it collects what it
// doesn't need itself, so that their number goes up and down.
func (p *page) soaks(what string, times int, do func(i int)) {
	p.Helper()
	marks := []int{max(1, times/10), max(1, times/2), times}
	var weights []weight
	for i := range times {
		do(i)
		if slices.Contains(marks, i+1) {
			weights = append(weights, p.weigh())
			p.Logf("%s, %5d times: %+v", what, i+1, weights[len(weights)-1])
		}
	}
	if len(weights) < len(marks) {
		return
	}
	half, end := weights[1], weights[2]
	for name, grown := range map[string]bool{
		"JavaScript": end.heap > half.heap*5/4+1e6, "the program": end.program > half.program*3/2,
		"nodes": end.nodes > half.nodes*2+2000, "listeners": end.listeners > half.listeners+10,
	} {
		if grown {
			p.Errorf("%s: %s grow from %+v to %+v", what, name, half, end)
		}
	}
}

// newSoak opens a page that can be weighed, by its own clock.
func newSoak(t *testing.T) *page {
	p := newPage(t, root)
	p.keepsRealTime()
	p.before(keepProgram)
	return p
}

// Many games in one page: each is counted, and the page stays as light as it was.
func TestSoakGames(t *testing.T) {
	p := newSoak(t)
	p.open(quantum.query())
	games := soaked(2000)
	p.soaks("games", games, func(i int) {
		p.typeIn(secrets(p.inPlay())[0])
		p.press("Enter")
		p.wait(`document.querySelector(".end")`)
		p.click(action("new"))
		p.wait(`!document.querySelector(".end")`)
	})
	p.awaitStoredGames(games)
}

// Each dialog is opened and closed again and again, also those that a lost game with a rival has, and how the game is installed by hand.
func TestSoakDialogs(t *testing.T) {
	for _, name := range []string{"menu", "puzzle", "help", "stats", "archive", "settings", "offline", "lists", "solver", "lab", "friends", "hint", "giveup", "games", "scores", "challenge"} {
		t.Run(name, func(t *testing.T) {
			p := newSoak(t)
			p.beginGame(quantum)
			p.soaks(name, soaked(200), func(int) {
				p.opensNamed(name)
				p.closeDialog()
			})
		})
	}
	maker := newPage(t, root)
	maker.before(stubClipboard)
	g := maker.openPuzzle(quantum, keyboard{})
	maker.play(g, guesses(t, g)[0], secrets(g)[0])
	maker.click(action("share-as"))
	maker.chooseForm("challenge")
	link := maker.challengeLink()
	for dialog, opener := range map[string]string{"share": "share-as", "review": "review", "playon": "play-on", "rival": "rival", "install": "install"} {
		t.Run(dialog, func(t *testing.T) {
			p := newSoak(t)
			p.before(`navigator.standalone = false; Object.defineProperty(navigator, "maxTouchPoints", {value: 5})`)
			p.open(link)
			p.play(g, repeated(guesses(t, g), 6)...)
			p.until("the end", func(s screen) bool { return s.Status == "lost" })
			p.soaks(dialog, soaked(200), func(int) {
				p.opensBy(opener, dialog)
				p.closeDialog()
			})
		})
	}
}

// Tournaments are cancelled again and again, each after another number of parts, while the worker stands still.
func TestSoakTournaments(t *testing.T) {
	p := newSoak(t)
	p.before(watchWorkers)
	p.open(classic.query(builtIn("de", 8).query()))
	p.run(endlessPatience)
	p.opensNamed("lab")
	w := p.worker(1)
	p.closeDialog()
	play, cancel := `dialog [data-action="lab-play"]`, `dialog [data-action="lab-cancel"]`
	p.soaks("tournaments", soaked(30), func(i int) {
		p.opensNamed("lab")
		p.wait(`document.querySelector(` + quote(labTab("games")) + `)`)
		p.click(labTab("games"))
		p.wait(`document.querySelector(` + quote(play) + `)`)
		w.inside.run(fmt.Sprintf(`self.before = %d`, i%7))
		w.standsStillAfter(`m.part && self.before-- === 0`)
		p.click(play)
		w.awaitStill()
		p.click(cancel)
		p.wait(`document.querySelector(` + quote(play) + `) && !document.querySelector(` + quote(cancel) + `)`)
		w.goesOn()
		p.closeDialog()
	})
	if n := eval[int](p, `workers.length`); n != 1 {
		t.Errorf("%d workers were started", n)
	}
}

// A browser is killed again and again, at a random moment after a win. What was in the
// journal is there at the next start, and all that is stored can be read.
func TestSoakKills(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Logf("by seed %d", seed)
	random := rand.New(rand.NewPCG(seed, 1))
	folder := t.TempDir()
	kills := soaked(30)
	for i := range kills {
		m := mode{modes[i%2].name, noDay + 5000 + engine.Seed(i)}
		visitAndKill(t, root, folder, func(p *page) {
			p.open(m.query())
			p.awaitStoredGames(i)
			g := p.play(m.game(t), guesses(t, m.game(t))[0])
			p.play(g, secrets(g)[0])
			p.awaitJournal(i + 1)
			time.Sleep(time.Duration(random.IntN(3000)) * time.Millisecond)
		})
	}
	visit(t, root, folder, func(p *page) {
		p.open("")
		p.awaitStoredGames(kills)
		p.says("")
	})
	t.Logf("%d kills, no game lost", kills)
}
