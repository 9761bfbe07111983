package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// hints draws what the coach can be asked in a game, and what it has told.
type hints struct {
	goapp.Compo
	Text     *text.Text
	Lang     string // of the words; "" if it isn't known
	Mode     engine.Mode
	Hint     model.Hint
	Assisted bool
}

// hints draws the coach's help with the game in play.
func (r *root) hints() goapp.UI {
	m := r.model
	return &hints{
		Text: r.text, Lang: wordLang(m.InPlay), Mode: m.Game.Puzzle.Rules.Mode, Hint: m.Hint(), Assisted: m.Assisted,
	}
}

func (h *hints) Render() goapp.UI {
	t := h.Text.Hint
	about := t.About
	if h.Assisted {
		about = t.Assisted
	}
	return goapp.Section().Class("hint").Body(
		goapp.P().Class("quiet").Text(about),
		goapp.Div().Class("asked").Role("status").Body(h.left(), h.clue(), h.guess(), ui.Said("refusal", failure(h.Text, h.Hint.Failed()))),
		ui.Act("advise-game", t.Solver).Class("more"),
	)
}

// left draws how many secrets are left, and which, where they are few.
func (h *hints) left() goapp.UI {
	p := h.Hint.Left
	if p == nil {
		return h.asks(model.HintLeft, h.Hint.AsksLeft, h.Text.Coach.Secrets[h.Mode.String()].Ask)
	}
	few := goapp.UI(nil)
	switch {
	case len(p.Few) > 0 && h.Hint.Shown:
		few = wordList(each.Of(p.Few, voiceOf(h.Text, h.Mode).Secret), h.Lang)
	case len(p.Few) == 1:
		few = h.asks(model.HintWords, model.Inquiry{}, h.Text.Hint.AskWord)
	case len(p.Few) > 0:
		few = h.asks(model.HintWords, model.Inquiry{}, h.Text.Hint.AskWords)
	}
	return goapp.Div().Class("told").Body(goapp.P().Class("figure").Text(voiceOf(h.Text, h.Mode).Left(p.Left)), few)
}

// voiceOf says what the coach has told of games of a mode, words in capitals.
func voiceOf(t *text.Text, mode engine.Mode) wording.Voice {
	return wording.Voice{Text: t, Mode: mode, Write: func(w engine.Word) string { return upper(w.String()) }}
}

// wordList draws secrets, or words, as they are written.
func wordList(written []string, lang string) goapp.UI {
	items := each.Of(written, func(s string) goapp.UI { return goapp.Li().Text(s) })
	return goapp.Ul().Class("secrets").Lang(lang).Body(items...)
}

// clue draws a letter, and a good guess that everybody knows.
func (h *hints) clue() goapp.UI {
	t, p := h.Text.Hint, h.Hint.Clue
	if p == nil {
		return h.asks(model.HintClue, h.Hint.AsksClue, t.AskClue)
	}
	letter := ""
	if p.Letter != "" {
		percent := h.Text.Game.Percent(wording.Decimals(&h.Text.Game, 100*p.Share, 0))
		letter = t.Letter(upper(p.Letter), percent)
	}
	return goapp.Div().Class("told").Body(ui.Said("", letter), goapp.P().Text(t.Familiar(upper(p.Word.String()))))
}

// guess draws the best guess, and what it does.
func (h *hints) guess() goapp.UI {
	t, p := h.Text.Hint, h.Hint.Guess
	if p == nil {
		return h.asks(model.HintGuess, h.Hint.AsksGuess, t.AskGuess)
	}
	word := upper(p.Guess.Guess.String())
	return goapp.Div().Class("told").Body(
		goapp.P().Class("best").Lang(h.Lang).Text(word),
		goapp.P().Text(voiceOf(h.Text, h.Mode).Advice(p.Guess)),
		ui.Act("take-hint", t.Take(word)).Class("main"),
	)
}

// asks draws the button that asks, or that the answer is awaited.
func (h *hints) asks(kind model.HintKind, asked model.Inquiry, name string) goapp.UI {
	ask := ui.Act("ask-hint", name).DataSet("value", string(kind))
	if asked.Asks() {
		ask = ask.Aria("disabled", true).Text(h.Text.Hint.Thinking)
	}
	return ask
}

// failure says why an inquiry came to nothing; "" if it did not.
func failure(t *text.Text, q model.Inquiry) string {
	said := t.Coach.Failed.Of(string(q.Fault))
	if q.Reason != "" {
		said += " (" + q.Reason + ")"
	}
	return said
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
	if hint := r.model.Hint(); hint.Told() != was.Hint().Told() {
		r.focusAnswer()
	}
}
