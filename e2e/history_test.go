package e2e

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"ketword/engine"
	"ketword/internal/sample"
)

// openStats opens the statistics of all games.
func (p *page) openStats() {
	p.Helper()
	p.openDialog("stats")
	p.click(`dialog [data-action="select-mode"][data-value="all"]`)
}

// stores has the browser store a value before a page is opened.
func (p *page) stores(key, value string) {
	p.Helper()
	p.load(p.site.url + "robots.txt")
	p.run(`localStorage.setItem(` + quote(key) + `, ` + quote(value) + `)`)
}

// today returns the day of all pages.
func today(t testing.TB) engine.Day {
	return engine.DayOf(sample.Must(time.Parse(time.RFC3339, now))(t).Date())
}

// win plays a game to its end.
func (p *page) win(m mode) {
	p.Helper()
	p.open(m.query())
	g := m.game(p.T)
	p.ends(p.play(g, guesses(p.T, g)[0], secrets(g)[0]))
}

// The keyboard alone picks a file with games: its control is reached by Tab, in sight, keeps the focus, and opens the browser's
// choice of files. What is told of a file fits, and is accessible. The file that is exported is the text that is stored. A history goes to
// another phone by a link, too, which asks before it adds anything and leaves nothing in the address.
func TestHistoryFiles(t *testing.T) {
	t.Parallel()
	p := newPage(t, deep)
	terminal := sample.Must(os.ReadFile(filepath.Join(project, "app/records/testdata/terminal.json")))(t)
	p.withAxe()
	p.window(320, 568)
	p.open("")
	p.openStats()
	p.tabOrder("close", "select-mode", "select-mode", "select-mode", "export-history", "import-history", "link-history", "scores")
	const picker = `dialog input[data-action="import-history"]`
	p.run(`document.querySelector(` + quote(picker) + `).focus()`)
	for _, c := range [][2]string{{`{"x":1}`, en.History.Refused(en.HistoryProblem.Other)}, {"\ufeff" + string(terminal) + "\r\n", "4 games added."}} {
		p.pick(picker, p.file("games.json", c[0]))
		p.wait(`document.querySelector("dialog .history .told").textContent === ` + quote(c[1]))
		p.hears(c[1])
		is(p, "the focus", focusScript, "import-history")
		p.wait(`(({top, bottom}) => top >= 0 && bottom <= innerHeight)(document.querySelector(".history .told").getBoundingClientRect())`)
		p.dialogFits(c[1])
	}
	p.accessible("a history that was read")
	p.awaitStoredGames(4)
	folder := p.downloadFolder()
	p.click(`dialog [data-action="export-history"]`)
	p.confirms(en.History.Exported("ketword-history.json"))
	if got, want := p.downloaded(filepath.Join(folder, "ketword-history.json")), p.stored()[historyKey]; got != want {
		t.Errorf("exported: %q, want %q", got, want)
	}

	p.click(`dialog [data-action="link-history"]`)
	link := await(p, "a link", reading[string](p, `document.querySelector("dialog .history-link .shared")?.textContent ?? ""`), func(link string) bool { return link != "" })
	other := newPage(t, deep)
	other.withAxe()
	other.load(link)
	other.ready()
	other.dialog("stats")
	other.wait(`document.querySelector("dialog .came p")?.textContent === ` + quote(en.History.Came(4)))
	other.at("", "")
	other.accessible("a history that came")
	other.dialogFits("a history that came")
	other.awaitStoredGames(0)
	other.click(`dialog [data-action="take-history"]`)
	other.awaitStoredGames(4)
}
