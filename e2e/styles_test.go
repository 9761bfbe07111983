package e2e

import (
	"fmt"
	"testing"

	"ketword/internal/sample"
)

// screenStyle is the style of dialogs in a page, which comes as a file.
const screenStyle = `document.querySelectorAll("style")[1]`

// Nothing that is drawn before the program runs is styled by what comes with the program: it looks the
// same with and without. Quantum has all that classic has.
func TestBoardNeedsNoFurtherStyle(t *testing.T) {
	cases(t, []mode{quantum, classic}[:sample.Size(1, 2)], func(t *testing.T, m mode) {
		p := firstVisit(t, root)
		p.before(holdProgram)
		p.openEarly(m.query())
		p.wait(screenStyle)
		p.needsNoFurtherStyle("introduction")
		p.typesEarly(0, "cr", "c", "r")
		p.needsNoFurtherStyle("typed")
		for _, name := range []string{"load", "crash", "frame", "file", "wasm"}[:sample.Size(2, 5)] {
			p.run(`ketwordBoot.show("` + name + `")`)
			p.needsNoFurtherStyle("notice " + name)
			p.run(`document.querySelector('[data-notice="` + name + `"]').hidden = true`)
		}
		p.starts()
		p.erase(2)
		g := m.game(t)
		p.enter("zzzzz")
		p.wait(`document.querySelector(".message").textContent`)
		p.needsNoFurtherStyle("refused")
		p.erase(5)
		p.needsNoFurtherStyle("empty")
		g = p.play(g, guesses(t, g)...)
		p.needsNoFurtherStyle("rows")
		p.ends(p.play(g, secrets(g)[0]))
		p.needsNoFurtherStyle("end")
		p.openDialog("help")
		p.click(`dialog [data-action=guide]`)
		for rows, guess := range []string{en.GuideWords.Unmixed, en.GuideWords.Mixed, "field"} {
			p.wait(fmt.Sprintf(`document.querySelector(".card.after-%d")`, rows))
			p.needsNoFurtherStyle(fmt.Sprintf("guide %d", rows))
			p.enter(guess)
		}
	})
}

// needsNoFurtherStyle compares how all elements are drawn with and without the style of dialogs, in some looks and windows: a
// small telephone, a large one, on its side, and a desk.
func (p *page) needsNoFurtherStyle(where string) {
	p.Helper()
	for _, size := range [][2]int64{{390, 844}, {320, 568}, {1280, 800}, {844, 390}}[:sample.Size(2, 4)] {
		p.window(size[0], size[1])
		for _, look := range looksAt(where) {
			for _, wrong := range eval[[]string](p, fmt.Sprintf(`(() => {
				Object.assign(document.documentElement.dataset, {theme: %q, palette: %q, contrast: %q});
				const drawn = () => [...document.querySelectorAll("*")].filter((e) => e.checkVisibility()).flatMap((e) => ["", "::before", "::after"].map((part) => {
					const style = getComputedStyle(e, part);
					if (part && (style.content === "none" || e.matches("button.text"))) return []; // that of a button is seen by fingers alone
					const names = [...style].filter((name) => !/^(--|position|inset|top|right|bottom|left)/.test(name)); // where it is, the box tells
					const told = [e.tagName, e.className, part].join(" ");
					return [told + JSON.stringify(e.getBoundingClientRect()), ...names.map((name) => told + " " + name + " " + style.getPropertyValue(name))];
				})).flat();
				const before = drawn();
				%s.disabled = true;
				const after = drawn();
				%[4]s.disabled = false;
				return before.filter((property, i) => after[i] !== property).slice(0, 9);
			})()`, look.Theme, look.Palette, look.Contrast, screenStyle)) {
				p.Errorf("%s, %v, %v: the style of dialogs makes it %s", where, size, look, wrong)
			}
		}
	}
}

// While the style of dialogs or the sentences have not come, the board takes keys and the program waits. When they come, nothing
// moves, and dialogs have their style.
func TestPartsComeLate(t *testing.T) {
	cases(t, []variant[string]{{"style", ".css"}, {"sentences", "/text/en-"}}, func(t *testing.T, part variant[string]) {
		held, release := newHeldSite(t, root, part.value)
		p := firstVisit(t, held)
		p.before(`
			window.shifts = [];
			new PerformanceObserver((list) => list.getEntries().forEach(({value}) => { if (value > 0) window.shifts.push(value); })).observe({type: "layout-shift", buffered: true});`)
		p.openEarly("")
		p.taught("classic")
		p.wait(`performance.getEntriesByType("resource").some(({name, responseEnd}) => name.endsWith(".wasm") && responseEnd)`)
		p.settle()
		if part.name == "style" {
			is(p, "the style of dialogs is there", `Boolean(`+screenStyle+`)`, false)
		}
		p.typesEarly(0, "cr", "c", "r") // so the program has not started
		release()
		p.ready()
		p.until("the letters CR", func(s screen) bool { return s.letters(0) == "CR" })
		p.painted()
		if moved := eval[[]float64](p, `window.shifts`); len(moved) > 0 {
			t.Errorf("moved: %v", moved)
		}
		p.openDialog("help")
		p.styled("help")
	})
}

// styled checks that the open dialog has its style.
func (p *page) styled(name string) {
	p.Helper()
	is(p, name+": a dialog's corners", `getComputedStyle(document.querySelector("dialog")).borderRadius`, "20px")
}
