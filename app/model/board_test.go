package model

import (
	"strings"
	"testing"

	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

// drawn returns a row as letters with their marks: "a+" is a typed letter, "·" an empty tile.
func drawn(r session.Row) string {
	var b strings.Builder
	for _, tile := range r.Tiles {
		b.WriteString(tile.Letter + map[string]string{
			"empty": "·", "typed": "+", "absent": "_", "present": "*", "correct": "o",
		}[tile.Mark])
	}
	return b.String()
}

func TestBoard(t *testing.T) {
	w := openSecret(t, "quantum", "crown plaid", "")
	w.send(guess("briny")...).send(guess("slate")...).send(typed("cr")...)
	rows := w.model.Play.Board(&w.model.Session)
	equal(t, "rows", len(rows), 6)
	for i, want := range []string{"b_roi*n*y_", "s_loaot_e_", "c+r+···", "·····", "·····", "·····"} {
		equal(t, "row", drawn(rows[i]), want)
		equal(t, "number", rows[i].Number, i)
		equal(t, "played", rows[i].Played, i < 2)
		equal(t, "mixed", rows[i].Mixed, i == 0)
		equal(t, "current", rows[i].Current, i == 2)
		equal(t, "fresh", rows[i].Fresh, i == 1)
		equal(t, "wins", rows[i].Wins, false)
		equal(t, "the secret is not told", len(rows[i].Portions), 0)
	}
	equal(t, "key", engine.Keyboard(w.model.Game.Rows())['n'], engine.Key{Mark: engine.Present, Mixed: true})
	w.send(play.Erase{}, play.Erase{}).send(guess("crown")...)
	rows = w.model.Play.Board(&w.model.Session)
	equal(t, "wins", rows[2].Wins, true)
	equal(t, "rows that can be divided", []int{len(rows[0].Portions), len(rows[1].Portions), len(rows[2].Portions)}, []int{2, 0, 0})
	equal(t, "mixed", rows[2].Mixed, false)
	equal(t, "nothing is typed after the end", rows[3].Current, false)
	stats := records.Summarise(w.model.History, records.Selection{})
	equal(t, "ending", play.EndingOf(&w.model.Session), play.Ending{Won: true, Used: 3, Tries: 6, Next: play.NextToday, Stats: stats, This: 3, Words: []string{"crown", "plaid"}, Guessed: "crown"})
}
