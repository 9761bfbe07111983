//go:build !js

package wordlists

import "testing"

// The default list is packed as it is.
func TestPackedListIsUpToDate(t *testing.T) {
	if !PackedIsUpToDate() {
		t.Error("wordlists/en/packed-5.txt does not fit the list; make it again: make catalogue")
	}
}

func TestPack(t *testing.T) {
	for _, c := range []struct{ answers, guesses, want string }{
		{"", "aback\nabase\n", "0aback3se"},
		{"abase\n", "aback\nabase\nbasal\n", "0abackDse0basal"},
		{"aback\nbasal\n", "aback\nbasal\n", "AabackAbasal"},
		{"", "", ""},
		{"basal\n", "aback\n", ""},
		{"", "b\na", ""},
		{"", "été\n", ""},
		{"", "aback\nbase\n", ""},
		{"", "aback\naback\n", ""},
		{"basal\naback\n", "aback\nbasal\n", ""},
		{"", "A\n", ""},
		{"", "a 9\n", ""},
	} {
		got, err := Pack(List{Length: 5, Answers: c.answers, Guesses: c.guesses})
		if got != c.want || (err != nil) != (c.want == "" && c.guesses != "") {
			t.Errorf("%q, %q: %q, %v, want %q", c.answers, c.guesses, got, err, c.want)
		}
	}
}
