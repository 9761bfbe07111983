package e2e

import (
	"archive/zip"
	"bytes"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// chat is what three people wrote, with a line that can't be read.
const chat = `[08:12, 3/14/2026] Ann: Wordle 1729 2/6

🟨⬛⬛⬛⬛
🟩🟩🟩🟩🟩
[08:20, 3/14/2026] Bob Ray: Wordle 1729 3/6*

🟨⬛⬛⬛⬛
🟨⬛⬛⬛⬛
🟩🟩🟩🟩🟩
what a word!
[08:40, 3/14/2026] Cyd: Wordle 1729 9/6
[08:41, 3/14/2026] Cyd: Wordle 1729 4/6
`

// ranks waits for the names in the table of friends, the best first.
func (p *page) ranks(names ...string) {
	p.Helper()
	p.wait(`[...document.querySelectorAll(".ranking tbody th")].map((e) => e.textContent.replace(/[\u2066-\u2069]/g, "")).join() === ` + quote(strings.Join(names, ",")))
}

// A chat is pasted, and makes a table: on the smallest phone, by the keyboard alone. What can be done to people can be undone,
// and all of it is there when the page comes back. The table is passed on as a link, a picture and a file, which the receiver adds, and so is
// a chat that is dropped as the archive that a telephone exports.
func TestFriends(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.before(stubClipboard)
	p.window(320, 568)
	p.opens("friends", "")
	p.dialogFits("friends, at first")
	p.tabUntil("#chat")
	p.run(`document.execCommand("insertText", false, ` + quote(chat) + `)`)
	p.tabUntil(action("read-chat"))
	p.press("Enter")
	p.ranks("Ann", "Bob Ray", "Cyd")
	is(p, "width beyond the table", `(() => { const e = document.querySelector(".friends .scroll"); return e.scrollWidth - e.clientWidth })()`, 0)
	p.wait(`document.querySelector("#chat").value === ""`)
	p.accessible("friends, with a table")
	p.dialogFits("friends, with a table")

	p.click(`.people li:nth-child(3) button`)
	p.accessible("friends, with a person")
	p.dialogFits("friends, with a person")
	p.selects("merge-person", "Ann")
	p.ranks("Ann", "Bob Ray")
	p.wait(`document.activeElement.matches(".people [data-action=undo-person]")`)
	p.press("Enter")
	p.ranks("Ann", "Bob Ray", "Cyd")
	p.wait(`document.activeElement.matches(".people button")`)
	p.reload()
	p.click(`[data-action=friends-period][data-value=all]`) // at first it is of this week
	p.ranks("Ann", "Bob Ray", "Cyd")

	p.click(`[data-action=copy-friends]:not(.main)`)
	p.wait(`(window.copied || "").includes("#friends=")`)
	link := eval[string](p, `window.copied`)
	folder := p.downloadFolder()
	p.click(action("picture-friends"))
	if picture := p.downloaded(filepath.Join(folder, en.Friends.PictureFile)); !strings.HasPrefix(picture, "\x89PNG") {
		t.Errorf("the picture begins with %q", picture[:8])
	}
	p.click(action("save-friends"))
	saved := p.downloaded(filepath.Join(folder, en.Friends.File))

	friend := newPage(t, root)
	friend.load(link)
	friend.ready()
	friend.click(action("accept-friends"))
	friend.ranks("Ann", "Bob Ray", "Cyd")
	friend.pick(".friends input[type=file]", friend.file("friends.json", saved))
	friend.wait(`document.querySelector(".friends > .told").textContent.includes(` + quote(en.Friends.Known(3)) + `)`)
	var archive bytes.Buffer
	z := zip.NewWriter(&archive)
	io.WriteString(sample.Must(z.Create("_chat.txt"))(t), chat+"[08:42, 3/14/2026] Dee: Wordle 1729 5/6\n")
	z.Close()
	friend.paste("chat", "a draft")
	friend.drop(friend.file("chat.zip", archive.String()), ".friends")
	friend.ranks("Ann", "Bob Ray", "Cyd", "Dee")
	is(friend, "the text in the field", `document.querySelector("#chat").value`, "a draft")
}
