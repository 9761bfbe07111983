package engine_test

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"ketword/engine"
)

// turnText writes a turn as tests do: "slate o_*__", with a dash for what is missing.
func turnText(t engine.Turn) string {
	guess, marks := t.Guess.String(), t.Feedback.String()
	if guess == "" {
		guess = "-"
	}
	if marks == "" {
		marks = "-"
	}
	return guess + " " + marks
}

func TestParseTurn(t *testing.T) {
	for line, want := range map[string]string{
		"slate o_*__":             "slate o_*__",
		"  SLATE\t1X0XX ":         "slate o_*__",
		"slate 🟩⬛🟨⬛⬛":             "slate o_*__",
		"slate 🟩 ⬜ 🟨 ⬜ ⬜":         "slate o_*__",
		"🟧 ⬛ 🟦 ⬛ ⬛ Slate":         "slate o_*__",
		"aisle 32222":             "aisle O++++",
		"xxxxx slate":             "slate _____",
		"slate xxxxx":             "slate _____",
		"oo oo":                   "oo oo",
		"größe o___*":             "größe o___*",
		"o_*__":                   "- o_*__",
		"⬛⬛ ⬛⬛⬛":                  "- _____",
		"slate":                   "slate -",
		"slate o_*_":              "slate o_*_", // the caller compares
		"unforgettable 1X0":       "unforgettable o_*",
		"slate 🟩\ufe0f⬛\ufe0f🟨⬛⬛": "slate o_*__",
	} {
		if got, err := engine.ParseTurn(line); err != nil || turnText(got) != want {
			t.Errorf("%q: %s, %v; want %s", line, turnText(got), err, want)
		}
	}
}

func TestParseTurnRefuses(t *testing.T) {
	for line, want := range map[string]struct {
		err  engine.TurnError
		text string
	}{
		"":                {engine.TurnError{Err: engine.ErrEmpty}, `"": no word`},
		"sl8te o_*__":     {engine.TurnError{Text: "sl8te", Err: engine.ErrNotLetters}, `"sl8te": not only letters`},
		"slate o_?__":     {engine.TurnError{Text: "o_?__", Marks: true, Err: engine.ErrNotMark}, `o_?__: tile 3: '?' is not a mark`},
		"slate o_1__":     {engine.TurnError{Text: "o_1__", Marks: true, Err: engine.ErrBothNotations}, `o_1__: tile 3: two notations in one row`},
		"slate 🟩🟥⬛⬛⬛":     {engine.TurnError{Text: "🟩🟥⬛⬛⬛", Marks: true, Err: engine.ErrNotMark}, `🟩🟥⬛⬛⬛: tile 2: '🟥' is not a mark`},
		"🟩 🟥 ⬛⬛⬛ slate":   {engine.TurnError{Text: "🟩🟥⬛⬛⬛", Marks: true, Err: engine.ErrNotMark}, `🟩🟥⬛⬛⬛: tile 2: '🟥' is not a mark`},
		"🟩🟢⬛⬛⬛":           {engine.TurnError{Text: "🟩🟢⬛⬛⬛", Marks: true, Err: engine.ErrBothShapes}, `🟩🟢⬛⬛⬛: tile 2: squares and circles in one row`},
		"it's":            {engine.TurnError{Text: "it's", Err: engine.ErrNotLetters}, `"it's": not only letters`},
		"slate crony own": {engine.TurnError{Text: "cronyown", Marks: true, Err: engine.ErrNotMark}, `cronyown: tile 1: 'c' is not a mark`},
	} {
		got, err := engine.ParseTurn(line)
		bad, is := errors.AsType[*engine.TurnError](err)
		if !is || got != (engine.Turn{}) || bad.Text != want.err.Text || bad.Marks != want.err.Marks || !errors.Is(err, want.err.Err) || err.Error() != want.text {
			t.Errorf("%q: %s, %v; want %s", line, turnText(got), err, want.text)
		}
	}
}

func TestParseTranscript(t *testing.T) {
	for name, c := range map[string]struct {
		text  string
		turns string // separated by commas
		other []string
	}{
		"a shared result": {
			"Ketword Classic, Daily 324 · English · 5 letters: 3/6\n\n⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛\n🟩🟩🟩🟩🟩\n",
			"- _*___,- o_*__,- ooooo", []string{"Ketword Classic, Daily 324 · English · 5 letters: 3/6"},
		},
		"quantum, with a link": {
			"Ketword Quantum, Puzzle 101101 · English · 6 letters: ?/6\n\n🟢🟡⬛⬛⬛⬛\n\nPlay the same puzzle: https://example.org/?mode=quantum&lang=en_US",
			"- O+____", []string{"Ketword Quantum, Puzzle 101101 · English · 6 letters: ?/6", "Play the same puzzle: https://example.org/?mode=quantum&lang=en_US"},
		},
		"a result with a title, and a list with marks in its name": {
			"Ketword quantum “🟩 birds” seed 7 hard 2/6, with hints\n\n🟢🟡⬛⬛⬛⬛\n🟩🟩🟩🟩🟩🟩",
			"- O+____,- oooooo", []string{"Ketword quantum “🟩 birds” seed 7 hard 2/6, with hints"},
		},
		"a result as digits, with skill and luck, by a hard rule": {
			"Ketword (Deutsch, 6 Buchstaben) #327 2/6*\nKönnen 87 · Glück 45\n\n32XXXX\n111111\n\nSpiel dasselbe Rätsel: https://example.org/de/?day=327",
			"- O+____,- oooooo", []string{
				"Ketword (Deutsch, 6 Buchstaben) #327 2/6*", "Können 87 · Glück 45", "Spiel dasselbe Rätsel: https://example.org/de/?day=327",
			},
		},
		"a result as patterns": {
			"Ketword classic en-5 #324 2/6\n\n_*___\nooooo", "- _*___,- ooooo", []string{"Ketword classic en-5 #324 2/6"},
		},
		"another game's, dark, in high contrast": {
			"Wordle 1,234 4/6*\r\n\r\n⬛🟧⬛⬛🟦\r\n⬜⬜⬜⬜⬜", "- _o__*,- _____", []string{"Wordle 1,234 4/6*"},
		},
		"words behind the marks": {"⬛🟨⬛⬛⬛ ||SLATE||\n🟩 ⬛ 🟨 ⬛ ⬛ crony", "slate _*___,crony o_*__", nil},
		"words in lines above":   {"slate\n⬛🟨⬛⬛⬛\ncrony\n🟩⬛🟨⬛⬛", "slate _*___,crony o_*__", nil},
		"words at the end":       {"Some 7\n⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛\n\nSLATE\nCRONY\n", "slate _*___,crony o_*__", []string{"Some 7"}},
		"a word too few":         {"slate\n⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛", "- _*___,- o_*__", nil},
		"patterns":               {"slate _*___\ncrony o_*__", "slate _*___,crony o_*__", nil},
		"the terminal's digits":  {"Guess 1: slate -> X0XXX\nGuess 2: crony -> 1X0XX", "slate _*___,crony o_*__", nil},
		"the terminal's emoji":   {"Please input your guess: Result: ⬛🟨⬛⬛⬛", "- _*___", nil},
		"numbered":               {"1. audio 1X00X\n2) slate o_*__\n10. 🟩⬛🟨⬛⬛", "audio o_**_,slate o_*__,- o_*__", nil},
		"words alone":            {"slate\ncrony\n", "slate -,crony -", nil},
		"one row":                {"aisle O++++", "aisle O++++", nil},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := engine.ParseTranscript(c.text)
			if err != nil {
				t.Fatal(err)
			}
			var turns []string
			for _, turn := range got.Turns {
				turns = append(turns, turnText(turn))
			}
			if strings.Join(turns, ",") != c.turns || !reflect.DeepEqual(got.Other, c.other) {
				t.Errorf("got %q and %q, want %q and %q", turns, got.Other, c.turns, c.other)
			}
		})
	}
}

// The first title of a text tells the kind of its game.
func TestParseTranscriptReadsTitles(t *testing.T) {
	for text, want := range map[string]engine.Title{
		"Ketword quantum de-6 #7 strict 2/6\n\n🟢🟡⬛⬛⬛⬛\nKetword classic en-5 #8 1/6": {Mode: engine.Quantum, List: "de-6", Level: engine.Strict},
		"Ketword (French) random puzzle X/6*\n\n🟩🟩🟩🟩🟩":                              {Mode: engine.Classic, List: "French", Level: engine.Hard},
		"Look!\n  Ketword classic en-5 challenge: solved in 1 of 6 tries.\n\n_*___": {Mode: engine.Classic, List: "en-5"},
		"Ketword Classic, Daily 324 · English · 5 letters: 3/6\n\n⬛🟨⬛⬛⬛":            {},
	} {
		if got, err := engine.ParseTranscript(text); err != nil || got.Title != want {
			t.Errorf("%q: %+v, %v; want %+v", text, got.Title, err, want)
		}
	}
}

// A line among the rows that is none of them is told; a title, a link, what is said
// behind the rows, and guesses below their marks are not.
func TestParseTranscriptTellsStrayLines(t *testing.T) {
	for text, want := range map[string]engine.Line{
		"slate o_*__\nfoo bar baz\ncrony o____":                   {Line: 2, Text: "foo bar baz"},
		"slate o_*__\n\nhello\ncrony o____":                       {Line: 3, Text: "hello"},
		"slate o_*__\ncrony":                                      {Line: 2, Text: "crony"},
		"Wordle 7\nslate o_*__\nhttps://example.org\ncrony o____": {},
		"slate o_*__\ncrony o____\nThat was hard!":                {},
		"⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛\n\nSLATE\nCRONY":                            {},
		"slate\n⬛🟨⬛⬛⬛\ncrony\n🟩⬛🟨⬛⬛":                              {},
		"slate\ncrony": {},
	} {
		if got, err := engine.ParseTranscript(text); err != nil || got.Stray != want {
			t.Errorf("%q: %v, %v; want %v", text, got.Stray, err, want)
		}
	}
}

func TestParseTranscriptRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":                           "no row of a game",
		" \n\t\n":                    "no row of a game",
		"Hello there.\nHow are you?": "no row of a game",
		"Dear Sir,\nhello\nyours":    "no row of a game",
		"Wordle 7\n⬛🟨⬛⬛⬛\n⬛🟥⬛⬛⬛":             "line 3: ⬛🟥⬛⬛⬛: tile 2: '🟥' is not a mark",
		"⬛🟨⬛⬛⬛\n⬛🟨⬛⬛":                        "line 2: 4 marks, expected 5",
		"slate o_*__\ncrony o_*_":            "line 2: 4 marks, expected 5",
		"slate o_*__\ncrony 1X0X9":           "line 2: 1X0X9: tile 5: '9' is not a mark",
		"slate o_*__\nextraordinarylong ___": `line 2: "extraordinarylong": 17 letters, expected 2 to 15`,
	} {
		got, err := engine.ParseTranscript(text)
		if err == nil || err.Error() != want || len(got.Turns) > 0 || len(got.Other) > 0 {
			t.Errorf("%q: %v, %v; want %s", text, got, err, want)
		}
	}
	_, err := engine.ParseTranscript("slate o_?__")
	if !errors.Is(err, engine.ErrNotMark) {
		t.Errorf("%v does not wrap %v", err, engine.ErrNotMark)
	}
}

// Every game that is shared is read back, row by row.
func FuzzParseTranscript(f *testing.F) {
	for _, s := range []string{
		"", "slate o_*__", "Ketword 7 3/6\n\n⬛🟨⬛⬛⬛\n🟢⬛🟡⬛⬛", "Guess 1: slate -> X0XXX", "slate\n⬛🟨⬛⬛⬛", "||a||\n_", "oo oo oo",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, err := engine.ParseTranscript(s)
		if (err == nil) != (len(got.Turns) > 0) {
			t.Errorf("%q: %d turns, %v", s, len(got.Turns), err)
		}
		for _, turn := range got.Turns {
			guess, marks := turn.Guess.Len(), turn.Feedback.Len()
			if guess+marks == 0 || guess > 0 && marks > 0 && guess != marks {
				t.Errorf("%q: a turn of %d letters and %d marks", s, guess, marks)
			}
		}
		if err != nil {
			return
		}
		var lines []string
		for _, turn := range got.Turns {
			lines = append(lines, strings.TrimSpace(turn.Guess.String()+" "+engine.Emoji.Format(turn)))
		}
		again, err := engine.ParseTranscript(strings.Join(lines, "\n"))
		if err != nil || len(again.Turns) != len(got.Turns) {
			t.Errorf("%q: written again it is %v, %v", s, again.Turns, err)
		}
	})
}

// TestOtherGame: a text of another game has its score, and an asterisk behind it tells the hard level.
func TestOtherGame(t *testing.T) {
	for first, want := range map[string]string{
		"Wordle 1,234 4/6*": "hard true", "Wordle 1.234 X/6": "normal true", "4/6": "normal true",
		"Wordle 1,234": "normal false", "10/6": "normal false", "4/six": "normal false",
	} {
		read, err := engine.ParseTranscript(first + "\n⬛🟨⬛⬛⬛")
		level, is := read.OtherGame()
		if got := fmt.Sprint(level, is); got != want || err != nil {
			t.Errorf("%s: %s, %v", first, got, err)
		}
	}
}
