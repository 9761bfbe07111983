package session

import (
	"testing"

	"ketword/engine"
)

// TestPortions: a mixed row is divided into what each word marks; no other row is.
func TestPortions(t *testing.T) {
	s, err := engine.NewSecret(engine.MustWord("crown"), engine.MustWord("plaid"))
	if err != nil {
		t.Fatal(err)
	}
	for guess, want := range map[string][]Portion{
		"slate": nil, "crown": nil, "fuzzy": nil,
		"briny": {
			{"crown", engine.Turn{Guess: engine.MustWord("briny"), Feedback: row("_o_*_")}},
			{"plaid", engine.Turn{Guess: engine.MustWord("briny"), Feedback: row("__*__")}},
		},
	} {
		equal(t, guess, Portions(TurnOf(engine.MustWord(guess), s), s), want)
	}
	equal(t, "of another secret", Portions(engine.Turn{Guess: engine.MustWord("briny"), Feedback: engine.NewFeedback(true, 0, 2, 2, 0, 0)}, s), []Portion(nil))
}

// TestOpenedRow: an opened row tells which word marked a tile; another row tells nothing.
func TestOpenedRow(t *testing.T) {
	s, err := engine.NewSecret(engine.MustWord("crown"), engine.MustWord("plaid"))
	if err != nil {
		t.Fatal(err)
	}
	for guess, want := range map[string][]int{"briny": {0, 1, 2, 1, 0}, "slate": {0, 0, 0, 0, 0}} {
		var of []int
		for _, tile := range OpenedRow(TurnOf(engine.MustWord(guess), s), s, engine.Word{}).Tiles {
			of = append(of, tile.Word)
		}
		equal(t, guess, of, want)
	}
}

// row parses marks, as in "_o_*_".
func row(marks string) engine.Feedback {
	var all []engine.Mark
	for _, m := range marks {
		all = append(all, map[rune]engine.Mark{'_': engine.Absent, '*': engine.Present, 'o': engine.Correct}[m])
	}
	return engine.NewFeedback(false, all...)
}

// TestDivisions: every way in which two words may have marked a row occurs once, whatever their order.
func TestDivisions(t *testing.T) {
	for _, test := range []struct {
		guess string
		marks engine.Feedback
		want  [][2]string
	}{
		{"slate", engine.NewFeedback(false, 0, 2, 2, 0, 0), [][2]string{{"_oo__", "_____"}}},
		{"briny", engine.NewFeedback(true, 0, 2, 1, 1, 0), [][2]string{{"_o___", "__**_"}, {"_o*__", "___*_"}, {"_o_*_", "__*__"}}},
		{"eerie", engine.NewFeedback(true, 1, 2, 1, 0, 0), [][2]string{{"*o___", "__*__"}}}, // both Es belong to the same word
		{"fuzzy", engine.NewFeedback(false, 0, 0, 0, 0, 0), nil},
	} {
		guess := engine.MustWord(test.guess)
		var want [][]Portion
		for _, pair := range test.want {
			want = append(want, []Portion{{Turn: engine.Turn{Guess: guess, Feedback: row(pair[0])}}, {Turn: engine.Turn{Guess: guess, Feedback: row(pair[1])}}})
		}
		equal(t, test.guess, Divisions(engine.Turn{Guess: guess, Feedback: test.marks}), want)
	}
}
