package e2e

import (
	"bytes"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"

	"ketword/internal/sample"
)

// Between the first paint and the game nothing moves, and no letter is gone for a
// moment.
func TestTakeover(t *testing.T) {
	p := start(t)
	p.prefer(wantsMotion)
	g := p.openPuzzle(quantum, keyboard{})
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

// holdDrawing holds the program in the midst of its first drawing until release is called there,
// and counts in parts how often it lets the page do something else meanwhile.
const holdDrawing = `{
	window.parts = 0;
	let boot, breathe, taken = false;
	const released = new Promise((resolve) => { window.release = resolve; });
	Object.defineProperty(window, "ketwordBoot", { get: () => boot, set: (value) => {
		boot = value;
		const take = boot.take;
		boot.take = () => { taken = true; return take(); };
	} });
	Object.defineProperty(window, "ketwordBreathe", { set: (value) => { breathe = value; }, get: () => async () => {
		if (taken) await (window.parts++, released);
		return breathe();
	} });
}`

// The first drawing goes on in parts, between which the page takes keys. What they show is for
// the program to draw: the page's own script would change what is just being taken over.
func TestTypedInTheFirstDrawing(t *testing.T) {
	p := start(t)
	p.before(holdDrawing)
	p.openEarly(quantum.query())
	p.wait(`window.parts === 1`)
	for _, key := range []string{"c", "x", "Backspace", "r"} {
		p.press(key)
	}
	if s := p.look(); s.letters(0) != "" {
		t.Errorf("in the midst of the first drawing the row shows %q", s.letters(0))
	}
	p.starts()
	p.shows(quantum.game(t), "cr")
	if parts := eval[int](p, `window.parts`); parts < 3 {
		t.Errorf("the first drawing was done in %d parts", parts+1)
	}
}

// What is typed before the program runs is not played in another puzzle than was asked for.
func TestTypedBeforeAnotherPuzzle(t *testing.T) {
	p := start(t)
	p.before(holdProgram)
	p.openEarly(classic.query("&words=0123456789abcdef"))
	p.enter(wrongGuesses(classic.game(t), 1)[0])
	p.starts()
	p.says(en.Notice.OtherList)
	p.shows(classic.game(t), "")
}

// What somebody else has written in place of the snapshot neither leads away nor
// keeps the program from starting, or from keeping its own, nor says anything.
func TestStrangePageIsNotShown(t *testing.T) {
	const with = `(kept, change) => change((page) => [...page, %s])`
	all := []string{
		fmt.Sprintf(with, `["meta", [["http-equiv", "refresh"], ["content", "0; url=/elsewhere"]]]`),
		`(kept) => { kept.pages = [{as: "x"}]; }`,
		fmt.Sprintf(with, `["b", [["id", "ketwordRun"]], "x"]`),
		`(kept, change) => change(() => ["div", [["id", "app"]], "Nothing to play"])`,
		fmt.Sprintf(with, `["b", [["onfocus", "window.strange = true"], ["tabindex", "0"]]]`),
		fmt.Sprintf(with, `["a", [["href", "javascript:window.strange = true"]], "x"]`),
		fmt.Sprintf(with, `[7, 8]`),
		fmt.Sprintf(with, `{"name": "b"}`),
		`(kept, change) => change(() => "Nothing to play")`,
		`(kept, change) => change(() => ["main", [], "Nothing to play"])`,
		`(kept, change) => change((page) => ["div", [["id", "app"]], page, page])`,
	}
	p := start(t)
	g := p.beginGame(quantum)
	const own = `(localStorage["ketword-page"] || "").includes('["data-mark","')`
	p.wait(own)
	p.before(`if (sessionStorage.strange) {
		const kept = JSON.parse(localStorage["ketword-page"]);
		[` + strings.Join(all, ", ") + `][sessionStorage.strange](kept, (page) => { for (const place of [...kept.pages, kept.keys]) place.page = page(place.page); });
		localStorage["ketword-page"] = JSON.stringify(kept);
		sessionStorage.removeItem("strange");
	}`)
	for i, strange := range all[:sample.Size(2, len(all))] {
		t.Log(strange)
		p.run(fmt.Sprintf(`sessionStorage.strange = "%d"`, i))
		p.reload()
		p.shows(g, "")
		is(p, "it did something", `Boolean(window.strange) || location.pathname !== "/"`, false)
		p.typeIn("a")
		p.shows(g, "a")
		p.erase(1)
		p.shows(g, "")
		p.wait(`JSON.parse(localStorage["ketword-page"]).pages[0].at && ` + own + ` && !localStorage["ketword-page"].includes("Nothing to play")`)
	}
}
