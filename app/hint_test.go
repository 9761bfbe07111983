//go:build !js

package app

import (
	"testing"

	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/hint"
	"ketword/app/screen/share"
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

// TestAssistedGameIsShared: the title of a result says that the coach has helped.
func TestAssistedGameIsShared(t *testing.T) {
	b := newTable(t, "abide", "").guess("slate")
	b.asks(hint.Ask{Kind: hint.Guess}).guess("abide")
	r := b.resultOf()
	equal(t, "title", share.Text(b.text, records.SharedPicture, r, ""), "Ketword random puzzle 2/6, with hints")
}
