package lists

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestCodes: titles name a list by language and length, or by the title that a player gave it.
func TestCodes(t *testing.T) {
	own := OwnName(1, 7)
	for want, l := range map[string]List{
		"en-5":                 {Name: Default()},
		"My birds":             {Name: own, Title: "My birds"},
		"x-0000000000000001-7": {Name: own},
		"\u2068ספר\u2069":      {Name: own, Title: "ספר"},
	} {
		apptest.Equal(t, want, l.Code(), want)
	}
}

func TestHasSecrets(t *testing.T) {
	for _, pairs := range []bool{false, true} {
		l := List{Quantum: pairs}
		apptest.Equal(t, "classic", l.HasSecrets(engine.Classic), true)
		apptest.Equal(t, "quantum", l.HasSecrets(engine.Quantum), pairs)
	}
}

// TestFreeTitle: a number distinguishes lists with the same title, within the maximum length of a title.
func TestFreeTitle(t *testing.T) {
	apptest.Equal(t, "free", FreeTitle("Trees", nil), "Trees")
	apptest.Equal(t, "none", FreeTitle("", []List{{}}), "")
	apptest.Equal(t, "second", FreeTitle("Trees", []List{{Title: "Trees"}}), "Trees 2")
	apptest.Equal(t, "third", FreeTitle("Trees", []List{{Title: "Trees"}, {Title: "Trees 2"}}), "Trees 3")
	long := strings.Repeat("W", MaxTitle)
	apptest.Equal(t, "of the greatest length", FreeTitle(long, []List{{Title: long}}), long[:MaxTitle-2]+" 2")
}
