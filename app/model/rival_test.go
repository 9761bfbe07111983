package model

import (
	"strings"
	"testing"

	"ketword/app/links"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen/challenge"
	"ketword/app/screen/share"
	"ketword/app/session"
	"ketword/engine"
)

// TestRival: the rows that came with a link are compared with the player's own after the end,
// and stay with the game.
func TestRival(t *testing.T) {
	l := newLexicon(t)
	seed := seedOf(t, l, "abide")
	for _, c := range []struct {
		name, query string
		theirs      string
		mine        string
		lead        int
		statuses    [2]engine.Status
	}{
		{"fewer", linked("classic", seed, ""), "audio slate abide", "abide", 2, [2]engine.Status{engine.Won, engine.Won}},
		{"more", linked("classic", seed, ""), "abide", "audio abide", -1, [2]engine.Status{engine.Won, engine.Won}},
		{"tie", challengeLink(t, engine.Classic, "slate"), "slate", "slate", 0, [2]engine.Status{engine.Won, engine.Won}},
		{"quantum", linked("quantum", seedOf(t, l, "crown plaid"), ""), "slate plaid", "crown", 1, [2]engine.Status{engine.Won, engine.Won}},
		{"daily", "day=5", "-", "-", 0, [2]engine.Status{engine.Lost, engine.Lost}},
		{"lost", linked("classic", seed, "&tries=2"), "slate audio", "abide", 1, [2]engine.Status{engine.Won, engine.Lost}},
		{"given up", linked("classic", seed, "&tries=0"), "slate audio -", "slate -", 1, [2]engine.Status{engine.Lost, engine.Lost}},
	} {
		t.Run(c.name, func(t *testing.T) {
			link := rowsLink(t, c.query, strings.Fields(c.theirs)...)
			stored := map[string]string{}
			w := openWindow(t, l, stored, link)
			tells(t, "notices", w.model)
			rival, is := w.model.Challenger()
			equal(t, "challenger", [2]bool{rival.Plays(), is}, [2]bool{true, true})
			for _, row := range strings.Fields(c.theirs) {
				equal(t, "it can be read", row != "-" && strings.Contains(link, row), false)
			}
			for _, g := range strings.Fields(c.mine) {
				_, compared := w.model.Duel()
				equal(t, "compared before the end", compared, false)
				if g == "-" {
					w.send(play.GiveUp{})
				} else {
					w.send(guess(g)...)
				}
			}
			d, compared := w.model.Duel()
			equal(t, "compared", compared, true)
			equal(t, "lead", d.Lead, c.lead)
			equal(t, "statuses", [2]engine.Status{d.Mine.Status(), d.Theirs.Status()}, c.statuses)
			equal(t, "their rows", len(d.Theirs.Guesses()), len(strings.Fields(strings.TrimSuffix(c.theirs, "-"))))
			for _, again := range []string{link, w.query, w.model.link()} {
				d, compared := openWindow(t, l, stored, again).model.Duel()
				equal(t, "loaded again", compared, true)
				equal(t, "loaded again: lead", d.Lead, c.lead)
			}
			equal(t, "one's own rows", ownRows(w, "") == link, c.theirs == c.mine)
		})
	}
}

// TestNamedRival: the sender's name comes with the rows, and is cleaned and shown. Name and
// clue also come with a chosen secret. Both stay with the game.
func TestNamedRival(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, linked("classic", seedOf(t, l, "abide"), "")).send(guess("abide")...)
	plain := ownRows(w, "")
	w.send(NameChallenger{Name: "  Ann\u202e "})
	named := ownRows(w, "")
	equal(t, "another link", named != plain, true)
	w.send(share.ShowAs{Form: records.SharedEmoji})
	equal(t, "another form", shared(w.model).What, records.SharedEmoji)
	friend := openWindow(t, l, map[string]string{}, named)
	rival, _ := friend.model.Challenger()
	equal(t, "name", rival.Name, "Ann")
	friend.send(guess("audio")...).send(guess("abide")...)
	d, _ := friend.model.Duel()
	equal(t, "in the duel", d.Name, "Ann")

	w = openWindow(t, l, map[string]string{}, "").send(NameChallenger{Name: "Ann"}, challenge.Send{Words: []string{"crown"}, Clue: "on a head"})
	stored := map[string]string{}
	friend = openWindow(t, l, stored, shared(w.model).Query).send(guess("audio")...)
	equal(t, "introduced", introduces(openWindow(t, l, map[string]string{}, shared(w.model).Query)), true)
	for _, again := range []string{friend.query, friend.model.link()} {
		m := openWindow(t, l, stored, again).model
		rival, is := m.Challenger()
		equal(t, "a chosen secret", [3]any{rival.Name, rival.Clue, is}, [3]any{"Ann", "on a head", true})
		equal(t, "without rows", rival.Plays(), false)
		equal(t, "guesses", m.Game.TurnCount(), 1)
	}
	friend.send(guess("crown")...)
	_, compared := friend.model.Duel()
	equal(t, "nothing to compare", compared, false)
}

// TestBadRows: rows that were changed, or belong to another puzzle, are reported, and the
// puzzle is played without them.
func TestBadRows(t *testing.T) {
	l := newLexicon(t)
	q := linked("classic", seedOf(t, l, "abide"), "")
	rows := links.Parse(rowsLink(t, q, "audio", "abide"))[links.ParamRows]
	p := openWindow(t, l, map[string]string{}, q).model.Game.Puzzle
	for _, bad := range []string{"x", rows[1:], links.Parse(rowsLink(t, linked("classic", seedOf(t, l, "crown"), ""), "crown"))[links.ParamRows]} {
		w := openWindow(t, l, map[string]string{}, q+"&rows="+bad)
		tells(t, bad, w.model, notice.BadLink{Problems: []links.Problem{{Param: "rows", Value: bad}}})
		equal(t, bad+": puzzle", w.model.Game.Puzzle, p)
		equal(t, bad+": rival", w.model.Rival, links.Rival{})
		equal(t, bad+": address", strings.Contains(w.query, "rows"), false)
	}
	w := openWindow(t, l, map[string]string{}, q+"&rows="+rows+"&level=x")
	tells(t, "something else is bad", w.model, notice.BadLink{Problems: []links.Problem{{Param: "level", Value: "x"}}})
	equal(t, "something else is bad: rival", w.model.Rival.Exists(), true)
	w = openWindow(t, l, map[string]string{}, q+"&rows=x&level=x")
	tells(t, "both are bad", w.model, notice.BadLink{Problems: []links.Problem{{Param: "level", Value: "x"}, {Param: "rows", Value: "x"}}})
}

// TestRivalStays: leaving a puzzle and returning keeps the rival; another game has none.
func TestRivalStays(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, rowsLink(t, linked("classic", seedOf(t, l, "abide"), ""), "audio", "abide"))
	w.send(SwitchMode{Mode: engine.Quantum})
	equal(t, "of another game", w.model.Rival.Exists(), false)
	w.send(SwitchMode{Mode: engine.Classic})
	equal(t, "back", w.model.Rival.Exists(), true)
	w.send(NewRandom{})
	again := openWindow(t, l, map[string]string{}, "")
	again.entries, again.shown = w.entries, w.shown // another page in the same tab
	again.travel(-1)
	equal(t, "by Back, after loading the page", again.model.Rival.Exists(), true)
}

// TestRivalOfCoveredSecret: while the player keeps guessing after a loss, the rival's rows are
// hidden, since they reveal the secret.
func TestRivalOfCoveredSecret(t *testing.T) {
	l := newLexicon(t)
	link := rowsLink(t, linked("classic", seedOf(t, l, "abide"), "&tries=1"), "abide")
	w := openWindow(t, l, map[string]string{}, link)
	w.send(sets(session.KeepGuessing, "on")).send(guess("slate")...)
	for _, msg := range []Msg{play.KeepGuessing{}, play.ShowSecret{}} {
		_, compared := w.model.Duel()
		equal(t, "compared", compared, false)
		w.send(msg)
	}
	_, compared := w.model.Duel()
	equal(t, "compared once the secret is shown", compared, true)
}
