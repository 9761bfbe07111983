package engine_test

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
)

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
		"both words":             {"Ketword Quantum #3 2/6 +1\n\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩", "- _*___,- ooooo", []string{"Ketword Quantum #3 2/6 +1"}},
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
			got, err := parseOne(c.text)
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
		if got, err := parseOne(text); err != nil || got.Title != want {
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
		if got, err := parseOne(text); err != nil || got.Stray != want {
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
		got, err := parseOne(text)
		if err == nil || err.Error() != want || len(got.Turns) > 0 || len(got.Other) > 0 {
			t.Errorf("%q: %v, %v; want %s", text, got, err, want)
		}
	}
	_, err := parseOne("slate o_?__")
	if !errors.Is(err, engine.ErrNotMark) {
		t.Errorf("%v does not wrap %v", err, engine.ErrNotMark)
	}
}

// TestResultsFromChats: what chats put around a result and between its lines is no part of it.
func TestResultsFromChats(t *testing.T) {
	quantum, classic := engine.Title{Mode: engine.Quantum}, engine.Title{Mode: engine.Classic}
	for name, c := range map[string]struct {
		text  string
		title engine.Title
		turns string
	}{
		"WhatsApp, iOS":      {"\u200e[19/03/2026, 08:12:33] Ann: Ketword Quantum #3 2/6\n\u200e🟢🟡⬛⬛⬛\n🟩🟩🟩🟩🟩", quantum, "- O+___,- ooooo"},
		"WhatsApp, Android":  {"19/03/2026, 08:12 - Ann: *Ketword Quantum #3 2/6*\n\n⬛⬛⬛⬛⬛\n🟩🟩🟩🟩🟩", quantum, "- _____,- ooooo"},
		"a message a row":    {"[08:12] Ann: slate: 🟩⬛🟨⬛⬛\n[08:13] Ben: nice\n[08:14] Ann: crony: 🟩🟩🟩🟩🟩", engine.Title{}, "slate o_*__,crony ooooo"},
		"Telegram":           {"Ann, [19.03.26 08:12]\nKetword #3 2/6\n\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩\n\nBen, [19.03.26 08:14]\nWell done!", classic, "- _*___,- ooooo"},
		"Slack":              {"Ann  8:12 AM\nKetword #3 2/6\n:black_large_square::large_yellow_square::black_large_square::black_large_square::black_large_square:\nAnn  8:13 AM\n:large_green_square::large_green_square::large_green_square::large_green_square::large_green_square:\n:tada: 2 :slightly_smiling_face:", classic, "- _*___,- ooooo"},
		"Discord":            {"Ann — Today at 08:12\n> **Ketword Quantum #3 2/6**\n> ||🟢🟡⬛⬛⬛ slate||\n> ||🟩🟩🟩🟩🟩 crony||", quantum, "slate O+___,crony ooooo"},
		"fenced":             {"```\nslate o_*__\n```\n```\ncrony ooooo\n```", engine.Title{}, "slate o_*__,crony ooooo"},
		"quoted twice":       {">> Ketword #3 2/6\n>>\n>> ⬛🟨⬛⬛⬛\n>> 🟩🟩🟩🟩🟩\n>\n> Wow, @john_doe", classic, "- _*___,- ooooo"},
		"a list":             {"* slate: o_*__\n* crony: ooooo", engine.Title{}, "slate o_*__,crony ooooo"},
		"other line ends":    {"Ketword #3 2/6\r⬛🟨⬛⬛⬛\u2028🟩🟩🟩🟩🟩\u2029slate\u2028crony", classic, "slate _*___,crony ooooo"},
		"another's in bold":  {"*Wordle 1,234 2/6*\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩", engine.Title{}, "- _*___,- ooooo"},
		"the last of titles": {"I liked Ketword #2 3/6 more than this:\nKetword Quantum #3 2/6\n🟢🟡⬛⬛⬛\n🟩🟩🟩🟩🟩", quantum, "- O+___,- ooooo"},
	} {
		got, err := parseOne(c.text)
		var turns []string
		for _, turn := range got.Turns {
			turns = append(turns, turnText(turn))
		}
		if err != nil || got.Title != c.title || strings.Join(turns, ",") != c.turns || got.Stray != (engine.Line{}) {
			t.Errorf("%s: %v, %q, %v, stray %v", name, got.Title, turns, err, got.Stray)
		}
		if level, is := got.OtherGame(); is && level != engine.Normal {
			t.Errorf("%s: bold is taken for %v", name, level)
		}
	}
}

// TestBlueAndOrange: in a result of Ketword blue means correct and orange present, in another game's the opposite; where
// neither a title nor a score tells the game, a last row of one colour does.
func TestBlueAndOrange(t *testing.T) {
	for text, want := range map[string]string{
		"Ketword Quantum #3 3/6\n\n⬛🟦🟧⬛⬛\n⬛🔵🟠🟠⬛\n🟦🟦🟦🟦🟦\n\nPlay the same puzzle: https://example.org/": "- _o*__,- _O++_,- ooooo",
		"*Ketword #3 2/6*\n:large_blue_square::white_large_square::large_orange_square:⬜⬜\n🟦🟦🟦🟦🟦":     "- o_*__,- ooooo",
		"Ketword #3 X/1\n\n⬛🟧🟦⬛⬛":                                  "- _*o__",
		"Wordle 1,234 2/6\n⬜🟧🟦⬜⬜\n🟧🟧🟧🟧🟧":                           "- _o*__,- ooooo",
		"slate ⬛🟧🟦⬛⬛\ncrony 🟦🟦🟦🟦🟦":                                 "slate _*o__,crony ooooo",
		"slate ⬛🟧🟦⬛⬛\ncrony 🟧🟧🟧🟧🟧":                                 "slate _o*__,crony ooooo",
		"Ketword Quantum #3 2/6\n\n```\nO++__\nooooo\n```":         "- O++__,- ooooo",
		"Ketword #3 2/6\n🟦🟧⬛⬛⬛\n🟦🟦🟦🟦🟦\nWordle 7 2/6\n🟦🟧⬛⬛⬛\n🟧🟧🟧🟧🟧": "- o*___,- ooooo,- *o___,- ooooo",
	} {
		all, err := engine.ParseTranscripts(text)
		var turns []string
		for _, told := range all {
			for _, turn := range told.Turns {
				turns = append(turns, turnText(turn))
			}
		}
		if err != nil || strings.Join(turns, ",") != want {
			t.Errorf("%s: %q, %v", text, turns, err)
		}
	}
}

// TestSeveralResults: a text with the results of several games has each of them, by its own lines.
func TestSeveralResults(t *testing.T) {
	const five, six, won = "⬛🟨⬛⬛⬛\n⬛🟨⬛🟨⬛\n", "⬛🟨⬛⬛⬛⬛\n", "🟩🟩🟩🟩🟩\n"
	for name, c := range map[string]struct{ text, want string }{
		"titles":             {"Ketword #3 3/6\n" + five + won + "\nKetword Quantum #3 X/6\n" + five, "1 Ketword #3 3/6: 3; 6 Ketword Quantum #3 X/6: 2"},
		"other lengths":      {"Ketword #3 3/6\n" + five + "Ketword (German, 6 letters) #3 3/6\n" + six, "1 Ketword #3 3/6: 2; 4 Ketword (German, 6 letters) #3 3/6: 1"},
		"of another program": {"Wordle 1,234 3/6\n" + five + won + "Wordle 1,235 X/6*\n" + five, "1 Wordle 1,234 3/6: 3; 5 Wordle 1,235 X/6*: 2"},
		"of both":            {"> Wordle 1,234 3/6\n" + five + "Ben: Ketword Quantum #3 X/6\n\n" + five, "1 > Wordle 1,234 3/6: 2; 4 Ben: Ketword Quantum #3 X/6: 2"},
		"without titles":     {five + won + "\n" + five + won + "\n" + five, "0 : 3; 0 : 3; 0 : 2"},
		"a remark between":   {five + won + "And mine:\n" + six, "0 : 3; 0 : 1"},
		"three by messages":  {"[08:12] Ann: Ketword #3 3/6\n" + won + "[08:13] Ben: Ketword #3 2/6\n" + won + "[08:14] Cleo: Ketword #3 X/6\n" + five, "1 [08:12] Ann: Ketword #3 3/6: 1; 3 [08:13] Ben: Ketword #3 2/6: 1; 5 [08:14] Cleo: Ketword #3 X/6: 2"},
		"guesses below":      {"Ketword #3 2/6\n⬛🟨⬛⬛⬛\n" + won + "\nslate\ncrony\n\nKetword #4 1/6\n" + won, "1 Ketword #3 2/6: slate crony 2; 8 Ketword #4 1/6: 1"},
		"a title behind":     {five + "Ketword #3 3/6\nslate\ncrony", "3 Ketword #3 3/6: slate crony 2"},
		"one":                {"Ketword #3 3/6\n" + five + "\n" + won + "\nhttps://example.org/?day=3", "1 Ketword #3 3/6: 3"},
		"a win, then typed":  {won + five, "0 : 3"},
	} {
		all, err := engine.ParseTranscripts(c.text)
		var got []string
		for _, one := range all {
			text := fmt.Sprintf("%d %s: ", one.Head.Line, one.Head.Text)
			for _, turn := range one.Turns {
				if turn.Guess.Len() > 0 {
					text += turn.Guess.String() + " "
				}
			}
			got = append(got, fmt.Sprint(text, len(one.Turns)))
		}
		if strings.Join(got, "; ") != c.want || err != nil {
			t.Errorf("%s: %q, %v; want %s", name, got, err, c.want)
		}
	}
	_, err := engine.ParseTranscripts("Ketword #3 3/6\n" + five + "Ketword #4 3/6\n⬛🟥⬛⬛⬛")
	if err == nil || err.Error() != "line 5: ⬛🟥⬛⬛⬛: tile 2: '🟥' is not a mark" {
		t.Errorf("the second is wrong: %v", err)
	}
}

// Every game that is shared is read back, row by row.
func FuzzParseTranscripts(f *testing.F) {
	for _, s := range []string{
		"", "slate o_*__", "Ketword 7 3/6\n\n⬛🟨⬛⬛⬛\n🟢⬛🟡⬛⬛", "Guess 1: slate -> X0XXX", "slate\n⬛🟨⬛⬛⬛", "||a||\n_", "oo oo oo",
		":large_green_square::black_square::skin-tone-2:", "> *slate o_*__*", "[19/03/2026, 08:12:33] Ann: \u200eKetword Quantum #3 2/6\n\u2066- slate: 🟢🟡⬛⬛⬛",
		"Ketword #3 1/6\n🟩🟩\nWordle 1 2/6*\n⬛⬛⬛", "oo\n\noo\rab", "1 10XXX", "** 🟩⬛ **",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		all, err := engine.ParseTranscripts(s)
		if (err == nil) != (len(all) > 0) {
			t.Errorf("%q: %d games, %v", s, len(all), err)
		}
		for _, got := range all {
			alone, err := engine.ParseTranscripts(got.Text)
			if err != nil || len(alone) != 1 || !reflect.DeepEqual(alone[0].Turns, got.Turns) {
				t.Errorf("%q: its part %q is %v, %v", s, got.Text, alone, err)
			}
			var lines []string
			for _, turn := range got.Turns {
				guess, marks := turn.Guess.Len(), turn.Feedback.Len()
				if guess+marks == 0 || guess > 0 && marks > 0 && guess != marks {
					t.Errorf("%q: a turn of %d letters and %d marks", s, guess, marks)
				}
				lines = append(lines, strings.TrimSpace(turn.Guess.String()+" "+engine.Emoji.Format(turn)))
			}
			for _, dressed := range []func(string) string{func(s string) string { return s }, inChat} {
				again, err := parseOne(dressed(strings.Join(lines, "\n")))
				if err != nil || !slices.EqualFunc(again.Turns, got.Turns, func(a, b engine.Turn) bool { return turnText(a) == turnText(b) }) {
					t.Errorf("%q: written again as %q it is %v, %v", s, dressed(strings.Join(lines, "\n")), again.Turns, err)
				}
			}
		}
	})
}

// inChat returns rows as a chat hands them on.
func inChat(rows string) string {
	names := strings.NewReplacer("🟩", ":large_green_square:", "🟨", ":yellow_square:", "⬛", ":black_large_square:\ufe0f", "🟢", ":green_circle:", "🟡", ":large_yellow_circle:")
	return "> \u2066" + strings.ReplaceAll(names.Replace(rows), "\n", "\u2069\r\n> \u200e")
}

// TestOtherGame: a text of another game has its score, and an asterisk behind it tells the hard level.
func TestOtherGame(t *testing.T) {
	for first, want := range map[string]string{
		"Wordle 1,234 4/6*": "hard true", "Wordle 1.234 X/6": "normal true", "4/6": "normal true",
		"Wordle 1,234": "normal false", "10/6": "normal false", "4/six": "normal false",
	} {
		read, err := parseOne(first + "\n⬛🟨⬛⬛⬛")
		level, is := read.OtherGame()
		if got := fmt.Sprint(level, is); got != want || err != nil {
			t.Errorf("%s: %s, %v", first, got, err)
		}
	}
}

// parseOne reads a text with one game at the most.
func parseOne(text string) (engine.Transcript, error) {
	all, err := engine.ParseTranscripts(text)
	if len(all) > 1 {
		err = fmt.Errorf("%d games", len(all))
	}
	if err != nil {
		return engine.Transcript{}, err
	}
	return all[0], nil
}
