package engine_test

import (
	"maps"
	"testing"

	"ketword/engine"
)

func TestKeyboard(t *testing.T) {
	const absent, present, correct = engine.Absent, engine.Present, engine.Correct
	type keys map[engine.Letter]engine.Key
	for _, c := range []struct {
		name, secret, guesses string
		want                  keys
	}{
		{"no turn", "audio", "", keys{}},
		{"classic", "abide", "speed", keys{
			's': {absent, false}, 'p': {absent, false}, 'e': {present, false}, 'd': {present, false},
		}},
		{"the best tile of a row counts", "ababa", "bbccc", keys{
			'b': {correct, false}, 'c': {absent, false},
		}},
		{"correct stays correct", "prog", "prom sign", keys{
			'p': {correct, false}, 'r': {correct, false}, 'o': {correct, false}, 'm': {absent, false},
			's': {absent, false}, 'i': {absent, false}, 'g': {present, false}, 'n': {absent, false},
		}},
		{"mixed", "ab cd", "ad", keys{'a': {correct, true}, 'd': {correct, true}}},
		{"mixed, then the same mark unmixed", "ab cd", "ad ax", keys{
			'a': {correct, false}, 'd': {correct, true}, 'x': {absent, false},
		}},
		{"unmixed, then mixed", "ab cd", "ax ad", keys{
			'a': {correct, false}, 'd': {correct, true}, 'x': {absent, false},
		}},
		{"a better mark replaces the shape, too", "ab cd", "xa ad", keys{
			'x': {absent, false}, 'a': {correct, true}, 'd': {correct, true},
		}},
		{"a worse mark changes nothing", "ab cd", "ad xa", keys{
			'x': {absent, false}, 'a': {correct, true}, 'd': {correct, true},
		}},
	} {
		got := engine.Keyboard(turns(t, secret(t, c.secret), c.guesses))
		if !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
