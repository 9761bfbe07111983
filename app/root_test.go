//go:build !js

package app

import (
	"maps"
	"slices"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/internal/drawn"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/wordlists"
)

// TestPage: the prerendered page has the empty board of a first game, all keys, and all controls around them.
func TestPage(t *testing.T) {
	page := drawn.Of(t, pageOf(embedded.English, screen.None))
	game := page.One(t, drawn.Saying("id", "app"))
	equal(t, "mode", game.Value("data-mode"), "classic")
	equal(t, "status", game.Value("data-status"), "playing")

	board := page.One(t, drawn.Classed("board"))
	rows := board.All(drawn.Classed("row"))
	equal(t, "rows", len(rows), 6)
	for _, r := range rows {
		tiles := r.All(drawn.Classed("tile"))
		same(t, "letters", drawn.Texts(tiles), "", "", "", "", "")
		same(t, "marks", drawn.Attrs(tiles, "data-mark"), slices.Repeat([]string{"empty"}, 5)...)
	}
	same(t, "keys", drawn.Attrs(page.All(drawn.Classed("key")), "data-key"),
		"q", "w", "e", "r", "t", "y", "u", "i", "o", "p",
		"a", "s", "d", "f", "g", "h", "j", "k", "l",
		"Enter", "z", "x", "c", "v", "b", "n", "m", "Backspace")
	same(t, "marked keys", drawn.Attrs(page.One(t, drawn.Classed("keyboard")).All(drawn.Having("data-mark")), "data-key"))
	same(t, "other controls", drawn.Attrs(page.One(t, drawn.Classed("head")).All(drawn.Tagged("button")), "data-action"),
		"skip", "mode", "mode", "hint", "help", "stats", "menu")
	same(t, "name of the puzzle", drawn.Texts(page.All(drawn.Classed("place"))), embedded.English.Game.Loading)
	same(t, "what is said", drawn.Texts(page.All(drawn.Saying("role", "status"))), "")
	equal(t, "dialogs", len(page.All(drawn.Tagged("dialog"))), 0)
}

// TestIntroductionDrawn: the first game of a mode shows the introduction with scored rows,
// in every language, until a letter is typed or the player closes it.
func TestIntroductionDrawn(t *testing.T) {
	for _, language := range embedded.All() {
		for secret, marks := range map[string][]string{
			"abide":       {"correct", "present", "absent"},
			"crown plaid": {"absent", "present", "correct"},
		} {
			b := newTable(t, secret, "")
			b.text = language
			mode := b.model.Game.Puzzle.Rules.Mode.String()
			card := b.draw().One(t, drawn.Saying("data-teaches", mode))
			equal(t, language.Lang+": heading", card.One(t, drawn.Tagged("h2")).Text(), language.Game.Introductions(mode))
			for _, mark := range marks {
				equal(t, language.Lang+", "+mode+": "+mark, len(card.All(drawn.Saying("data-mark", mark))) > 0, true)
			}
			equal(t, language.Lang+", "+mode+": rows of both words", len(card.All(drawn.Saying("data-mixed", "true"))) > 0, mode == "quantum")
			equal(t, language.Lang+", "+mode+": a row's name", card.All(drawn.Saying("role", "img"))[0].Value("aria-label"),
				map[string]string{"classic": engine.Upper(language.Samples.Marks), "quantum": part.RowText(language, session.PlayedRow(unmixed(language)))}[mode])
			equal(t, language.Lang+": what the line above opens", b.draw().One(t, drawn.Saying("data-action", "puzzle")).Value("title"), language.PuzzleChoice.Title)
			control := card.One(t, drawn.Classed("icon"))
			taught := func() int { return len(b.draw().All(drawn.Saying("data-teaches", mode))) }
			open := *b.root
			b.send(b.message(control.Value("data-action"), control.Value("data-value")))
			equal(t, "closed", taught(), 0)
			*b.root = open
			told := b.spoken()
			b.letters("c")
			equal(t, "a letter", taught(), 0)
			equal(t, "told by a letter", b.spoken(), told)
		}
	}
}

// unmixed returns the unmixed row of the samples, which the second secret word marks.
func unmixed(t *text.Text) engine.Turn {
	s := t.Samples
	return part.SampleTurn(part.SampleSecret(s.First, s.Second), s.Unmixed)
}

// TestLetterDrawsItsRow: a letter redraws its row, but no key: no other letter is written.
func TestLetterDrawsItsRow(t *testing.T) {
	written := map[rune]bool{}
	noting := embedded.English.WithCapitals(func(letters string) string {
		for _, l := range letters {
			written[l] = true
		}
		return engine.Upper(letters)
	})
	b := newTable(t, "abide", "").guess("audio")
	b.text = noting
	page, drawings := goapp.NewTestEngine(), 0
	draws := func(what, want string) {
		t.Helper()
		b.model.Play.Spoken = play.Spoken{} // it is about a row too
		clear(written)
		drawings++
		if err := page.Load(&redrawn{root: b.root, Drawings: drawings}); err != nil {
			t.Fatal(err)
		}
		equal(t, what, string(slices.Sorted(maps.Keys(written))), want)
	}
	draws("the page", "abcdefghijklmnopqrstuvwxyz")
	draws("nothing new", "")
	b.letters("s")
	draws("a letter", "s")
	b.letters("peed").send(play.Enter{})
	draws("a turn", "abcdefghijklmnopqrstuvwxyz") // the row before is no longer fresh
}

// redrawn draws a root again for each new number, as go-app does after an event.
type redrawn struct {
	goapp.Compo
	root     *root
	Drawings int
}

func (r *redrawn) Render() goapp.UI { return r.root.Render() }

// TestGuides: in each language, the proposed guesses may be guessed, give an unmixed row and a
// mixed one, and leave only the secret, so that the lesson leads to its words.
func TestGuides(t *testing.T) {
	for _, g := range guides() {
		lang := g.Puzzle.Lang
		texts, _ := wordlists.Find(lang, 5)
		list, err := lexicon.New(lang, 5, texts.Answers, texts.Guesses)
		if err != nil {
			t.Fatal(err)
		}
		equal(t, lang+": mode", g.Puzzle.Rules.Mode, engine.Quantum)
		answers := slices.Collect(list.Answers())
		var turns []engine.Turn
		for _, w := range g.Proposed {
			equal(t, lang+": listed", list.Has(w), true)
			turns = append(turns, engine.Turn{Guess: w, Feedback: engine.Score(w, g.Puzzle.Secret)})
		}
		equal(t, lang+": mixed", []bool{turns[0].Feedback.Mixed(), turns[1].Feedback.Mixed()}, []bool{false, true})
		var left []engine.Secret
		for i, a := range answers {
			for _, b := range answers[i+1:] {
				if s, err := engine.NewSecret(a, b); err == nil && turns[0].Admits(s) && turns[1].Admits(s) {
					left = append(left, s)
				}
			}
		}
		equal(t, lang+": pairs left", left, []engine.Secret{g.Puzzle.Secret})
	}
}
