package e2e

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/sample"
)

// listsDialog is what the dialog of the player's lists shows.
type listsDialog struct {
	Told    string // what became of a list
	Own     []shownList
	Titles  string            // of them
	Fields  map[string]string // of the form: title, answers, guesses
	Files   map[string]string // that were picked, by part
	Busy    bool
	Refusal []string
	Lengths []string // that are offered
	Focus   string
}

// shownList is what the dialog shows of a list.
type shownList struct {
	Title, Facts string
	Actions      []string
}

var listsScript = script("listsscript")

// readLists reads the open dialog of the player's lists.
func (p *page) readLists() listsDialog {
	p.Helper()
	return eval[listsDialog](p, listsScript)
}

// untilLists waits until the dialog of the player's lists shows something.
func (p *page) untilLists(what string, shows func(listsDialog) bool) listsDialog {
	p.Helper()
	return await(p, what, reading[listsDialog](p, listsScript), shows)
}

// openLists opens the dialog of the player's lists.
func (p *page) openLists() listsDialog {
	p.Helper()
	p.openFromMenu("lists", "lists")
	p.run(storedTitles) // the page has then read which lists are stored
	p.settle()
	return p.readLists()
}

// startAtLists opens the page, and on it the dialog of the player's lists.
func (p *page) startAtLists() {
	p.Helper()
	p.open("")
	p.openLists()
}

// pickFile picks a file for a part of the list, instead of one that was picked
// before.
func (p *page) pickFile(part, path string) {
	p.Helper()
	if p.readLists().Files[part] != "" {
		p.click(fmt.Sprintf(`[data-action="unpick"][data-value=%q]`, part))
		p.untilLists("no file", func(d listsDialog) bool { return d.Files[part] == "" })
	}
	p.pick(fmt.Sprintf(`input[type=file][data-part=%q]`, part), path)
	p.untilLists("the file "+path, func(d listsDialog) bool { return d.Files[part] == filepath.Base(path) })
}

// refusesImport submits the form, and checks why the page says that nothing was
// imported, line by line.
func (p *page) refusesImport(why ...string) {
	p.Helper()
	want := append([]string{"Nothing was saved."}, why...)
	p.click(action("import"))
	p.untilLists(fmt.Sprintf("refusal %q", want), func(d listsDialog) bool { return !d.Busy && slices.Equal(d.Refusal, want) })
}

// submitImport submits the form, and waits until the list is there.
func (p *page) submitImport(title string) listsDialog {
	p.Helper()
	if eval[string](p, `document.querySelector("#list-also").value`) == "short" {
		p.selects("list-also", "none") // as it is for a long list
	}
	p.click(action("import"))
	told := "“" + title + "” was imported."
	s := p.untilLists(told, func(d listsDialog) bool { return strings.HasPrefix(d.Told, told) })
	if s.Busy || len(s.Refusal) > 0 || len(s.Files) > 0 || strings.Join(slices.Collect(maps.Values(s.Fields)), "") != "" {
		p.Errorf("after the import of %s the form is %+v", title, s)
	}
	return s
}

// ownList is a list that a player imports.
type ownList struct {
	title, answers, guesses string
	rows                    []string // of keys
}

// Lists that players of these tests import. Each is of several kinds of words,
// so that a game has wrong guesses.
var (
	trees        = ownList{"Trees", "aspen\nbirch\nlimbo\nthorn\nfudgy\nglyph\nvomit\njacks\nwaltz\n", "mango\nlemon\n", layouts["en"]}
	russian      = ownList{"Птицы", "чайка\nворон\nсокол\nгрифы\nпенье\nшлюзы\n", "", []string{"авгезийк", "лнопрсфч", "шыью"}}
	accents      = ownList{"Mélange", "café\nthéâ\nsølv\nbrun\nmixt\nwyng\n", "", append([]string{"âéø"}, layouts["en"]...)}
	withoutPairs = ownList{"One letter", "abbot\naloud\nazure\n", "", layouts["en"]}
)

// list returns the list as the tests know it, and makes it known to them.
func (o ownList) list(t testing.TB) list {
	t.Helper()
	d := sample.Must(lists.Read(engine.Forever, lists.Form{Title: o.title, Answers: o.answers, Guesses: o.guesses}))(t)
	return know(list{d.Words, o.rows})
}

// pasteList pastes answers into the open dialog.
func (p *page) pasteList(title, answers string) {
	p.Helper()
	p.paste("list-title", title)
	p.paste("list-answers", answers)
}

// importList imports a list by pasting it into the open dialog.
func (p *page) importList(o ownList) list {
	p.Helper()
	p.pasteList(o.title, o.answers)
	if o.guesses != "" {
		p.paste("list-guesses", o.guesses)
	}
	p.submitImport(o.title)
	return o.list(p.T)
}

// listAction selects a control of a list in the dialog.
func listAction(l list, name string) string {
	return fmt.Sprintf(`dialog [data-action=%q][data-value=%q]`, name, l.name())
}

// playOwnList plays a list of the open dialog.
func (p *page) playOwnList(l list) {
	p.Helper()
	p.click(listAction(l, "play-list"))
	p.dialog("")
}

// query is what a link to a puzzle of a list has besides mode and seed.
func (l list) query() string {
	return fmt.Sprintf("&lang=%s&length=%d&words=%s", l.words.Lang(), l.words.Length(), l.words.Fingerprint())
}

// showsLists waits until the dialog of the player's lists has these titles.
func (p *page) showsLists(titles string) listsDialog {
	p.Helper()
	return p.untilLists("lists "+titles, func(d listsDialog) bool { return d.Titles == titles })
}

// storedTitles are the titles of the lists in the browser's database that are not
// marked as deleted, once all that was to be done there before is done; "?" where the page can't read it either.
const storedTitles = `(async () => {
	try {
		if (!(await indexedDB.databases()).some((db) => db.name === "ketword")) return "";
		const answer = (request) => new Promise((done, failed) => { request.onsuccess = () => done(request.result); request.onerror = failed; });
		const database = await answer(indexedDB.open("ketword"));
		const all = await answer(database.transaction("lists", "readwrite").objectStore("lists").getAll());
		database.close();
		return all.filter((l) => !l.dropped).map((l) => l.title).sort().join(", ");
	} catch (denied) {
		return "?";
	}
})()`

// awaitStoredLists waits until the browser has stored that these are the lists,
// in the order of their titles' characters. A page that is left before that would lose it.
func (p *page) awaitStoredLists(titles string) {
	p.Helper()
	await(p, "the stored lists "+titles, reading[string](p, storedTitles), func(got string) bool { return got == titles })
}

// awaitFocus waits until a control of the dialog has the focus, named by its
// action or id and the list that it is for.
func (p *page) awaitFocus(name string) {
	p.Helper()
	p.untilLists("focus on "+name, func(d listsDialog) bool { return d.Focus == name })
}

// control names a control for a list as listsDialog names the focus.
func (l list) control(name string) string { return name + " " + l.name().String() }
