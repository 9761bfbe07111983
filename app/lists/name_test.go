package lists

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

func TestNames(t *testing.T) {
	for _, name := range []Name{{Lang: "en", Length: 5}, {Lang: "de", Length: 6}, OwnName(0xabc, 8)} {
		got, err := ParseName(name.String())
		apptest.Equal(t, "name", got, name)
		apptest.Equal(t, "error", err, nil)
	}
	for _, bad := range []string{"", "de", "de/", "/5", "de/1", "x-12/5", "de/5/6", strings.Repeat("x", 9)} {
		if _, err := ParseName(bad); err == nil {
			t.Errorf("%q: accepted", bad)
		}
	}
}

func TestRightToLeft(t *testing.T) {
	for letters, want := range map[string]bool{"": false, "abc": false, "шал": false, "שלום": true, "سلام": true} {
		apptest.Equal(t, letters, List{Letters: letters}.RightToLeft(), want)
	}
}

// TestNameOfAPuzzle: the list of a puzzle is that of its language and length; for a player's
// list, the language contains its fingerprint.
func TestNameOfAPuzzle(t *testing.T) {
	id := engine.Identity{Lang: "de", Rules: engine.Rules{Length: 6}}
	apptest.Equal(t, "list", Of(id), Name{Lang: "de", Length: 6})
	apptest.Equal(t, "the site's", Of(id).Own(), false)
	own := OwnName(0xabc, 8)
	apptest.Equal(t, "a player's", own.Own(), true)
	apptest.Equal(t, "with its fingerprint", own.Lang, "x-0000000000000abc")
	apptest.Equal(t, "default", Default(), Name{Lang: "en", Length: 5})
}
