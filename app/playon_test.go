//go:build !js

package app

import (
	"slices"
	"testing"

	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/screen/playon"
)

// playOnTables returns games that the coach continues, by name.
func playOnTables(t testing.TB) map[string]*table {
	lost := func() *table { return newTable(t, "crown plaid", "").guess(slices.Repeat([]string{"slate"}, 6)...) }
	return map[string]*table{
		"failed":        lost().send(playon.Show{}).fails(query.NoSecret, ""),
		"the first row": newTable(t, "grove", "").send(play.GiveUp{}).asks(playon.Show{}),
		"all rows":      lost().asks(playon.Show{}, playon.Show{FromStart: true}, playon.SeeStep{All: true}),
	}
}
