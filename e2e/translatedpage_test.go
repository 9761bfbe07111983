package e2e

import (
	"fmt"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// A browser that translates a page, or an extension, changes its texts. Here a translated text
// stands between ⟦ and ⟧, so that it can be told what it was: what the page says then must be what an
// untranslated one says after the same steps.

// translation defines what translators share: texts visits what may be translated below a node; wrapped is a
// text as Chrome writes it.
var translation = script("translation")

// translatorNames are those that translation defines.
var translatorNames = []string{
	"replaces", "joins", "copies", "in place", "splits", "normalizes", "moves", "lifts", "writes", "adds below", "shows the original", "shows copies of the original", "heeds nothing",
}

// translatedSteps are what is done in a page that is translated: each dialog opens and closes, a game is played to its end.
func translatedSteps(p *page) []func() {
	g := p.inPlay()
	steps := []func(){
		func() { p.typeIn("crx"); p.shows(g, "crx") },
		func() { p.press("Backspace"); p.shows(g, "cr") },
		func() { p.press("Enter"); p.says(en.Notice.TooShort(5)) },
		func() { p.erase(2); p.shows(g, "") },
		func() { g = p.play(g, wrongGuesses(g, 1)...) },
		func() { p.openDialog("hint"); p.click(askLeft); p.wait(`document.querySelector(".told .figure")`) },
		func() { p.closeDialog() },
		func() { p.switchMode("classic") },
		func() { p.switchMode("quantum"); p.shows(g, "") },
		func() {
			p.openFromMenu("settings", "settings")
			p.click(`dialog [data-value="theme=dark"]`)
			p.wait(`document.documentElement.dataset.theme === "dark"`)
		},
		func() { p.click(`dialog [data-value="language=de"]`); p.wait(`document.documentElement.lang === "de"`) },
		func() { p.click(`dialog [data-value="language=en"]`); p.wait(`document.documentElement.lang === "en"`) },
		p.closeDialog,
		func() { g = p.play(g, secrets(g)[0]); p.wait(`document.querySelector(".end .secret")`) },
	}
	for _, d := range opens {
		steps = append(steps, func() {
			for _, selector := range d.way {
				p.click(selector)
			}
			p.dialog(d.name)
			for screen, told := range map[string]string{"lab": ".heat-map", "review": ".review .state:empty", "solver": ".guesses tbody"} { // later
				p.wait(`!document.querySelector("[data-screen=` + screen + `]") || document.querySelector("` + told + `")`)
			}
		}, p.closeDialog)
	}
	return append(steps,
		func() { p.click(action("share-as")); p.dialog("share") },
		func() {
			p.chooseForm("words")
			p.wait(`document.querySelector(".shared").textContent.includes("Row 1")`)
		},
		p.closeDialog,
		func() {
			p.click(`.end ` + action("new"))
			p.until("a new game", func(s screen) bool { return s.Status == "playing" })
		},
	)
}

// Whatever a translator has made of the page, before a step and, if it goes on, while the program draws, each step
// says what it says without one: nothing stale is left, nothing is lost, and no error comes.
func TestTranslatedPage(t *testing.T) {
	t.Parallel()
	var want []string
	t.Run("without one", func(t *testing.T) {
		p := newPage(t, root)
		p.openPuzzle(quantum, keyboard{})
		p.run(translation)
		for _, step := range translatedSteps(p) {
			step()
			p.settle()
			want = append(want, eval[string](p, `said()`))
		}
	})
	for i, how := range append([]string{"replaces"}, sample.From(t, 1, translatorNames[1:])...) {
		ways := []bool{true, false}
		if !sample.Whole {
			ways = ways[i%2:][:1]
		}
		for _, goesOn := range ways {
			name := how
			if goesOn {
				name += ", and goes on"
			}
			t.Run(name, func(t *testing.T) {
				p := start(t)
				p.openPuzzle(quantum, keyboard{})
				p.run(translation)
				if goesOn {
					p.run(`translates(` + quote(how) + `)`)
				}
				for i, step := range translatedSteps(p) {
					if !goesOn {
						p.run(`translators[` + quote(how) + `](document.body)`)
					}
					step()
					p.translatedTo(i, want[i])
				}
			})
		}
	}
}

// translatedTo waits until the page says, after a step, what it says without a translation.
func (p *page) translatedTo(step int, want string) {
	p.Helper()
	p.settle()
	got, wanted := strings.Split(eval[string](p, `said()`), "\n"), strings.Split(want, "\n")
	for i := range min(len(got), len(wanted)) {
		if got[i] != wanted[i] {
			p.Errorf("step %d: the page says\n%s\nwant\n%s", step+1, got[i], wanted[i])
		}
	}
	if len(got) != len(wanted) {
		p.Errorf("step %d: the page says\n%q\nwant\n%q", step+1, got, wanted)
	}
}

// A page that is translated as it comes, before the program runs or in the midst of its first drawing, is
// drawn as any other. A browser names its language there, too, which is not that of the player.
func TestTranslatedBeforeTheProgram(t *testing.T) {
	t.Parallel()
	var want string
	t.Run("without one", func(t *testing.T) {
		p := newPage(t, root)
		p.openPuzzle(quantum, keyboard{})
		p.run(translation)
		p.typeIn("cr")
		p.until("letters", func(s screen) bool { return s.letters(0) == "CR" })
		p.settle()
		want = eval[string](p, `said()`)
	})
	for _, how := range append([]string{"replaces"}, sample.From(t, 1, translatorNames[1:])...) {
		for _, in := range []variant[string]{{"before", holdProgram}, {"amid", holdDrawing}} {
			t.Run(how+" "+in.name, func(t *testing.T) {
				p := start(t)
				p.before(translation + in.value)
				p.openEarly(quantum.query())
				if in.name == "amid" {
					p.wait(`window.parts === 1`)
				}
				p.run(`document.documentElement.lang = "de"; translates(` + quote(how) + `)`)
				p.starts()
				p.typeIn("cr")
				p.until("letters", func(s screen) bool { return s.letters(0) == "CR" })
				p.translatedTo(0, want)
				p.openDialog("help")
				p.wait(`document.querySelector("#dialog-title").textContent.replace(/[⟦⟧]/g, "").replace("more", "") === ` + quote(en.Help.Title))
			})
		}
	}
}

// A page in the browser's words is not kept for the next visit, nor is what it was before.
func TestTranslatedPageIsNotKept(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(quantum, keyboard{})
	p.run(translation)
	p.typeIn("c")
	p.shows(g, "c")
	keeps := func(n int) {
		t.Helper()
		p.wait(fmt.Sprintf(`(dispatchEvent(new Event("pagehide")), JSON.parse(localStorage.getItem("ketword-page")).pages.filter(({like}) => !like.length).length === %d)`, n))
	}
	keeps(1)
	p.run(`translators.replaces(document.body)`)
	p.typeIn("r")
	p.shows(g, "cr")
	keeps(0)
	if kept := eval[string](p, `localStorage.getItem("ketword-page")`); strings.Contains(kept, "⟦") {
		t.Errorf("kept: %s", kept)
	}
	p.reload()
	p.shows(g, "cr")
	keeps(1)
}
