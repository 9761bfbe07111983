//go:build !js

package app

import (
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
