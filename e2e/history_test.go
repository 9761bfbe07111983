package e2e

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ketword/app/records"
	"ketword/engine"
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
	p := start(t)
	folder := p.downloadFolder()
	const settings = `{"v":1,"data":{"theme":"dark"}}`
	p.stores("ketword.settings", settings)
	p.win(classic)
	p.openStats()
	p.click(`dialog [data-action="export-history"]`)
	p.confirms(en.History.Exported("ketword-history.json"))
	got := p.downloaded(filepath.Join(folder, "ketword-history.json"))
	if want := strings.TrimSuffix(p.stored()[historyKey], "}") + `,"settings":` + settings + `}`; got != want {
		t.Errorf("exported: %q, want %q", got, want)
	}
	if h, err := records.ReadHistory(got); err != nil || len(h) != 1 {
		t.Errorf("read: %v, %v", h, err)
	}
}

// The terminal edition's games are counted with the site's at once, and after
// the page is loaded again; so are settings. A file with
// the mark of UTF-8 and ends of lines is read, too.
func TestHistoryIsImported(t *testing.T) {
	p := start(t)
	p.hasWon(classic.game(t))
	p.open("")
	p.openStats()
	p.importHistory(p.file("terminal.json", "\ufeff"+terminalHistory(t)+"\r\n"), "4 games added.")
	want := statistics{played: 5, won: 4, lost: 1, wins: map[int]int{1: 2, 2: 1, 3: 1}}
	p.figures(want)
	p.importHistory(p.file("settings.json", `{"v":1,"data":[],"settings":{"theme":"dark"}}`), en.History.NoneInFile+" "+en.History.Settings)
	p.wait(`document.documentElement.dataset.theme === "dark"`)
	p.awaitStoredGames(5)
	p.reload()
	p.openStats()
	p.figures(want)
}

// A history goes to another phone by a link, which asks before it adds anything and leaves nothing in the address;
// a link that was cut off is told so.
func TestHistoryByLink(t *testing.T) {
	t.Parallel()
	p := newPage(t, deep)
	p.hasWon(classic.game(t))
	p.open("")
	p.openStats()
	p.click(`dialog [data-action="link-history"]`)
	p.wait(`document.querySelector("dialog .history-link .shared")`)
	link := eval[string](p, `document.querySelector("dialog .history-link .shared").textContent`)
	fragment, found := strings.CutPrefix(link, p.site.url+"#history=")
	if !found {
		t.Fatalf("the link is %q", link)
	}

	other := newPage(t, deep)
	other.withAxe()
	other.open("#history=" + fragment)
	other.dialog("stats")
	other.wait(`document.querySelector("dialog .came p")?.textContent === ` + quote(en.History.Came(1)))
	other.at("", "")
	other.accessible("a history that came")
	other.dialogFits("a history that came")
	other.awaitStoredGames(0)
	other.click(`dialog [data-action="take-history"]`)
	other.figures(statistics{played: 1, won: 1, wins: map[int]int{2: 1}})
	other.awaitStoredGames(1)
	other.open("#history=" + fragment[:len(fragment)/2])
	other.wait(`document.querySelector("dialog .told").textContent === ` + quote(en.History.Refused(en.HistoryProblem.Cut)))
}

// A file that can't be imported changes nothing, and is told in a sentence.
func TestBadHistory(t *testing.T) {
	p := start(t)
	p.hasWon(quantum.game(t))
	p.open(quantum.query())
	before := p.stored()
	p.openStats()
	p.importHistory(p.file("long.json", strings.Repeat(" ", 23<<19)), "Nothing was imported. The file has 11.5 MB; the limit is 10 MB.")
	p.importHistory(p.file("games.json", badGames), "Nothing was imported. "+badGamesTold)
	lost := p.file("lost.json", terminalHistory(t))
	p.run(`File.prototype.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"))`)
	p.importHistory(lost, "Nothing was imported. The file could not be read. Choose it again.")
	if now := p.stored(); !maps.Equal(now, before) {
		t.Errorf("stored %q, want %q", now, before)
	}
}

// A file with games that are none, and what is told of it.
const (
	badGames     = `{"v":1,"data":[{"id":"classic/en/5/7/6/normal/12","list":"9796daa22a347dd8","secret":"u3VvqbU","guesses":["aspen"],"day":11},7]}`
	badGamesTold = "Game 1 is unfinished. Also wrong: 2."
)

// The keyboard alone picks a file: its control is reached by Tab, in sight,
// keeps the focus, and opens the browser's choice of files. Whatever is told of a file fits, and is accessible.
func TestHistoryByKeyboard(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.window(320, 568)
	p.open("")
	p.openStats()
	p.tabOrder("close", "select-mode", "select-mode", "select-mode", "export-history", "import-history", "link-history", "scores")
	p.run(`document.querySelector(` + quote(historyPicker) + `).focus()`)
	for _, c := range [][2]string{{badGames, "Nothing was imported. " + badGamesTold}, {terminalHistory(t), "4 games added."}} {
		p.importHistory(p.file("games.json", c[0]), c[1])
		is(p, "the focus", focusScript, "import-history")
		p.wait(`(({top, bottom}) => top >= 0 && bottom <= innerHeight)(document.querySelector(".history .told").getBoundingClientRect())`)
		p.accessible(c[1])
		p.dialogFits(c[1])
	}
}
