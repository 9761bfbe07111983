package lite

import "testing"

// One that does not apply stops the build, with its name.
func TestEditThatDoesNotApply(t *testing.T) {
	files := func() map[string][]byte { return map[string][]byte{"a.go": []byte("one two two")} }
	for _, test := range []struct {
		edit Edit
		want string // "" if it applies
	}{
		{Edit{"fits", "a.go", "two", "2", 2}, ""},
		{Edit{"once too few", "a.go", "two", "2", 3}, `the edit "once too few": a.go has its text 2 times, want 3`},
		{Edit{"once too often", "a.go", "two", "2", 1}, `the edit "once too often": a.go has its text 2 times, want 1`},
		{Edit{"gone", "a.go", "three", "3", 1}, `the edit "gone": a.go has its text 0 times, want 1`},
		{Edit{"elsewhere", "b.go", "one", "1", 1}, `the edit "elsewhere": go-app has no b.go`},
	} {
		made := files()
		err := Feature{Edits: []Edit{test.edit}}.Add(made)
		if test.want != "" {
			if err == nil || err.Error() != test.want {
				t.Errorf("got %v, want %s", err, test.want)
			}
		} else if err != nil || string(made["a.go"]) != "one 2 2" {
			t.Errorf("%s: %q, %v", test.edit.What, made["a.go"], err)
		}
	}
}
