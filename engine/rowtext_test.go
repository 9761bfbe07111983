package engine_test

import (
	"testing"

	"ketword/engine"
)

// TestDecoratedRows: a row is read with what chats, people and programs put around it.
func TestDecoratedRows(t *testing.T) {
	for line, want := range map[string]string{
		// names of emoji
		":large_green_square::white_large_square::large_yellow_square::white_large_square::white_large_square:":                "- o_*__", // Slack
		"slate :green_square: :black_large_square: :yellow_square: :black_large_square: :black_large_square:":                  "slate o_*__",
		":green_circle::yellow_circle::black_circle::white_circle::black_large_square:":                                        "- O+___",
		":large_orange_square::black_large_square::large_blue_square::black_large_square::black_large_square: ||SLATE||":       "slate o_*__",
		"slate::large_green_square::black_large_square::large_yellow_square::black_large_square::black_large_square:":          "slate o_*__",
		":Green_Square::skin-tone-2::black_large_square::yellow_square::skin-tone-6::black_large_square::white_medium_square:": "- o_*__",
		":large_blue_circle::large_orange_circle:⚪⚫⬛ aisle":                                                                    "aisle +O___",
		// characters that nobody sees
		"\u200eslate 🟩⬛🟨⬛⬛\u200f":                   "slate o_*__",
		"\u2066slate\u2069 \u202a🟩⬛🟨⬛⬛\u202c":       "slate o_*__",
		"🟩\ufe0f⬛\ufe0f🟨\ufe0e⬛⬛\ufe0f sl\u200bate": "slate o_*__",
		"\ufeffs\u00adlate o\u2060_*__":             "slate o_*__",
		"slate\u00a01X\u200d0XX":                    "slate o_*__",
		"slate ◻️◼️🟨🟩⬜️":                            "slate __*o_",
		// quotes, lists and numbers
		"> slate 🟩⬛🟨⬛⬛":         "slate o_*__",
		">slate o_*__":          "slate o_*__",
		"* slate o_*__":         "slate o_*__",
		"* o_*__":               "- o_*__",
		"+ _*o*_":               "- _*o*_",
		"* o _ * _ _":           "- *o_*__",
		"• 🟩⬛🟨⬛⬛":               "- o_*__",
		"◦ slate 🟩⬛🟨⬛⬛":         "slate o_*__",
		"– slate: 🟩⬛🟨⬛⬛":        "slate o_*__",
		"1. slate 🟩⬛🟨⬛⬛":        "slate o_*__",
		"(2) slate 1X0XX":       "slate o_*__",
		"3 10XXX":               "- o*___",
		"10. 10XXX":             "- o*___",
		"#4 slate o_*__":        "slate o_*__",
		"5️⃣ slate 🟩⬛🟨⬛⬛":       "slate o_*__",
		"> 1. *slate* 🟩⬛🟨⬛⬛":    "slate o_*__",
		"| slate | 🟩⬛🟨⬛⬛ |":     "slate o_*__",
		"🟩⬛🟨⬛⬛ ||SLATE|| (126)": "slate o_*__",
		// bold and other styles
		"*slate 🟩⬛🟨⬛⬛*":       "slate o_*__",
		"_slate_ o_*__":       "slate o_*__",
		"*slate o_*__*":       "slate o_*__",
		"_slate o_*___":       "slate o_*__",
		"**slate o_*__**":     "slate o_*__",
		"slate *o_*__*":       "slate o_*__",
		"slate _o_*___":       "slate o_*__",
		"`slate` `o_*__`":     "slate o_*__",
		"```slate o_*__```":   "slate o_*__",
		"~~slate~~ ~~1X0XX~~": "slate o_*__",
		"**🟩⬛🟨⬛⬛**":           "- o_*__",
		"_🟩⬛🟨⬛⬛ slate_":       "slate o_*__",
		// what stands between guess and marks
		"slate:🟩⬛🟨⬛⬛":         "slate o_*__",
		"slate = 1X0XX":       "slate o_*__",
		"slate-1X0XX":         "slate o_*__",
		"slate → 🟩⬛🟨⬛⬛":       "slate o_*__",
		"slate => 🟩⬛🟨⬛⬛":      "slate o_*__",
		"slate, 🟩⬛🟨⬛⬛":        "slate o_*__",
		"slate🟩⬛🟨⬛⬛":          "slate o_*__",
		"🟩⬛🟨⬛⬛slate":          "slate o_*__",
		"🟩⬛🟨⬛⬛: \"slate\"":    "slate o_*__",
		"🟩⬛🟨⬛⬛ (slate)":       "slate o_*__",
		"“größe” o___*":       "größe o___*",
		"Try 1: slate: 1X0XX": "slate o_*__",
		"Ann: slate: 🟩⬛🟨⬛⬛":   "slate o_*__",
		// labels, and who has written it
		"Guess: ⬛🟨⬛⬛⬛":                                "- _*___",
		"Result: ⬛🟨⬛⬛⬛⬛":                              "- _*____",
		"Guess 1: slate -> X0XXX":                     "slate _*___",
		"Please input your guess: slate":              "slate -",
		"[19/03/2026, 08:12:33] Maria: ⬛🟨⬛⬛⬛":         "- _*___",
		"[19/03/2026, 08:12:33] Maria: slate ⬛🟨⬛⬛⬛":   "slate _*___",
		"19.03.26, 08:12 - Maria: ⬛🟨⬛⬛⬛":              "- _*___",
		"8:12 AM Maria: slate: ⬛🟨⬛⬛⬛":                 "slate _*___",
		"[08:12, 19/03/2026] Anna Maria: ⬛🟨⬛⬛⬛ slate": "slate _*___",
		"1/6 slate 🟩⬛🟨⬛⬛":                             "slate o_*__",
		"🟩⬛🟨⬛⬛⬛ (edited)":                             "- o_*___",
		"19/03/2026 Maria: ⬛🟨⬛⬛⬛":                     "- _*___",
		"slate o_*__ (126)":                           "slate o_*__",
		"1. - slate 🟩⬛🟨⬛⬛":                            "slate o_*__",
		"oxo: 🟩⬛🟨":                                    "oxo o_*",
		// a guess alone
		"- slate": "slate -", "*slate*": "slate -", "> slate": "slate -", "slate:": "slate -", "1. SLATE": "slate -", "`slate`": "slate -", "||slate||": "slate -",
	} {
		if got, err := engine.ParseTurn(line); err != nil || turnText(got) != want {
			t.Errorf("%q: %s, %v; want %s", line, turnText(got), err, want)
		}
	}
}

// TestDecoratedRowsRefused: what may be no decoration is told, and no mark is passed over.
func TestDecoratedRowsRefused(t *testing.T) {
	for _, line := range []string{
		"slate o_?__", "slate: o_?__", "*slate* o_*__*", "Puzzle (7)", "> slate 🟩🟥⬛⬛⬛", ":green_square::red_square::black_large_square::black_large_square::black_large_square: slate",
		"slate 🟥🟥🟥🟥🟥", "x-mas", "it's", "Great!", "Well done.", "I think slate 🟩⬛🟨⬛⬛", "hello there 🟩⬛🟨⬛⬛", "my first row was 🟩⬛🟨⬛⬛",
		"🟩🟥⬛⬛⬛ slate", "🟩 🟥 ⬛⬛⬛: slate", "🟩🟩🟩🟩🟩 🎉", "oo_?_", "*o_?__*", "https://example.org/ 🟩⬛🟨⬛⬛",
	} {
		if got, err := engine.ParseTurn(line); err == nil && (got.Guess.Len() == 0 || got.Feedback.Len() == 0 || got.Guess.Len() == got.Feedback.Len()) {
			t.Errorf("%q is read as %s", line, turnText(got))
		}
	}
}
