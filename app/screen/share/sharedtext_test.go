package share

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/links"
	"ketword/app/records"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestInWords: the marks of every row in words, without letters.
func TestInWords(t *testing.T) {
	for name, test := range map[string]struct {
		page *page
		want []string
	}{
		"won": {begun(t, "abide", 6, "audio", "abide"), []string{
			": solved in 2 of 6 tries.", "Row 1: correct, absent, present, present, absent.", "Row 2: all correct.",
		}},
		"mixed": {begun(t, "crown plaid", engine.Unlimited, "slate", "briny", "crown"), []string{
			": solved in 3 tries.", "Row 1: absent, correct, correct, absent, absent.",
			"Row 2, mixed: absent, correct, present, present, absent.", "Row 3: all correct.",
		}},
		"lost": {begun(t, "abide", 1, "crown"), []string{
			": not solved in 1 try.", "Row 1: all absent.",
		}},
		"one try":  {begun(t, "abide", 1, "abide"), []string{": solved in 1 try, the only one.", "Row 1: all correct."}},
		"given up": {givenUp(t), []string{": given up after 0 of 6 tries."}},
	} {
		r := test.page.result()
		lines := strings.Split(inWords(embedded.English, r), "\n")
		p := r.Game.Puzzle
		title := map[engine.Mode]string{engine.Classic: "Ketword random puzzle", engine.Quantum: "Ketword Quantum random puzzle"}[p.Rules.Mode]
		apptest.Equal(t, name+": first line", lines[0], title+test.want[0])
		apptest.Strings(t, name, lines[1:], test.want[1:]...)
	}
}

// TestSharedTexts: each form has the title, how the game ended, and the rows; the link comes
// last.
func TestSharedTexts(t *testing.T) {
	b := begun(t, "crown plaid", 6, "slate", "briny", "crown")
	r := b.result()
	const title = "Ketword Quantum random puzzle"
	const link = "\n\nPlay the same puzzle: https://example.org/?seed=7"
	for form, want := range map[records.Shareable]string{
		records.SharedEmoji:   title + " 3/6\n\n⬛🟩🟩⬛⬛\n⬛🟢🟡🟡⬛\n🟩🟩🟩🟩🟩",
		records.SharedPattern: title + " 3/6\n\n```\n_oo__\n_O++_\nooooo\n```",
		records.SharedDigits:  title + " 3/6\n\nX11XX\nX322X\n11111",
		records.SharedWords:   inWords(embedded.English, r),
		records.SharedPicture: title + " 3/6",
	} {
		apptest.Equal(t, string(form), Text(embedded.English, form, r, ""), want)
		apptest.Equal(t, string(form)+", linked", Text(embedded.English, form, r, "https://example.org/?seed=7"), want+link)
	}
	apptest.Equal(t, "a link", Text(embedded.English, records.SharedLink, records.Result{}, "https://example.org/"), "https://example.org/")
	r.Blue = true
	apptest.Equal(t, "blue and orange", Text(embedded.English, records.SharedEmoji, r, ""), title+" 3/6\n\n⬛🟦🟦⬛⬛\n⬛🔵🟠🟠⬛\n🟦🟦🟦🟦🟦")
	r.Assisted, r.Again = true, true
	apptest.Equal(t, "again, with help", firstLine(embedded.English, r), title+" 3/6, again, with hints")
	apptest.Equal(t, "in words", strings.Contains(inWords(embedded.English, r), title+", again, with hints: solved"), true)
	r.Assisted, r.Again, r.Game.Puzzle.Rules.Level = false, false, engine.Strict
	apptest.Equal(t, "strict", firstLine(embedded.English, r), title+" 3/6**")
	apptest.Equal(t, "strict, in words", strings.Contains(inWords(embedded.English, r), title+", strict: solved"), true)
	r.Game, _ = r.Game.KeepGuessing(apptest.Word(t, "plaid"), nil)
	apptest.Equal(t, "both words", firstLine(embedded.English, r), title+" 3/6** +1")
	apptest.Equal(t, "both words, in words", strings.Contains(inWords(embedded.English, r), title+", strict, both words: solved"), true)
	lost := begun(t, "abide", 1, "crown").result()
	apptest.Equal(t, "lost", Text(embedded.English, records.SharedEmoji, lost, "ADDRESS"), "Ketword random puzzle X/1\n\n⬛⬛⬛⬛⬛\n\nThis one beat me. Can you solve it? ADDRESS")
}

// givenUp returns a page with a game that was given up at once.
func givenUp(t testing.TB) *page {
	p := begun(t, "abide", 6)
	p.Game = p.Game.GiveUp()
	return p
}

// TestChallengersText: the result of a challenge says who sent it and their clue; the challenge itself has the clue.
func TestChallengersText(t *testing.T) {
	p := begun(t, "abide", 6, "abide")
	p.Game.Puzzle = engine.Choose(p.Game.Puzzle.Rules, "en", p.Game.Puzzle.Secret)
	p.Rival = links.Rival{Name: "Ann", Clue: "It roofs", Code: "x"}
	for _, what := range []records.Shareable{records.SharedEmoji, records.SharedWords, records.SharedPicture} {
		lines := strings.Split(Text(embedded.English, what, p.result(), ""), "\n")
		apptest.Equal(t, string(what), lines[1], "Challenge by Ann · Clue: It roofs")
	}
	p.Game = engine.NewGame(p.Game.Puzzle)
	chosen := records.Result{Saved: p.Current(), List: p.InPlay}
	chosen.Rival = links.Rival{}
	p.PlayerName = "Bob"
	text := p.send(ShowChosen{Result: chosen, Clue: "It roofs"}).shown()
	apptest.Equal(t, "challenge", Text(embedded.English, text.What, text.Result, "x"), "Can you find my word? Ketword challenge\nClue: It roofs\n— Bob\nx")
}

// TestAnswer: the game of a challenge, won or lost, is an answer to it, with the name of who played it; the clue goes on with the link.
func TestAnswer(t *testing.T) {
	for last, result := range map[string]string{"abide": "2/2", "crown": "X/2"} {
		p := begun(t, "abide", 2, "audio", last)
		p.Game.Puzzle = engine.Choose(p.Game.Puzzle.Rules, "en", p.Game.Puzzle.Secret)
		p.Rival, p.PlayerName = links.Rival{Name: "Ann", Clue: "It roofs", Code: "x"}, "Bob"
		d := p.send(Show{Answers: true}).Draw()
		shown := p.shown()
		apptest.Equal(t, result, d.One(t, drawn.Tagged("pre")).Text(), "My answer to the challenge: Ketword challenge "+result+"\n— Bob\n"+p.View.Device.Address(shown.Query))
		apptest.Equal(t, "about", d.One(t, drawn.Classed("challenge")).One(t, drawn.Tagged("p")).Text(), embedded.English.Challenge.Back)
		sent, err := links.OpenRival(links.Parse(shown.Query)[links.ParamRows], p.Game.Puzzle)
		apptest.Equal(t, "sent", []any{err, sent.Name, sent.Clue, sent.Game.TurnCount()}, []any{nil, "Bob", "It roofs", 2})
	}
}
