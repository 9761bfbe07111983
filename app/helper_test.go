//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/apptest"
)

// equal fails the test if got is not want.
func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	apptest.Equal(t, what, got, want)
}

// same fails the test if got is not want.
func same(t testing.TB, what string, got []string, want ...string) {
	t.Helper()
	apptest.Strings(t, what, got, want...)
}
