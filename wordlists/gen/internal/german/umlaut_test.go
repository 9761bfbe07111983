package german

import "testing"

func TestMutated(t *testing.T) {
	for word, want := range map[string]string{"Baum": "Bäum", "Gast": "Gäst", "Ofen": "Öfen", "Vogel": "Vögel", "Bild": ""} {
		if got := mutated(word); got != want {
			t.Errorf("mutated(%s) = %q, want %q", word, got, want)
		}
	}
}

func TestUnmutated(t *testing.T) {
	for word, want := range map[string]string{"größ": "groß", "Öfen": "Ofen", "klar": "klar"} {
		if got := unmutated(word); got != want {
			t.Errorf("unmutated(%s) = %q, want %q", word, got, want)
		}
	}
}
