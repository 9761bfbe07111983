package e2e

import (
	"bytes"
	"net/http"
	"slices"
	"sync"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
)

// Between the first paint and the game nothing moves, and no letter is gone for a
// moment.
func TestTakeover(t *testing.T) {
	cases(t, either(t), func(t *testing.T, m mode) {
		p := start(t)
		p.prefer(wantsMotion)
		g := p.openPuzzle(m, keyboard{})
		g = p.play(g, wrongGuesses(g, 2)...)
		p.before(holdProgram + `
			window.frames_ = [];
			window.shifts = [];
			const place = ({x, y, width, height}) => [x, y, width, height].join(" ");
			new PerformanceObserver((list) => {
				for (const { value, sources } of list.getEntries())
					if (value > 0) window.shifts.push(value + ": " + sources.map(({ node, previousRect, currentRect }) =>
						(node && (node.className || node.nodeName)) + " from " + place(previousRect) + " to " + place(currentRect)));
			}).observe({type: "layout-shift", buffered: true});
			const look = () => {
				const board = document.querySelector(".board");
				if (board) window.frames_.push(board.textContent + " " + board.getAnimations({subtree: true}).length);
				requestAnimationFrame(look);
			};
			requestAnimationFrame(look);`)
		p.run(`location.reload()`)
		p.early()
		p.typesEarly(2, "cr", "c", "r")
		p.wait(`document.querySelector(".board").getAnimations({subtree: true}).length === 0`)
		p.run(`window.frames_ = []`)
		p.starts()
		p.painted()
		p.shows(g, "cr")
		if seen := slices.Compact(eval[[]string](p, `window.frames_`)); len(seen) != 1 {
			t.Errorf("the board, and how many tiles of it moved: %q", seen)
		}
		if moved := eval[[]string](p, `window.shifts`); len(moved) != 0 {
			t.Errorf("moved: %q", moved)
		}
	})
}

// A page that comes in two halves is not painted before it is there and shows the board as it was
// left, so that nothing moves.
func TestPageComesInHalves(t *testing.T) {
	t.Parallel()
	released := make(chan struct{})
	release := sync.OnceFunc(func() { close(released) })
	t.Cleanup(release)
	f := newFront(t, root, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.RawQuery == "" {
				site.ServeHTTP(w, r)
				return
			}
			inKeyboard := func(text []byte) int { return bytes.Index(text, []byte(`data-key="a"`)) }
			if rest := sendHalf(w, r, site, inKeyboard); passes(r, released) {
				w.Write(rest)
			}
		})
	})
	p := newPage(t, f.server)
	p.before(`
		window.frames_ = [];
		const look = () => {
			window.frames_.push(document.querySelectorAll(".key").length);
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);`)
	call(p, cdppage.Navigate, cdppage.NavigateParams{URL: p.site.url + classic.query()})
	p.wait(`document.querySelectorAll(".key").length > 0`)
	release()
	p.ready()
	if seen := slices.Compact(eval[[]int](p, `window.frames_`)); len(seen) != 1 {
		t.Errorf("keys that were painted: %v", seen)
	}
}
