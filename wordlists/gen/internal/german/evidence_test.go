package german

import "testing"

func TestParsePassphrases(t *testing.T) {
	words := make(map[string]bool)
	parsePassphrases("11111 aal\nigel\n\n", words)
	if len(words) != 2 || !words["aal"] || !words["igel"] {
		t.Errorf("words %v", words)
	}
}

func TestCommon(t *testing.T) {
	e := &evidence{
		films:       map[string]int{"ente": 9_000},
		wikipedia:   map[string]int{"amsel": topRank, "knurrhahn": topRank + 1, "spechte": 50_000, "spechts": 60_000},
		names:       map[string]bool{"krüger": true},
		passphrases: map[string]bool{"igel": true},
	}
	for _, c := range []struct {
		word  string
		forms []string
		want  bool
	}{
		{"ente", nil, true},
		{"amsel", nil, true},
		{"igel", nil, true},
		{"knurrhahn", nil, false},
		{"knurrhahn", []string{"spechte", "spechts"}, true}, // a poor rank, made up for
		{"specht", []string{"spechte", "spechts"}, true},
		{"specht", []string{"spechte"}, false},
		{"krüger", []string{"spechte", "spechts"}, false}, // only a name
	} {
		if got := e.common(c.word, c.forms); got != c.want {
			t.Errorf("common(%s, %v) = %v", c.word, c.forms, got)
		}
	}
}
