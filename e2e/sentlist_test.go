package e2e

import (
	"slices"
	"strings"
	"testing"
)

// A player's list travels in its link: another player imports it with one button, and plays. It can be edited.
func TestSentList(t *testing.T) {
	p := start(t)
	p.before(stubClipboard)
	p.startAtLists()
	p.pasteList("Fruit", "mango # sweet, yellow\nlemon\ngrape\n")
	p.click(action("import"))
	p.awaitFocus("import-understood")
	p.press("Enter")
	p.untilLists("imported", func(d listsDialog) bool { return strings.HasPrefix(d.facts("Fruit"), "5 letters · 3 answers") })
	p.paste("challenger", "Ann")
	p.click(action("list-link"))
	p.confirms(en.Notice.Copied("link"))
	link := strings.TrimPrefix(eval[string](p, `window.copied`), p.site.url)

	friend := newPage(t, root)
	friend.withAxe()
	friend.open(link)
	friend.wait(`document.querySelector(".introduction").textContent.includes(` + quote(en.Lists.From("Ann")) + `)`)
	friend.window(320, 568)
	friend.fits("a list that has come")
	friend.accessible("a list that has come")
	friend.click(action("take-list"))
	friend.until("the list is played", func(s screen) bool { return strings.Contains(s.Place, "Fruit") })
	friend.wait(`!location.hash`)
	friend.reload()
	friend.until("it is kept", func(s screen) bool { return strings.Contains(s.Place, "Fruit") })

	p.click(action("edit-list"))
	p.wait(`document.querySelector("#list-answers").value.trim() === "mango\nlemon\ngrape"`)
	p.paste("list-answers", "mango\nlemon\nmelon\nguava\n")
	p.click(action("import"))
	d := p.untilLists("edited", func(d listsDialog) bool { return strings.HasPrefix(d.facts("Fruit"), "5 letters · 4 answers") })
	if titles := slices.Collect(func(yield func(string) bool) {
		for _, l := range d.Own {
			if !yield(l.Title) {
				return
			}
		}
	}); len(titles) != 1 {
		t.Errorf("the lists are %q", titles)
	}
}
