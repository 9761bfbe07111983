package session

import (
	"cmp"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestPlain: a list's accents are dropped where its language writes without them, unless other letters show that it is of
// another language.
func TestPlain(t *testing.T) {
	for _, c := range [][3]string{
		{"es", "Ratón\nCAÑÓN\npingüino, día\n", "Raton\nCAÑoN\npinguino, dia\n"}, {"fr", "École\ncœur\n", "ecole\ncoeur\n"}, {"en", "mélon # sweet\n", "melon # sweet\n"},
		{"pt", "avião\n", "aviao\n"}, {"de", "Größe\nCafé\n", "Größe\nCafe\n"}, {"en", "größe\ncafé\n", ""}, {"en", "niño\nratón\n", ""}, {"en", "żółw\n", ""}, {"es", "слово\n", ""}, {"en", "plain\n", ""},
	} {
		equal(t, c[0]+" "+c[1], Plain(engine.Forever, c[0], c[1]), cmp.Or(c[2], c[1]))
	}
}

// TestPlainPauses: a long list is not held up as a whole, also where a late line shows another language.
func TestPlainPauses(t *testing.T) {
	long := strings.Repeat("mélon\n", 100_000)
	var pauses apptest.Pauses
	equal(t, "folded", Plain(&pauses, "en", long) == strings.ReplaceAll(long, "é", "e"), true)
	equal(t, "pauses", pauses > 4, true)
	equal(t, "of another language", Plain(&pauses, "en", long+"größe\n") == long+"größe\n", true)
}
