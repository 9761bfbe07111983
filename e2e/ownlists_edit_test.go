package e2e

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"ketword/app/lists"
	"ketword/internal/sample"
)

// A list that was imported can be given another title by keyboard, deleted and brought back,
// the last first, and deleted for good; all of that is so after the page is loaded again. The
// focus stays with what was done. Enter in the field for a title does nothing else: on a slow
// page its character comes after the focus has gone to a button.
func TestOwnListIsKept(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.startAtLists()
	one := p.importList(trees)
	p.awaitFocus(one.control("play-list"))
	other := p.importList(russian)
	p.awaitFocus(other.control("play-list"))
	p.showsLists("Trees, Птицы") // by title

	p.click(listAction(other, "ask-rename"))
	p.awaitFocus(other.control("new-title"))
	p.paste("new-title", "  Birds   of\tRussia ")
	p.pressWithoutText("Enter")
	p.showsLists("Birds of Russia, Trees")
	p.awaitFocus(other.control("ask-rename"))
	p.unchangedBy(func() {
		call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kb.KeyChar, Text: "\r", UnmodifiedText: "\r", Key: "Enter"})
	})
	p.showsLists("Birds of Russia, Trees")
	p.click(listAction(one, "ask-rename"))
	p.awaitFocus(one.control("new-title"))
	p.paste("new-title", "Not this")
	p.click(`dialog [data-action="keep-title"]`)
	p.showsLists("Birds of Russia, Trees")
	p.awaitFocus(one.control("ask-rename"))
	p.click(listAction(one, "ask-rename"))
	p.awaitFocus(one.control("new-title"))
	p.paste("new-title", " ")
	p.click(listAction(one, "rename"))
	p.showsLists("Birds of Russia, Trees") // a title can't be blank
	p.awaitFocus(one.control("ask-rename"))

	p.click(listAction(other, "delete"))
	s := p.showsLists("Trees")
	if s.Told != "“Birds of Russia” was deleted." || !s.Undo {
		t.Errorf("after a list was deleted: %+v", s)
	}
	p.awaitFocus("bring-back")
	p.click(listAction(one, "delete"))
	p.showsLists("")
	p.awaitFocus("bring-back")
	p.press("Enter")
	p.showsLists("Trees")
	p.awaitFocus(one.control("play-list"))
	p.click(action("bring-back"))
	if s := p.showsLists("Birds of Russia, Trees"); s.Told != "“Birds of Russia” is back." || s.Undo {
		t.Errorf("after it was brought back: %+v", s)
	}
	p.awaitFocus(other.control("play-list"))
	p.click(listAction(one, "delete"))
	p.showsLists("Birds of Russia")
	p.awaitStoredLists("Birds of Russia")
	p.reload()
	if s := p.openLists(); s.titles() != "Birds of Russia" || s.Told != "" || s.Undo {
		t.Errorf("loaded after a list was deleted: %+v", s)
	}
	p.click(listAction(other, "delete"))
	p.untilLists("no lists", func(d listsDialog) bool { return d.None && len(d.Own) == 0 })
}

// Of a title only what can be seen counts. One of which nothing can gives way to
// the name of the file, and a list can't be renamed to it.
func TestTitleThatIsNotSeen(t *testing.T) {
	sample.LongOnly(t, "TestCleanTitle and TestTitleOfImport in app/lists have such titles")
	t.Parallel()
	p := newPage(t, root)
	p.startAtLists()
	p.paste("list-title", "\u200b\u202e\u3164")
	p.pickFile("answers", p.file("trees\u202e.txt", trees.answers))
	p.submitImport("trees")
	l := trees.list(t)
	for _, c := range [][2]string{{"\u200b\u2060", "trees"}, {"\u202eWoods\u2069", "Woods"}} {
		p.click(listAction(l, "ask-rename"))
		p.awaitFocus(l.control("new-title"))
		p.paste("new-title", c[0])
		p.click(listAction(l, "rename"))
		p.awaitFocus(l.control("ask-rename"))
		p.showsLists(c[1])
	}
}

// A list that is deleted while it is played leaves no dead address: today's puzzle of
// the usual list takes its place. Undo brings the game back.
func TestOwnListDeletedInPlay(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("?mode=quantum")
	p.openLists()
	l := p.importList(trees)
	p.awaitStoredLists("Trees")
	p.playOwnList(l)
	p.awaitPlace("Trees · 5 letters")
	g := p.inPlay()
	g = p.play(g, wrongGuesses(g, 1)...)
	link := p.look().Query
	p.openLists()
	p.click(listAction(l, "delete"))
	p.awaitFocus("bring-back")
	p.closeDialog()
	p.awaitPlace("English · 5 letters")
	p.says("“Trees” was deleted.")
	usual := p.inPlay()
	p.shows(usual, "")
	p.typeIn("a")
	p.says("")
	p.run(`history.back()`)
	p.says("“Trees” was deleted.")
	p.shows(usual, "a")
	p.click(".message " + action("bring-back"))
	p.awaitPlace("Trees · 5 letters")
	p.shows(g, "")
	if query := p.look().Query; query != link {
		t.Errorf("the address is %q, want %q", query, link)
	}
	p.openLists()
	p.click(listAction(l, "delete"))
	p.awaitStoredLists("")
	p.reload()
	p.awaitPlace("English · 5 letters")
	p.shows(usual, "a")
}

// holdLists holds back what the database answers when it is asked for all lists,
// from hold = true on until answer is called.
const holdLists = `{
	const ask = IDBObjectStore.prototype.getAll;
	IDBObjectStore.prototype.getAll = function () {
		const request = ask.call(this);
		if (!window.hold) return request;
		const late = {};
		request.onsuccess = () => {
			window.answer = () => { late.result = request.result; late.onsuccess(); };
		};
		return late;
	};
}`

// A list that was deleted does not come back when the database is slow to tell
// which there were.
func TestOwnListsToldLate(t *testing.T) {
	sample.LongOnly(t, "TestSlowOwnLists in app/model has answers that come late")
	t.Parallel()
	p := newPage(t, root)
	p.before(holdLists)
	p.startAtLists()
	l := p.importList(trees)
	p.awaitStoredLists("Trees")
	p.closeDialog()
	p.run(`window.hold = true`)
	p.openFromMenu("lists", "lists")
	p.wait(`window.answer`)
	p.click(listAction(l, "delete"))
	p.showsLists("")
	p.run(`window.hold = false`)
	p.unchangedBy(func() { p.run(`window.answer()`) })
	p.showsLists("")
}

// An exported list is the text that was imported, byte for byte but for its
// Unicode form; a sample has no other form.
func TestOwnListIsExported(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	folder := p.downloadFolder()
	p.startAtLists()
	exported := []struct {
		ownList
		answers, guesses string // exported
	}{
		{ownList{title: "Trees", answers: "aspen\r\nbirch\r\n", guesses: "mango\r\nlemon"}, "aspen\r\nbirch\r\n", "mango\r\nlemon"},
		{ownList{title: "Größen", answers: "scho\u0308n\nkleid"}, "schön\nkleid", ""},
	}
	for _, c := range exported[:sample.Size(1, len(exported))] {
		p.pickFile("answers", p.file(c.title+".txt", c.ownList.answers))
		if c.ownList.guesses != "" {
			p.pickFile("guesses", p.file("guesses.txt", c.ownList.guesses))
		}
		p.submitImport(c.title)
		l := ownList{answers: c.answers, guesses: c.guesses}.list(t)
		for part, text := range map[lists.Part]string{lists.AnswersPart: c.answers, lists.GuessesPart: c.guesses} {
			name := map[lists.Part]string{lists.AnswersPart: c.title + ".txt", lists.GuessesPart: c.title + ", extra guesses.txt"}[part]
			if text == "" {
				if n := eval[int](p, `document.querySelectorAll(`+quote(listAction(l, "export-guesses"))+`).length`); n > 0 {
					t.Errorf("%s: no further guesses, but they can be exported", c.title)
				}
				continue
			}
			p.click(listAction(l, "export-"+string(part)))
			p.confirms(en.OwnLists.Exported(name))
			if got := p.downloaded(filepath.Join(folder, name)); got != text {
				t.Errorf("%s: %q, want %q", name, got, text)
			}
		}
	}
}

// A list that the browser could not keep can still be exported: the answers in
// their order, which puzzles depend on, the further guesses in any.
func TestUnkeptListIsExported(t *testing.T) {
	sample.LongOnly(t, "TestOwnListIsExported exports lists")
	t.Parallel()
	p := newPage(t, root)
	folder := p.downloadFolder()
	p.before(brokenDatabases["open throws"].script)
	p.startAtLists()
	for name, text := range map[string]string{"title": trees.title, "answers": trees.answers, "guesses": trees.guesses} {
		p.paste("list-"+name, text)
	}
	p.click(action("import"))
	p.untilLists("a list that is not kept", func(d listsDialog) bool { return strings.Contains(d.Told, "could not be saved") })
	l := trees.list(t)
	for part, want := range map[string]string{"answers": trees.answers, "guesses": trees.guesses} {
		p.click(listAction(l, "export-"+part))
		name := map[string]string{"answers": "Trees.txt", "guesses": "Trees, extra guesses.txt"}[part]
		p.confirms(en.OwnLists.Exported(name)) // its line moves the buttons
		got, words := strings.Fields(p.downloaded(filepath.Join(folder, name))), strings.Fields(want)
		if part == "guesses" {
			slices.Sort(got)
			slices.Sort(words)
		}
		if !slices.Equal(got, words) {
			t.Errorf("%s: %q, want %q", name, got, words)
		}
	}
}
