package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/review"
	"ketword/app/screen/solver"
	"ketword/engine"
	"ketword/engine/coach"
)

// TestSeveralResults: a text with several results changes nothing until one is chosen, and what was offered goes with it.
func TestSeveralResults(t *testing.T) {
	const text = "Ketword #3 1/6\nabide ooooo\n\nAnn: Ketword Quantum #3 1/6\nslate O+___\ncrown ooooo"
	w := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: "slate o____"}, solver.EnterRows{Text: text})
	equal(t, "rows", w.position(), "classic en/5 normal\nslate o____")
	equal(t, "offered", len(w.model.Solver.Results), 2)
	equal(t, "the field stays", w.effects, []effect.Effect(nil))
	second := w.model.Solver.Results[1].Text
	w.do(solver.EnterRows{Text: second})
	equal(t, "chosen", w.position(), "quantum en/5 normal\nslate O+___\ncrown ooooo")
	equal(t, "offered no more", len(w.model.Solver.Results), 0)
	for name, msg := range map[string]Msg{"another text": solver.EnterRows{Text: "it's"}, "a change": solver.ClearRows{}, "opened again": Open{Screen: screen.Solver}} {
		w := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: "slate"}, solver.EnterRows{Text: text}, msg)
		equal(t, name, len(w.model.Solver.Results), 0)
	}
}

// TestReviewRows: the rows of a whole game are reviewed, once, with the secret that they tell.
func TestReviewRows(t *testing.T) {
	rules := engine.Rules{Mode: engine.Classic, Length: 5}
	for name, c := range map[string]struct {
		text   string
		secret string
		ends   bool
	}{
		"won":                {"slate o____\nshops ooooo", "shops", true},
		"going on":           {"slate o____\nshops oo___", "", false},
		"six rows":           {"slate _____\nslate _____\nslate _____\nslate _____\nslate _____\nslate _____", "", true},
		"told to be lost":    {"Wordle 1,234 X/6\nslate o____", "", true},
		"a guess is missing": {"Ketword #3 2/6\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩", "", false},
		"one is missing":     {"slate o____\n⬛🟨⬛⬛⬛\nshops ooooo", "", false},
		"won before":         {"shops ooooo\nslate o____", "", false},
		"nothing":            {"", "", false},
	} {
		w := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: c.text})
		equal(t, name, w.model.Solver.Ends(&w.model.Session), c.ends)
		w.send(solver.ReviewRows{})
		if !c.ends {
			equal(t, name+": nothing is asked", [2]any{w.model.Screen, len(ran(w.effects))}, [2]any{screen.Solver, 0})
			continue
		}
		game := coach.Game{Rules: rules, Turns: w.model.Solver.Rows}
		if c.secret != "" {
			game.Secret = mustSecret(t, c.secret)
		}
		asked := ran(w.effects)
		equal(t, name+": query", asked[len(asked)-1].Task, query.Task(&query.Review{Game: game}))
		equal(t, name+": shown", w.model.Screen, screen.Review)
		key := keyOf(t, w.effects)
		w.send(QueryTold{Key: key, Part: &query.ReviewPart{}}, QueryEnded{Key: key}, Close{}, solver.ReviewRows{})
		equal(t, name+": asked once", len(ran(w.effects)), 0)
		w.send(review.AskWhatIf{Word: "audio"})
		equal(t, name+": grades of no game here", w.model.Grades(w.model.Current()), records.Grades{})
	}
	lost := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: "Wordle 1,234 X/6\nslate o____"}, solver.MarkTile{Row: 0, Tile: 1, Mark: engine.Present})
	equal(t, "not after a change", lost.model.Solver.Ends(&lost.model.Session), false)
}
