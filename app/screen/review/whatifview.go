package review

import (
	"errors"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
)

// form draws the form for trying another guess, and the answer.
func (v *review) form() goapp.UI {
	t, asked := &v.Text.Review, &v.whatIf
	if len(v.Rows) == 0 || !v.asked.Secret.Mode().Valid() {
		return nil
	}
	var turns []goapp.UI
	for i := range v.Rows {
		n := strconv.Itoa(i + 1)
		turns = append(turns, ui.Choice("what-if-turn", strconv.Itoa(i), n, asked.turn == i))
	}
	ask := ui.Act("what-if", t.Ask)
	if v.Alternative.Asks() {
		ask = ui.Act("what-if", v.Text.Hint.Thinking).Aria("disabled", true)
	}
	return ui.Div("what-if",
		goapp.H3().ID("what-if-head").Text(t.WhatIf),
		ui.P("", t.WhatTurn),
		goapp.Div().Class("chips").Role("group").Aria("label", t.WhatTurn).Body(turns...),
		ui.Div("asking",
			ui.Labelled(ui.FieldName(t.WhatWord), ui.TextInput(whatIfField, engine.MaxLength).
				Attr("autocapitalize", "none").Attr("spellcheck", "false").DataSet("enter", "what-if").
				Aria("invalid", asked.refused != nil || v.Row != nil && !v.Row.Listed).Aria("describedby", "what-if-told")),
			ask,
		),
		ui.Live("status", goapp.Div().ID("what-if-told").Class("answer")).Body(v.answer()),
	)
}

const whatIfField = "what-if-word"

// answer draws the review of the tried guess, or why there is none.
func (v *review) answer() goapp.UI {
	row, problem := v.Row, v.problem()
	switch {
	case problem != "":
		return ui.P("refusal", problem)
	case row == nil:
		return nil
	}
	return ui.Div("turns", append(v.head(row.Number, row.Turn), v.turn(*row)...)...)
}

// Drawn scrolls to a new answer on the tried guess.
func (m *Model) Drawn(d screen.Redrawn) {
	was := d.Was.(*Model)
	if m.whatIf.refused != was.whatIf.refused || m.found(d.Session).Row != was.found(d.Before).Row {
		browser.Reveal(".what-if .answer")
	}
}

// problem says why there is no answer, or returns "".
func (v *review) problem() string {
	t, asked := &v.Text.Review, &v.whatIf
	length, wrong := errors.AsType[*engine.LengthError](asked.refused)
	switch {
	case wrong && length.Got > 0:
		return t.Length(length.Got, v.asked.Rules.Length)
	case asked.refused != nil:
		return t.NotLetter
	case v.Alternative.Fault != query.NoFault:
		return part.Failure(v.Text, v.Alternative)
	case v.Row != nil && !v.Row.Listed:
		return v.Text.Challenge.Unknown(wording.Upper(v.Text, v.Row.Turn.Guess.String()))
	}
	return ""
}
