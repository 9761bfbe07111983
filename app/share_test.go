//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/challenge"
	"ketword/app/screen/share"
	"ketword/app/screen/solver"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// shareTables returns games with an open dialog for sharing.
func shareTables(t testing.TB) map[string]*table {
	all := map[string]*table{}
	for _, form := range session.Forms() {
		b := newTable(t, "crown plaid", "").guess("slate", "briny", "crown").send(share.Show{})
		b.able = screen.Device{Offers: true, Files: true, Images: true}
		all[string(form)] = b.send(share.ShowAs{Form: form})
	}
	return all
}

// shared returns what the dialog for sharing shares.
func (b *table) shared() effect.Share {
	b.t.Helper()
	_, effects := model.Update(b.model, share.Send{})
	for _, e := range effects {
		if shared, is := e.(effect.Share); is {
			return shared
		}
	}
	b.t.Fatal("nothing is shared")
	return effect.Share{}
}

// resultOf returns the result of a table's game.
func (b *table) resultOf() records.Result { return b.send(share.Show{}).shared().Result }

// TestOldTitles: results shared by earlier versions set mode, list and level in the solver, like today's.
func TestOldTitles(t *testing.T) {
	for _, title := range []string{
		"Ketword quantum de-6 #7 strict 2/6",
		"Ketword quantum de-6 #7 strict, with hints: solved in 2 of 6 tries.",
		"Ketword Quantum (German, 6 letters) #7 2/6**",
		"Ketword Quantum (Deutsch, 6 Buchstaben) Zufallsrätsel 2/6**, mit Tipps",
		"Ketword Quantum (Allemand, 6\u00a0lettres) #7 2/6**",
		"Ketword Quantum (Allemand, 6 lettres) #7, strict\u00a0: trouvé en 2 essais sur 6.",
		"Ketword Quantum (Deutsch, 6 Buchstaben) #7, streng: gelöst in 2 von 6 Versuchen.",
	} {
		b := newTable(t, "abide", "").send(screen.Open{Name: screen.Solver})
		text := title + "\n\n🟢🟡⬛⬛⬛⬛"
		b.send(solver.EnterRows{Text: text, Heading: b.headingOf(text)})
		p := b.model.Solver.Position
		equal(t, title+": mode", p.Mode, engine.Quantum)
		equal(t, title+": list", p.List, lists.Name{Lang: "de", Length: 6})
		equal(t, title+": level", p.Level, engine.Strict)
	}
}

// challengeTables returns games with the form for a challenge open, and games against a rival.
func challengeTables(t testing.TB) map[string]*table {
	form := screen.Open{Name: screen.Challenge}
	return map[string]*table{
		"classic": newTable(t, "abide", "").send(form),
		"quantum": newTable(t, "crown plaid", "").send(form, challenge.Send{Words: []string{"crown", "world"}}),
		"mixed":   mixedTable(t, form),
		"won":     rivalTable(t, "crown plaid", []string{"slate", "briny", "crown"}, "plaid"),
		"lost":    rivalTable(t, "abide", []string{"abide"}, "slate").send(play.GiveUp{}),
		"rows":    rivalTable(t, "abide", []string{"abide"}, "slate", "abide").send(screen.Open{Name: screen.Rival}),
	}
}

// mixedTable returns the form for a challenge with a word of the list that looks like another one.
func mixedTable(t testing.TB, form model.Msg) *table {
	b := newTable(t, "abide", "").send(form)
	words, err := lexicon.New("en", 5, tableAnswers, tableGuesses+"slаte\n") // a Cyrillic а
	if err != nil {
		t.Fatal(err)
	}
	b.model.Lexicon, b.model.Words = words, map[lists.Name]*lexicon.Lexicon{b.model.InPlay.Name: words}
	return b.send(challenge.Send{Words: []string{"slаte"}})
}

// rivalTable returns the puzzle of a secret, played with some guesses against a rival who
// played others; "-" means giving up.
func rivalTable(t testing.TB, secret string, theirs []string, mine ...string) *table {
	t.Helper()
	play := func(b *table, guesses []string) *table {
		for _, g := range guesses {
			if g == "-" {
				b.send(play.GiveUp{})
			} else {
				b.guess(g)
			}
		}
		return b
	}
	return play(rivalOf(play(newTable(t, secret, ""), theirs)), mine)
}

// rivalOf opens the puzzle of a finished game elsewhere, by the link with its rows.
func rivalOf(their *table) *table {
	link := their.send(share.Show{}, share.ShowAs{Form: records.SharedChallenge}).shared().Query
	mine := newTable(their.t, their.model.Game.Puzzle.Secret.String(), "")
	return mine.send(model.Popped{Query: link})
}

// TestChallengeText: the text of a challenge says what to do, and does not reveal the secret.
func TestChallengeText(t *testing.T) {
	for secret, want := range map[string]string{
		"slate":       "Can you find my word? Ketword challenge\nADDRESS",
		"aisle crown": "Can you find one of my two words? Ketword Quantum challenge\nADDRESS",
	} {
		words := strings.Fields(secret)
		b := newTable(t, []string{"abide", "crown plaid"}[len(words)-1], "")
		sent := b.send(challenge.Send{Words: words}).shared()
		equal(t, secret, share.Text(b.text, sent.What, sent.Result, "ADDRESS"), want)
		b.send(model.Popped{Query: sent.Query})
		equal(t, secret+": puzzle", b.model.Game.Puzzle.Secret.String(), secret)
		equal(t, secret+": place", strings.HasPrefix(b.puzzleTitle(), "Your own challenge · English"), true)
	}
	b := newTable(t, "abide", "").guess("abide")
	sent := b.send(share.Show{}, share.ShowAs{Form: records.SharedChallenge}).shared()
	equal(t, "rows", share.Text(b.text, sent.What, sent.Result, "ADDRESS"), "Can you beat me? Ketword random puzzle 1/6\nADDRESS")
}

// TestRivalAtTheEnd: the end of a game shows the marks of both.
func TestRivalAtTheEnd(t *testing.T) {
	b := rivalTable(t, "crown plaid", []string{"slate", "briny", "crown"}, "plaid")
	end := b.draw().One(t, drawn.Classed("end"))
	equal(t, "told", end.One(t, drawn.Classed("duel")).Text() != "", true)
	var dots []int
	for _, m := range end.All(drawn.Classed("miniature")) {
		dots = append(dots, len(m.All(drawn.Tagged("i"))))
	}
	equal(t, "dots", [2]int(dots), [2]int{5, 15})
	equal(t, "round", len(end.All(drawn.Having("data-mixed"))), 5)
	plain := newTable(t, "abide", "").guess("abide").draw().One(t, drawn.Classed("end"))
	equal(t, "without a rival", len(plain.All(drawn.Classed("duel"))), 0)
}
