package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/input"
)

// Files can be dropped: anywhere, which opens the dialog, and in it on the part
// that they are for.
func TestImportDropped(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	p.drop(p.file("trees.txt", "aspen\nlarch\n"), ".board")
	p.dialog("lists")
	p.untilShelf("the answers", func(s shelf) bool { return s.Files["answers"] == "trees.txt" })
	p.drop(p.file("more.txt", "mango\n"), "#list-guesses")
	if s := p.untilShelf("both files", func(s shelf) bool { return len(s.Files) == 2 }); s.Files["guesses"] != "more.txt" {
		t.Errorf("the files are %q", s.Files)
	}
	if s := p.imported("trees"); s.Own[0].Facts != "5 letters · 2 answers · 1 further guess · classic only" {
		t.Errorf("listed: %+v", s.Own)
	}
}

// drop drags a file over the page, and drops it on an element.
func (p *player) drop(path, target string) {
	p.Helper()
	x, y := p.middle(target)
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: []string{path}, DragOperationsMask: 1}
	for _, kind := range []input.DispatchDragEventType{
		input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop,
	} {
		call(p, input.DispatchDragEvent, input.DispatchDragEventParams{Type: kind, X: x, Y: y, Data: data})
	}
}
