package german

import (
	"maps"
	"slices"
	"testing"
)

func TestParseInventory(t *testing.T) {
	const text = "AAL aal Aal\nABER\nAEHREN A\u0308hren\nBUESSEN büßen\nCAFE Café\n\n"
	got := slices.Sorted(maps.Keys(parseInventory(text)))
	want := []string{"Aal", "aal", "aber", "büßen", "Ähren"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q: both spellings of a word, and German letters only", got, want)
	}
}

func TestHas(t *testing.T) {
	words := inventory{"kühle": true, "kühler": true}
	if !words.hasAll("kühl", "e", "er") || words.hasAll("kühl", "e", "em") {
		t.Error("hasAll: not all endings")
	}
	if !words.hasAny("kühl", "em", "er") || words.hasAny("kühl", "em", "es") {
		t.Error("hasAny: not any ending")
	}
}
