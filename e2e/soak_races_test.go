//go:build soak

package e2e

import (
	"context"
	"fmt"
	"reflect"
	"slices"
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
	window.enteredRows = () => [...document.querySelectorAll(".board .row")].map((row) => [...row.querySelectorAll(".tile")])
		.filter((tiles) => tiles.length && tiles.every((tile) => !["empty", "typed"].includes(tile.dataset.mark)))
		.map((tiles) => tiles.map((tile) => tile.textContent.toLowerCase()).join(""));
	new MutationObserver(() => { for (const row of enteredRows()) shownRows.add(row); }).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
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

// race is windows of one profile that play one puzzle.
type race struct {
	*testing.T
	windows []*page
	posts   int
}

// Rows that several windows enter at the same moment are all there in the end. Then one
// wins while the others enter rows: all show the end, and nothing is stored of the
// unfinished game.
func TestSoakRaces(t *testing.T) {
	for _, windows := range []int{2, 4} {
		t.Run(fmt.Sprint(windows), func(t *testing.T) {
			r := &race{T: t, windows: []*page{newPage(t, root)}}
			for len(r.windows) < windows {
				r.windows = append(r.windows, r.windows[0].newTab())
			}
			for _, p := range r.windows {
				p.before(watchRows)
			}
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
	g := m.game(r.T)
	for _, p := range r.windows {
		p.open(m.query())
		p.shows(g, "")
	}
	words := wrongGuesses(g, 2*len(r.windows))
	slices.Reverse(words)
	r.enter(words[:len(r.windows)])
	r.quiet()
	rows := r.together()
	for _, p := range r.windows {
		for _, row := range eval[[]string](p, `[...shownRows]`) {
			if !slices.Contains(rows, row) {
				r.Errorf("race %d, %v: row %q was shown, and is not among %q", i, m, row, rows)
			}
		}
	}
	ending := slices.Clone(words[len(r.windows):])
	ending[i%len(ending)] = secrets(g)[0]
	r.enter(ending)
	r.quiet()
	r.together()
	if s := r.windows[0].look(); s.Status != "won" {
		r.Errorf("race %d, %v: the game is %v", i, m, s)
	}
	left := eval[[]string](r.windows[0], `Object.keys(localStorage).filter((key) => key.startsWith("ketword.game."))`)
	if len(left) > 0 {
		r.Errorf("race %d, %v: stored: %q", i, m, left)
	}
}

// atOnce does something in all windows at the same moment.
func (r *race) atOnce(do func(ctx context.Context) error) {
	r.Helper()
	var all sync.WaitGroup
	start := make(chan struct{})
	for i, p := range r.windows {
		all.Go(func() {
			ctx, cancel := context.WithTimeout(p.ctx, patience)
			defer cancel()
			<-start
			if err := do(ctx); err != nil {
				r.Errorf("window %d: %v", i, err)
			}
		})
	}
	close(start)
	all.Wait()
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
	r.atOnce(func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, input.DispatchKeyEvent, down)
		if err == nil {
			_, err = chromedp.Call(ctx, input.DispatchKeyEvent, up)
		}
		return err
	})
	for i, p := range r.windows {
		p.wait(`shownRows.has(` + quote(words[i]) + `)`)
	}
	r.atOnce(func(ctx context.Context) error {
		_, err := chromedp.Run(ctx, chromedp.Evaluate[chromedp.Void](`release()`))
		return err
	})
}

// quiet waits until no window has anything to store or to hear of the others.
func (r *race) quiet() {
	r.Helper()
	var before []int
	for same := 0; same < 2; same++ {
		r.posts++
		for i, p := range r.windows {
			p.settle()
			p.painted()
			p.run(fmt.Sprintf(`localStorage.setItem("soak.%d", "%d")`, i, r.posts))
		}
		var heard []int
		for i, p := range r.windows {
			for j := range r.windows {
				p.wait(fmt.Sprintf(`%d === %d || postsHeard["soak.%[2]d"] === "%d"`, i, j, r.posts))
			}
			heard = append(heard, eval[int](p, `changesHeard`))
		}
		if !slices.Equal(heard, before) {
			same = -1
		}
		before = heard
	}
}

// together checks that all windows show the same, and returns the words of the rows that are entered.
func (r *race) together() (rows []string) {
	r.Helper()
	first := r.windows[0].look()
	for i, p := range r.windows[1:] {
		if s := p.look(); !reflect.DeepEqual(s.Rows, first.Rows) || s.Status != first.Status {
			r.Errorf("window %d shows %v, the first %v", i+1, s, first)
		}
	}
	return eval[[]string](r.windows[0], `enteredRows()`)
}
