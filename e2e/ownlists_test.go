package e2e

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/internal/sample"
)

// A list that was imported can be given another title by keyboard, deleted and brought back, and deleted for good; another window
// follows at once, and all of that is so after the page is loaded again. The focus stays with what was done. Enter in the field for
// a title does nothing else: on a slow page its character comes after the focus has gone to a button.
func TestOwnListIsKept(t *testing.T) {
	p := start(t)
	p.startAtLists()
	other := p.newTab()
	other.startAtLists()
	l := p.importList(russian)
	p.awaitFocus(l.control("play-list"))
	p.click(listAction(l, "ask-rename"))
	p.awaitFocus(l.control("new-title"))
	p.paste("new-title", "Birds")
	down, _ := keyEvents("Enter") // without the character that it makes, which comes below
	down.Type, down.Text, down.UnmodifiedText = kb.KeyRawDown, "", ""
	call(p, input.DispatchKeyEvent, down)
	p.showsLists("Birds")
	p.awaitFocus(l.control("ask-rename"))
	p.unchangedBy(func() {
		call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kb.KeyChar, Text: "\r", UnmodifiedText: "\r", Key: "Enter"})
	})
	other.showsLists("Birds")
	p.click(listAction(l, "delete"))
	other.showsLists("")
	p.awaitFocus("bring-back")
	p.press("Enter")
	p.showsLists("Birds")
	p.awaitFocus(l.control("play-list"))
	p.awaitStoredLists("Birds")
	p.reload()
	p.openLists()
	p.showsLists("Birds")
	p.click(listAction(l, "delete"))
	p.awaitStoredLists("")

	p.window(390, 600)
	p.reload()
	p.openLists()
	inSight := func(what, told string, seen ...string) {
		t.Helper()
		p.untilLists(told, func(d listsDialog) bool { return d.Told == told })
		p.painted()
		for _, selector := range seen {
			is(p, what+": "+selector, `(r => r.top >= 0 && r.bottom <= innerHeight)(document.querySelector(`+quote(selector)+`).getBoundingClientRect())`, true)
		}
	}
	p.pasteList("Birds", "kiwi\nwren\nrobin\neagle\nfalcon\ncanary\nsparrow\npelican")
	p.click(action("import"))
	p.click(`dialog [data-action="import-length"]`)
	inSight("several", en.OwnLists.ImportedAll(4, en.OwnLists.Answers(8)), ".lists .told")
	p.click(".own li:last-child " + action("edit-list"))
	p.wait(`document.querySelector("#list-answers").value.includes("pelican")`)
	p.paste("list-answers", "vulture")
	p.click(action("import"))
	inSight("an edit", en.OwnLists.Saved("Birds 7"), ".lists .told", action("bring-back"))
	folder, file := p.downloadFolder(), en.OwnLists.FileAnswers("Birds 7")
	p.click(".own li:last-child " + action("export-answers"))
	p.confirms(en.OwnLists.Exported(file))
	if got := p.downloaded(filepath.Join(folder, file)); got != "vulture" {
		t.Errorf("the file has %q", got)
	}
}

// randomWords returns a list of so many words, each of eight letters, in no order.
func randomWords(words int) string {
	const all, step = 208_827_064_576, 78_364_164_097 // 26⁸, and a number that has no factor of it
	var text strings.Builder
	for i := range words {
		word := [9]byte{8: '\n'}
		for at, rest := 0, i*step%all; at < 8; at, rest = at+1, rest/26 {
			word[at] = 'a' + byte(rest%26)
		}
		text.Write(word[:])
	}
	return text.String()
}

// livesUntil clicks a control, and checks that the page goes on to live until an
// expression is true: it gets messages that it sends to itself, one after the other.
func (p *page) livesUntil(control, until string) {
	p.Helper()
	p.run(`{
		const life = window.life = {beats: 0, over: false}, channel = new MessageChannel();
		addEventListener("click", () => channel.port2.postMessage(null), {capture: true, once: true});
		channel.port1.onmessage = () => {
			life.over = Boolean(` + until + `);
			if (life.over) return;
			life.beats++;
			channel.port2.postMessage(null);
		};
	}`)
	p.click(control)
	p.wait(`window.life.over`)
	const least = 20 // far fewer than there are
	if beats := eval[int](p, `window.life.beats`); beats < least {
		p.Errorf("%s: the page got %d messages meanwhile, want %d", control, beats, least)
	}
}

// picksLongList fills the form of the dialog of lists with a long list, which may have the
// words of a language as guesses.
func (p *page) picksLongList(title, text string) list {
	p.Helper()
	p.startAtLists()
	p.paste("list-title", title)
	p.pickFile("answers", p.file("long.txt", text))
	p.selects("list-also", "en")
	return ownList{answers: text, rows: layouts["en"]}.list(p.T)
}

// The longest list that is allowed, in a sample a long one, is imported, stored and loaded, while the page lives.
func TestLongList(t *testing.T) {
	p := start(t)
	p.before(hurriedClock)
	words := sample.Size(30_000, 100_000)
	l := p.picksLongList("Long", randomWords(words))
	p.livesUntil(action("import"), `document.querySelector(".told").textContent`)
	p.awaitStoredLists("Long")
	tooLong := en.Lists.TooLong("Long", links.FittingWords(lists.List{Name: l.name(), Letters: l.words.Alphabet().String()}))
	facts := "8 letters · " + en.Number(words) + " answers · all English words as guesses," + tooLong
	if s := p.readLists(); len(s.Own) != 1 || s.Own[0].Facts != facts || slices.Contains(s.Own[0].Actions, "list-link") {
		t.Fatalf("listed: %+v, want %q and no link", s.Own, facts)
	}
	p.reload()
	p.openLists()
	p.livesUntil(listAction(l, "play-list"), `document.querySelector(".place span").textContent.endsWith("Long\u00a0· 8 letters")`)
	p.dialog("")
	p.shows(p.inPlay(), "")
}
