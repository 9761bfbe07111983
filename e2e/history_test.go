package e2e

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/sample"
)

// What the statistics tell of a file with a history, and the control that
// picks it.
const (
	historyTold   = `document.querySelector("dialog .history .told").textContent`
	historyPicker = `dialog input[data-action="import-history"]`
)

// openStats opens the statistics of all games.
func (p *page) openStats() {
	p.Helper()
	p.openDialog("stats")
	p.click(`dialog [data-action="select-mode"][data-value="all"]`)
}

// importHistory picks a file with a history, and waits until the statistics
// tell what came of it.
func (p *page) importHistory(path, told string) {
	p.Helper()
	p.pick(historyPicker, path)
	p.wait(historyTold + ` === ` + quote(told))
	p.hears(told)
}

// terminalHistory is a history that the terminal edition wrote.
func terminalHistory(t testing.TB) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(project, "app/records/testdata/terminal.json"))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// stores has the browser store a value before a page is opened.
func (p *page) stores(key, value string) {
	p.Helper()
	p.load(p.site.url + "robots.txt")
	p.run(`localStorage.setItem(` + quote(key) + `, ` + quote(value) + `)`)
}

// hasWon stores games that were won by their second guess, as the program does.
func (p *page) hasWon(games ...engine.Game) {
	p.Helper()
	var all records.History
	for _, g := range games {
		g = after(p.T, after(p.T, g, guesses(p.T, g)[0]), secrets(g)[0])
		all = append(all, records.Saved{Game: g, List: words().Fingerprint(), Day: today()})
	}
	p.stores(historyKey, records.WriteHistory(all))
}

// today returns the day of all pages.
func today() engine.Day {
	at, err := time.Parse(time.RFC3339, now)
	if err != nil {
		panic(err)
	}
	return engine.DayOf(at.Date())
}

// win plays a game to its end.
func (p *page) win(m mode) {
	p.Helper()
	p.open(m.query())
	g := m.game(p.T)
	p.ends(p.play(g, guesses(p.T, g)[0], secrets(g)[0]))
}

// The file that is exported is the text that is stored, with the settings beside the
// games, and can be read.
func TestHistoryIsExported(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	folder := p.downloadFolder()
	p.open("")
	p.openStats()
	const export = `dialog [data-action="export-history"]`
	if off := eval[string](p, `document.querySelector(`+quote(export)+`).ariaDisabled || ""`); off != "true" {
		t.Errorf("without games the export is disabled: %q", off)
	}
	p.click(export)
	p.settle()
	p.closeDialog()
	const settings = `{"v":1,"data":{"theme":"dark"}}`
	p.run(`localStorage.setItem("ketword.settings", ` + quote(settings) + `)`)
	p.win(classic)
	p.openStats()
	p.click(export)
	p.confirms(en.History.Exported("ketword-history.json"))
	got := p.downloaded(filepath.Join(folder, "ketword-history.json"))
	if names, _ := filepath.Glob(filepath.Join(folder, "*")); len(names) != 1 {
		t.Errorf("besides the export of one game there is one of none: %q", names)
	}
	if want := strings.TrimSuffix(p.stored()[historyKey], "}") + `,"settings":` + settings + `}`; got != want {
		t.Errorf("exported: %q, want %q", got, want)
	}
	if h, err := records.ReadHistory(got); err != nil || len(h) != 1 {
		t.Errorf("read: %v, %v", h, err)
	}
}

// The terminal edition's games are counted with the site's at once, and after
// the page is loaded again. Imported twice, they are counted once. A file with
// the mark of UTF-8 and ends of lines is read, too.
func TestHistoryIsImported(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.hasWon(classic.game(t))
	p.open("")
	p.openStats()
	p.figures(statistics{played: 1, won: 1, wins: map[int]int{2: 1}})
	p.importHistory(p.file("terminal.json", terminalHistory(t)), "4 games added.")
	want := statistics{played: 5, won: 4, lost: 1, wins: map[int]int{1: 2, 2: 1, 3: 1}}
	p.figures(want)
	stored := p.stored()[historyKey]
	if h, err := records.ReadHistory(stored); err != nil || len(h) != 5 || h[4].Game.Puzzle.Lang != "en" {
		t.Errorf("stored: %s, %v", stored, err)
	}
	p.importHistory(p.file("again.json", "\ufeff"+terminalHistory(t)+"\r\n"), "No new games: all 4 are already here.")
	p.figures(want)
	p.importHistory(p.file("settings.json", `{"v":1,"data":[],"settings":{"theme":"dark","motion":"evil"}}`), en.History.NoneInFile()+" "+en.History.Settings()+" "+en.History.Unknown())
	p.wait(`document.documentElement.dataset.theme === "dark"`)
	p.closeDialog()
	if s := p.look(); s.Message != "" {
		t.Errorf("behind the dialog the message is %q", s.Message)
	}
	p.reload()
	p.openStats()
	p.figures(want)
	if now := p.stored()[historyKey]; now != stored {
		t.Errorf("stored: %s, then %s", stored, now)
	}
}

// badHistories are files that are refused, with why.
var badHistories = map[string]struct{ text, why string }{
	"empty":      {"\n", "The file is empty."},
	"a picture":  {"\x89PNG\r\n\x1a\n\x00", "This is not a Ketword history file: it is not valid JSON at line 1, character 1."},
	"broken off": {`{"v":1,` + "\n" + `"data":[`, "This is not a Ketword history file: it is not valid JSON at line 2, character 8."},
	"a list":     {`["aspen","birch"]`, "This is not a Ketword history file."},
	"newer":      {`{"v":99,"data":{}}`, "The file was made by a newer version of Ketword."},
	"too long":   {strings.Repeat(" ", 23<<19), "The file has 11.5 MB; the limit is 10 MB."},
	"bad games": {
		`{"v":1,"data":[{"id":"classic/en/5/7/6/normal/12","list":"9796daa22a347dd8","secret":"u3VvqbU","guesses":["aspen"],"day":11},7]}`,
		"Game 1 is unfinished. Also wrong: 2.",
	},
}

// A file that can't be imported changes nothing, and is told in a sentence.
func TestBadHistory(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.hasWon(quantum.game(t))
	p.open(quantum.query())
	want := statistics{played: 1, won: 1, wins: map[int]int{2: 1}}
	before := p.stored()
	p.openStats()
	for _, name := range sample.From(t, 2, slices.Sorted(maps.Keys(badHistories))) { // TestReadFile in app/records has all
		bad := badHistories[name]
		p.importHistory(p.file(name+".json", bad.text), "Nothing was imported. "+bad.why)
		p.figures(want)
		if now := p.stored(); !maps.Equal(now, before) {
			t.Errorf("%s: stored %q, want %q", name, now, before)
		}
	}
	lost := p.file("lost.json", terminalHistory(t))
	p.run(`File.prototype.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"))`)
	p.importHistory(lost, "Nothing was imported. The file could not be read. Choose it again.")
}

// Where the history can't be stored, its games are shown, and it is told that
// they will be lost.
func TestHistoryIsNotStored(t *testing.T) {
	t.Parallel()
	for _, c := range []variant[string]{{"full", full}, {"denied", deny}}[:sample.Size(1, 2)] {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.before(c.value)
			p.open(classic.query())
			p.openStats()
			p.importHistory(p.file("terminal.json", terminalHistory(t)), "4 games added. "+en.Notice.CantSave())
			p.figures(statistics{played: 4, won: 3, lost: 1, wins: map[int]int{1: 2, 3: 1}})
		})
	}
}

// The keyboard alone picks a file: its control is reached by Tab, in sight,
// keeps the focus, and opens the browser's choice of files.
func TestHistoryByKeyboard(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.window(320, 568)
	p.open("")
	p.openStats()
	p.tabOrder("close", "select-mode", "select-mode", "select-mode", "export-history", "import-history", "scores")
	p.run(`document.querySelector(` + quote(historyPicker) + `).focus()`)
	p.importHistory(p.file("terminal.json", terminalHistory(t)), "4 games added.")
	if where := eval[string](p, focusScript); where != "import-history" {
		t.Errorf("the focus is on %s", where)
	}
	p.wait(`(() => {
		const told = document.querySelector(".history .told").getBoundingClientRect();
		return told.top >= 0 && told.bottom <= innerHeight;
	})()`)
}
