package e2e

import (
	"fmt"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
)

// looker looks at what a page shows now.
type looker func(p *page, where string)

// looksAtTexts checks it in the smallest window and in a wide one: nothing may be clipped.
func (l pseudo) looksAtTexts(p *page, where string) {
	p.Helper()
	scripts := []string{clipped, misfits}
	switch {
	case p.look().Dialog != "": // is scrolled to where nothing is under the buttons that stay in sight
		scripts = []string{clipped, `(document.querySelector("dialog").scrollTop = 1e6, [])`, dialogMisfits}
	case eval[bool](p, `Boolean(document.querySelector("[data-notice]:not([hidden])"))`):
		scripts = scripts[:1]
	}
	for _, w := range []int{1, 0} {
		p.window(sizes[w].width, sizes[w].height)
		p.painted()
		for _, script := range scripts {
			for _, wrong := range eval[[]string](p, script) {
				p.Errorf("%s, %s, %dx%d: %s", l.tag, where, sizes[w].width, sizes[w].height, wrong)
			}
		}
	}
}

// In languages whose texts are 40 % longer, or whose letters go from right to left, no screen has text that is clipped,
// controls that cover each other, or a page that scrolls sideways. In a sample it is the start.
func TestPseudoLanguages(t *testing.T) {
	t.Parallel()
	for _, l := range pseudos {
		t.Run(l.tag, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, l.site(t))
			p.open(quantum.query())
			l.looksAtTexts(p, "start")
			p.wait(`document.documentElement.dir === ` + quote(l.direction) + ` &&
				(document.querySelector(".brand").offsetLeft > document.querySelector(".head [data-action=menu]").offsetLeft) === ` + fmt.Sprint(l.direction == "rtl"))
			p.opensNamed("settings")
			l.looksAtTexts(p, "settings")
			p.closeDialog()
			if sample.Whole {
				p.tour(l.looksAtTexts)
				p.tourOfGames(l.looksAtTexts)
				p.tourOfLists(l.looksAtTexts)
				l.looksAtNotices(p)
			}
			p.chooseSetting("language", "de")
			p.wait(`document.documentElement.dir === "ltr" && document.documentElement.lang === "de"`)
		})
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

// tour has the screens of a game of two words looked at, one after the other. In a sample these are the start, some dialogs, and a loss.
func (p *page) tour(look looker) {
	p.Helper()
	g := p.openPuzzle(quantum, keyboard{})
	look(p, "start")
	g = p.play(g, guesses(p.T, g)[0])
	p.tourOf(look, "in a game", 5, "menu", "puzzle", "help", "stats", "archive", "settings", "offline", "lists", "solver", "lab", "friends", "hint", "giveup")
	p.play(g, wrongGuesses(g, 5)...)
	p.until("the end", func(s screen) bool { return s.End.Heading != "" })
	look(p, "lost")
	p.click(action("share-as"))
	p.dialog("share")
	look(p, "share")
	p.closeDialog()
	p.tourOf(look, "after a loss", 2, "challenge", "review", "play-on", "games", "scores", "stats", "menu", "puzzle")
}

// tourOf has dialogs looked at by their names, each once what it tells is there.
func (p *page) tourOf(look looker, when string, some int, names ...string) {
	p.Helper()
	for _, name := range sample.From(p.T, some, names) {
		p.opensBy(name, strings.Replace(name, "play-on", "playon", 1))
		told := map[string]string{"lab": ".heat-map", "review": ".review .turns", "solver": ".guesses tbody", "play-on": ".step"}[name]
		p.wait(`document.querySelector(` + quote("dialog "+told) + `)`)
		look(p, name+" "+when)
		p.closeDialog()
	}
}

// tourOfGames looks at what is refused and told in games, and at ends of all kinds.
func (p *page) tourOfGames(look looker) {
	p.Helper()
	g := p.openPuzzle(mode{"quantum", noDay + 8}, keyboard{})
	p.chooseSetting("dictionary", "on")
	some := guesses(p.T, g)
	g = p.play(g, some[0])
	for _, letters := range []string{"cr", "crxxx", some[0]} { // too short, no word, played before
		p.typeIn(letters)
		p.wait(`!document.querySelector(".message").textContent`)
		p.press("Enter")
		p.wait(`document.querySelector(".message").textContent`)
		look(p, "a refusal of "+letters)
		p.erase(len(letters))
	}
	p.opensNamed("hint")
	for _, kind := range []string{"left", "clue", "guess"} {
		p.run(`document.querySelector("dialog [data-action=ask-hint][data-value=` + kind + `]").click()`)
		p.settle()
		look(p, "hint "+kind)
	}
	p.closeDialog()
	g = p.play(g, secrets(g)[0])
	look(p, "won")
	p.opensNamed("review")
	p.wait(`document.querySelector("dialog .turns")`)
	p.run(`for (const e of document.querySelectorAll("dialog details")) e.open = true`)
	look(p, "review, opened")
	p.closeDialog()
	p.click(action("share-as"))
	p.dialog("share")
	for _, form := range []string{"words", "pattern", "digits", "picture", "emoji", "challenge"} {
		p.chooseForm(form)
		look(p, "share "+form)
	}
	p.wait(`document.querySelector(".shared").textContent.includes("rows=")`)
	link := eval[string](p, `document.querySelector(".shared").textContent.match(/http\S+/)[0]`)
	rival := newPage(p.T, p.site)
	rival.load(link)
	rival.ready()
	look(rival, "a challenge")
	rival.play(engine.NewGame(g.Puzzle), some[0], some[1], secrets(g)[0])
	look(rival, "the end of a challenge")
	rival.tourOf(look, "after a challenge", 1, "rival")

	p.open("")
	day := engine.Day(eval[int](p, `Number(document.querySelector(".place").textContent.match(/\d+/)[0])`) - 1)
	g = daily(p.T, words(), engine.Quantum, day)
	p.play(g, wrongGuesses(g, 6)...)
	look(p, "today, lost")
	p.switchMode("classic")
	g = daily(p.T, words(), engine.Classic, day)
	p.play(g, wrongGuesses(g, 1)[0], secrets(g)[0])
	look(p, "today, won")
	p.open(fmt.Sprintf("?mode=quantum&day=%d", day))
	look(p, "yesterday")
	p.open("?mode=quantum&tries=8&level=strict&seed=9007")
	look(p, "other rules")
}

// tourOfLists looks at the lab, the solver and the player's lists, and at what they refuse.
func (p *page) tourOfLists(look looker) {
	p.Helper()
	p.opensNamed("lab")
	for _, tab := range []string{"letters", "openers", "games", "watch"} {
		p.click(labTab(tab))
		p.settle()
		look(p, "lab "+tab)
	}
	p.closeDialog()
	p.opensNamed("solver")
	p.wait(`document.querySelector("dialog .guesses tbody")`)
	p.paste("solver-entry", "slate xxxxx")
	p.press("Enter")
	p.settle()
	look(p, "solver, refused")
	p.closeDialog()
	p.opensNamed("lists")
	p.pasteList("Trees", sample.Numbered(3)+"b.d\n")
	p.click("dialog " + action("import"))
	p.wait(`document.querySelector("dialog .refusal").textContent`)
	look(p, "lists, refused")
	p.pasteList(trees.title, trees.answers)
	p.click("dialog " + action("import"))
	l := trees.list(p.T)
	p.click(listAction(l, "ask-rename"))
	p.awaitFocus(l.control("new-title"))
	look(p, "lists, renaming")
	p.click(`dialog [data-action="keep-title"]`)
	p.click(listAction(l, "delete"))
	p.settle()
	look(p, "lists, deleted")
	p.closeDialog()
}

// looksAtNotices looks at the page's notices, which the build has written.
func (l pseudo) looksAtNotices(p *page) {
	p.Helper()
	const parts = `[...document.querySelectorAll("[data-notice] :is(p, a, button)")]`
	for i, english := range eval[[]string](p, parts+`.map((e) => e.firstChild.data)`) {
		p.run(fmt.Sprintf(`%s[%d].firstChild.data = %s`, parts, i, quote(l.write(english))))
	}
	for _, name := range eval[[]string](p, `[...document.querySelectorAll("[data-notice]")].map((e) => e.dataset.notice)`) {
		p.run(`for (const e of document.querySelectorAll("[data-notice]")) e.hidden = e.dataset.notice !== ` + quote(name))
		l.looksAtTexts(p, "the notice "+name)
	}
	p.open("")
}
