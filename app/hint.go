package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/jobs"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/solver"
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
		goapp.Div().Class("asked").Role("status").Body(h.left(), h.guess(), h.fault()),
		act("advise-game", t.Solver).Class("more"),
	)
}

// left draws how many secrets are left, and which, where they are few.
func (h *hints) left() goapp.UI {
	p := h.Hint.Left
	if p == nil {
		return h.asks(model.HintLeft, secretsText(h.Text, h.Mode).Ask)
	}
	few := goapp.UI(nil)
	switch {
	case len(p.Few) > 0 && h.Hint.Shown:
		few = secretList(p.Few, h.Lang)
	case len(p.Few) > 0:
		few = h.asks(model.HintWords, h.Text.Hint.AskWords)
	}
	return goapp.Div().Class("told").Body(goapp.P().Class("figure").Text(leftText(h.Text, h.Mode, p.Secrets, p.Estimate)), few)
}

// leftText says how many secrets are left.
func leftText(t *text.Text, mode engine.Mode, n int, estimate bool) string {
	left := secretsText(t, mode).Left(n)
	if estimate {
		return t.Coach.Nearly(left)
	}
	return left
}

// secretsText returns the sentences about the secrets of a mode.
func secretsText(t *text.Text, mode engine.Mode) text.Secrets { return t.Coach.Secrets[mode.String()] }

// secretList draws secrets.
func secretList(secrets []engine.Secret, lang string) goapp.UI {
	items := make([]goapp.UI, len(secrets))
	for i, s := range secrets {
		items[i] = goapp.Li().Text(secretName(s))
	}
	list := goapp.Ul().Class("secrets")
	if lang != "" {
		list = list.Lang(lang)
	}
	return list.Body(items...)
}

// secretName writes a secret.
func secretName(s engine.Secret) string {
	var words []string
	for w := range s.Words() {
		words = append(words, upper(w.String()))
	}
	return strings.Join(words, " + ")
}

// guess draws the best guess, and what it does.
func (h *hints) guess() goapp.UI {
	t, p := h.Text.Hint, h.Hint.Guess
	if p == nil {
		return h.asks(model.HintGuess, t.AskGuess)
	}
	word := upper(p.Guess.Guess.String())
	name := goapp.P().Class("best").Text(word)
	if h.Lang != "" {
		name = name.Lang(h.Lang)
	}
	return goapp.Div().Class("told").Body(
		name,
		goapp.P().Text(figuresText(h.Text, h.Mode, p.Guess)),
		act("take-hint", t.Take(word)).Class("main"),
	)
}

// figuresText says what a guess is expected to do.
func figuresText(t *text.Text, mode engine.Mode, g solver.Ranked) string {
	if g.Worst == 0 { // nothing is left: all secrets have it
		return t.Hint.Sure
	}
	facts := []string{secretsText(t, mode).Leaves(decimalText(&t.Game, g.Remaining)), t.Hint.Groups(g.Parts, g.Worst)}
	if g.Possible {
		facts = append(facts, t.Hint.Possible)
	}
	return strings.Join(facts, " ")
}

// asks draws the button that asks, or that the answer is awaited.
func (h *hints) asks(kind model.HintKind, name string) goapp.UI {
	ask := act("ask-hint", name).DataSet("value", string(kind))
	if h.Hint.Asks(kind) {
		ask = ask.Aria("disabled", true).Text(h.Text.Hint.Thinking)
	}
	return ask
}

// fault says why no answer came.
func (h *hints) fault() goapp.UI {
	return goapp.If(h.Hint.Fault != jobs.NoFault, func() goapp.UI {
		return goapp.P().Class("refusal").Text(h.Text.Coach.Failed[string(h.Hint.Fault)])
	})
}

// takesHint types the best guess, so that Enter plays it.
func takesHint(r *root, _ string) model.Msg {
	stays := besideBoard()
	if !stays {
		closeDialog() // which gives the focus back
	}
	leaveControl()
	return model.TakeHint{Stays: stays}
}
