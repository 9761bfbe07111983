//go:build !js

package friends

import (
	"strings"
	"testing"

	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
)

// TestPick: a person is picked until picked again, or another one is.
func TestPick(t *testing.T) {
	b := after(t)
	for _, step := range []struct{ pick, want string }{{"Anna", "Anna"}, {"Ben", "Ben"}, {"Ben", ""}} {
		apptest.Equal(t, step.pick, does(b, Pick{step.pick}).Screen.person, step.want)
	}
}

// TestNothingRead: a text without results says so at its field; a file does at no field.
func TestNothingRead(t *testing.T) {
	field := func(b *bench) string { return b.Draw().One(t, drawn.Saying("id", TextField)).Value("aria-invalid") }
	b := reads(after(t), "hello")
	apptest.Equal(t, "a text", field(b), "true")
	apptest.Equal(t, "said", strings.HasPrefix(b.Draw().One(t, drawn.Saying("id", "chat-fault")).Text(), "No results found."), true)
	apptest.Strings(t, "in one place", drawn.Attrs(b.Draw().All(drawn.Classed("refusal")), "class"), "refusal")
	b.Screen.file = true
	apptest.Equal(t, "a file", field(b), "false")
}

// change is what can be done to a person, and what follows.
type change struct {
	do     Do
	people []string // then
	table  []string // of all days
}

var changes = map[string]change{
	"rename": {Do{DoRename, " Anne\tM. "}, []string{"Anne M.", "Ben", "Cleo"}, []string{"Cleo", "Anne M.", "Ben"}},
	"merge":  {Do{DoMerge, "Ben"}, []string{"Ben", "Cleo"}, []string{"Ben", "Cleo"}},
	"mine":   {Do{What: DoMine}, []string{friends.You, "Ben", "Cleo"}, []string{"Cleo", friends.You, "Ben"}},
	"hide":   {Do{What: DoHide}, []string{"Anna", "Ben", "Cleo"}, []string{"Cleo", "Ben"}},
	"forget": {Do{What: DoForget}, []string{"Ben", "Cleo"}, []string{"Cleo", "Ben"}},

	"forget all": {do: Do{What: DoForgetAll}},
}

// TestPeople: each change of a person can be undone. Results that came since stay.
func TestPeople(t *testing.T) {
	for name, c := range changes {
		b := does(after(t), Choose{"period", string(All)}, Pick{"Anna"})
		before := b.Kept
		does(b, c.do)
		apptest.Strings(t, name+": people", b.Kept.People(), c.people...)
		apptest.Strings(t, name+": table", rows(b), c.table...)
		apptest.Equal(t, name+": told", []string{b.Screen.did, b.Screen.whom, b.Screen.person}, []string{c.do.What, "Anna", ""})
		does(b, Undo{})
		apptest.Equal(t, name+": undone", b.Kept, before)
		apptest.Equal(t, name+": told no more", b.Screen.did, "")
		apptest.Equal(t, name+": once", len(does(b, Undo{}).Wants), 0)

		b = does(reads(after(t), nobodys), Pick{"Anna"}, c.do, Give{1, "Anna", false}, Undo{})
		apptest.Strings(t, name+": people, with a result since", b.Kept.People(), "Anna", "Ben", "Cleo")
		apptest.Equal(t, name+": results, with one since", len(b.Kept.Results), 8)
	}
}

// TestShow: who is hidden can be shown again, and that undone.
func TestShow(t *testing.T) {
	b := does(after(t), Pick{"Anna"}, Do{What: DoHide}, Do{DoShow, "Anna"})
	apptest.Equal(t, "hidden", b.Kept.Hidden["Anna"], false)
	apptest.Equal(t, "told", []string{b.Screen.did, b.Screen.whom}, []string{DoShow, "Anna"})
	apptest.Equal(t, "undone", does(b, Undo{}).Kept.Hidden["Anna"], true)
}

// TestNoChange: nothing is done to nobody, and nobody gets no name, or the same.
func TestNoChange(t *testing.T) {
	for _, do := range []Do{{DoRename, ""}, {DoRename, " \n"}, {DoRename, "Anna"}, {DoMerge, ""}, {DoMerge, "Anna"}} {
		b := does(after(t), Pick{"Anna"}, do)
		apptest.Equal(t, "intents", len(b.Wants), 0)
		apptest.Equal(t, "still picked", b.Screen.person, "Anna")
	}
	b := does(after(t), Pick{"Anna"}, Do{What: DoMine})
	for _, do := range []Do{{DoRename, "Max"}, {DoMerge, "Ben"}, {DoMine, ""}, {DoHide, ""}, {DoShow, ""}, {DoForget, ""}} {
		apptest.Equal(t, do.What+" nobody", len(does(b, do).Wants), 0)
	}
}

// TestMine: results that are the player's own are one person with those of the history, and make a name to
// pass them on.
func TestMine(t *testing.T) {
	b := does(after(t), Pick{"Anna"}, Do{What: DoMine})
	apptest.Equal(t, "name", b.Kept.Me, "Anna")
	apptest.Equal(t, "undone", does(b, Undo{}).Kept.Me, "")
	does(b, Pick{"Anna"}, Do{What: DoMine}, Choose{"puzzle", "2"})
	apptest.Equal(t, "puzzle", shows(b).puzzle.Number, 1747)
	apptest.Equal(t, "not covered", shows(b).covered, false)
	reads(b, "[12.04.26, 08:12] Anna: Wordle 1,758 3/6\n")
	apptest.Strings(t, "the same name later", b.Kept.People(), friends.You, "Ben", "Cleo")
}

// TestRenameOntoAnother: a name that somebody has makes the two one, which is said. What was told of a text is
// not told again.
func TestRenameOntoAnother(t *testing.T) {
	b := does(after(t), Pick{"Anna"}, Do{DoRename, "Ben"})
	apptest.Strings(t, "told", []string{b.Screen.did, b.Screen.whom, b.Screen.into}, DoMerge, "Anna", "Ben")
	does(b, Undo{})
	apptest.Equal(t, "told of the text", b.Screen.outcome.done, false)
	does(b, Pick{"Anna"}, Do{DoRename, "Anne"})
	apptest.Strings(t, "a new name", []string{b.Screen.did, b.Screen.whom, b.Screen.into}, DoRename, "Anna", "Anne")
}

// TestMineNoMore: without the player's name, results that were said to be the player's are the person's again.
func TestMineNoMore(t *testing.T) {
	b := does(after(t), Pick{"Anna"}, Do{What: DoMine}, Pick{"Ben"}, Do{DoRename, "Benno"}, Name{"Max"})
	apptest.Strings(t, "with a name", b.Kept.People(), friends.You, "Benno", "Cleo")
	does(b, Name{" "})
	apptest.Strings(t, "without", b.Kept.People(), "Anna", "Benno", "Cleo")
}

// TestNoUndoAfterReading: what came of a text is told in place of the change before, which stays.
func TestNoUndoAfterReading(t *testing.T) {
	b := reads(does(after(t), Pick{"Anna"}, Do{What: DoForget}), "[12.04.26, 08:12] Dora: Wordle 1,758 3/6\n")
	apptest.Equal(t, "undo", len(does(b, Undo{}).Wants), 0)
	apptest.Strings(t, "people", b.Kept.People(), "Ben", "Cleo", "Dora")
}
