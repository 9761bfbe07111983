package e2e

import (
	"reflect"

	"ketword/app/text"
	"ketword/engine"
)

// en is what the page says.
var en = text.English

func same(a, b screen) bool { return reflect.DeepEqual(a, b) }

// rowsOf returns the first rows of the board as the engine has them, each
// tile with letter, mark and whether the row is mixed.
func rowsOf(g engine.Game) [][]tile {
	var rows [][]tile
	for _, turn := range g.Turns() {
		var row []tile
		for i, m := range turn.Feedback.Marks() {
			letter := capitals(string(turn.Guess.At(i)))
			row = append(row, tile{Text: letter, Mark: m.String(), Mixed: turn.Feedback.Mixed()})
		}
		rows = append(rows, row)
	}
	return rows
}

// keysOf returns the keys as the engine has them.
func keysOf(g engine.Game) map[string]key {
	all := map[string]key{"Enter": {}, "Backspace": {}}
	for _, row := range listOf(g).rows {
		for _, l := range row {
			all[string(l)] = key{}
		}
	}
	for l, k := range engine.Keyboard(g.Turns()) {
		all[string(l)] = key{Mark: k.Mark.String(), Mixed: k.Mixed}
	}
	return all
}

// typedRow returns a row of a game with letters that are not played yet.
func typedRow(g engine.Game, letters string) []tile {
	row := make([]tile, g.Puzzle.Rules.Length)
	for i := range row {
		row[i] = tile{Mark: "empty"}
	}
	for i, l := range []rune(capitals(letters)) {
		row[i] = tile{Text: string(l), Mark: "typed"}
	}
	return row
}

// shows waits until the page shows a game with the letters of the row being
// typed, and compares all tiles and keys.
func (p *player) shows(g engine.Game, typed string) screen {
	p.Helper()
	want := rowsOf(g)
	turns := len(want)
	s := p.until("the turns of "+g.Puzzle.Identity.String(), func(s screen) bool {
		return s.Status == g.Status().String() && len(s.Rows) >= turns &&
			(turns == 0 || s.Rows[turns-1][0].Mark != "typed" && s.Rows[turns-1][0].Mark != "empty") &&
			(turns == len(s.Rows) || s.letters(turns) == capitals(typed))
	})
	if turns < len(s.Rows) {
		want = append(want, typedRow(g, typed))
	}
	for len(want) < len(s.Rows) {
		want = append(want, typedRow(g, ""))
	}
	for i, row := range want {
		if !reflect.DeepEqual(s.Rows[i], row) {
			p.Errorf("row %d:\n got %v\nwant %v", i+1, s.Rows[i], row)
		}
	}
	keys := keysOf(g)
	if len(s.Keys) != len(keys) {
		p.Errorf("%d keys, want %d", len(s.Keys), len(keys))
	}
	for name, k := range keys {
		if s.Keys[name] != k {
			p.Errorf("key %s: got %v, want %v", name, s.Keys[name], k)
		}
	}
	if mode := g.Puzzle.Rules.Mode.String(); s.Mode != mode {
		p.Errorf("mode %s, want %s", s.Mode, mode)
	}
	return s
}

// play enters guesses one after the other, comparing the page after each.
func (p *player) play(g engine.Game, guesses ...string) engine.Game {
	p.Helper()
	for _, guess := range guesses {
		g = after(p.T, g, guess)
		p.enter(guess)
		p.shows(g, "")
	}
	return g
}

// upper returns words as the page writes them.
func upper(words []string) []string {
	var all []string
	for _, w := range words {
		all = append(all, capitals(w))
	}
	return all
}
