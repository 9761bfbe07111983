package engine_test

import (
	"testing"

	"ketword/engine"
)

// TestTitle: a title names mode, list and puzzle, and is read back with the level behind it.
func TestTitle(t *testing.T) {
	quantum, classic := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 6}, engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}
	for _, test := range []struct {
		id   engine.Identity
		list string
		want string
	}{
		{engine.Identity{Rules: classic, Daily: 327}, "", "Ketword #327"},
		{engine.Identity{Rules: quantum, Daily: 327}, "", "Ketword Quantum #327"},
		{engine.Identity{Rules: classic, Daily: 327}, "German, 6 letters", "Ketword (German, 6 letters) #327"},
		{engine.Identity{Rules: classic, Seed: 7}, "", "Ketword random puzzle"},
		{engine.Identity{Rules: quantum, Seed: 7}, "My (hard) 🟩s", "Ketword Quantum (My (hard) 🟩s) random puzzle"},
	} {
		title := engine.Puzzle{Identity: test.id}.Title(test.list, "random puzzle")
		if title != test.want {
			t.Errorf("title %q, want %q", title, test.want)
		}
		for after, level := range map[string]engine.Level{
			" 4/6": engine.Normal, " X/6*, with hints": engine.Hard, " 4/∞**": engine.Strict, " 4/6 +1": engine.Normal, " 4/6* +1, again": engine.Hard, " 4/6***": engine.Strict,
			": solved in 3 of 6 tries.": engine.Normal, ", hard, with hints: solved in 3 of 6 tries.": engine.Hard,
		} {
			want := engine.Title{Mode: test.id.Rules.Mode, List: test.list, Level: level}
			if read, is := engine.ParseTitle(title + after); !is || read != want {
				t.Errorf("%q: read %+v, %v; want %+v", title+after, read, is, want)
			}
		}
	}
	for _, line := range []string{
		"", "Ketword", "Ketword #327", "Ketword quantum", "Ketword Quantum", "Ketword quantum en-5", "Ketword quantum “birds seed 7 3/6", "Wordle quantum en-5 #3",
		"Ketword (German #7 3/6", "Ketword Classic, Daily 324 · English · 5 letters: 3/6",
	} {
		if read, is := engine.ParseTitle(line); is {
			t.Errorf("%q: read %+v", line, read)
		}
	}
}

// TestTitlesBefore: what versions before have shared is still read.
func TestTitlesBefore(t *testing.T) {
	for line, want := range map[string]engine.Title{
		"Ketword quantum en-5 #324 4/6":                            {Mode: engine.Quantum, List: "en-5"},
		"Ketword classic de-5 seed 7 hard: solved in 3 of 6 tries": {Mode: engine.Classic, List: "de-5", Level: engine.Hard},
		"Ketword classic en-5 challenge strict, with hints: given": {Mode: engine.Classic, List: "en-5", Level: engine.Strict},
		"Ketword quantum “My hard 🟩”s-5” seed 7 X/∞, with hints":   {Mode: engine.Quantum, List: "My hard 🟩”s-5"},
	} {
		if read, is := engine.ParseTitle(line); !is || read != want {
			t.Errorf("%q: read %+v, %v; want %+v", line, read, is, want)
		}
	}
}

// TestTitlesInChats: a title is read wherever it stands in a line, with what a chat puts around it.
func TestTitlesInChats(t *testing.T) {
	quantum, classic := engine.Title{Mode: engine.Quantum}, engine.Title{Mode: engine.Classic}
	hard := engine.Title{Mode: engine.Classic, Level: engine.Hard}
	for line, want := range map[string]engine.Title{
		"[19/03/2026, 08:12:33] Ann: Ketword Quantum #3 2/6":                 quantum,
		"\u200e[19.03.26, 08:12:33] Ann\u202c: \u200eKetword Quantum #3 2/6": quantum,
		"19/03/2026, 08:12 - Ann Smith: Ketword Quantum #3 2/6":              quantum,
		"[08:12, 19/03/2026] +49 170 1234: Ketword #3 X/6":                   classic,
		"Ann, [19.03.26 08:12] Ketword Quantum #3 2/6":                       quantum,
		"Ann  8:12 AM  Ketword #3 2/6*":                                      hard,
		"Ann — Today at 08:12 Ketword Quantum random puzzle 2/∞":             quantum,
		"> Ketword Quantum #3 2/6":                                           quantum,
		">> - Ketword #3 2/6":                                                classic,
		"*Ketword Quantum #3 2/6*":                                           quantum,
		"*Ketword Quantum* #3 2/6":                                           quantum,
		"**Ketword #3 2/6**":                                                 classic,
		"*Ketword #3 2/6**":                                                  hard,
		"**Ketword** #3 2/6*":                                                hard,
		"_Ketword Quantum #3_ 2/6":                                           quantum,
		"`Ketword #3 2/6*`":                                                  hard,
		"~*Ketword #3 2/6*~":                                                 classic,
		"Look what I got in Ketword Quantum #3 2/6!":                         quantum,
		"My first Ketword: Ketword (German, 6 letters) #327 4/6**":           {Mode: engine.Classic, List: "German, 6 letters", Level: engine.Strict},
		"Ann: Ketword quantum de-6 #327 strict 4/6":                          {Mode: engine.Quantum, List: "de-6", Level: engine.Strict},
		"Ann: Ketword Quantum random puzzle, strict: solved in 3 of 6 tries": {Mode: engine.Quantum, Level: engine.Strict},
		"Ke\u00adtword\u00a0Quantum #3 2/6":                                  {},
	} {
		read, is := engine.ParseTitle(line)
		if is != (want != engine.Title{}) || read != want {
			t.Errorf("%q: read %+v, %v; want %+v", line, read, is, want)
		}
	}
	for _, line := range []string{
		"I play Ketword every day", "Try Ketword with me: https://example.org/?day=3", "Ann: Ketword is fun: https://example.org/", "Do you know Ketword (the game)?", "myKetword 3", "Ketword",
	} {
		if read, is := engine.ParseTitle(line); is {
			t.Errorf("%q: read %+v", line, read)
		}
	}
}
