//go:build !js

package app

import (
	"testing"

	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/hint"
)

// hintTables returns games with requested hints, by name.
func hintTables(t testing.TB) map[string]*table {
	asking := func(secret string, guess ...string) *table {
		return newTable(t, secret, "").guess(guess...).send(model.Open{Screen: screen.Hint})
	}
	return map[string]*table{
		"failed":       asking("abide", "slate").send(hint.Ask{Kind: hint.Guess}).fails(query.Died, ""),
		"left":         asking("abide", "slate").asks(hint.Ask{Kind: hint.Left}),
		"all of pairs": asking("crown plaid").asks(hint.Ask{Kind: hint.Left}, hint.Ask{Kind: hint.Words}, hint.Ask{Kind: hint.Guess}),
	}
}
