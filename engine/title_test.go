package engine_test

import (
	"testing"

	"ketword/engine"
)

// TestTitle: a title names mode, list, puzzle and level, and is read back.
func TestTitle(t *testing.T) {
	secret, err := engine.NewSecret(engine.MustWord("abide"))
	if err != nil {
		t.Fatal(err)
	}
	quantum := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 6}
	classic := engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6, Difficulty: engine.Hard}
	for _, test := range []struct {
		puzzle engine.Puzzle
		list   string
		want   string
		read   engine.Title
	}{
		{engine.Puzzle{Identity: engine.Identity{Rules: quantum, Daily: 324}}, "en-5", "Ketword quantum en-5 #324", engine.Title{Mode: 2, List: "en-5"}},
		{engine.Puzzle{Identity: engine.Identity{Rules: classic, Seed: 7}}, "de-5", "Ketword classic de-5 seed 7 hard", engine.Title{Mode: 1, List: "de-5", Difficulty: engine.Hard}},
		{engine.Choose(classic, "en", secret), "en-5", "Ketword classic en-5 challenge hard", engine.Title{Mode: 1, List: "en-5", Difficulty: engine.Hard}},
		{engine.Puzzle{Identity: engine.Identity{Rules: quantum, Seed: 7}}, "My hard 🟩”s-5", "Ketword quantum “My hard 🟩”s-5” seed 7", engine.Title{Mode: 2, List: "My hard 🟩”s-5"}},
		{engine.Puzzle{Identity: engine.Identity{Rules: quantum, Seed: 7}}, "birds", "Ketword quantum “birds” seed 7", engine.Title{Mode: 2, List: "birds"}},
	} {
		title := test.puzzle.Title(test.list)
		if title != test.want {
			t.Errorf("title %q, want %q", title, test.want)
		}
		for _, after := range []string{" 4/6", " X/∞, with hints", ": solved in 3 of 6 tries."} {
			if read, is := engine.ParseTitle(title + after); !is || read != test.read {
				t.Errorf("%q: read %+v, %v; want %+v", title+after, read, is, test.read)
			}
		}
	}
	for _, line := range []string{
		"", "Ketword", "Ketword quantum", "Ketword quantum en-5", "Ketword both en-5 #3", "Ketword quantum “birds seed 7 3/6", "Wordle quantum en-5 #3",
		"Ketword Classic, Daily 324 · English · 5 letters: 3/6",
	} {
		if read, is := engine.ParseTitle(line); is {
			t.Errorf("%q: read %+v", line, read)
		}
	}
}
