//go:build soak

package e2e

import (
	"context"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"ketword/engine"
)

// watchRows notes every row that a window shows as entered, and counts what other windows
// change in its storage. What a window is asked to post, the others hear after all that
// it has stored before. While it is held, it hears later of what others store: else it
// would take over the letters that they are typing.
const watchRows = `
	window.shownRows = new Set();
	window.changesHeard = 0;
	window.postsHeard = {};
	new MutationObserver(() => {
		for (const row of document.querySelectorAll(".board .row")) {
			const tiles = [...row.querySelectorAll(".tile")];
			if (tiles.length && tiles.every((tile) => !["empty", "typed"].includes(tile.dataset.mark))) {
				shownRows.add(tiles.map((tile) => tile.textContent.toLowerCase()).join(""));
			}
		}
	}).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
	window.heldEvents = null;
	window.release = () => {
		const events = heldEvents;
		heldEvents = null;
		for (const {key, oldValue, newValue} of events) dispatchEvent(new StorageEvent("storage", {key, oldValue, newValue}));
	};
	addEventListener("storage", (e) => {
		if (!e.key) return;
		if (e.key.startsWith("soak.")) {
			postsHeard[e.key] = e.newValue;
		} else if (heldEvents) {
			heldEvents.push(e);
			e.stopImmediatePropagation();
		} else {
			changesHeard++;
		}
	}, true);`

// enteredRows returns the words of the rows that are entered, as the page shows them.
func (s screen) enteredRows() []string {
	var rows []string
	for i, row := range s.Rows {
		if row[0].Mark != "empty" && row[0].Mark != "typed" {
			rows = append(rows, strings.ToLower(s.letters(i)))
		}
	}
	return rows
}

// race is windows of one profile that play one puzzle.
type race struct {
	*testing.T
	windows []*page
	posts   int
}

func newRace(t *testing.T, windows int) *race {
	r := &race{T: t, windows: []*page{newPage(t, root)}}
	for len(r.windows) < windows {
		r.windows = append(r.windows, r.windows[0].newTab())
	}
	for _, p := range r.windows {
		p.before(watchRows)
	}
	return r
}

// atOnce does something in all windows at the same moment.
func (r *race) atOnce(do func(i int, ctx context.Context) error) {
	r.Helper()
	errs := make([]error, len(r.windows))
	var all sync.WaitGroup
	start := make(chan struct{})
	for i, p := range r.windows {
		all.Go(func() {
			ctx, cancel := context.WithTimeout(p.ctx, patience)
			defer cancel()
			<-start
			errs[i] = do(i, ctx)
		})
	}
	close(start)
	all.Wait()
	for i, err := range errs {
		if err != nil {
			r.Fatalf("window %d: %v", i, err)
		}
	}
}

// open opens the puzzle in all windows.
func (r *race) open(m mode) engine.Game {
	r.Helper()
	r.atOnce(func(i int, ctx context.Context) error {
		return chromedp.Do(ctx, chromedp.Navigate(r.windows[i].site.url+m.query()))
	})
	g := m.game(r.T)
	for _, p := range r.windows {
		p.ready()
		p.shows(g, "")
	}
	return g
}

// enter types a word in each window, enters all at the same moment, and only then lets the
// windows hear of each other.
func (r *race) enter(words []string) {
	r.Helper()
	for _, p := range r.windows {
		p.run(`window.heldEvents = []`)
	}
	for i, p := range r.windows {
		p.typeIn(words[i])
	}
	down, up := keyEvents("Enter")
	r.atOnce(func(i int, ctx context.Context) error {
		_, err := chromedp.Call(ctx, input.DispatchKeyEvent, down)
		if err == nil {
			_, err = chromedp.Call(ctx, input.DispatchKeyEvent, up)
		}
		return err
	})
	for i, p := range r.windows {
		p.wait(`shownRows.has(` + quote(words[i]) + `)`)
	}
	r.atOnce(func(i int, ctx context.Context) error {
		_, err := chromedp.Run(ctx, chromedp.Evaluate[chromedp.Void](`release()`))
		return err
	})
}

// quiet waits until no window has anything to store or to hear of the others.
func (r *race) quiet() {
	r.Helper()
	var before []int
	for same := 0; same < 2; {
		r.posts++
		var heard []int
		for i, p := range r.windows {
			p.settle()
			p.painted()
			p.run(fmt.Sprintf(`localStorage.setItem("soak.%d", "%d")`, i, r.posts))
		}
		for i, p := range r.windows {
			for j := range r.windows {
				if j != i {
					p.wait(fmt.Sprintf(`postsHeard["soak.%d"] === "%d"`, j, r.posts))
				}
			}
			heard = append(heard, eval[int](p, `changesHeard`))
		}
		if reflect.DeepEqual(heard, before) {
			same++
		} else {
			same = 0
		}
		before = heard
	}
}

// shown returns all rows that any window has shown.
func (r *race) shown() map[string]bool {
	r.Helper()
	all := map[string]bool{}
	for _, p := range r.windows {
		for _, row := range eval[[]string](p, `[...shownRows]`) {
			all[row] = true
		}
	}
	return all
}

// together checks that all windows show the same, and returns what.
func (r *race) together() screen {
	r.Helper()
	first := r.windows[0].look()
	for i, p := range r.windows[1:] {
		if s := p.look(); !reflect.DeepEqual(s.Rows, first.Rows) || s.Status != first.Status {
			r.Errorf("window %d shows %v, the first %v", i+1, s, first)
		}
	}
	return first
}

// Rows that several windows enter at the same moment are all there in the end. Then one
// wins while the others enter rows: all show the end, and nothing is stored of the
// unfinished game.
func TestSoakRaces(t *testing.T) {
	for _, windows := range []int{2, 4} {
		t.Run(fmt.Sprint(windows), func(t *testing.T) {
			r := newRace(t, windows)
			races := soaked(100)
			for i := range races {
				r.run(mode{modes[i%2].name, noDay + 100 + engine.Seed(i)}, i)
			}
			t.Logf("%d races of %d windows", races, windows)
		})
	}
}

// run plays a puzzle. The window that wins is another one each time.
func (r *race) run(m mode, i int) {
	r.Helper()
	g := r.open(m)
	words := wrongGuesses(g, 2*len(r.windows))
	slices.Reverse(words)
	r.enter(words[:len(r.windows)])
	r.quiet()
	rows := r.together().enteredRows()
	shown := r.shown()
	if missing := missingOf(shown, rows); len(missing) > 0 {
		r.Errorf("race %d, %v: rows %q were shown, and are not among %q", i, m, missing, rows)
	}
	ending := slices.Clone(words[len(r.windows):])
	ending[i%len(ending)] = secrets(g)[0]
	r.enter(ending)
	r.quiet()
	if s := r.together(); s.Status != "won" {
		r.Errorf("race %d, %v: the game is %v", i, m, s)
	}
	left := eval[[]string](r.windows[0], `Object.keys(localStorage).filter((key) => key.startsWith("ketword.game."))`)
	if len(left) > 0 {
		r.Errorf("race %d, %v: stored: %q", i, m, left)
	}
}

// missingOf returns the words that are not among rows.
func missingOf(words map[string]bool, rows []string) []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(words)), func(w string) bool { return slices.Contains(rows, w) })
}
