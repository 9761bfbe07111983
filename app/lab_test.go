//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/solver"
)

// openLab returns a game over which the lab is open, after some messages and what comes
// of them.
func openLab(t testing.TB, msgs ...model.Msg) *table {
	return newTable(t, "abide", "").asks(append([]model.Msg{model.Open{Screen: screen.Lab}}, msgs...)...)
}

// labTables returns the lab in every state, by name.
func labTables(t testing.TB) map[string]*table {
	openers, games := model.ShowLab{Tab: model.LabOpeners}, model.ShowLab{Tab: model.LabGames}
	watch := model.ShowLab{Tab: model.LabWatch}
	english := lists.Name{Lang: "en", Length: 5}
	quantum := model.SetLab{Scope: session.Scope{List: english, Mode: engine.Quantum}}
	hard := model.SetLab{Scope: session.Scope{List: english, Mode: engine.Quantum, Level: engine.Hard}}
	begins := func() *table { return openLab(t, games).send(model.PlayTournament{}) }
	stands := begins()
	stands.send(stands.results(stands.asked)[0])
	return map[string]*table{
		"counting":       newTable(t, "abide", "").send(model.Open{Screen: screen.Lab}),
		"letters":        openLab(t),
		"all guesses":    openLab(t, model.CountLetters{Guesses: true}),
		"openers":        openLab(t, openers, model.TryOpener{Word: "slate"}, model.TryOpener{Word: "abide"}),
		"pairs":          openLab(t, quantum, openers),
		"refused":        openLab(t, openers, model.TryOpener{Word: "q"}),
		"games":          openLab(t, games),
		"to watch":       openLab(t, watch),
		"watched":        openLab(t, watch, model.WatchPlayer{Secret: []string{"grove"}}),
		"watched whole":  openLab(t, watch, model.WatchPlayer{Secret: []string{"grove"}, First: "slate"}, model.SeeStep{All: true}),
		"no answer":      openLab(t, watch, model.WatchPlayer{Secret: []string{"slate"}}, model.SeeStep{All: true}),
		"both":           openLab(t, watch, model.WatchPlayer{Number: "1", Secret: []string{"grove"}}),
		"refused then":   begins().fails(query.NoWorkers, "").send(model.PlayTournament{Opener: "q"}),
		"no number":      openLab(t, watch, model.WatchPlayer{Number: "12x"}),
		"some":           openLab(t, games, model.ChooseSample{Games: 100}),
		"begins":         begins(),
		"under way":      stands,
		"played":         openLab(t, games, model.PlayTournament{}),
		"pairs, hard":    openLab(t, quantum, hard, games, model.ChooseSample{Games: 100}, model.PlayTournament{Seed: "7"}),
		"without worker": begins().fails(query.NoWorkers, ""),
	}
}

// TestLabTabs: one tab is open, and what it shows is counted or told to be on its way.
func TestLabTabs(t *testing.T) {
	all := labTables(t)
	for name, test := range map[string]struct{ tab, news string }{
		"counting":       {"Letters", "Counting letters …"},
		"letters":        {"Letters", ""},
		"openers":        {"First guesses", ""},
		"refused":        {"First guesses", "“q” does not have 5 letters."},
		"games":          {"Tournament", ""},
		"watched":        {"Watch", ""},
		"no answer":      {"Watch", ""},
		"refused then":   {"Tournament", "“q” does not have 5 letters."},
		"both":           {"Watch", "Type a secret or the number of a puzzle, not both."},
		"no number":      {"Watch", "“12x” is not a puzzle number: type digits only."},
		"without worker": {"Tournament", "This needs work in the background, which this browser doesn’t allow."},
	} {
		lab := all[name].draw().One(t, drawn.Classed("lab"))
		tabs := lab.One(t, drawn.Classed("tabs"))
		same(t, name+": tabs", drawn.Texts(tabs.All(drawn.Tagged("button"))), "Letters", "First guesses", "Tournament", "Watch")
		same(t, name+": open", drawn.Texts(tabs.All(drawn.Saying("aria-pressed", "true"))), test.tab)
		equal(t, name+": news", lab.One(t, drawn.Classed("news")).Text(), test.news)
	}
}

// TestLabScope: what the lab is about is told, and can be changed.
func TestLabScope(t *testing.T) {
	b := labTables(t)["pairs, hard"]
	head := b.draw().One(t, drawn.Classed("lab-head"))
	equal(t, "mode", head.One(t, drawn.Classed("switch")).One(t, drawn.Saying("aria-pressed", "true")).Text(), "Quantum")
	same(t, "level and list", drawn.Attrs(head.All(drawn.Tagged("select")), "data-value"), "hard", "en/5")
	want := b.model.Lab.Scope
	want.List = lists.Name{Lang: "de", Length: 6}
	equal(t, "another list", b.message("lab-list", "de/6"), model.Msg(model.SetLab{Scope: want}))
	equal(t, "no list", b.message("lab-list", "6"), nil)
	pairless := lists.List{Name: lists.Name{Lang: "x-1", Length: 5}, Title: "Trees", Answers: 3}
	without := drawn.Of(t, &labHead{Text: b.text, Scope: session.Scope{List: pairless.Name, Mode: engine.Classic}, Lists: []lists.List{pairless}})
	equal(t, "a list without pairs", without.One(t, drawn.Classed("barred")).Text(), b.text.Lists.NoPairs("Trees"))
}

// TestLabLetters: words, pairs, which letters come first, how often and where.
func TestLabLetters(t *testing.T) {
	lab := labTables(t)["letters"].draw().One(t, drawn.Classed("lab-letters"))
	found := labTables(t)["letters"].model.LabFound().Letters
	same(t, "what is counted", drawn.Texts(lab.All(drawn.Tagged("dt"))), "answers", "allowed guesses", "pairs without a common letter")
	if !strings.HasPrefix(lab.One(t, drawn.Classed("first")).Text(), "Vowels, most frequent first: ") {
		t.Errorf("%s", lab.One(t, drawn.Classed("first")).Text())
	}
	charts := lab.All(drawn.Classed("bar-chart"))
	equal(t, "charts", len(charts), 3) // all letters, vowels, consonants
	equal(t, "bars", len(charts[0].All(drawn.Tagged("rect"))), len(found.Letters.Counts))
	equal(t, "vowels among them", len(charts[0].All(drawn.Classed("vowel"))), len(charts[1].All(drawn.Tagged("rect"))))
	heat := lab.One(t, drawn.Classed("heat-map"))
	equal(t, "figures by position", len(heat.All(drawn.Tagged("td"))), 5*len(found.Letters.Counts))
	equal(t, "pressed", lab.One(t, drawn.Saying("aria-pressed", "true")).Text(), "Answers")
	all := labTables(t)["all guesses"].draw().One(t, drawn.Classed("lab-letters"))
	equal(t, "pressed then", all.One(t, drawn.Saying("aria-pressed", "true")).Text(), "All guesses")
}

// TestLabOpeners: the best first guesses by each cost, and those that were tried, the
// last one first.
func TestLabOpeners(t *testing.T) {
	lab := labTables(t)["openers"].draw().One(t, drawn.Classed("lab-openers"))
	tables := lab.All(drawn.Tagged("table"))
	same(t, "tables", drawn.Texts(lab.All(drawn.Tagged("caption"))),
		"Tried", "Rules out the most on average", "Tells the most, in bits", "Makes the most groups", "Best in the worst case")
	same(t, "tried", drawn.Texts(tables[0].All(drawn.Saying("scope", "row"))), "ABIDE", "SLATE")
	equal(t, "best", len(tables[1].All(drawn.Saying("scope", "row"))), 10)
	equal(t, "estimates", len(lab.All(drawn.Classed("quiet"))), 0)
	many := &labOpeners{Text: labTables(t)["openers"].text, Tried: []solver.Ranked{{Guess: engine.MustWord("slate"), Remaining: 3038, Parts: 381, Worst: 14039}}}
	same(t, "thousands", drawn.Texts(drawn.Of(t, many).All(drawn.Tagged("td"))), "3,038.0", "0.00", "381", "14,039")
}

// TestTournament: each player has a card, which fills as games are played.
func TestTournament(t *testing.T) {
	all := labTables(t)
	equal(t, "nothing yet", len(all["games"].draw().All(drawn.Classed("standing"))), 0)
	same(t, "before the first game", drawn.Texts(all["begins"].draw().All(drawn.Classed("quiet"))), "Plays next", "Plays next")
	same(t, "cancel", drawn.Texts(all["begins"].draw().One(t, drawn.Classed("lab-games")).All(drawn.Classed("act"))), "Cancel")
	played := all["played"].draw().One(t, drawn.Classed("lab-games"))
	cards := played.All(drawn.Classed("standing"))
	same(t, "players", drawn.Texts(slices.Concat(cards[0].All(drawn.Tagged("h3")), cards[1].All(drawn.Tagged("h3")))), "Eliminate", "Entropy")
	same(t, "buttons", drawn.Texts(played.All(drawn.Classed("act"))), "Play", "Export as CSV", "Export as JSON")
	same(t, "said", drawn.Texts(played.All(drawn.Saying("role", "status"))), "All games are played.")
	if longest := cards[0].One(t, drawn.Classed("longest")).Text(); !strings.HasPrefix(longest, "Took longest: ") {
		t.Errorf("%q", longest)
	}
	bars := cards[0].One(t, drawn.Classed("bar-chart"))
	equal(t, "bars", len(bars.All(drawn.Tagged("rect"))), all["played"].model.LabFound().Games[0].Result.Worst())
	equal(t, "a seed can be chosen", len(all["some"].draw().All(drawn.Saying("id", "lab-seed"))), 1)
	equal(t, "of all games there is none", len(all["games"].draw().All(drawn.Saying("id", "lab-seed"))), 0)
}
