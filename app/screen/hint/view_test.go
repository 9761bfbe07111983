package hint

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/query"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestDrawn: each hint replaces its button.
func TestDrawn(t *testing.T) {
	type bench = screentest.Bench[Model]
	over := func(secret string, guesses ...string) *bench {
		return &bench{T: t, Session: screentest.Playing(t, secret, guesses...)}
	}
	fails := func(f query.Fault, reason string) *bench {
		b := over("abide", "slate").Send(Ask{Kind: Guess})
		b.Answers = b.Answers.EndedWith(b.Key(), f, reason)
		return b
	}
	const left, clue, guess, more = "How many words are left?", "A letter, and a good word", "What is the best guess?", "Open the solver with these rows"
	words := over("abide", "slate").Asks(Ask{Kind: Left}, Ask{Kind: Words})
	for assisted, want := range map[bool]string{false: embedded.English.Hint.About, true: embedded.English.Hint.Assisted} {
		b := over("abide")
		b.Assisted = assisted
		apptest.Equal(t, "what help does", b.Draw().One(t, drawn.Classed("quiet")).Text(), want)
	}
	for name, c := range map[string]struct {
		b             *bench
		buttons, told []string
	}{
		"nothing asked": {over("abide"), []string{left, clue, guess, more}, nil},
		"thinking":      {over("abide", "slate").Send(Ask{Kind: Left}), []string{"The coach is thinking …", clue, guess, more}, nil},
		"failed":        {fails(query.Died, ""), []string{left, clue, guess, more}, []string{"The coach stopped halfway."}},
		"strange":       {fails(query.Strange, "no book"), []string{left, clue, guess, more}, []string{"The coach can’t answer this. (no book)"}},
		"left":          {over("abide", "slate").Asks(Ask{Kind: Left}), []string{"Which is it?", clue, guess, more}, []string{"1 word is still possible."}},
		"words":         {words, []string{clue, guess, more}, []string{"1 word is still possible."}},
		"clue":          {over("abide", "crown").Asks(Ask{Kind: Clue}), []string{left, guess, more}, []string{"E is in 67% of what is left.", "FLESH is a good word that everybody knows."}},
		"all of pairs": {over("crown plaid").Asks(Ask{Kind: Left}, Ask{Kind: Words}, Ask{Kind: Guess}), []string{clue, "Type CROWN", more}, []string{
			"17 pairs are still possible.", "CROWN", "It leaves 1.6 pairs on average. It wins at once in 6 of the 17. It divides the others into 5 groups, the largest of 3. No better guess was found.",
		}},
	} {
		d := c.b.Draw()
		apptest.Strings(t, name+": buttons", drawn.Texts(d.All(drawn.Classed("act"))), c.buttons...)
		apptest.Strings(t, name+": told", drawn.Texts(d.One(t, drawn.Classed("asked")).All(drawn.Tagged("p"))), c.told...)
	}
	apptest.Strings(t, "the words", drawn.Texts(words.Draw().One(t, drawn.Classed("secrets")).All(drawn.Tagged("li"))), "ABIDE")
}

// TestForeignSecret: where the list lacks the secret, the coach tells nothing, since all would be of other words.
func TestForeignSecret(t *testing.T) {
	b := &screentest.Bench[Model]{T: t, Session: screentest.Playing(t, "abide", "slate")}
	b.Game.Puzzle = engine.Choose(b.Game.Puzzle.Rules, "en", apptest.Secret(t, "fuzzy"))
	apptest.Equal(t, "told", b.Draw().Text(), embedded.English.Challenge.Foreign)
	b.Settings = b.Settings.With(session.CountLeft, "on")
	apptest.Equal(t, "nothing is counted", b.CountsLeft(), false)
}
