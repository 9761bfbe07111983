package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"path/filepath"
	"testing"

	"ketword/internal/sample"
)

// screenStyle is the style of dialogs in a page, which comes as a file.
const screenStyle = `document.querySelectorAll("style")[1]`

// Nothing that is drawn before the program runs is styled by what comes with the program: it looks the
// same with and without.
func TestBoardNeedsNoFurtherStyle(t *testing.T) {
	t.Parallel()
	for _, m := range modes {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
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
		})
	}
	t.Run("guide", func(t *testing.T) {
		p := start(t)
		p.open("")
		p.openDialog("help")
		p.click(`dialog [data-action=guide]`)
		for rows, guess := range []string{en.GuideWords.Unmixed, en.GuideWords.Mixed, "field"} {
			p.wait(fmt.Sprintf(`document.querySelector(".card.after-%d")`, rows))
			p.needsNoFurtherStyle(fmt.Sprintf("guide %d", rows))
			p.enter(guess)
		}
	})
}

// stylelessWindows are where the page is compared: a small telephone, a large one, on its side, and a desk.
var stylelessWindows = [][2]int64{{390, 844}, {320, 568}, {1280, 800}, {844, 390}}

// needsNoFurtherStyle compares pictures of the page with and without the style of dialogs, in some looks.
func (p *page) needsNoFurtherStyle(where string) {
	p.Helper()
	for _, size := range stylelessWindows[:sample.Size(2, len(stylelessWindows))] {
		p.window(size[0], size[1])
		for _, look := range looksAt(where) {
			p.run(fmt.Sprintf(`Object.assign(document.documentElement.dataset, {theme: %q, palette: %q, contrast: %q})`, look.Theme, look.Palette, look.Contrast))
			with := p.picture(where + " with")
			p.run(screenStyle + `.disabled = true`)
			without := p.picture(where + " without")
			p.run(screenStyle + `.disabled = false`)
			if at := difference(with, without); at != "" {
				p.Errorf("%s, %v, %v: the style of dialogs changes %s", where, size, look, at)
			}
		}
	}
}

// picture returns what is seen of the page.
func (p *page) picture(name string) image.Image {
	p.Helper()
	p.painted()
	seen, err := png.Decode(bytes.NewReader(p.photograph(name)))
	if err != nil {
		p.Fatal(err)
	}
	return seen
}

// difference returns where two pictures differ by more than a browser draws a rounded edge differently
// from one time to the next; "" if nowhere.
func difference(one, other image.Image) string {
	const edge = 8 * 0x101 // of 0xffff
	if one.Bounds() != other.Bounds() {
		return fmt.Sprintf("the size: %v, %v", one.Bounds(), other.Bounds())
	}
	differ := func(a, b uint32) bool { return max(a, b)-min(a, b) > edge }
	for y := range one.Bounds().Dy() {
		for x := range one.Bounds().Dx() {
			r, g, b, _ := one.At(x, y).RGBA()
			r2, g2, b2, _ := other.At(x, y).RGBA()
			if differ(r, r2) || differ(g, g2) || differ(b, b2) {
				return image.Pt(x, y).String()
			}
		}
	}
	return ""
}

// While the style of dialogs or the sentences have not come, the board takes keys and the program waits. When they come,
// nothing moves, and dialogs have their style.
func TestPartsComeLate(t *testing.T) {
	cases(t, []variant[string]{{"style", ".css"}, {"sentences", filepath.Base(builtFile(t, "text/en-*.txt"))}}, func(t *testing.T, part variant[string]) {
		t.Parallel()
		held, release := newHeldSite(t, root, part.value)
		p := firstVisit(t, held)
		p.before(`
			window.shifts = [];
			new PerformanceObserver((list) => list.getEntries().forEach(({value}) => { if (value > 0) window.shifts.push(value); })).observe({type: "layout-shift", buffered: true});`)
		p.openEarly("")
		p.taught("classic")
		p.wait(`performance.getEntriesByType("resource").some(({name, responseEnd}) => name.endsWith(".wasm") && responseEnd)`)
		p.settle()
		if part.name == "style" && eval[bool](p, `Boolean(`+screenStyle+`)`) {
			t.Error("the style of dialogs is there")
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
