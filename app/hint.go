package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// hints draws what the coach can be asked in the game in play, and what it has told.
func (r *root) hints() goapp.UI {
	t, h := &r.text.Hint, r.model.Hint()
	about := t.About()
	if r.model.Assisted {
		about = t.Assisted()
	}
	return goapp.Section().Class("hint").Body(
		goapp.P().Class("quiet").Text(about),
		ui.If(r.model.AnyWord(), goapp.P().Class("quiet").Text(r.text.Coach.Chosen())),
		ui.Live("status", goapp.Div().Class("asked")).Body(r.leftHint(h), r.clueHint(h), r.guessHint(h), ui.Said("refusal", part.Failure(r.text, h.Failed()))),
		ui.Act("advise-game", t.Solver()).Class("more"),
	)
}

// leftHint draws how many secrets are left, and which, where they are few.
func (r *root) leftHint(h model.Hint) goapp.UI {
	p, mode := h.Left, r.model.Game.Puzzle.Rules.Mode
	if p == nil {
		return asksHint(r.text, model.HintLeft, h.Asks(model.HintLeft), r.text.Coach.Ask(mode.String()))
	}
	said, few := part.Voice(r.text, mode), goapp.UI(nil)
	switch {
	case len(p.Few) > 0 && h.Shown:
		few = part.WordList(each.Of(p.Few, said.Secret), part.WordLang(r.model.InPlay))
	case len(p.Few) == 1:
		few = asksHint(r.text, model.HintWords, false, r.text.Hint.AskWord())
	case len(p.Few) > 0:
		few = asksHint(r.text, model.HintWords, false, r.text.Hint.AskWords())
	}
	return goapp.Div().Class("told").Body(goapp.P().Class("figure").Text(said.Left(p.Left)), few)
}

// clueHint draws a letter, and a good guess that everybody knows.
func (r *root) clueHint(h model.Hint) goapp.UI {
	t, p := &r.text.Hint, h.Clue
	if p == nil {
		return asksHint(r.text, model.HintClue, h.Asks(model.HintClue), t.AskClue())
	}
	letter, good := "", t.Familiar
	if p.Rare {
		good = t.Rare
	}
	if p.Letter != "" {
		letter = t.Letter(wording.Upper(r.text, p.Letter), r.text.Game.Percent(wording.Decimals(&r.text.Game, 100*p.Share, 0)))
	}
	return goapp.Div().Class("told").Body(ui.Said("", letter), goapp.P().Text(good(wording.Upper(r.text, p.Word.String()))))
}

// guessHint draws the best guess, and what it does.
func (r *root) guessHint(h model.Hint) goapp.UI {
	t, p := &r.text.Hint, h.Guess
	if p == nil {
		return asksHint(r.text, model.HintGuess, h.Asks(model.HintGuess), t.AskGuess())
	}
	word := wording.Upper(r.text, p.Guess.Guess.String())
	return goapp.Div().Class("told").Body(
		ui.Untranslated(goapp.P()).Class("best").Lang(part.WordLang(r.model.InPlay)).Text(word),
		goapp.P().Text(part.Voice(r.text, r.model.Game.Puzzle.Rules.Mode).Advice(p.Guess)),
		ui.Act("take-hint", t.Take(word)).Class("main"),
	)
}

// asksHint draws the button that asks, or that the answer is awaited.
func asksHint(t *text.Text, kind model.HintKind, asked bool, name string) goapp.UI {
	ask := ui.Act("ask-hint", name).DataSet("value", string(kind))
	if asked {
		ask = ask.Aria("disabled", true).Text(t.Hint.Thinking())
	}
	return ask
}

// takesHint types the best guess, so that Enter plays it.
func takesHint(r *root, _ string) model.Msg {
	stays := r.besideBoard()
	if !stays {
		closeDialog() // which gives the focus back
	}
	leaveControl()
	return model.TakeHint{Stays: stays}
}

// hintsDrawn keeps the focus in the dialog when a hint has come.
func (r *root) hintsDrawn(was *model.Model) {
	if hint := r.model.Hint(); hint.Told != was.Hint().Told {
		part.FocusAnswer()
	}
}
