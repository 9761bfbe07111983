package e2e

import (
	"fmt"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
)

// pseudoPage is a page in a language of the tests, of which nothing may be clipped in the smallest window and in a wide one.
type pseudoPage struct {
	*page
	language pseudo
	seen     int // screens
}

// looks checks what the page shows now.
func (p *pseudoPage) looks(where string) {
	p.Helper()
	if p.look().Dialog != "" {
		p.looksBy(where, clipped, toItsEnd, dialogMisfits)
	} else {
		p.looksBy(where, clipped, misfits)
	}
}

// toItsEnd scrolls a dialog to where nothing is under the buttons that stay in sight.
const toItsEnd = `(document.querySelector("dialog").scrollTop = 1e6, [])`

// looksBy checks it by scripts that return what is wrong.
func (p *pseudoPage) looksBy(where string, scripts ...string) {
	p.Helper()
	p.seen++
	for _, w := range []int{1, 0} {
		p.window(sizes[w].width, sizes[w].height)
		p.painted()
		for _, script := range scripts {
			for _, wrong := range eval[[]string](p.page, script) {
				p.Errorf("%s, %s, %dx%d: %s", p.language.tag, where, sizes[w].width, sizes[w].height, wrong)
			}
		}
	}
}

// dialogs checks dialogs by their names, each once what it tells is there.
func (p *pseudoPage) dialogs(when string, names ...string) {
	p.Helper()
	for _, name := range names {
		p.opensNamed(name)
		if told := (map[string]string{"lab": ".heat-map", "review": ".review .turns", "solver": ".guesses tbody"})[name]; told != "" {
			p.wait(`document.querySelector(` + quote("dialog "+told) + `)`)
		}
		p.looks(name + " " + when)
		p.closeDialog()
	}
}

// In languages whose texts are 40 % longer, or whose letters go from right to left, no screen has text that is clipped,
// controls that cover each other, or a page that scrolls sideways.
func TestPseudoLanguages(t *testing.T) {
	t.Parallel()
	for _, l := range pseudos {
		for name, screens := range pseudoScreens {
			t.Run(l.tag+"/"+name, func(t *testing.T) {
				if name != "start" {
					longOnly(t, "TestPseudoLanguages has the start")
				}
				t.Parallel()
				p := &pseudoPage{page: newPage(t, l.site(t)), language: l}
				p.use(keyboard{})
				screens(p)
				t.Logf("%d screens", p.seen)
			})
		}
	}
}

// clipped finds faults that are there.
func TestClippedFindsFaults(t *testing.T) {
	p := start(t)
	p.open("")
	p.window(320, 568)
	p.findsFaults(clipped,
		".place span { width: 60px; white-space: nowrap !important }", ".switch button { width: 20px !important; min-width: 0; padding: 0 !important }",
		"main { width: 400px }", ".card h2 { height: 9px; overflow: hidden }", ".place { transform: translateX(-90px) }",
	)
	p.opensNamed("archive")
	p.findsFaults(clipped, "select { width: 60px !important }", "dialog th { overflow: hidden; width: 4px; font-size: 40px !important }", "dialog .counted { white-space: nowrap; width: 20px }")
}

// pseudoScreens are what is done in such a language, with the looks at it.
var pseudoScreens = map[string]func(p *pseudoPage){
	"start": func(p *pseudoPage) {
		if sample.Whole {
			p.withAxe()
		}
		p.open(quantum.query())
		p.looks("start")
		p.wait(`document.documentElement.dir === ` + quote(p.language.direction) + ` &&
			(document.querySelector(".brand").offsetLeft > document.querySelector(".head [data-action=menu]").offsetLeft) === ` + fmt.Sprint(p.language.direction == "rtl"))
		p.dialogs("at first", "settings")
		if sample.Whole {
			p.accessible("start")
			p.dialogs("at first", "menu", "puzzle", "help", "stats", "archive", "offline", "lists", "solver", "lab", "friends", "challenge", "games", "scores")
			p.open(classic.query())
			p.looks("start of classic")
			p.dialogs("of classic", "help", "challenge")
		}
		p.chooseSetting("language", "de")
		p.wait(`document.documentElement.dir === "ltr" && document.documentElement.lang === "de"`)
	},
	"game": func(p *pseudoPage) {
		g := p.openPuzzle(quantum, keyboard{})
		told := func(letters string) {
			p.typeIn(letters)
			p.wait(`!document.querySelector(".message").textContent`)
			p.press("Enter")
			p.wait(`document.querySelector(".message").textContent`)
		}
		told("cr")
		p.looks("too short")
		told("xxx")
		p.looks("no word")
		p.erase(5)
		g = p.play(g, guesses(p.T, g)[0])
		told(g.Turns()[0].Guess.String())
		p.looks("played before")
		p.erase(5)
		p.dialogs("in a game", "menu", "puzzle", "giveup", "hint", "solver")
		p.opensNamed("hint")
		for _, kind := range []string{"left", "letter", "guess"} {
			p.run(`document.querySelector("dialog [data-action=ask-hint][data-value=` + kind + `]")?.click()`)
			p.settle()
			p.looks("hint " + kind)
		}
		p.closeDialog()
		p.play(g, wrongGuesses(g, 5)...)
		p.until("the end", func(s screen) bool { return s.Status == "lost" })
		p.looks("lost")
		p.opensBy("play-on", "playon")
		p.wait(`document.querySelector("dialog .step")`)
		p.looks("the solver plays on")
		p.closeDialog()
		p.dialogs("after a loss", "review", "share", "stats", "games", "menu", "puzzle")
	},
	"end": func(p *pseudoPage) {
		g := p.openPuzzle(quantum, keyboard{})
		p.chooseSetting("dictionary", "on")
		p.play(g, guesses(p.T, g)[0], secrets(g)[0])
		p.looks("won")
		p.dialogs("after a win", "review", "stats", "games", "scores", "menu", "puzzle", "archive")
		p.opensNamed("review")
		p.wait(`document.querySelector("dialog .turns")`)
		p.run(`for (const e of document.querySelectorAll("dialog details")) e.open = true`)
		p.looks("review, opened")
		p.closeDialog()
		p.click(action("share-as"))
		p.dialog("share")
		for _, form := range []string{"words", "pattern", "digits", "picture", "emoji"} {
			p.chooseForm(form)
			p.looks("share " + form)
		}
		p.chooseForm("challenge")
		p.wait(`document.querySelector(".shared").textContent.includes("rows=")`)
		p.looks("share a challenge")
		p.closeDialog()
	},
	"today": func(p *pseudoPage) {
		p.open("")
		day := engine.Day(eval[int](p.page, `Number(document.querySelector(".place").textContent.match(/\d+/)[0])`) - 1)
		g := daily(p.T, engine.Classic, day)
		p.play(g, wrongGuesses(g, 1)[0], secrets(g)[0])
		p.looks("today, won")
		p.switchMode("quantum")
		g = daily(p.T, engine.Quantum, day)
		p.play(g, wrongGuesses(g, 6)...)
		p.looks("today, lost")
		p.open(fmt.Sprintf("?mode=quantum&day=%d", day))
		p.looks("yesterday")
		p.open("?mode=quantum&tries=8&level=strict&seed=9007")
		p.looks("other rules")
		p.dialogs("of other rules", "puzzle")
	},
	"rival": func(p *pseudoPage) {
		g := p.openPuzzle(quantum, keyboard{})
		p.play(g, guesses(p.T, g)[0], secrets(g)[0])
		p.click(action("share-as"))
		p.chooseForm("challenge")
		p.wait(`document.querySelector(".shared").textContent.includes("rows=")`)
		link := eval[string](p.page, `document.querySelector(".shared").textContent.match(/http\S+/)[0]`)
		rival := &pseudoPage{page: newPage(p.T, p.site), language: p.language}
		rival.load(link)
		rival.ready()
		rival.looks("a challenge")
		rival.play(g, guesses(p.T, g)[0], guesses(p.T, g)[1], secrets(g)[0])
		rival.looks("the end of a challenge")
		rival.dialogs("after a challenge", "rival")
		p.seen += rival.seen
	},
	"lab": func(p *pseudoPage) {
		p.open(classic.query())
		p.opensNamed("lab")
		p.wait(`document.querySelector("dialog .heat-map")`)
		for _, tab := range eval[[]string](p.page, `[...document.querySelectorAll("[data-action=lab-tab]")].map((e) => e.dataset.value)`) {
			p.click(labTab(tab))
			p.settle()
			p.looks("lab " + tab)
		}
		p.closeDialog()
		p.opensNamed("solver")
		p.wait(`document.querySelector("dialog .guesses tbody")`)
		p.paste("solver-entry", "slate xxxxx")
		p.press("Enter")
		p.settle()
		p.looks("solver, refused")
		p.closeDialog()
	},
	"lists": func(p *pseudoPage) {
		p.open("")
		p.opensNamed("lists")
		p.pasteList("Trees", numbered(3)+"b.d\n")
		p.click("dialog " + action("import"))
		p.wait(`document.querySelector("dialog .refusal").textContent`)
		p.looks("lists, refused")
		p.pasteList(trees.title, trees.answers)
		p.click("dialog " + action("import"))
		p.wait(`document.querySelector("dialog .own")`)
		l := trees.list(p.T)
		p.looks("lists")
		p.click(listAction(l, "ask-rename"))
		p.awaitFocus(l.control("new-title"))
		p.looks("lists, renaming")
		p.click(`dialog [data-action="keep-title"]`)
		p.click(listAction(l, "delete"))
		p.settle()
		p.looks("lists, deleted")
	},
	"notices": func(p *pseudoPage) {
		p.open("")
		const parts = `[...document.querySelectorAll("[data-notice] :is(p, a, button)")]` // which the build has written
		for i, english := range eval[[]string](p.page, parts+`.map((e) => e.firstChild.data)`) {
			p.run(fmt.Sprintf(`%s[%d].firstChild.data = %s`, parts, i, quote(p.language.write(english))))
		}
		for _, name := range eval[[]string](p.page, `[...document.querySelectorAll("[data-notice]")].map((e) => e.dataset.notice)`) {
			p.run(`for (const e of document.querySelectorAll("[data-notice]")) e.hidden = e.dataset.notice !== ` + quote(name))
			p.looksBy("the notice "+name, clipped)
		}
	},
}
