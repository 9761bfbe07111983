//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/screen"
)

// TestCountDrawn: the number of secrets left is in the place of notices, which replace it.
func TestCountDrawn(t *testing.T) {
	on := model.ChangeSetting{Name: "count", Value: "on"}
	for secret, want := range map[string]string{"abide": "1 word is still possible.", "crown plaid": "1 pair is still possible."} {
		b := newTable(t, secret, "").guess("slate", "aisle")
		equal(t, secret+": at first", b.draw().One(t, drawn.Classed("count")).Text(), "")
		b.asks(on)
		equal(t, secret, b.draw().One(t, drawn.Classed("count")).Text(), want)
		b.send(play.Enter{})
		equal(t, secret+": a message", b.draw().One(t, drawn.Classed("count")).Text(), "")
		b.send(play.Press{Letter: 'a'})
		equal(t, secret+": again", b.draw().One(t, drawn.Classed("count")).Text(), want)
		equal(t, secret+": the hint has it, too", b.send(model.Open{Screen: screen.Hint}).draw().One(t, drawn.Classed("figure")).Text(), want)
	}
}
