package wordlists

import "testing"

func TestParseEntry(t *testing.T) {
	want := Entry{"de", 5, 1107, 9613, 115449, "5ae3ca35557accf5", 59319, "50ea63d929"}
	if got, ok := parseEntry(want.String()); got != want || !ok {
		t.Errorf("%v, %v", got, ok)
	}
	for _, line := range []string{"", "de 5\n", "de 5 1107 many 115449 5ae3ca35557accf5 59319 50ea63d929\n", want.String() + " 1"} {
		if got, ok := parseEntry(line); ok {
			t.Errorf("%q: %v", line, got)
		}
	}
}
