package main

import (
	"bytes"
	"strings"
	"testing"

	"ketword/engine/coach"
	"ketword/engine/solver"
)

// TestLabEstimates: figures of a sample of the secrets say so.
func TestLabEstimates(t *testing.T) {
	for _, estimate := range []bool{true, false} {
		r := coach.NewReport("parts", solver.Result{Games: 1, Guesses: 2, Counts: []int{0, 0, 1}, Estimate: estimate}, 0)
		for _, test := range []struct {
			options labOptions
			told    string
		}{
			{labOptions{}, "\nEstimates: "}, {labOptions{json: true}, `"estimate": true`}, {labOptions{csv: true}, ",true,"},
		} {
			var out bytes.Buffer
			if err := test.options.print(&out, []coach.Report{r}); err != nil || strings.Contains(out.String(), test.told) != estimate {
				t.Errorf("%v: %s, error %v", estimate, &out, err)
			}
		}
	}
}
