package solver

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/coach"
	solving "ketword/engine/solver"
)

// TestAsks: the coach is queried whenever the position or the order changes; its last answer is stale until
// there is another.
func TestAsks(t *testing.T) {
	found := func(b *bench) Found { return b.Screen.Found(&b.Session) }
	b := open(t).Send(EnterRows{Text: "slate"})
	apptest.Equal(t, "question", question(b), coach.Question{Game: coach.Game{
		Rules: engine.Rules{Mode: engine.Classic, Length: 5}, Turns: b.Screen.Rows,
	}, By: coach.ByBest, Most: usualGuesses})
	one := &query.AdvicePart{Advice: coach.Advice{Left: coach.Left{Secrets: 7}, Ranked: true, Guesses: []solving.Ranked{{Parts: 3}}}}
	b.Told(b.Key(), one).Ended(b.Key(), query.NoFault)
	f := found(b)
	apptest.Equal(t, "found", []any{f.Left.Secrets, f.Any, f.Stale, f.Old, f.Asks()}, []any{7, true, false, false, false})

	b.Send(MarkTile{Row: 0, Tile: 1, Mark: engine.Present})
	apptest.Equal(t, "marked", written(question(b).Turns), "slate _*___")
	f = found(b)
	apptest.Equal(t, "stale", []any{f.Left.Secrets, f.Stale, f.Old, f.Asks()}, []any{7, true, true, true})
	b.Told(b.Key(), &query.AdvicePart{Advice: coach.Advice{Left: coach.Left{Secrets: 3}}})
	f = found(b)
	apptest.Equal(t, "guesses still old", []any{f.Left.Secrets, f.Stale, f.Old, len(f.Guesses)}, []any{3, false, true, 1})
	b.Told(b.Key(), one)

	b.Send(SortGuesses{By: coach.ByBits, Turns: true})
	apptest.Equal(t, "sorted", []any{question(b).By, question(b).Backwards, found(b).Stale, found(b).Old}, []any{coach.ByBits, false, false, true})
	apptest.Equal(t, "turned round", question(b.Send(SortGuesses{By: coach.ByBits, Turns: true})).Backwards, true)
	apptest.Equal(t, "by its cost", question(b.Send(SortGuesses{By: coach.ByBits})).Backwards, false)
	apptest.Equal(t, "more", question(b.Send(MoreGuesses{})).Most, manyGuesses)
	apptest.Equal(t, "the same again", len(b.Send(SortGuesses{By: coach.ByBits}, SortGuesses{By: "nonsense"}).Changes.Start), 0)
	apptest.Equal(t, "another list", found(open(t).Send(of(german5, engine.Classic, engine.Normal))).Stale, true)
	for _, want := range []solving.Pool{solving.Guesses, solving.Answers} {
		apptest.Equal(t, "another pool", question(b.Send(SwitchPool{})).Pool, want)
	}
}

// TestOfTheGame: adopting the rows of the game in play marks it as assisted; a guess can be typed there as
// long as the rows are the same.
func TestOfTheGame(t *testing.T) {
	b := over(t, screentest.Playing(t, "abide", "slate"))
	state := func() []bool {
		return []bool{b.Screen.offersRows(&b.Session), b.Screen.typesAdvice(&b.Session), b.Screen.undoes()}
	}
	apptest.Equal(t, "offered", state(), []bool{true, false, false})
	b.Send(AdviseGame{})
	apptest.Equal(t, "rows", rowsOf(b), "slate __*_o")
	apptest.Equal(t, "wants", slices.Contains(b.Wants, screen.Intent(screen.MarkAssisted{})) && b.Shown, true)
	b.Assisted = true
	apptest.Equal(t, "taken", state(), []bool{false, true, false})
	b.Send(TypeGuess{Guess: "audio"})
	apptest.Equal(t, "typed", b.Wants, screen.Intents{screen.Close{}, screen.TypeWord{Word: engine.MustWord("audio")}})
	apptest.Equal(t, "no word of the game", len(b.Send(TypeGuess{Guess: "four"}).Wants), 0)
	b.Game = apptest.Play(t, b.Game, "audio")
	apptest.Equal(t, "another row", state(), []bool{true, false, false})
	apptest.Equal(t, "not typed", len(b.Send(TypeGuess{Guess: "crown"}).Wants), 0)
	b.Send(AdviseGame{}, EnterRows{Text: "crown"}, AdviseGame{})
	apptest.Equal(t, "a row is lost", []any{len(b.Screen.Rows), b.Screen.undoes()}, []any{2, true})
	apptest.Equal(t, "brought back", len(b.Send(BringBackRows{}).Screen.Rows), 3)
}

// TestStatus: the screen says how many secrets are left, and among which words.
func TestStatus(t *testing.T) {
	any := func(b *bench) *bench { return b.Asks(SwitchPool{}) }
	many := coach.Advice{Left: coach.Left{Secrets: 9999, Estimate: true}}
	died := open(t).Send(EnterRows{Text: "slate"})
	died.Ended(died.Key(), query.Died)
	for want, b := range map[string]*bench{
		"12 words are still possible.":                            open(t),
		"Counting …":                                              open(t).Send(EnterRows{Text: "slate"}),
		"The coach stopped halfway.":                              died,
		"About 9,999 words are still possible.":                   told(t, many),
		"The only answer of this list that fits is ABIDE.":        open(t, "slate __*_o"),
		"4 words are still possible.":                             open(t, "crwth _____"),
		"Solved with CROWN.":                                      opened(t, "crown plaid", "crown ooooo"),
		"Solved with ABIDE.":                                      open(t, "abide ooooo"),
		"With the rows before it, row 2 leaves nothing possible.": open(t, "slate __*_o", "audio o_*__"),
		"Solved with PLAID. The only pair of answers that fits is CROWN + PLAID.": opened(t, "crown plaid", "slate _oo__\nplaid ooooo"),
		"No answer of this list fits. The only allowed word that fits is SLATE.":  open(t, "aisle *_**o\ncrown _____"),
		"No answer of this list fits. 2 allowed words do.":                        open(t, "crown _____\nbriny _____\naudio *____"),
		"Solved with SLATE.":                        open(t, "slate ooooo"),
		"Solved with MOIST.":                        open(t, "slate *__*_\nmoist ooooo"),
		"The only allowed word that fits is ABIDE.": any(open(t, "slate __*_o")),
		"16 words are still possible.":              any(open(t)),
		"Solved with SLATE. No pair of answers fits. The only pair of allowed words that fits is CROWN + SLATE.": opened(t, "crown plaid", "slate ooooo\ncrown ooooo"),
	} {
		d := b.Draw()
		apptest.Equal(t, "status", d.One(t, drawn.Classed("figure")).Text(), want)
		apptest.Equal(t, want, d.One(t, drawn.Saying("data-action", "solve-pool")).Value("aria-pressed") == "true", b.Screen.Pool != "")
	}
}

// TestAdvice: the coach's answer is shown with its figures.
func TestAdvice(t *testing.T) {
	solved := opened(t, "crown plaid", "crown ooooo").Draw().One(t, drawn.Classed("advice"))
	apptest.Equal(t, "advises once it is solved", len(solved.All(drawn.Classed("told")))+len(solved.All(drawn.Classed("next"))), 0)
	few := solved.One(t, drawn.Classed("few"))
	apptest.Equal(t, "names the partners", few.One(t, drawn.Tagged("h3")).Text(), "The other word can be")
	apptest.Strings(t, "partners", drawn.Texts(few.All(drawn.Tagged("li"))), "ABIDE", "FLESH", "PLAID", "SHELF", "SPEED", "TULIP")
	apptest.Strings(t, "few", drawn.Texts(open(t, "crwth _____").Draw().One(t, drawn.Classed("secrets")).All(drawn.Tagged("li"))), "ABIDE", "AUDIO", "PLAID", "SPEED")
	apptest.Equal(t, "no table of one", len(open(t, "slate __*_o").Draw().All(drawn.Classed("next"))), 0)
	b := open(t)
	d := b.Draw().One(t, drawn.Classed("advice"))
	apptest.Strings(t, "columns", drawn.Texts(d.One(t, drawn.Tagged("thead")).All(drawn.Tagged("button"))), "Guess", "Left", "Bits", "Groups", "Largest", "Win")
	apptest.Equal(t, "the choice comes first", d.One(t, drawn.Classed("best")).Text(), drawn.Texts(d.One(t, drawn.Tagged("tbody")).All(drawn.Tagged("th")))[0])
	apptest.Equal(t, "chosen, in the first place", d.One(t, drawn.Tagged("select")).All(drawn.Tagged("option"))[0].Value("selected"), "true")
	apptest.Equal(t, "why", d.One(t, drawn.Saying("id", "rank-why")).Text(), "Looks further ahead: games take the fewest guesses in all. Its own choice comes first.")
	row := d.All(drawn.Tagged("tr"))[1]
	apptest.Strings(t, "first guess", append(drawn.Texts(row.All(drawn.Tagged("th"))), drawn.Texts(row.All(drawn.Tagged("td")))...), "ABIDE", "1.2", "3.42", "11", "2", "8.3%")
	for _, want := range []string{"descending", "ascending"} {
		b.Asks(SortGuesses{By: coach.ByChance, Turns: true})
		apptest.Equal(t, "by chance", b.Draw().One(t, drawn.Having("aria-sort")).Value("aria-sort"), want)
	}
	slate := solving.Ranked{Guess: engine.MustWord("slate"), Remaining: 1234.7, Parts: 381, Worst: 14039, Estimate: true}
	many := told(t, coach.Advice{Left: coach.Left{Secrets: 9999}, Ranked: true, Shortlist: true, Guesses: []solving.Ranked{slate}}).Draw().One(t, drawn.Classed("next"))
	apptest.Strings(t, "thousands", drawn.Texts(many.All(drawn.Tagged("td")))[:4], "1,235", "0.00", "381", "14,039")
	apptest.Strings(t, "what is estimated", drawn.Texts(many.All(drawn.Classed("quiet")))[1:], "These are the best of a shortlist: counting every guess would take too long.", "The figures are estimates from a sample.")
}

// TestWhyBest: if another guess leaves fewer secrets, the screen says why it is not the best.
func TestWhyBest(t *testing.T) {
	choice := solving.Ranked{Guess: engine.MustWord("canat"), Remaining: 1267.5, Worst: 4273}
	guesses := []solving.Ranked{choice, {Guess: engine.MustWord("conit"), Remaining: 749.5}}
	const why = "CONIT leaves fewer after one guess, but the solver counts guesses to the end of the games, and prefers CANAT."
	for count := 1; count <= 2; count++ {
		b := told(t, coach.Advice{Left: coach.Left{Secrets: 9999}, Ranked: true, Choice: choice, Guesses: guesses[:count]})
		said := drawn.Texts(b.Draw().One(t, drawn.Classed("told")).All(drawn.Tagged("p")))
		apptest.Equal(t, "paragraphs", []any{len(said), slices.Contains(said, why)}, []any{count + 1, count == 2})
	}
}

// TestCorrections: each correction of a contradiction is a button that describes and applies it.
func TestCorrections(t *testing.T) {
	b := open(t, "slate __*_o", "audio o_*__")
	apptest.Equal(t, "the row that is wrong", slices.IndexFunc(b.Draw().All(drawn.Classed("entered-row")), drawn.Classed("wrong")), 1)
	corrections := b.Draw().One(t, drawn.Classed("corrections"))
	apptest.Equal(t, "one", corrections.One(t, drawn.Tagged("p")).Text(), "This change fixes that:")
	for i, correction := range corrections.All(drawn.Tagged("button")) {
		next := *b
		next.Asks(CorrectRow{Correction: i})
		if f := next.Screen.Found(&next.Session); f.Contradiction != nil || f.Left.Secrets == 0 {
			t.Errorf("%s: %+v", correction.Value("aria-label"), f.Advice)
		}
		number := next.Screen.edit.Row
		before, row := b.Screen.Rows[number].Feedback, next.Screen.Rows[number]
		apptest.Equal(t, "the row of the button", strings.Join(strings.Fields(correction.Text()), ""), engine.Upper(row.Guess.String()))
		for i, tile := range correction.All(drawn.Classed("tile")) {
			mark := row.Feedback.At(i)
			apptest.Equal(t, correction.Value("aria-label")+": mark", tile.Value("data-mark"), mark.String())
			apptest.Equal(t, correction.Value("aria-label")+": stands out", tile.Value("data-changed") == "true", mark != before.At(i))
		}
	}
	c := b.Screen.Found(&b.Session).Contradiction
	c.Corrections = slices.Repeat(c.Corrections, 2)
	apptest.Equal(t, "two", b.Draw().One(t, drawn.Classed("corrections")).One(t, drawn.Tagged("p")).Text(), "Any one of these changes fixes that:")
}

// TestCorrectRow: a correction applies to a row that counts, and is not applied after the position has
// changed.
func TestCorrectRow(t *testing.T) {
	found := coach.Advice{Contradiction: &solving.ContradictionError{Corrections: []solving.Correction{
		{Turn: 0, Tile: 2, Mark: engine.Correct}, {Turn: 0, Tile: solving.NoTile, Mixed: true},
	}}}
	b := open(t, "⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛").Send(SpellRow{Row: 1, Text: "slate"})
	b.Told(b.Key(), &query.AdvicePart{Advice: found})
	apptest.Equal(t, "no such change", rowsOf(b.Send(CorrectRow{Correction: 2}, CorrectRow{Correction: -1})), "_*___\nslate o_*__")
	apptest.Equal(t, "corrected", rowsOf(b.Send(CorrectRow{Correction: 0})), "_*___\nslate o_o__")
	key := b.Key()
	apptest.Equal(t, "stale", rowsOf(b.Send(CorrectRow{Correction: 1})), "_*___\nslate o_o__")
	b.Told(key, &query.AdvicePart{Advice: found})
	apptest.Equal(t, "mixed", rowsOf(b.Send(CorrectRow{Correction: 1})), "_*___\nslate O_O__")
}

// TestCorrectionTexts: a correction is described by what it changes.
func TestCorrectionTexts(t *testing.T) {
	for _, c := range []struct {
		correction solving.Correction
		want       string
	}{
		{solving.Correction{Turn: 0, Tile: 1, Mark: engine.Present}, "Row 1: letter 2, L, present"},
		{solving.Correction{Turn: 0, Tile: 1, Mark: engine.Present, Mixed: true}, "Row 1: letter 2, L, present, the row mixed"},
		{solving.Correction{Turn: 1, Tile: 0}, "Row 2: letter 1, B, absent, the row not mixed"},
		{solving.Correction{Turn: 0, Tile: solving.NoTile, Mixed: true}, "Row 1 mixed"},
		{solving.Correction{Turn: 1, Tile: solving.NoTile}, "Row 2 not mixed"},
	} {
		rows := []engine.Turn{{Guess: engine.MustWord("slate")}, {Guess: engine.MustWord("briny"), Feedback: engine.NewFeedback(true, 2, 0, 1, 0, 0)}}
		d := &drawing{words: embedded.English, m: &Model{Position: Position{Rows: rows}}, f: Found{Rows: []int{0, 1}}}
		apptest.Equal(t, "change", d.correctionText(c.correction), c.want)
	}
}

// TestAdviseUnbegunGame: a game without rows adds no rows, whatever the solver showed at the start.
func TestAdviseUnbegunGame(t *testing.T) {
	s := screentest.Playing(t, "crown plaid")
	zero := session.New(s.Lists, nil) // as at the start of the program
	b := &bench{T: t, Session: s, Screen: New(&zero)}
	b.Send(AdviseGame{})
	apptest.Equal(t, "done", b.Screen.edit, edit{})
}
