//go:build !js

package app

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/share"
)

// TestDialogContract: every dialog is drawn by some table, has the name of its screen as an attribute, is labelled by
// its heading, which is unique, and can be closed.
func TestDialogContract(t *testing.T) {
	headings := map[string]screen.Name{}
	seen := map[screen.Name]bool{}
	for name, b := range tables(t) {
		seen[b.model.Screen] = true
		dialogs := b.draw().All(drawn.Tagged("dialog"))
		if b.model.Screen == screen.None {
			equal(t, name+": dialogs", len(dialogs), 0)
			continue
		}
		if len(dialogs) != 1 {
			t.Fatalf("%s: %d dialogs", name, len(dialogs))
		}
		d := dialogs[0]
		equal(t, name+": screen", d.Value("data-screen"), string(b.model.Screen))
		heading := d.One(t, drawn.Saying("id", d.Value("aria-labelledby")))
		equal(t, name+": heading", heading.Text(), model.ScreenOf(b.model.Screen).Title(b.text))
		if other, has := headings[heading.Text()]; has {
			equal(t, name+": screen of the heading", other, b.model.Screen)
		}
		headings[heading.Text()] = b.model.Screen
		first := d.All(drawn.Tagged("button"))[0]
		equal(t, name+": first button", first.Value("data-action"), "close")
		equal(t, name+": its name", first.Value("title"), "Close")
		equal(t, name+": open", d.Has("open"), false) // showModal sets it
	}
	for _, s := range model.Screens {
		equal(t, string(s.Name)+": is among the tables", seen[s.Name], true)
	}
}

// TestEveryScreenIsRegistered: the screens that package screen names are registered, and no two have the same name.
func TestEveryScreenIsRegistered(t *testing.T) {
	named := stringConstants(t, "screen", "Name")
	delete(named, string(screen.None))
	for s := range named {
		if model.ScreenOf(screen.Name(s)).Name == screen.None {
			t.Errorf("the screen %q is not registered", s)
		}
	}
	seen := map[screen.Name]bool{screen.None: true}
	for _, s := range model.Screens {
		equal(t, string(s.Name)+": is another's name", seen[s.Name], false)
		seen[s.Name] = true
	}
}

// stringConstants returns the values of a string type's constants declared in a folder.
func stringConstants(t *testing.T, folder, kind string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	constants := map[string]bool{}
	for _, file := range files {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			if of, _ := spec.Type.(*ast.Ident); of == nil || of.Name != kind {
				return true
			}
			for _, value := range spec.Values {
				constant, err := strconv.Unquote(value.(*ast.BasicLit).Value)
				if err != nil {
					t.Fatal(err)
				}
				constants[constant] = true
			}
			return true
		})
	}
	return constants
}

// TestConfirmationInDialog: a confirmation is shown in the open dialog, and not behind it.
func TestConfirmationInDialog(t *testing.T) {
	copied := share.Sent{What: records.SharedLink, Outcome: share.Copied}
	for name, b := range tables(t) {
		b.send(copied)
		page := b.draw()
		behind := strings.Contains(page.One(t, drawn.Classed("message")).Written(), "Link copied")
		equal(t, name+": in the message line", behind, b.model.Screen == screen.None)
		for _, d := range page.All(drawn.Tagged("dialog")) {
			told := d.One(t, drawn.Classed("confirmation"))
			equal(t, name+": in the dialog", told.Text(), "Link copied")
			equal(t, name+": spoken", told.Value("role"), "status")
		}
	}
}
