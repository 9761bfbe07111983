package sample

import "testing"

// Must returns a function that returns a value, or ends the test if there was an error:
// Must(os.ReadFile(name))(t).
func Must[T any](value T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}
