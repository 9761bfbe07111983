//go:build !js

package app

import (
	"testing"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
	"ketword/wordlists"
)

// TestPlaces: what a puzzle is called.
func TestPlaces(t *testing.T) {
	rules := model.DefaultRules()
	with := func(tries int, d engine.Difficulty) engine.Rules {
		r := rules
		r.Tries, r.Difficulty = tries, d
		return r
	}
	lang := wordlists.English5.Lang
	for want, id := range map[string]engine.Identity{
		"Daily 101 · English · 5 letters":                 {Rules: rules, Lang: lang, Seed: 7, Daily: 101},
		"Puzzle 0 · English · 5 letters":                  {Rules: rules, Lang: lang},
		"Puzzle 999999 · English · 5 letters":             {Rules: rules, Lang: lang, Seed: 999_999},
		"Puzzle …0042 · English · 5 letters":              {Rules: rules, Lang: lang, Seed: 1_000_042},
		"Puzzle 1 · English · 5 letters · 1 try":          {Rules: with(1, engine.Normal), Lang: lang, Seed: 1},
		"Puzzle 1 · English · 5 letters · 7 tries · Hard": {Rules: with(7, engine.Hard), Lang: lang, Seed: 1},
		"Puzzle 1 · English · 5 letters · Strict":         {Rules: with(6, engine.Strict), Lang: lang, Seed: 1},
		"Puzzle 1 · English · 5 letters · No limit":       {Rules: with(0, engine.Normal), Lang: lang, Seed: 1},
	} {
		equal(t, want, puzzleTitle(text.English, engine.Puzzle{Identity: id}, model.List{Name: model.ListName{Lang: id.Lang, Length: id.Rules.Length}}), want)
	}
}
