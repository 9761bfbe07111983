package solver_test

import (
	"math"
	"testing"

	"ketword/engine/solver"
)

func TestSplitFigures(t *testing.T) {
	s := solver.Split{Secrets: 8, Sizes: []int32{4, 2, 1, 1}, Wins: 1}
	for name, c := range map[string]struct{ got, want float64 }{
		"remaining":    {s.Remaining(), (16 + 4 + 1 + 1) / 8.0},
		"bits":         {s.Bits(), 4/8.0*1 + 2/8.0*2 + 2*1/8.0*3},
		"parts":        {float64(s.Parts()), 4},
		"worst":        {float64(s.Worst()), 4},
		"eliminate":    {solver.Eliminate(s), 2.75},
		"entropy":      {solver.Entropy(s), 3 - 1.75},
		"minimax":      {solver.Minimax(s), 4},
		"parts cost":   {solver.MostParts(s), -4},
		"growth":       {solver.Growth(0.5)(s), 4*(1+0.5*math.Log(4)) + 2*(1+0.5*math.Log(2)) + 1},
		"wins of two":  {solver.Growth(0.5)(solver.Split{Secrets: 6, Sizes: []int32{4, 2}, Wins: 2}), 4 * (1 + 0.5*math.Log(4))},
		"large groups": {solver.Split{Secrets: 6000, Sizes: []int32{3000, 3000}}.Bits(), 1},
	} {
		if math.Abs(c.got-c.want) > 1e-12 {
			t.Errorf("%s: %v, want %v", name, c.got, c.want)
		}
	}
}
