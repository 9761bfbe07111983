package lists

import (
	"strings"
	"testing"

	"ketword/app/internal/expect"
)

func TestNames(t *testing.T) {
	for _, name := range []Name{{Lang: "en", Length: 5}, {Lang: "de", Length: 6}, OwnName(0xabc, 8)} {
		got, err := ParseName(name.String())
		expect.Equal(t, "name", got, name)
		expect.Equal(t, "error", err, nil)
	}
	for _, bad := range []string{"", "de", "de/", "/5", "de/1", "x-12/5", "de/5/6", strings.Repeat("x", 9)} {
		if _, err := ParseName(bad); err == nil {
			t.Errorf("%q: accepted", bad)
		}
	}
}

func TestRightToLeft(t *testing.T) {
	for letters, want := range map[string]bool{"": false, "abc": false, "шал": false, "שלום": true, "سلام": true} {
		expect.Equal(t, letters, List{Letters: letters}.RightToLeft(), want)
	}
}
