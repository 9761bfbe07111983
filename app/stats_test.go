//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/hint"
	"ketword/app/screen/stats"
	"ketword/internal/each"
)

// TestAssistedGamesAreApart: a game with a hint is counted by itself, and no bar is lit.
func TestAssistedGamesAreApart(t *testing.T) {
	b := newTable(t, "abide", "").guess("slate").asks(hint.Ask{Kind: hint.Guess}).guess("abide")
	d := b.send(model.Open{Screen: screen.Stats}).draw().One(t, drawn.Tagged("dialog"))
	same(t, "figures", drawn.Texts(d.All(drawn.Tagged("dd"))), "0", "0", "0", "0", "0", "–", "–")
	equal(t, "of which games", d.All(drawn.Tagged("dt"))[0].Text(), "without hints")
	equal(t, "that there are none", strings.Contains(d.Text(), "No finished games"), false)
	equal(t, "apart", d.One(t, drawn.Classed("quiet")).Text(), "Counted apart: 1 game with hints.")
	equal(t, "lit", len(d.All(drawn.Classed("now"))), 0)
}

// TestStatsOfThisGame: rows are drawn up to the usual number of tries, or the last that was
// used, and that of the game in play is lit, where it is selected.
func TestStatsOfThisGame(t *testing.T) {
	for name, test := range map[string]struct {
		game *table
		mode string
		rows []string
		lit  []string
	}{
		"won":        {newTable(t, "abide", "").guess("audio", "speed", "abide"), "classic", []string{"1", "2", "3", "4", "5", "6", "lost"}, []string{"3: 1 game, with this one"}},
		"given up":   {newTable(t, "abide", "").send(play.GiveUp{}), records.All, []string{"1", "2", "3", "4", "5", "6", "lost"}, []string{"lost: 1 game, with this one"}},
		"other mode": {newTable(t, "abide", "").guess("abide"), "quantum", nil, nil},
		"unlimited": {newTable(t, "abide", "&tries=0").guess(slices.Repeat([]string{"slate"}, 11)...).guess("abide"), "classic",
			[]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10+", "lost"}, []string{"10+: 1 game, with this one"}},
		"next one": {newTable(t, "abide", "").guess("abide").send(model.NewRandom{}), "classic", []string{"1", "2", "3", "4", "5", "6", "lost"}, nil},
	} {
		dialog := test.game.send(model.Open{Screen: screen.Stats}, stats.Select{Part: records.ModePart, Value: test.mode}).draw().One(t, drawn.Tagged("dialog"))
		same(t, name+": rows", drawn.Texts(dialog.All(drawn.Classed("name"))), test.rows...)
		var lit []string
		for _, row := range dialog.All(drawn.Classed("now")) {
			lit = append(lit, drawn.Attrs(row.All(drawn.Tagged("progress")), "aria-label")...)
		}
		same(t, name+": lit", lit, test.lit...)
		equal(t, name+": the others are not", len(dialog.All(drawn.Classed("lit"))), len(test.lit))
	}
}

// TestSelectedMode: the dialog opens at the mode in play, and counts the games of the mode
// that is chosen.
func TestSelectedMode(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("crown").send(model.Open{Screen: screen.Stats})
	for _, test := range []struct{ chosen, pressed, played string }{
		{"quantum", "quantum", "1"}, {"classic", "classic", "0"}, {"all", "all", "1"}, {"nonsense", "all", "1"},
	} {
		if msg := b.message("select-mode", test.chosen); msg != nil {
			b.send(msg)
		}
		modes := b.draw().One(t, drawn.Tagged("dialog")).One(t, drawn.Classed("tabs"))
		same(t, "names", drawn.Texts(modes.All(drawn.Tagged("button"))), "All", "Classic", "Quantum")
		same(t, "values", drawn.Attrs(modes.All(drawn.Tagged("button")), "data-value"), "all", "classic", "quantum")
		pressed := modes.One(t, drawn.Saying("aria-pressed", "true"))
		equal(t, "pressed", pressed.Value("data-value"), test.pressed)
		figures := drawn.Texts(b.draw().All(drawn.Tagged("dd")))
		equal(t, strings.Join(figures, " ")+": played", figures[0], test.played)
	}
}

// TestSelectedList: where there are games of several lists and levels, they can be chosen.
func TestSelectedList(t *testing.T) {
	b := newTable(t, "abide", "").guess("abide").send(model.Open{Screen: screen.Stats})
	equal(t, "of one list and level there is no choice", len(b.draw().All(drawn.Tagged("select"))), 0)
	b.model.History = append(b.model.History, otherGames(t, "classic/de/6/1/6/hard", "classic/de/4/1/6/hard")...)
	b.send(stats.Select{Part: records.ModePart, Value: records.All})
	d := b.draw().One(t, drawn.Tagged("dialog")).One(t, drawn.Classed("selection"))
	same(t, "choices", drawn.Texts(d.All(drawn.Tagged("option"))), "All languages", "German", "English",
		"All lengths", "4 letters", "5 letters", "6 letters", "All levels", "Normal", "Hard")
	same(t, "names", drawn.Texts(d.All(drawn.Classed("unseen"))), "Language", "Length", "Level")
	for _, test := range []struct{ action, value, played string }{
		{"select-lang", "de", "2"}, {"select-length", "6", "1"}, {"select-level", "normal", "0"}, {"select-lang", "all", "0"}, {"select-length", "5", "1"},
		{"select-length", "all", "1"}, {"select-level", "all", "3"},
	} {
		b.send(b.message(test.action, test.value))
		equal(t, test.action+" "+test.value, drawn.Texts(b.draw().All(drawn.Tagged("dd")))[0], test.played)
	}
	for _, action := range []string{"select-mode", "select-lang", "select-length", "select-level"} {
		equal(t, action+" of nonsense", b.message(action, "such nonsense"), model.Msg(nil))
	}
}

// otherGames returns finished games of puzzles.
func otherGames(t testing.TB, identities ...string) records.History {
	return each.Of(identities, func(id string) records.Saved { return records.Saved{Game: apptest.GivenUp(t, id)} })
}
