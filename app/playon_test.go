//go:build !js

package app

import (
	"slices"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/screen/playon"
)

// playOnTables returns games that the solver plays, by name.
func playOnTables(t testing.TB) map[string]*table {
	lost := func() *table { return newTable(t, "crown plaid", "").guess(slices.Repeat([]string{"slate"}, 6)...) }
	on, start := playon.Show{}, playon.Show{FromStart: true}
	return map[string]*table{
		"thinking":       lost().send(on),
		"failed":         lost().send(on).fails(query.NoSecret, ""),
		"after the rows": lost().asks(on),
		"sure":           newTable(t, "flesh candy", "").guess("slate").send(play.GiveUp{}).asks(on),
		"the first row":  newTable(t, "grove", "").send(play.GiveUp{}).asks(on),
		"the next row":   newTable(t, "grove", "").send(play.GiveUp{}).asks(on, playon.SeeStep{}, on),
		"all rows":       newTable(t, "grove", "").send(play.GiveUp{}).asks(on, playon.SeeStep{All: true}),
		"from the start": lost().asks(on, start, playon.SeeStep{}, playon.SeeStep{}, playon.SeeStep{}),
		"of a game won":  newTable(t, "abide", "").guess("abide").asks(on, playon.SeeStep{}, playon.SeeStep{}),
	}
}

// TestPlayOn: the solver's rows are seen one after the other, each with its reason.
func TestPlayOn(t *testing.T) {
	const (
		first  = "12 words are still possible. So it guesses ABIDE. It leaves 1.2 words on average. It divides them into 11 groups, the largest of 2."
		second = "1 word is still possible. So it can only be GROVE. That wins."
	)
	choices := []string{"play-on", "play-on"}
	more := []string{"play-on", "play-on", "step", "all-steps"}
	for name, test := range map[string]struct {
		reasons, actions []string
		end              string
	}{
		"thinking":       {nil, choices, "The coach is thinking …"},
		"failed":         {nil, choices, "No secret of this list fits these rows."},
		"after the rows": {[]string{"1 pair is still possible. So it can only be CROWN + PLAID. That wins."}, choices, "Solved in row 7."},
		"sure":           {[]string{"2 pairs are still possible. So it guesses FLESH. It is sure to win. That wins."}, choices, "Solved in row 2."},
		"the first row":  {[]string{first + " It can be the secret. No guess wins sooner on average."}, more, ""},
		"the next row":   {[]string{first + " It can be the secret. No guess wins sooner on average.", second}, choices, "Solved in row 2."},
		"all rows":       {[]string{first + " It can be the secret. No guess wins sooner on average.", second}, choices, "Solved in row 2."},
		"of a game won":  {[]string{first + " No guess wins sooner on average. That wins."}, nil, "Solved in row 1."},
	} {
		d := playOnTables(t)[name].draw().One(t, drawn.Classed("playon"))
		same(t, name+": actions", slices.DeleteFunc(drawn.Attrs(d.All(drawn.Tagged("button")), "data-action"), func(name string) bool { return name == "play-on-by" }), test.actions...)
		same(t, name+": reasons", drawn.Texts(d.One(t, drawn.Classed("steps")).All(drawn.Tagged("p"))), test.reasons...)
		told := drawn.Texts(d.All(drawn.Tagged("p")))
		if test.end != "" {
			equal(t, name+": end", told[len(told)-1], test.end)
		}
	}
}
