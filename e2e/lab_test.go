package e2e

import (
	"encoding/json"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// labTab is the button of a tab of the lab.
func labTab(name string) string { return `dialog [data-action="lab-tab"][data-value="` + name + `"]` }

// write types letters into the field that has the focus.
func (p *page) write(letters string) {
	p.Helper()
	for _, l := range letters {
		p.press(string(l))
	}
}

// The lab by keyboard alone, of another list than that in play: a first guess and a tournament are those that the
// coach finds natively, and every tab is accessible and fits.
func TestLab(t *testing.T) {
	t.Parallel()
	l := builtIn("fr", 4) // the shortest
	table := solver.NewTable(l.words)
	p := newPage(t, root)
	p.withAxe()
	folder := p.downloadFolder()
	p.open(classic.query())
	p.tabUntil(action("menu"))
	p.press("Enter")
	p.dialog("menu")
	p.tabUntil("dialog summary")
	p.press("Enter")
	p.tabUntil("dialog " + action("lab"))
	p.press("Enter")
	p.dialog("lab")
	p.wait(`document.querySelector(".lab-letters .heat-map")`)
	p.selects("lab-list", "fr/4")
	p.wait(`document.querySelector(".lab .figures dd")?.textContent === ` + quote(en.Number(l.words.AnswerCount())))
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
	p.write("kkkk")
	p.press("Enter")
	p.wait(`document.querySelector(".news").textContent === ` + quote(en.Lab.Unknown("KKKK")))
	const apart = `(() => { // as while it searches
		const told = document.querySelector(".news p");
		told.className = "quiet";
		return document.querySelector(".trying").getBoundingClientRect().top - told.getBoundingClientRect().bottom;
	})()`
	if gap := eval[float64](p, apart); gap < 8 {
		t.Errorf("%.1f px between what the lab tells and the field below", gap)
	}
	p.run(`document.activeElement.select()`)
	p.write("lune")
	p.press("Enter")
	p.wait(`document.querySelector(".tried td") && !document.querySelector(".news").textContent`)
	rated, err := coach.RateOpener(table, engine.Classic, engine.MustWord("lune"))
	if err != nil {
		t.Fatal(err)
	}
	cells := eval[[]string](p, `[...document.querySelector(".tried .firsts").tBodies[0].rows[0].cells].map((c) => c.textContent)`)
	if want := []string{
		"LUNE", strconv.FormatFloat(rated.Remaining, 'f', 1, 64), strconv.FormatFloat(rated.Bits, 'f', 2, 64), en.Number(rated.Parts), en.Number(rated.Worst),
	}; !slices.Equal(cells, want) {
		t.Errorf("tried: %q, want %q", cells, want)
	}
	p.accessible("first guesses")
	p.dialogFits("first guesses")

	p.tabUntil(labTab("games"))
	p.press("Enter")
	p.tabUntil(`dialog [data-action="lab-player"][data-value="entropy"]`)
	p.press("Enter")
	p.tabUntil(`dialog [data-action="lab-play"]`)
	p.press("Enter")
	p.wait(`document.querySelector('[data-action="export-games"]')`)
	p.accessible("tournament")
	p.dialogFits("tournament")
	p.tabUntil(`dialog [data-action="export-games"][data-value="json"]`)
	p.press("Enter")
	var got []coach.Report
	if err := json.Unmarshal([]byte(p.downloaded(filepath.Join(folder, "ketword-lab.json"))), &got); err != nil {
		t.Fatal(err)
	}
	want := make([]coach.Report, len(got))
	played := coach.Tournament{Mode: engine.Classic, Strategies: []string{"eliminate"}, Seed: 1, Quick: true}
	if err := played.Play(t.Context(), table, func(i int, r solver.Result) {
		want[i] = coach.NewReport(played.Strategies[i], r, got[i].Seconds)
	}); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("played in the browser: %+v\nnatively: %+v, error %v", got, want, err)
	}
	p.tabUntil(`dialog [data-action="export-games"][data-value="csv"]`)
	p.press("Enter")
	if got, want := p.downloaded(filepath.Join(folder, "ketword-lab.csv")), coach.ReportsCSV(want); got != want {
		t.Errorf("CSV:\n%s\nwant\n%s", got, want)
	}
	p.closeDialog()
}

// A player is watched on a list that was imported, a row at a time, then to its end. What refuses is in sight.
func TestWatchPlayer(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.window(320, 568)
	p.startAtLists()
	p.playOwnList(p.importList(trees))
	p.openFromMenu("lab", "lab")
	p.click(labTab("watch"))
	p.paste("watch-secret-1", "waltz")
	p.paste("watch-first", "mango")
	p.click(`dialog [data-action="watch"]`)
	p.wait(`document.querySelector(".step p")?.textContent.includes("MANGO")`)
	p.wait(`document.querySelector(".step").getBoundingClientRect().top < innerHeight - 100`)
	p.accessible("a player is watched")
	p.click(`dialog [data-action="step"]`)
	p.wait(`document.querySelectorAll(".step").length === 2`)
	p.wait(`(document.querySelector(".playon [data-action=all-steps]")?.click(), document.querySelector(".playon .figure"))`)
	p.paste("watch-secret-1", "")
	p.paste("watch-number", "12x")
	p.press("Enter") // far below what refuses it
	p.wait(`document.querySelector(".news").textContent === ` + quote(en.Seed.NoNumber("12x")))
	p.wait(`document.querySelector(".news").getBoundingClientRect().top > 0`)
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

// A tournament that is cancelled ends, in the worker, too, and can be played again.
func TestTournamentIsCancelled(t *testing.T) {
	p := start(t)
	p.before(watchWorkers)
	p.open("")
	p.chooseInMenu("lab")
	p.wait(`document.querySelector(".lab-letters .heat-map")`)
	p.click(labTab("games"))
	play, cancel := `dialog [data-action="lab-play"]`, `dialog [data-action="lab-cancel"]`
	w := p.worker(1)
	p.run(endlessPatience)
	p.run(`window.heard = []; workers[0].addEventListener("message", (e) => heard.push(e.data))`)
	w.standsStillAfter(`m.part`)
	p.click(play)
	w.awaitStill()
	p.wait(`document.querySelector(".standing progress")`)
	p.click(cancel)
	p.wait(`document.querySelector(` + quote(play) + `) && !document.querySelector(` + quote(cancel) + `)`)
	w.goesOn()
	const end = `heard.find((m) => m.number === heard.find((m) => m.part).number && "end" in m)`
	p.wait(end)
	if fault := eval[string](p, end+`.end`); fault == "" {
		t.Error("the worker has played the tournament to its end")
	}
	p.run(`heard.length = 0`)
	w.standsStillAfter(`m.part`)
	p.click(play)
	w.awaitStill()
	p.wait(`heard.some((m) => m.part)`)
	p.click(cancel)
	w.goesOn()
}
