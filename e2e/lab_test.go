package e2e

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// labTab is the button of a tab of the lab.
func labTab(name string) string { return `dialog [data-action="lab-tab"][data-value="` + name + `"]` }

// The lab by keyboard alone, of another list than that in play: the worker plays a tournament, whose games are saved, once one that was
// cancelled has ended in the worker, too, and every tab is
// accessible and fits. In a small window, what a field far below refuses is in sight, and so is a player that is watched.
func TestLab(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.before(watchWorkers)
	p.opens("lab", "")
	p.wait(`document.querySelector(".lab-letters .heat-map")`)
	p.selects("lab-list", "fr/4") // the shortest
	p.wait(`document.querySelector(".lab .figures dd")?.textContent === ` + quote(en.Number(builtIn("fr", 4).words.AnswerCount())))
	p.accessible("letters")
	p.dialogFits("letters")

	p.window(800, 3000) // where it stands over the board, and has room
	const tabsTop = `document.querySelector(".lab .tabs").getBoundingClientRect().top`
	top := eval[float64](p, tabsTop)
	p.tabUntil(labTab("openers"))
	p.press("Enter")
	p.wait(`document.querySelectorAll(".lab-openers .firsts").length === 4`)
	is(p, "where the tabs are with another tab", tabsTop, top)
	p.tabUntil("#lab-try")
	p.typeIn("kkkk")
	p.press("Enter")
	p.refusedAt("#lab-try", en.Lab.Unknown("KKKK"))
	p.accessible("first guesses")
	p.dialogFits("first guesses")

	p.tabUntil(labTab("games"))
	p.press("Enter")
	const play = `dialog [data-action="lab-play"]`
	w := p.worker(1)
	p.run(endlessPatience + `window.heard = []; workers[0].addEventListener("message", (e) => heard.push(e.data))`)
	w.standsStillAfter(`m.part`)
	p.tabUntil(play)
	p.press("Enter")
	w.awaitStill()
	p.wait(`document.querySelector(".standing progress")`)
	p.tabUntil(`dialog [data-action="lab-cancel"]`)
	p.press("Enter")
	p.wait(`document.querySelector(` + quote(play) + `)`)
	w.goesOn()
	const end = `heard.find((m) => m.number === heard.find((m) => m.part).number && "end" in m)`
	p.wait(end)
	is(p, "the worker has played the tournament to its end", end+`.end === ""`, false)
	p.tabUntil(play)
	p.press("Enter")
	p.wait(`document.querySelector('[data-action="export-games"]')`)
	p.accessible("tournament")
	p.dialogFits("tournament")
	folder := p.downloadFolder()
	p.tabUntil(`dialog [data-action="export-games"][data-value$=".csv"]`)
	p.press("Enter")
	p.downloaded(filepath.Join(folder, "ketword-lab.csv"))

	p.window(320, 568)
	p.click(labTab("watch"))
	p.paste("watch-first", "abri")
	p.click(`dialog [data-action="watch"]`)
	p.wait(`document.querySelector(".step")?.getBoundingClientRect().top < innerHeight - 100`)
	p.accessible("a player is watched")
	p.enterText("watch-number", "12x")
	p.refusedAt("#watch-number", en.Seed.NoNumber("12x"))
}

// Where no worker can begin, the lab says so, and why.
func TestLabWithoutWorkers(t *testing.T) {
	p := start(t)
	p.before(`window.Worker = class {
		constructor() { setTimeout(() => this.onerror({ message: "no memory" + ".".repeat(300) })); }
		postMessage() {}
		terminate() {}
	}`)
	p.open("")
	p.chooseInMenu("lab")
	reason := "no memory" + strings.Repeat(".", 191)
	p.wait(`document.querySelector(".news").textContent === ` + quote(en.Coach.Failed("worker")+" ("+reason+")"))
}

// refusedAt waits until a field is refused, with what its description says below it, in view.
func (p *page) refusedAt(field, said string) {
	p.Helper()
	p.wait(fmt.Sprintf(`(() => {
		const field = document.querySelector(%s), told = document.getElementById(field.getAttribute("aria-describedby"));
		const at = field.getBoundingClientRect(), below = told?.getBoundingClientRect();
		return field.matches("[aria-invalid=true]") && told?.textContent === %s && below.top >= at.bottom && below.top < at.bottom + 200 && below.bottom <= innerHeight;
	})()`, quote(field), quote(said)))
}
