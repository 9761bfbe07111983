package apptest

import (
	"reflect"
	"slices"
	"testing"
)

// Equal fails the test if got is not deeply equal to want. what describes them.
func Equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	if reflect.DeepEqual(got, want) {
		return
	}
	format := "%s:\n got %+v\nwant %+v"
	if _, text := any(got).(string); text {
		format = "%s:\n got %q\nwant %q" // it distinguishes no-break spaces
	}
	t.Errorf(format, what, got, want)
}

// Strings fails the test if got and want differ.
func Strings(t testing.TB, what string, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s:\n got %q\nwant %q", what, got, want)
	}
}
