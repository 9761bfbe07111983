package e2e

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ketword/app/text/embedded"
	"ketword/engine"
)

// firstWordle is the day of Wordle's puzzle 0.
var firstWordle = engine.DayOf(2021, time.June, 19)

// chatOf returns what three people wrote on the day of a puzzle of Wordle, with a line that can't be read and one
// whose person is missing.
func chatOf(number int) string {
	year, month, day := (firstWordle + engine.Day(number)).Date()
	return strings.NewReplacer("3/14/2026", fmt.Sprintf("%d/%d/%d", month, day, year), "N", fmt.Sprint(number), "G", "🟩🟩🟩🟩🟩", "Y", "🟨⬛⬛⬛⬛").Replace(`[08:12, 3/14/2026] Ann: Wordle N 2/6

Y
G
[08:20, 3/14/2026] Bob Ray: Wordle N 3/6*

Y
Y
G
what a word!
[08:31, 3/14/2026] Cyd: Wordle N X/6

Y
Y
Y
Y
Y
Y
[08:40, 3/14/2026] Cyd: Wordle N 9/6
`)
}

// Somebody who was never here pastes a chat, and has a table at once: on the smallest phone, by the keyboard
// alone. What can be done to people can be undone, and all of it is there when the page comes back.
func TestFriends(t *testing.T) {
	p := start(t)
	number := int(today() - firstWordle) // rows of an older puzzle are not covered
	p.withAxe()
	p.window(320, 568)
	p.opens("friends", "")
	p.paste("chat", "Good morning!")
	p.click(action("read-chat"))
	p.wait(`document.querySelector(".friends > .told p")`)
	is(p, "the field, as nothing was found", `document.querySelector("#chat").value`, "Good morning!")
	p.run(`document.querySelector("#chat").value = ""`)
	p.accessible("friends, at first")
	p.dialogFits("friends, at first")
	p.tabUntil("#chat")
	p.run(`document.execCommand("insertText", false, ` + quote(chatOf(number)) + `)`)
	p.tabUntil(action("read-chat"))
	p.press("Enter")
	p.ranks("Ann", "Bob Ray", "Cyd")
	is(p, "width beyond the table", `(() => { const e = document.querySelector(".friends .scroll"); return e.scrollWidth - e.clientWidth })()`, 0)
	is(p, "told", `document.querySelector(".friends > .told p").textContent`, en.Friends.Added(en.Friends.Results(3), en.Friends.People(3)))
	is(p, "not read", `document.querySelector(".unread small").textContent`, en.Friends.Line(19, en.Friends.BadScore))
	is(p, "covered rows", `document.querySelectorAll(".mini i").length`, 0)
	p.wait(`document.querySelector("#chat").value === ""`)
	p.click(action("friends-uncover"))
	p.wait(`document.querySelectorAll(".mini [data-mark=correct]").length === 10`)
	p.accessible("friends, with a table")
	p.dialogFits("friends, with a table")

	p.click(`.people li:nth-child(3) button`)
	p.accessible("friends, with a person")
	p.dialogFits("friends, with a person")
	p.run(`const choice = document.querySelector("#merge-person"); choice.value = "Ann"; choice.dispatchEvent(new Event("change", {bubbles: true}))`)
	p.ranks("Ann", "Bob Ray")
	p.wait(`document.activeElement.matches(".people [data-action=undo-person]")`)
	p.press("Enter")
	p.ranks("Ann", "Bob Ray", "Cyd")
	p.wait(`document.activeElement.matches(".people button")`)
	p.reload()
	p.ranks("Ann", "Bob Ray", "Cyd")
	p.click(`[data-action=friends-period][data-value=all]`)
	p.ranks("Ann", "Bob Ray", "Cyd")
}

// ranks waits for the names in the table of friends, the best first.
func (p *page) ranks(names ...string) {
	p.Helper()
	p.wait(`[...document.querySelectorAll(".ranking tbody th")].map((e) => e.textContent.replace(/[\u2066-\u2069]/g, "")).join() === ` + quote(strings.Join(names, ",")))
}

// A table is copied as text and passed on as a link, a picture and a file, which the receiver adds without
// results being doubled. A file that is dropped is read, too.
func TestFriendsPassedOn(t *testing.T) {
	p := start(t)
	p.before(stubClipboard)
	p.opens("friends", "")
	p.paste("chat", "a draft")
	p.drop(p.file("chat.txt", chatOf(1729)), ".friends")
	p.ranks("Ann", "Bob Ray", "Cyd")
	is(p, "the text in the field", `document.querySelector("#chat").value`, "a draft")
	p.click(`[data-action=copy-friends].main`)
	p.wait(`(window.copied || "").startsWith("Wordle") && window.copied.includes("Ann 2.0")`)
	p.click(`[data-action=copy-friends]:not(.main)`)
	p.wait(`(window.copied || "").includes("#friends=")`)
	link := eval[string](p, `window.copied`)
	folder := p.downloadFolder()
	p.click(action("picture-friends"))
	if picture := p.downloaded(filepath.Join(folder, en.Friends.PictureFile)); !strings.HasPrefix(picture, "\x89PNG") {
		t.Errorf("the picture begins with %q", picture[:8])
	}
	p.click(action("save-friends"))
	file := p.downloaded(filepath.Join(folder, en.Friends.File))

	friend := newPage(t, root)
	friend.load(link)
	friend.ready()
	friend.click(action("accept-friends"))
	friend.ranks("Ann", "Bob Ray", "Cyd")
	friend.pick(".friends input[type=file]", friend.file("friends.json", file))
	friend.wait(`document.querySelector(".friends > .told").textContent.includes(` + quote(en.Friends.Known(3)) + `)`)
	friend.ranks("Ann", "Bob Ray", "Cyd")
}

// The table speaks each language, in a window of a desktop.
func TestFriendsInLanguages(t *testing.T) {
	t.Parallel()
	for _, tag := range []string{"de", "fr"} {
		t.Run(tag, func(t *testing.T) {
			p := start(t)
			p.withAxe()
			p.window(1280, 800)
			p.open(tag + "/friends/")
			p.dialog("friends")
			friends := embedded.Of(tag).Friends
			is(p, "the field", `document.querySelector(".import label").textContent`, friends.Field)
			p.paste("chat", chatOf(1729))
			p.click(action("read-chat"))
			p.ranks("Ann", "Bob Ray", "Cyd")
			is(p, "columns", `document.querySelector(".ranking thead th").textContent`, friends.Player)
			p.accessible("friends, " + tag)
		})
	}
}
