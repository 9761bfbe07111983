package german

import "testing"

func TestWithUmlaut(t *testing.T) {
	for word, want := range map[string]string{"Baum": "Bäum", "Gast": "Gäst", "Ofen": "Öfen", "Vogel": "Vögel", "Bild": ""} {
		if got := withUmlaut(word); got != want {
			t.Errorf("withUmlaut(%s) = %q, want %q", word, got, want)
		}
	}
}

func TestWithoutUmlaut(t *testing.T) {
	for word, want := range map[string]string{"größ": "groß", "Öfen": "Ofen", "klar": "klar"} {
		if got := withoutUmlaut(word); got != want {
			t.Errorf("withoutUmlaut(%s) = %q, want %q", word, got, want)
		}
	}
}
