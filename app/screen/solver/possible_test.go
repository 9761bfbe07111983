package solver

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// TestReviewRows: the rows of a complete game lead to its review, with the secret that they determine.
func TestReviewRows(t *testing.T) {
	for text, secret := range map[string]string{ // "" if the secret is unknown, "-" if the game has not ended
		"slate o____\nshops ooooo": "shops", "slate __*_o\nabide ooooo": "abide",
		"Ketword quantum #3 2/6\nslate _oo__\ncrown ooooo": "",
		strings.Repeat("slate _____\n", 6):                 "", "Wordle 1,234 X/6\nslate o____": "",
		"slate o____\nshops oo___": "-", "Ketword #3 2/6\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩": "-", "slate o____\n⬛🟨⬛⬛⬛\nshops ooooo": "-",
		"shops ooooo\nslate o____": "-", "": "-",
	} {
		b := open(t).Send(EnterRows{Text: text})
		offered := len(b.Draw().All(drawn.Saying("data-action", "review-rows"))) == 1
		b.Send(ReviewRows{})
		apptest.Equal(t, text, []bool{offered, len(b.Wants) == 1}, []bool{secret != "-", secret != "-"})
		if secret != "-" {
			game := b.Wants[0].(screen.ReviewRows).Game
			apptest.Equal(t, text, []string{game.Secret.String(), written(game.Turns)}, []string{secret, rowsOf(b)})
		}
	}
	for text, secret := range map[string]string{"slate _oo__\ncrown ooooo": "crown plaid", "abide _____\nabide ooooo": ""} { // as the coach has found
		b := opened(t, "crown plaid", text).Send(ReviewRows{})
		apptest.Equal(t, text+": ends", len(b.Wants) == 1, secret != "")
		if secret != "" {
			apptest.Equal(t, text, b.Wants[0].(screen.ReviewRows).Game.Secret.String(), secret)
		}
	}
	stale := open(t, "slate __*_o", "audio o_*__").Send(EnterRows{Text: "abide ooooo"})
	apptest.Equal(t, "a contradiction of before", stale.Screen.ends(&stale.Session), true)
	lost := open(t, "Wordle 1,234 X/6\nslate o____").Send(MarkTile{Row: 0, Tile: 1, Mark: engine.Present})
	apptest.Equal(t, "not after a change", lost.Screen.ends(&lost.Session), false)
}

// TestPossible: once the solution is typed, the other rows of a result that has marks alone offer the words that
// they can have, answers first. When the last row has its word, the game is reviewed.
func TestPossible(t *testing.T) {
	words, err := lexicon.New("en", 5, "abide\naudio\nslate\ncrown\n", "aisle\naloes\n")
	if err != nil {
		t.Fatal(err)
	}
	b := open(t)
	b.Words = map[lists.Name]*lexicon.Lexicon{lists.Default(): words}
	secret := apptest.Secret(t, "abide")
	first := engine.Score(engine.MustWord("aisle"), secret)
	b.Send(EnterRows{Text: "Wordle 1,234 2/6\n\n" + first.String() + "\nooooo"})
	possible := func() []engine.Word { words, _ := b.Screen.possible(&b.Session, 0); return words }
	apptest.Equal(t, "not before the solution", len(possible()), 0)
	apptest.Equal(t, "only that is asked for", []bool{b.Screen.asks(0), b.Screen.asks(1), b.Screen.lacksSolution()}, []bool{false, true, true})
	apptest.Equal(t, "no advice", len(b.Draw().All(drawn.Classed("advice"))), 0)
	apptest.Equal(t, "nor reviewed", reviewed(b.Wants), 0)
	b.Send(SpellRow{Row: 1, Text: "abide"})
	apptest.Equal(t, "then the others are", []bool{b.Screen.asks(0), b.Screen.asks(1)}, []bool{true, false})
	offered := b.Draw().All(drawn.Saying("data-action", "take-word"))
	for _, w := range possible() {
		apptest.Equal(t, "fits", engine.Score(w, secret), first)
	}
	apptest.Equal(t, "offered", offered[len(offered)-1].Text(), "AISLE")
	apptest.Equal(t, "not reviewed yet", reviewed(b.Wants), 0)
	b.Send(takePossible(offered[len(offered)-1].Value("data-value")).(SpellRow))
	apptest.Equal(t, "rows of the review", reviewed(b.Wants), 2)
	apptest.Equal(t, "no row", takePossible("x"), nil)
	b.Send(EnterRows{Text: "aisle " + first.String() + "\nabide ooooo"})
	apptest.Equal(t, "a whole game is reviewed at once", reviewed(b.Wants), 2)
}

// TestLikelihood: answers come first, then what the rows before allow as a solution, then what has common letters;
// one row at a time is offered words, and More shows further ones.
func TestLikelihood(t *testing.T) {
	words, err := lexicon.New("en", 4, "taco\nsoda\nmoth\nnote\nrote\nroze\nzinc\n", "vugg\nquiz\npixy\nhymn\nwhim\njunk\nflux\nfizz\nlady\nclay\ngaps\nruby\ndrum\n")
	if err != nil {
		t.Fatal(err)
	}
	b := open(t)
	name := lists.Name{Lang: "en", Length: 4}
	b.Words, b.Screen.List = map[lists.Name]*lexicon.Lexicon{name: words}, name
	b.Screen.Rows = nil
	rows := func(guesses ...string) {
		b.Screen.Rows = nil
		for _, g := range guesses {
			b.Screen.Rows = append(b.Screen.Rows, engine.Turn{Feedback: engine.Score(engine.MustWord(g), apptest.Secret(t, "note"))})
		}
		b.Screen.Rows[len(guesses)-1].Guess = engine.MustWord("note")
	}
	offers := func(row int) (offered []string) {
		found, _ := b.Screen.possible(&b.Session, row)
		for _, w := range found {
			offered = append(offered, w.String())
		}
		return offered
	}
	rows("rote", "taco", "note")
	apptest.Strings(t, "the commoner letters", offers(0), "rote") // roze has no t
	apptest.Equal(t, "one row at a time", len(offers(1)), 0)
	rows("moth", "rote", "note")
	b.Screen.Rows[0].Guess = engine.MustWord("moth")
	apptest.Strings(t, "allowed by the row before", offers(1), "rote")
	rows("fizz", "note")
	most := offers(0)
	buttons := func() int { return len(b.Draw().All(drawn.Saying("data-action", "more-guesses"))) }
	apptest.Equal(t, "at first, with a button for more", []int{len(most), buttons()}, []int{mostPossible, 1})
	b.Send(MoreGuesses{})
	more := offers(0)
	apptest.Strings(t, "the same ones first", more[:mostPossible], most...)
	apptest.Equal(t, "more", len(more) > mostPossible, true)
	apptest.Equal(t, "all are there", buttons(), 0)
}
