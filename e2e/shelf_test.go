package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// shelf is what the dialog of the player's lists shows.
type shelf struct {
	Told    string // what became of a list
	Undo    bool
	None    bool // that there are no lists is said
	Own     []shownList
	Fields  map[string]string // of the form: title, answers, guesses
	Files   map[string]string // that were picked, by part
	Busy    bool
	Refusal []string
	Focus   string
}

// shownList is what the dialog shows of a list.
type shownList struct {
	Title, Facts, Print string
	Actions             []string
}

const shelfScript = `(() => {
	const all = (selector, within = document) => [...within.querySelectorAll("dialog " + selector)];
	const text = (selector, within) => all(selector, within).map((e) => e.textContent).join();
	const focus = document.activeElement;
	return {
		Told: text(".told"),
		Undo: all("[data-action=bring-back]").length > 0,
		None: all(".lists > p").length > 0,
		Own: all(".own li").map((e) => ({
			Title: text("h3", e), Facts: text(".facts", e), Print: text(".finger", e),
			Actions: all("[data-action]", e).map((b) => b.dataset.action),
		})),
		Fields: Object.fromEntries(["title", "answers", "guesses"].map((name) => [name, document.getElementById("list-" + name).value])),
		Files: Object.fromEntries(all(".part").filter((e) => e.querySelector(".file")).map((e) => [e.dataset.part, e.querySelector("b").textContent])),
		Busy: all("[data-action=import]")[0].disabled,
		Refusal: all(".refusal p").map((e) => e.textContent),
		Focus: [focus.dataset.action || focus.id, focus.dataset.value].filter(Boolean).join(" "),
	};
})()`

// shelf reads the open dialog of the player's lists.
func (p *player) shelf() shelf {
	p.Helper()
	return eval[shelf](p, shelfScript)
}

// untilShelf waits until the dialog of the player's lists shows something.
func (p *player) untilShelf(what string, shows func(shelf) bool) shelf {
	p.Helper()
	var s shelf
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(blink) {
		var err error
		if s, err = chromedp.Run(p.ctx, chromedp.Evaluate[shelf](shelfScript)); err == nil && shows(s) {
			return s
		}
	}
	p.Fatalf("waited in vain: %s; the lists: %+v", what, s)
	return s
}

// openShelf opens the dialog of the player's lists.
func (p *player) openShelf() shelf {
	p.Helper()
	p.click(action("menu"))
	p.dialog("menu")
	p.listsRead()
	p.click("dialog " + action("lists"))
	p.dialog("lists")
	p.listsRead()
	return p.shelf()
}

// listsRead waits until the page has read which lists are kept, as it does when
// the menu or the lists are opened, and shows them.
func (p *player) listsRead() {
	p.Helper()
	p.run(`(async () => {
		try {
			if (!(await indexedDB.databases()).some((db) => db.name === "ketword")) return;
			const opening = indexedDB.open("ketword");
			await new Promise((done, failed) => { opening.onsuccess = done; opening.onerror = failed; });
			const work = opening.result.transaction("lists", "readwrite"); // waits for those before it
			work.objectStore("lists").count();
			await new Promise((done, failed) => { work.oncomplete = done; work.onerror = failed; });
			opening.result.close();
		} catch (denied) {
			// The page can't read it either.
		}
		await new Promise((done) => setTimeout(done, ` + fmt.Sprint(settling.Milliseconds()/2) + `));
	})()`)
}

// titles returns the titles of the lists.
func (s shelf) titles() string {
	var all []string
	for _, l := range s.Own {
		all = append(all, l.Title)
	}
	return strings.Join(all, ", ")
}

// paste puts a text into a field of the form, in place of what is there, as
// the clipboard does. The field is named by its id.
func (p *player) paste(field, text string) {
	p.Helper()
	p.click("#" + field)
	p.run(`document.activeElement.select()`)
	if text == "" {
		p.press("Backspace")
		return
	}
	call(p, input.InsertText, input.InsertTextParams{Text: text})
}

// pickFile picks a file for a part of the list, in the place of one that was
// picked before.
func (p *player) pickFile(part, path string) {
	p.Helper()
	if p.shelf().Files[part] != "" {
		p.unpick(part)
	}
	p.do(chromedp.SetUploadFiles(chromedp.CSS(fmt.Sprintf(`input[type=file][data-part=%q]`, part)), []string{path}))
	p.untilShelf("the file "+path, func(s shelf) bool { return s.Files[part] == filepath.Base(path) })
}

// unpick gives up a file that was picked.
func (p *player) unpick(part string) {
	p.Helper()
	p.click(fmt.Sprintf(`[data-action="unpick"][data-value=%q]`, part))
	p.untilShelf("no file", func(s shelf) bool { return s.Files[part] == "" })
}

// file writes a file that is to be picked.
func (p *player) file(name, data string) string {
	p.Helper()
	path := filepath.Join(p.TempDir(), name)
	if err := os.WriteFile(path, []byte(data), 0o600); err != nil {
		p.Fatal(err)
	}
	return path
}

// refuses imports what the form holds, and checks what the page says, line by
// line, after that nothing was imported.
func (p *player) refuses(why ...string) {
	p.Helper()
	want := append([]string{"Nothing was imported."}, why...)
	p.click(action("import"))
	p.untilShelf(fmt.Sprintf("refusal %q", want), func(s shelf) bool { return !s.Busy && slices.Equal(s.Refusal, want) })
}

// imported imports what the form holds, and waits until the list is there.
func (p *player) imported(title string) shelf {
	p.Helper()
	p.click(action("import"))
	told := "“" + title + "” was imported."
	s := p.untilShelf(told, func(s shelf) bool { return strings.HasPrefix(s.Told, told) })
	if s.Busy || len(s.Refusal) > 0 || len(s.Files) > 0 {
		p.Errorf("after the import of %s the form is %+v", title, s)
	}
	for name, value := range s.Fields {
		if value != "" {
			p.Errorf("after the import of %s the field of the %s holds %q", title, name, value)
		}
	}
	return s
}
