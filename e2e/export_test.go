package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	chrome "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"

	"ketword/app/model"
)

// An exported list is the text that was imported, byte for byte but for its
// Unicode form.
func TestOwnListIsExported(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	folder := p.downloads()
	p.open("")
	p.openShelf()
	for _, c := range []struct {
		brought
		answers, guesses string // exported
	}{
		{brought{title: "Trees", answers: "aspen\r\nbirch\r\n", guesses: "mango\r\nlemon"}, "aspen\r\nbirch\r\n", "mango\r\nlemon"},
		{brought{title: "Größen", answers: "scho\u0308n\nkleid"}, "schön\nkleid", ""},
	} {
		p.pickFile("answers", p.file(c.title+".txt", c.brought.answers))
		if c.brought.guesses != "" {
			p.pickFile("guesses", p.file("guesses.txt", c.brought.guesses))
		}
		p.imported(c.title)
		l := brought{answers: c.answers, guesses: c.guesses}.list(t)
		for part, text := range map[model.Part]string{model.AnswersPart: c.answers, model.GuessesPart: c.guesses} {
			name := map[model.Part]string{model.AnswersPart: c.title + ".txt", model.GuessesPart: c.title + ", further guesses.txt"}[part]
			if text == "" {
				if n := eval[int](p, `document.querySelectorAll(`+quote(of(l, "export-guesses"))+`).length`); n > 0 {
					t.Errorf("%s: no further guesses, but they can be exported", c.title)
				}
				continue
			}
			p.click(of(l, "export-"+string(part)))
			if got := downloaded(t, filepath.Join(folder, name)); got != text {
				t.Errorf("%s: %q, want %q", name, got, text)
			}
		}
	}
}

// A list that the browser could not keep can still be exported: the answers in
// their order, which puzzles depend on, the further guesses in any.
func TestUnkeptListIsExported(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	folder := p.downloads()
	p.before(unshelved["open throws"])
	p.open("")
	p.openShelf()
	for name, text := range map[string]string{"title": trees.title, "answers": trees.answers, "guesses": trees.guesses} {
		p.paste("list-"+name, text)
	}
	p.click(action("import"))
	p.untilShelf("a list that is not kept", func(s shelf) bool { return strings.Contains(s.Told, "could not be saved") })
	l := trees.list(t)
	for part, want := range map[string]string{"answers": trees.answers, "guesses": trees.guesses} {
		p.click(of(l, "export-"+part))
		name := map[string]string{"answers": "Trees.txt", "guesses": "Trees, further guesses.txt"}[part]
		got, words := strings.Fields(downloaded(t, filepath.Join(folder, name))), strings.Fields(want)
		if part == "guesses" {
			slices.Sort(got)
			slices.Sort(words)
		}
		if !slices.Equal(got, words) {
			t.Errorf("%s: %q, want %q", name, got, words)
		}
	}
}

// downloads returns the folder to which downloads go.
func (p *player) downloads() string {
	p.Helper()
	folder := p.TempDir()
	if _, err := chromedp.CallBrowser(p.ctx, chrome.SetDownloadBehavior, chrome.SetDownloadBehaviorParams{
		Behavior: chrome.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder,
		BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
	}); err != nil {
		p.Fatal(err)
	}
	return folder
}

// downloaded returns what the browser saves under a path. It writes under
// another name, and renames the file when it is complete.
func downloaded(t *testing.T, path string) string {
	t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(blink) {
		if data, err := os.ReadFile(path); err == nil {
			return string(data)
		}
	}
	names, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "*"))
	t.Fatalf("no download %s; there are %q", path, names)
	return ""
}
