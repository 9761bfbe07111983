//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/wordlists"
)

// TestPlaces: names of puzzles.
func TestPlaces(t *testing.T) {
	rules := model.New(nil, nil).Game.Puzzle.Rules
	with := func(tries int, level engine.Level) engine.Rules {
		r := rules
		r.Tries, r.Level = tries, level
		return r
	}
	lang := wordlists.English5.Lang
	for want, id := range map[string]engine.Identity{
		"Daily 101 · English · 5 letters":                 {Rules: rules, Lang: lang, Seed: 7, Daily: 101},
		"Puzzle 0 · English · 5 letters":                  {Rules: rules, Lang: lang},
		"Puzzle 999999 · English · 5 letters":             {Rules: rules, Lang: lang, Seed: 999_999},
		"Random puzzle · English · 5 letters":             {Rules: rules, Lang: lang, Seed: 1_000_042},
		"Puzzle 1 · English · 5 letters · 1 try":          {Rules: with(1, engine.Normal), Lang: lang, Seed: 1},
		"Puzzle 1 · English · 5 letters · Hard · 7 tries": {Rules: with(7, engine.Hard), Lang: lang, Seed: 1},
		"Puzzle 1 · English · 5 letters · Strict":         {Rules: with(6, engine.Strict), Lang: lang, Seed: 1},
		"Puzzle 1 · English · 5 letters · No limit":       {Rules: with(0, engine.Normal), Lang: lang, Seed: 1},
	} {
		equal(t, want, wording.PuzzleTitle(embedded.English, engine.Puzzle{Identity: id}, lists.List{Name: lists.Name{Lang: id.Lang, Length: id.Rules.Length}}), want)
	}
	equal(t, "hard in quantum", newTable(t, "crown plaid", "&level=hard").puzzleTitle(), "Puzzle 1011 · English · 5 letters · Strict")
}

// TestPlaceInLines: if the line above the board is broken, no line begins with a dot.
func TestPlaceInLines(t *testing.T) {
	page := newTable(t, "crown plaid", "&level=hard").draw()
	same(t, "place", drawn.Texts(page.One(t, drawn.Classed("place")).All(drawn.Tagged("span"))), "Puzzle 1011\u00a0· English\u00a0· 5 letters\u00a0· Strict")
}

// TestDays: the name of a daily puzzle includes its day, unless that is today.
func TestDays(t *testing.T) {
	const today = engine.Day(325) // 22 November 2026
	for number, want := range map[int]string{
		0: "Puzzle 7", 326: "Daily 326", 325: "Daily 325 · Yesterday", 327: "Daily 327 · Tomorrow",
		324: "Daily 324 · 20 Nov", 328: "Daily 328 · 24 Nov", 1: "Daily 1 · 1 Jan", 366: "Daily 366 · 1 Jan 2027",
	} {
		p := engine.Puzzle{Identity: engine.Identity{Seed: 7, Daily: number}}
		equal(t, want, wording.DatedName(embedded.English, p, today), want)
	}
	first := engine.Puzzle{Identity: engine.Identity{Daily: 1}}
	equal(t, "before the first day", wording.DatedName(embedded.English, first, -20), "Daily 1")
	b := newTable(t, "abide", "").send(model.GoToday{}).letters("a").send(model.DayChanged{Day: 101})
	equal(t, "of the game in play", b.puzzleTitle(), "Daily 101 · Yesterday · English · 5 letters")
}
