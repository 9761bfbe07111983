//go:build !js

package app

import (
	"testing"

	"ketword/app/model"
	"ketword/engine"
)

// TestDialogContract: every dialog tells its screen, is named by its heading,
// and can be closed.
func TestDialogContract(t *testing.T) {
	headings := map[model.Screen]string{
		model.HelpScreen: "How to play", model.StatsScreen: "Statistics", model.MenuScreen: "Menu",
		model.ListsScreen:  "Your word lists",
		model.GiveUpScreen: "Give up?", model.ShareScreen: "Share",
	}
	for name, b := range tables(t) {
		dialogs := b.draw().all(tagged("dialog"))
		if b.model.Screen == model.NoScreen {
			equal(t, name+": dialogs", len(dialogs), 0)
			continue
		}
		if len(dialogs) != 1 {
			t.Fatalf("%s: %d dialogs", name, len(dialogs))
		}
		d := dialogs[0]
		equal(t, name+": screen", d.attr("data-screen"), string(b.model.Screen))
		heading := d.one(t, saying("id", d.attr("aria-labelledby")))
		equal(t, name+": heading", heading.text(), headings[b.model.Screen])
		first := d.all(tagged("button"))[0]
		equal(t, name+": first button", first.attr("data-action"), "close")
		equal(t, name+": its name", first.attr("aria-label"), "Close")
		equal(t, name+": open", d.has("open"), false) // showModal opens it
	}
}

// TestGiveUpDialog asks, with a way back.
func TestGiveUpDialog(t *testing.T) {
	d := draw(t, &giveUp{Text: tables(t)["classic, begun"].text.Menu})
	same(t, "question", texts(d.all(tagged("p"))), "The secret will be shown, and the game counts as lost.")
	same(t, "actions", attrs(d.all(tagged("button")), "data-action"), "close", "give-up")
	same(t, "buttons", texts(d.all(tagged("button"))), "Keep playing", "Give up")
}

// TestShareDialog shows the text as it is, so that it can be selected.
func TestShareDialog(t *testing.T) {
	b := tables(t)["quantum, won"]
	b.shared = b.model.Game.Share(b.shareTitle())
	d := b.send(model.Open{Screen: model.ShareScreen}).draw().one(t, tagged("dialog"))
	pre := d.one(t, tagged("pre"))
	equal(t, "text", pre.text(), b.shared)
	equal(t, "can be reached", pre.attr("tabindex"), "0")
	same(t, "hint", texts(d.all(tagged("p"))),
		"This browser let nothing be copied. Select the text, and copy it yourself.")
}

// TestMenu: what the menu offers, by the game in play.
func TestMenu(t *testing.T) {
	today := newTable(t, "abide", "").send(model.GoToday{})
	for name, test := range map[string]struct {
		table   *table
		actions []string
	}{
		"a puzzle of a link": {newTable(t, "abide", ""), []string{"today", "new", "link", "ask-give-up", "lists"}},
		"today's puzzle":     {today, []string{"new", "link", "ask-give-up", "lists"}},
		"a finished game":    {tables(t)["classic, won"], []string{"today", "new", "link", "lists"}},
		"a new version": {
			newTable(t, "abide", "").send(model.UpdateWaits{}),
			[]string{"apply-update", "today", "new", "link", "ask-give-up", "lists"},
		},
		"another game": {
			newTable(t, "abide", "").guess("audio").send(model.SwitchMode{Mode: engine.Quantum}),
			[]string{"new", "link", "ask-give-up", "lists", "resume"},
		},
	} {
		m := test.table.send(model.Open{Screen: model.MenuScreen}).draw().one(t, classed("menu"))
		same(t, name, attrs(m.all(classed("act")), "data-action"), test.actions...)
	}
}

// TestUnfinishedGames: an entry names its game, and goes on with it.
func TestUnfinishedGames(t *testing.T) {
	b := newTable(t, "abide", "&tries=7&level=strict").guess("audio")
	begun := b.model.Game.Puzzle
	b.send(model.SwitchMode{Mode: engine.Quantum}, model.Open{Screen: model.MenuScreen})
	entry := b.draw().one(t, saying("data-action", "resume"))
	equal(t, "name", entry.text(), "Classic · "+placeText(b.text, begun, b.model.InPlay)+" · 1 row")
	id, err := engine.ParseIdentity(entry.attr("data-value"))
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "identity", id, begun.Identity)
	b.send(b.actionMessage("resume", entry.attr("data-value")))
	equal(t, "game", b.model.Game.Puzzle, begun)
}
