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
	"ketword/internal/each"
	"ketword/internal/sample"
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

// tableTexts returns a script that reads the cells of the first table of a kind, row by
// row.
func tableTexts(selector string) string {
	return `[...document.querySelector(` + quote(selector) + `).tBodies[0].rows].map((row) => [...row.cells].map((c) => c.textContent))`
}

// The lab by keyboard alone: letters, first guesses and a tournament are those that the
// coach finds natively, and every tab is accessible and fits. In a sample the list is a short one, and one strategy plays.
func TestLab(t *testing.T) {
	t.Parallel()
	l, unknown, tried := builtIn("fr", 4), "kkkk", "lune"
	if sample.Whole {
		l, unknown, tried = builtIn("en", 5), "zzzzq", "crane"
	}
	table := solver.NewTable(l.words)
	p := newPage(t, root)
	p.withAxe()
	folder := p.downloadFolder()
	p.open(classic.query(l.query()))
	p.tabUntil(action("menu"))
	p.press("Enter")
	p.dialog("menu")
	p.tabUntil("dialog " + action("lab"))
	p.press("Enter")
	p.dialog("lab")
	p.wait(`document.querySelector(".lab-letters .heat-map")`)
	counted, err := coach.CountList(t.Context(), l.words, false)
	if err != nil {
		t.Fatal(err)
	}
	figures := eval[[]string](p, `[...document.querySelectorAll(".lab .figures dd")].map((dd) => dd.textContent)`)
	if want := []string{en.Number(counted.Answers), en.Number(counted.Guesses), en.Number(counted.Pairs)}; !slices.Equal(figures, want) {
		t.Errorf("the list has %q, want %q", figures, want)
	}
	heat := eval[[][]string](p, tableTexts(".heat-map"))
	for i, c := range counted.Letters.Counts {
		want := strconv.FormatFloat(100*float64(c.At[0])/float64(counted.Answers), 'f', 1, 64)
		if heat[i][0] != strings.ToUpper(string(c.Letter)) || heat[i][1] != want {
			t.Errorf("row %d of the heat map is %q, want %c with %s", i, heat[i], c.Letter, want)
		}
	}
	p.accessible("letters")
	p.dialogFits("letters")

	p.window(800, 3000) // where it stands over the board, and has room
	const tabsTop = `document.querySelector(".lab .tabs").getBoundingClientRect().top`
	top := eval[float64](p, tabsTop)
	p.tabUntil(labTab("openers"))
	p.press("Enter")
	p.wait(`document.querySelectorAll(".lab-openers .firsts").length === 4`)
	if now := eval[float64](p, tabsTop); now != top {
		t.Errorf("with another tab the tabs are at %v, not at %v", now, top)
	}
	best, err := solver.Best(t.Context(), table.Candidates(engine.Classic), solver.Options{Cost: solver.Eliminate, Width: 10, Shortlist: true})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := eval[[][]string](p, tableTexts(".lab-openers .firsts")), each.Of(best, rowOf); !reflect.DeepEqual(got, want) {
		t.Errorf("the first guesses are %q, want %q", got, want)
	}
	p.tabUntil("#lab-try")
	p.write(unknown)
	p.press("Enter")
	p.wait(`document.querySelector(".news").textContent === ` + quote(en.Lab.Unknown(strings.ToUpper(unknown))))
	const apart = `(() => { // as while it searches
		const told = document.querySelector(".news p");
		told.className = "quiet";
		return document.querySelector(".trying").getBoundingClientRect().top - told.getBoundingClientRect().bottom;
	})()`
	if gap := eval[float64](p, apart); gap < 8 {
		t.Errorf("%.1f px between what the lab tells and the field below", gap)
	}
	p.run(`document.activeElement.select()`)
	p.write(tried)
	p.press("Enter")
	p.wait(`document.querySelector(".tried td") && !document.querySelector(".news").textContent`)
	rated, err := coach.RateOpener(table, engine.Classic, engine.MustWord(tried))
	if err != nil {
		t.Fatal(err)
	}
	if got := eval[[][]string](p, tableTexts(".tried .firsts")); !slices.Equal(got[0], rowOf(rated)) {
		t.Errorf("tried: %q, want %q", got[0], rowOf(rated))
	}
	p.accessible("first guesses")
	p.dialogFits("first guesses")

	p.tabUntil(labTab("games"))
	p.press("Enter")
	strategies := []string{"eliminate", "entropy"}[:sample.Size(1, 2)]
	if len(strategies) == 1 {
		p.tabUntil(`dialog [data-action="lab-player"][data-value="entropy"]`)
		p.press("Enter")
	}
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
	played := coach.Tournament{Mode: engine.Classic, Strategies: strategies, Seed: 1, Quick: true}
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

// rowOf returns a guess as its row shows it.
func rowOf(r solver.Ranked) []string {
	return []string{
		strings.ToUpper(r.Guess.String()), strconv.FormatFloat(r.Remaining, 'f', 1, 64), strconv.FormatFloat(r.Bits, 'f', 2, 64),
		en.Number(r.Parts), en.Number(r.Worst),
	}
}

// The lab is about any list and mode: it loads the list, and with two words to a secret
// says what is estimated.
func TestLabOfAnotherList(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	if sample.Whole {
		p.withAxe()
	}
	p.open("")
	p.chooseInMenu("lab")
	p.wait(`document.querySelector(".lab-letters .heat-map")`)
	choose := func(list string) {
		p.run(`{
			const field = document.querySelector("#lab-list");
			field.value = ` + quote(list) + `;
			field.dispatchEvent(new Event("change", {bubbles: true}));
		}`)
	}
	choose("de/5")
	p.wait(`document.querySelector(".lab-letters .heat-map")?.innerText.includes("Ä")`)
	p.click(`dialog [data-action="lab-mode"][data-value="quantum"]`)
	p.click(labTab("openers"))
	p.wait(`document.querySelectorAll(".lab-openers .firsts").length === 5`)
	if got := eval[string](p, `document.querySelector(".lab-openers .quiet").textContent`); got != en.Lab.Shortlist() {
		t.Errorf("estimates are told by %q", got)
	}
	if !sample.Whole { // TestLab plays a tournament, and engine/coach one of pairs
		return
	}
	choose("fr/4") // the shortest
	p.click(labTab("games"))
	p.click(`dialog [data-action="lab-player"][data-value="entropy"]`)
	p.click(`dialog [data-action="lab-play"]`)
	p.wait(`document.querySelector('[data-action="export-games"]')`)
	if games := eval[string](p, `document.querySelector(".standing .facts").textContent.replaceAll("\u00a0", " ")`); !strings.HasPrefix(games, "100 games") {
		t.Errorf("played: %s", games)
	}
	p.accessible("tournament of pairs")
}

// Where no worker can begin, the lab says so in every tab, and why.
func TestLabWithoutWorkers(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.before(`window.Worker = class {
		constructor() { setTimeout(() => this.onerror({ message: "no memory" + ".".repeat(300) })); }
		postMessage() {}
		terminate() {}
	}`)
	p.open("")
	p.chooseInMenu("lab")
	reason := "no memory" + strings.Repeat(".", 191)
	for _, tab := range []string{"letters", "openers", "games"} {
		p.click(labTab(tab))
		if tab == "games" {
			p.click(`dialog [data-action="lab-play"]`)
		}
		p.wait(`document.querySelector(".news").textContent === ` + quote(en.Coach.Failed("worker")+" ("+reason+")"))
	}
}

// A tournament that is cancelled ends, in the worker, too, and can be played again.
func TestTournamentIsCancelled(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
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
