package e2e

import (
	"archive/zip"
	"bytes"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"ketword/app/records"
	"ketword/engine"
)

// The archive that a telephone exports is read, also one without compression, and one that has no chat is told.
// The table is in the file of the statistics, and comes back with it when it was deleted.
func TestFriendsInArchives(t *testing.T) {
	p := start(t)
	p.opens("friends", "")
	field := `.friends input[type=file]`
	p.pick(field, p.file("pictures.zip", zipped(t, zip.Deflate, "photo.jpg", "x")))
	p.wait(`document.querySelector(".friends > .told").textContent !== ""`)
	is(p, "told", `document.querySelectorAll(".ranking").length`, 0)
	const chat = "[19.03.26, 08:12:40] Ann: Wordle 1.734 2/6\n[19.03.26, 08:13:40] Bob: Wordle 1.734 3/6\n"
	p.pick(field, p.file("chat.zip", zipped(t, zip.Deflate, "photo.jpg", "x", "_chat.txt", chat)))
	p.storesFriends("Ann", "Bob")
	p.drop(p.file("plain.zip", zipped(t, zip.Store, "notes.txt", "[19.03.26, 09:12:40] Cyd: Wordle 1.734 4/6\n")), ".friends")
	p.storesFriends("Ann", "Bob", "Cyd")

	p.open("")
	p.openDialog("stats")
	folder := p.downloadFolder()
	p.click(action("export-history"))
	text := p.downloaded(filepath.Join(folder, "ketword-history.json"))
	file, refusal := records.ReadFile(engine.Forever, text)
	if refusal.Fault != records.NoFault || len(file.Friends.Results) != 3 {
		t.Errorf("the file has %+v, refused: %+v", file.Friends, refusal)
	}
	other := newPage(t, root)
	other.open("")
	other.openDialog("stats")
	for _, want := range []string{en.History.Friends(3), en.History.FriendsKnown} {
		other.pick(`[data-action=import-history]`, other.file("history.json", text))
		other.wait(`document.querySelector(".history .told").textContent === ` + quote(want))
	}
	other.storesFriends("Ann", "Bob", "Cyd")
}

// storesFriends waits until these people are stored, in this order.
func (p *page) storesFriends(people ...string) {
	p.Helper()
	p.wait(`JSON.stringify(JSON.parse(localStorage.getItem("ketword.friends") || '{"data":{}}').data.people) === ` + quote(`["`+strings.Join(people, `","`)+`"]`))
}

// zipped returns an archive of files, given as pairs of name and text.
func zipped(t *testing.T, method uint16, pairs ...string) string {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for i := 0; i < len(pairs); i += 2 {
		f, err := w.CreateHeader(&zip.FileHeader{Name: pairs[i], Method: method})
		if err == nil {
			_, err = io.WriteString(f, pairs[i+1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}
