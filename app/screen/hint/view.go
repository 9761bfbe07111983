package hint

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// Draw draws the hints so far, and buttons for the others.
func (m *Model) Draw(v screen.View) goapp.UI {
	h := &hints{View: v, told: m.told(v.Session)}
	t, about := &v.Text.Hint, v.Text.Hint.About
	if v.Session.Assisted {
		about = t.Assisted
	}
	certain := ui.If(v.Session.Pencils(), ui.Act("mark-certain", t.MarkCertain))
	if v.Session.HasForeignSecret() { // all figures would be of other words
		return goapp.Section().Class("hint").Body(ui.P("", v.Text.Challenge.Foreign), certain)
	}
	return goapp.Section().Class("hint").Body(
		ui.P("quiet", about),
		ui.If(v.Session.AnyWord(), ui.P("quiet", v.Text.Coach.Chosen)),
		ui.Live("status", goapp.Div().Class("asked")).Body(h.leftHint(), h.clueHint(), h.guessHint(), certain, ui.Said("refusal", part.Failure(v.Text, h.failed()))),
		ui.Act("advise-game", t.Solver).Class("more"),
	)
}

// hints draws each hint, or the button for it.
type hints struct {
	screen.View
	told
}

// leftHint draws the number of secrets left, and the secrets if they are few.
func (h *hints) leftHint() goapp.UI {
	p, mode := query.PartOf[*query.LeftPart](h.told.answers...), h.Session.Game.Puzzle.Rules.Mode
	if p == nil {
		return h.asks(Left, h.Text.Coach.Ask(mode.String()))
	}
	said, few := part.Voice(h.Text, mode), goapp.UI(nil)
	switch {
	case len(p.Few) > 0 && h.shown:
		few = part.WordList(each.Of(p.Few, said.Secret), part.WordLang(h.Session.InPlay))
	case len(p.Few) == 1:
		few = h.asks(Words, h.Text.Hint.AskWord)
	case len(p.Few) > 0:
		few = h.asks(Words, h.Text.Hint.AskWords)
	}
	return ui.Div("told", ui.P("figure", said.Left(p.Left)), few)
}

// clueHint draws a letter, and a familiar word that is a good guess.
func (h *hints) clueHint() goapp.UI {
	t, p := &h.Text.Hint, query.PartOf[*query.CluePart](h.told.answers...)
	if p == nil {
		return h.asks(Clue, t.AskClue)
	}
	letter, good := "", t.Familiar
	if p.Rare {
		good = t.Rare
	}
	if p.Letter != "" {
		letter = t.Letter(wording.Upper(h.Text, p.Letter), h.Text.Game.Percent(wording.Decimals(&h.Text.Game, 100*p.Share, 0)))
	}
	return ui.Div("told", ui.Said("", letter), ui.P("", good(wording.Upper(h.Text, p.Word.String()))))
}

// guessHint draws the best guess, and its expected effect.
func (h *hints) guessHint() goapp.UI {
	t, p := &h.Text.Hint, query.PartOf[*query.GuessPart](h.told.answers...)
	if p == nil {
		return h.asks(Guess, t.AskGuess)
	}
	word := wording.Upper(h.Text, p.Guess.Guess.String())
	return ui.Div("told",
		ui.Untranslated(goapp.P()).Class("best").Lang(part.WordLang(h.Session.InPlay)).Text(word),
		ui.P("", part.Voice(h.Text, h.Session.Game.Puzzle.Rules.Mode).Advice(p.Guess)),
		ui.Act("take-hint", t.Take(word)).Class("main"),
	)
}

// asks draws the button for a hint. It is disabled while the hint is expected.
func (h *hints) asks(kind Kind, name string) goapp.UI {
	ask := ui.Act("ask-hint", name).DataSet("value", string(kind))
	if h.waits(kind) {
		ask = ask.Aria("disabled", true).Text(h.Text.Hint.Thinking)
	}
	return ask
}

// Drawn keeps the focus in the dialog when a hint appears or disappears.
func (m *Model) Drawn(d screen.Redrawn) {
	told, shown := d.Was.(*Model).told(d.Before), m.told(d.Session)
	if told.count() != shown.count() {
		part.FocusAnswer()
	}
}
