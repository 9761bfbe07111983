package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
)

// end draws how a game ended, and what can be done next.
type end struct {
	goapp.Compo
	Text    *text.Text
	Lang    string // of the words; "" if it isn't known
	Ending  model.Ending
	Reviews bool // there is something to review
	Daily   bool // the puzzle is today's
	Minutes int  // until the next one
	Duel    model.Duel
	Rivals  bool // there is a rival
}

// end draws, in the keyboard's place, how the game ended.
func (r *root) end() goapp.UI {
	if r.playing() {
		return nil
	}
	m := r.model
	e := &end{Text: r.text, Lang: wordLang(m.InPlay), Ending: m.Ending(), Reviews: m.CanReview()}
	if m.EndsToday() {
		e.Daily, e.Minutes = true, m.Minutes
	}
	e.Duel, e.Rivals = m.Duel()
	return e
}

func (e *end) Render() goapp.UI {
	if e.Ending.Covered {
		return e.covered()
	}
	return goapp.Section().Class("end").TabIndex(-1).Aria("label", e.Text.End.Region).Body(
		goapp.H2().Text(e.heading()),
		e.secret(),
		goapp.If(e.Rivals, func() goapp.UI { return duel(e.Text, e.Duel) }),
		goapp.Div().Class("acts").Body(append(e.nextButtons(),
			ui.Act("share", e.Text.Share.Result),
			goapp.If(e.Reviews, func() goapp.UI { return ui.Act("review", e.Text.Review.Open) }),
		)...),
		goapp.Div().Class("summary").Body(
			goapp.If(e.summary() != "" && !e.Rivals, func() goapp.UI { return goapp.P().Text(e.summary()) }),
			ui.Act("share-as", e.Text.Share.More).Class("plain"),
			ui.Act("challenge-friend", e.Text.Challenge.Friend).Class("plain").Aria("label", e.Text.Challenge.Title),
			goapp.If(!e.Ending.Won && e.Ending.Found == 0, func() goapp.UI {
				return ui.Act("play-on", e.Text.PlayOn.Open).DataSet("value", "rows").Class("plain")
			}),
			goapp.If(e.Daily, func() goapp.UI { return countdown(e.Text, e.Minutes) }),
		),
	)
}

// nextButtons draws what can be played next. The first is the main one, and what
// Enter does.
func (e *end) nextButtons() []goapp.UI {
	random := ui.Act("new", e.Text.End.NewGame)
	if next(e.Ending) == "new" {
		return []goapp.UI{random.Class("main")}
	}
	return []goapp.UI{ui.Act("today", e.Text.End.Today).Class("main"), random}
}

// next returns the action of the main button.
func next(e model.Ending) string {
	if e.Covered {
		return "guess-on"
	}
	if e.Today {
		return "today"
	}
	return "new"
}

// startNext does what the main button says.
func (r *root) startNext() model.Msg {
	if r.model.EnterRests {
		return nil
	}
	return r.message(next(r.model.Ending()), "")
}

// heading says how the game ended.
func (e *end) heading() string {
	switch {
	case e.Ending.Won:
		return e.Text.End.Solved(e.Ending.Used)
	case e.Ending.GaveUp:
		return e.Text.End.GaveUp
	case e.Ending.Found > 0:
		return e.Text.Further.Found(e.Ending.Found)
	}
	return e.Text.End.Lost
}

// secret draws the secret as kets.
func (e *end) secret() goapp.UI {
	words := make([]goapp.UI, len(e.Ending.Words))
	for i, w := range e.Ending.Words {
		words[i] = ket(w.Word, (e.Ending.Won || e.Ending.Found > 0) && !w.Guessed)
	}
	return goapp.P().Class("secret").Lang(e.Lang).Body(words...)
}

// ket draws a secret word between | and ⟩, which the style sheet draws, since
// few fonts have them; other tells that another word of the secret won.
func ket(word string, other bool) goapp.UI {
	return goapp.B().Class("word").Class(ui.When(other, "other")).Body(
		goapp.Span().Class("bra"),
		goapp.Text(upper(word)),
		goapp.Span().Class("ket"),
	)
}

// summary says what the heading doesn't: which of several words was found, or how
// many tries were used in vain; "" if that is nothing.
func (e *end) summary() string {
	if e.Ending.Found > 0 {
		return e.Text.Further.Stays
	}
	if !e.Ending.Won {
		return e.Text.End.Used(e.Ending.Used, e.Ending.Tries)
	}
	for _, w := range e.Ending.Words {
		if w.Guessed && len(e.Ending.Words) > 1 {
			return e.Text.End.Collapsed(upper(w.Word))
		}
	}
	return ""
}

// endDrawn gives the focus to the end of a game that was just played, and scrolls it into sight.
func endDrawn(was, is *model.Model) {
	if was.TakesGuesses() && !is.TakesGuesses() && len(is.Game.Rows())+len(was.Typed) > 0 {
		browser.FocusOn(".end")
		browser.Reveal(".end")
	}
}
