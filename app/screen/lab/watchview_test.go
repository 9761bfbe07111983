package lab

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
)

// TestWatch: the rows of the chosen strategy are shown one by one, each with the figure by
// which it ranks guesses.
func TestWatch(t *testing.T) {
	for name, test := range map[string]struct {
		reasons []string
		actions []string
		end     []string
	}{
		"to watch": {nil, []string{"watch"}, nil},
		"watched": {
			[]string{"12 words are still possible. So it guesses AISLE. It rules out 11.000 on average."},
			[]string{"watch", "watch-next", "watch-all"},
			nil,
		},
		"no answer": {
			[]string{
				"12 words are still possible. So it guesses AISLE. It rules out 11.000 on average.",
				"No answer of this list fits. 1 allowed word does. So it can only be SLATE. That wins.",
			},
			[]string{"watch"},
			[]string{"Solved in row 2."},
		},
		"watched whole": {
			[]string{
				"12 words are still possible. So it guesses SLATE. It rules out 10.667 on average.",
				"1 word is still possible. So it can only be GROVE. That wins.",
			},
			[]string{"watch"},
			[]string{"Solved in row 2."},
		},
	} {
		d := states(t)[name].Draw().One(t, drawn.Classed("playon"))
		apptest.Strings(t, name+": reasons", drawn.Texts(d.One(t, drawn.Classed("steps")).All(drawn.Tagged("p"))), test.reasons...)
		var actions []string
		for _, a := range drawn.Attrs(d.All(drawn.Tagged("button")), "data-action") {
			if a != "watch-player" {
				actions = append(actions, a)
			}
		}
		apptest.Strings(t, name+": actions", actions, test.actions...)
		apptest.Strings(t, name+": end", drawn.Texts(d.All(drawn.Saying("role", "status")))[1:], test.end...) // the first tells what was refused
	}
}
