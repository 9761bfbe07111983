package lab

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// states returns the lab in many states, by name.
func states(t testing.TB) map[string]*bench {
	quantum, hard, openers, games, watch := about(engine.Quantum, engine.Normal), about(engine.Quantum, engine.Hard), ShowTab{Tab: Openers}, ShowTab{Tab: Games}, ShowTab{Tab: Watch}
	begins := func() *bench { return open(t).asks(games).send(PlayTournament{}) }
	fails := func(b *bench) *bench { b.Ended(b.Key(), query.NoWorkers); return b }
	grove := WatchPlayer{Secret: [2]string{"grove"}}
	return map[string]*bench{
		"counting":       open(t),
		"letters":        open(t).asks(),
		"all guesses":    open(t).asks(CountLetters{Guesses: true}),
		"openers":        open(t).asks(openers, TryOpener{Word: "slate"}, TryOpener{Word: "abide"}),
		"pairs":          open(t).asks(quantum, openers),
		"refused":        open(t).asks(openers, TryOpener{Word: "q"}),
		"games":          open(t).asks(games),
		"to watch":       open(t).asks(watch),
		"watched":        open(t).asks(watch, grove),
		"watched whole":  open(t).asks(watch, WatchPlayer{Secret: [2]string{"grove"}, First: "slate"}, SeeStep{All: true}),
		"no answer":      open(t).asks(watch, WatchPlayer{Secret: [2]string{"slate"}}, SeeStep{All: true}),
		"both":           open(t).asks(watch, WatchPlayer{Number: "1", Secret: [2]string{"grove"}}),
		"refused then":   fails(begins()).send(PlayTournament{Opener: "q"}),
		"no number":      open(t).asks(watch, WatchPlayer{Number: "12x"}),
		"some":           open(t).asks(games, ChooseSample{Games: 100}),
		"begins":         begins(),
		"played":         open(t).asks(games, PlayTournament{}),
		"pairs, hard":    open(t).asks(quantum, hard, games, ChooseSample{Games: 100}, PlayTournament{Seed: "7"}),
		"without worker": fails(begins()),
	}
}

// TestTabs: one tab is open, and shows its results, or that it waits for them.
func TestTabs(t *testing.T) {
	all := states(t)
	for name, test := range map[string]struct{ tab, news, field string }{
		"counting":       {"Letters", "Counting letters …", ""},
		"letters":        {"Letters", "", ""},
		"openers":        {"First guesses", "", ""},
		"refused":        {"First guesses", "“q” does not have 5 letters.", "lab-try"},
		"games":          {"Tournament", "", ""},
		"watched":        {"Watch", "", ""},
		"no answer":      {"Watch", "", ""},
		"refused then":   {"Tournament", "“q” does not have 5 letters.", "lab-opener"},
		"both":           {"Watch", "Type a secret or the number of a puzzle, not both.", "watch-number"},
		"no number":      {"Watch", "“12x” is not a puzzle number: type digits only.", "watch-number"},
		"without worker": {"Tournament", "This needs work in the background, which this browser doesn’t allow.", ""},
	} {
		lab := all[name].Draw().One(t, drawn.Classed("lab"))
		tabs := lab.One(t, drawn.Classed("tabs"))
		apptest.Strings(t, name+": tabs", drawn.Texts(tabs.All(drawn.Tagged("button"))), "Letters", "First guesses", "Tournament", "Watch")
		apptest.Strings(t, name+": open", drawn.Texts(tabs.All(drawn.Saying("aria-pressed", "true"))), test.tab)
		at, told := "news", lab.One(t, drawn.Classed("news"))
		if test.field != "" {
			at, told = faultID, lab.One(t, drawn.Saying("id", faultID))
		}
		apptest.Equal(t, name+": "+at, told.Text(), test.news)
		apptest.Strings(t, name+": at the field", drawn.Attrs(lab.All(drawn.Saying("aria-describedby", faultID)), "id"), strings.Fields(test.field)...)
	}
}

// TestScope: the list, mode and level are shown, and can be changed.
func TestScope(t *testing.T) {
	b := states(t)["pairs, hard"]
	head := b.Draw().One(t, drawn.Classed("lab-head"))
	apptest.Equal(t, "mode", head.One(t, drawn.Saying("aria-label", "Mode")).One(t, drawn.Saying("aria-pressed", "true")).Text(), "Quantum")
	apptest.Strings(t, "level and list", drawn.Attrs(head.All(drawn.Tagged("select")), "data-value"), "hard", "en/5")
	i := slices.IndexFunc(actions, func(a screen.Action) bool { return a.Name == "lab-list" })
	apptest.Equal(t, "another list", actions[i].Message("de/6"), any(Choose{By: session.Choice{List: lists.Name{Lang: "de", Length: 6}}}))
	apptest.Equal(t, "no list", actions[i].Message("6"), nil)
	b.Own = []lists.List{{Name: lists.Name{Lang: "x-1", Length: 5}, Title: "Trees", Answers: 3}}
	without := b.send(Choose{By: session.Choice{List: b.Own[0].Name}}).Draw()
	apptest.Equal(t, "a list without pairs", without.One(t, drawn.Classed("barred")).Text(), embedded.English.Lists.NoPairs("Trees"))
}

// TestLetters: words, pairs, the most frequent letters, and the frequencies by position.
func TestLetters(t *testing.T) {
	b := states(t)["letters"]
	lab, found := b.Draw().One(t, drawn.Classed("lab-letters")), b.now().Letters
	apptest.Strings(t, "what is counted", drawn.Texts(lab.All(drawn.Tagged("dt"))), "answers", "allowed guesses", "pairs without a common letter")
	if !strings.HasPrefix(lab.One(t, drawn.Classed("first")).Text(), "Vowels, most frequent first: ") {
		t.Errorf("%s", lab.One(t, drawn.Classed("first")).Text())
	}
	charts := lab.All(drawn.Classed("bar-chart"))
	apptest.Equal(t, "charts", len(charts), 3) // all letters, vowels, consonants
	apptest.Equal(t, "bars", len(charts[0].All(drawn.Tagged("rect"))), len(found.Letters.Counts))
	apptest.Equal(t, "vowels among them", len(charts[0].All(drawn.Classed("vowel"))), len(charts[1].All(drawn.Tagged("rect"))))
	heat := lab.One(t, drawn.Classed("heat-map"))
	apptest.Equal(t, "figures by position", len(heat.All(drawn.Tagged("td"))), 5*len(found.Letters.Counts))
	apptest.Equal(t, "pressed", lab.One(t, drawn.Saying("aria-pressed", "true")).Text(), "Answers")
	all := states(t)["all guesses"].Draw().One(t, drawn.Classed("lab-letters"))
	apptest.Equal(t, "pressed then", all.One(t, drawn.Saying("aria-pressed", "true")).Text(), "All guesses")
}

// TestOpeners: the best first guesses by each cost, and the tried ones, latest first.
func TestOpeners(t *testing.T) {
	lab := states(t)["openers"].Draw().One(t, drawn.Classed("lab-openers"))
	tables := lab.All(drawn.Tagged("table"))
	apptest.Strings(t, "tables", drawn.Texts(lab.All(drawn.Tagged("caption"))),
		"Tried", "Rules out the most on average", "Tells the most, in bits", "Makes the most groups", "Best in the worst case")
	apptest.Strings(t, "tried", drawn.Texts(tables[0].All(drawn.Saying("scope", "row"))), "ABIDE", "SLATE")
	apptest.Equal(t, "best", len(tables[1].All(drawn.Saying("scope", "row"))), 10)
	apptest.Equal(t, "estimates", len(lab.All(drawn.Classed("quiet"))), 0)
	tried := []solver.Ranked{{Guess: engine.MustWord("slate"), Remaining: 3038, Parts: 381, Worst: 14039}}
	estimates := []*query.OpenersPart{{Openers: coach.Openers{Estimate: true}}}
	many := (&drawing{words: embedded.English, Model: &Model{}, found: found{Tried: tried, Openers: estimates}}).openersTab()
	apptest.Equal(t, "estimates are told", drawn.Of(t, many).One(t, drawn.Classed("quiet")).Text(), embedded.English.Lab.Shortlist)
	apptest.Strings(t, "thousands", drawn.Texts(drawn.Of(t, many).All(drawn.Tagged("td"))), "3,038.0", "0.00", "381", "14,039")
}

// TestTournament: each strategy has a card, with the results so far.
func TestTournament(t *testing.T) {
	all := states(t)
	apptest.Equal(t, "nothing yet", len(all["games"].Draw().All(drawn.Classed("standing"))), 0)
	apptest.Strings(t, "before the first game", drawn.Texts(all["begins"].Draw().All(drawn.Classed("quiet"))), "Plays next", "Plays next")
	apptest.Strings(t, "cancel", drawn.Texts(all["begins"].Draw().One(t, drawn.Classed("lab-games")).All(drawn.Classed("act"))), "Cancel")
	played := all["played"].Draw().One(t, drawn.Classed("lab-games"))
	cards := played.All(drawn.Classed("standing"))
	apptest.Strings(t, "players", drawn.Texts(slices.Concat(cards[0].All(drawn.Tagged("h3")), cards[1].All(drawn.Tagged("h3")))), "Eliminate", "Entropy")
	apptest.Strings(t, "buttons", drawn.Texts(played.All(drawn.Classed("act"))), "Play", "Export as CSV", "Export as JSON")
	apptest.Strings(t, "said", drawn.Texts(played.All(drawn.Saying("role", "status"))), "", "All games are played.")
	if longest := cards[0].One(t, drawn.Classed("longest")).Text(); !strings.HasPrefix(longest, "Took longest: ") {
		t.Errorf("%q", longest)
	}
	bars := cards[0].One(t, drawn.Classed("bar-chart"))
	apptest.Equal(t, "bars", len(bars.All(drawn.Tagged("rect"))), all["played"].now().Games[0].Result.Worst())
	apptest.Equal(t, "a seed can be chosen", len(all["some"].Draw().All(drawn.Saying("id", "lab-seed"))), 1)
	apptest.Equal(t, "of all games there is none", len(all["games"].Draw().All(drawn.Saying("id", "lab-seed"))), 0)
}
