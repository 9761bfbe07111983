package app

import (
	"errors"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// review draws what the coach has told of a finished game.
type review struct {
	goapp.Compo
	Text   *text.Text
	Name   string // of the game
	Lang   string // of the words; "" if it isn't known
	Mode   engine.Mode
	Length int // letters of a word
	Review model.Reviewed
	Agrees model.ReviewedList
}

func (r *root) review() goapp.UI {
	shown := r.model.Reviewed()
	rules, name := shown.Asked.Rules, ""
	if name = r.gameName(shown.Game.Game.Puzzle, shown.List); shown.IsForeign() {
		name = wording.ModeName(&r.text.Game, rules.Mode) + wording.PartsBetween + wording.FullListName(r.text, shown.List)
	}
	return &review{
		Text: r.textOf(shown.List), Name: name, Lang: part.WordLang(shown.List),
		Mode: rules.Mode, Length: rules.Length, Review: shown, Agrees: r.model.ReviewedList(),
	}
}

// gameName names a game among others.
func (r *root) gameName(p engine.Puzzle, list lists.List) string {
	return wording.ModeName(&r.text.Game, p.Rules.Mode) + wording.PartsBetween + wording.DatedTitle(r.text, p, list, r.model.Day)
}

func (v *review) Render() goapp.UI {
	t := &v.Text.Review
	if v.Review.Turns() == 0 {
		return goapp.Section().Class("review").Body(goapp.P().Text(t.None()), ui.Act("games", v.Text.Games.Open()))
	}
	return goapp.Section().Class("review").Body(
		goapp.P().Class("quiet").Text(v.Name),
		v.path(),
		v.state(),
		v.summary(),
		goapp.Ol().Class("turns").Body(v.turns()...),
		ui.Said("quiet", v.voice().Estimates(v.Review.Rows)),
		v.whatIf(),
		ui.Act("games", v.Text.Games.Open()),
	)
}

// state says that more is to come, or what there is to know about the game.
func (v *review) state() goapp.UI {
	t, r := &v.Text.Review, &v.Review
	var told []string
	switch {
	case r.Fault != query.NoFault:
		told = append(told, part.Failure(v.Text, r.Answer))
	case !r.Ended:
		told = append(told, t.Looking())
	}
	if v.Agrees.Changed {
		told = append(told, t.Changed())
	}
	switch {
	case v.Agrees.Lacking:
		told = append(told, t.Missing())
	case v.Agrees.AnyWord:
		told = append(told, v.Text.Coach.Chosen())
	case v.Agrees.Undrawn:
		told = append(told, t.Undrawn())
	}
	if stopped := v.voice().Stopped(r.Rows); stopped != "" {
		told = append(told, stopped)
	}
	lines := each.Of(told, func(line string) goapp.UI { return goapp.P().Text(line) })
	again := ui.Act("review-rows", v.Text.Lists.TryAgain())
	if !r.IsForeign() {
		again = ui.Act("review", v.Text.Lists.TryAgain()).DataSet("value", r.Game.Game.Puzzle.Identity.String())
	}
	return ui.Live("status", goapp.Div().Class("state")).Body(append(lines, ui.If(r.Fault != query.NoFault, again))...)
}

// path draws how many secrets were left after each turn.
func (v *review) path() goapp.UI {
	path := v.voice().Path(v.Review.Rows)
	if path == "" {
		return nil
	}
	return goapp.P().Class("path").Body(goapp.Span().Class("unseen").Text(v.Text.Review.Path()), goapp.Span().Text(strings.ReplaceAll(strings.ReplaceAll(path, " →", "\u00a0→"), " ←", "\u00a0←")))
}

// summary draws what the whole game comes to: once all is known, in figures, and from
// the first row on how the uncertainty falls.
func (v *review) summary() goapp.UI {
	t, rows := &v.Text.Review, v.Review.Rows
	if len(rows) == 0 {
		return nil
	}
	s := coach.Summarise(rows)
	points := make([]ui.Figure, len(s.Lacking))
	for i, bits := range s.Lacking {
		name := strconv.Itoa(i)
		if i == 0 {
			name = t.Start()
		}
		points[i] = ui.Figure{Name: name, Value: bits, Text: wording.Decimal(&v.Text.Game, bits)}
	}
	return goapp.Div().Body(
		goapp.Dl().Class("figures").Body(
			ui.Fact(t.Skills(), t.Of(wording.Decimals(&v.Text.Game, s.Skill, 0))),
			ui.Fact(t.Lucks(), t.Of(wording.Decimals(&v.Text.Game, s.Luck, 0))),
		),
		v.details(
			goapp.P().Text(t.Told(wording.Decimal(&v.Text.Game, s.Bits))),
			goapp.H3().Text(t.Lacking()),
			&ui.LineChart{Title: t.Lacking(), Names: t.After(), Values: t.BitsLeft(), Figures: points},
		),
	)
}

// turns draws the turns that are known.
func (v *review) turns() []goapp.UI {
	items := make([]goapp.UI, len(v.Review.Rows))
	for i, row := range v.Review.Rows {
		items[i] = goapp.Li().DataSet("turn", i+1).Body(v.turn(row)...)
	}
	return items
}

// turn draws what there is to say of a turn.
func (v *review) turn(row coach.Row) []goapp.UI {
	said := v.voice()
	told := []goapp.UI{
		goapp.H3().Text(said.Turn(row)),
		v.tiles(row.Number, row.Turn),
		ui.Said("", said.Fared(row)),
		v.few(row),
	}
	return append(append(told, each.Of(said.Doubts(row), func(doubt string) goapp.UI { return goapp.P().Text(doubt) })...),
		goapp.Div().Class("grades").Body(grade(said.Skill(row), row.Skill), grade(said.Luck(row), row.Luck)),
		v.best(row),
		v.details(goapp.P().Text(said.Change(row)), goapp.P().Text(said.Gained(row))),
	)
}

// details draws what is seen by whoever asks for it.
func (v *review) details(body ...goapp.UI) goapp.UI {
	return goapp.Elem("details").Body(append([]goapp.UI{goapp.Elem("summary").Text(v.Text.Review.Details())}, body...)...)
}

func (v *review) voice() wording.Voice { return part.Voice(v.Text, v.Mode) }

// few draws which secrets the turn left, where they are few.
func (v *review) few(row coach.Row) goapp.UI {
	if len(row.FewAfter) == 0 || row.Won() {
		return nil
	}
	return goapp.Elem("details").Body(
		goapp.Elem("summary").Text(v.voice().Which(row)),
		part.WordList(each.Of(row.FewAfter, v.voice().Secret), v.Lang),
	)
}

// grade draws one out of 99 as a bar and in words.
func grade(said string, n int) goapp.UI {
	return goapp.Div().Body(
		goapp.Span().Aria("hidden", true).Text(said),
		goapp.Progress().Max(solver.MaxGrade).Attr("value", n).Aria("label", said),
	)
}

// best says which guess was the best, what it would have shown, and why.
func (v *review) best(row coach.Row) goapp.UI {
	said := v.voice()
	return goapp.Div().Class("best").Body(
		goapp.P().Text(said.Best(row)),
		ui.Said("", said.Why(row)),
		goapp.If(row.Best.Guess != row.Turn.Guess && row.BestTurn.Guess.Len() > 0, func() goapp.UI {
			return goapp.Div().Body(goapp.P().Text(v.Text.Review.BestRow()), v.tiles(row.Number, row.BestTurn))
		}),
		ui.Said("", said.Would(row)),
	)
}

// tiles draws a row as the board does.
func (v *review) tiles(number int, turn engine.Turn) goapp.UI {
	return goapp.Div().Dir(part.Direction(v.Review.List)).Body(
		part.DividedRow(v.Text, v.Lang, number, turn, session.Portions(turn, v.Review.Asked.Secret)))
}

// whatIf draws the form that asks about another guess, and the answer.
func (v *review) whatIf() goapp.UI {
	t, asked := &v.Text.Review, &v.Review.WhatIf
	if len(v.Review.Rows) == 0 || !v.Review.Asked.Secret.Mode().Valid() {
		return nil
	}
	var turns []goapp.UI
	for i := range v.Review.Rows {
		n := strconv.Itoa(i + 1)
		turns = append(turns, ui.Choice("what-if-turn", strconv.Itoa(i), n, asked.Turn == i))
	}
	ask := ui.Act("what-if", t.Ask())
	if v.Review.Alternative.Asks() {
		ask = ui.Act("what-if", v.Text.Hint.Thinking()).Aria("disabled", true)
	}
	return goapp.Div().Class("what-if").Body(
		goapp.H3().ID("what-if-head").Text(t.WhatIf()),
		goapp.P().Text(t.WhatTurn()),
		goapp.Div().Class("chips").Role("group").Aria("label", t.WhatTurn()).Body(turns...),
		goapp.Div().Class("asking").Body(
			ui.Labelled(ui.FieldName(t.WhatWord()), ui.TextInput(whatIfField, engine.MaxLength).
				Attr("autocapitalize", "none").Attr("spellcheck", "false").DataSet("enter", "what-if").
				Aria("describedby", "what-if-told")),
			ask,
		),
		ui.Live("status", goapp.Div().ID("what-if-told").Class("answer")).Body(v.answer()),
	)
}

const whatIfField = "what-if-word"

// answer draws what another guess would have done, or why it can't be said.
func (v *review) answer() goapp.UI {
	row, problem := v.Review.Row, v.problem()
	switch {
	case problem != "":
		return goapp.P().Class("refusal").Text(problem)
	case row == nil:
		return nil
	}
	return goapp.Div().Class("turns").Body(v.turn(*row)...)
}

// problem says why there is no answer; "" if nothing is wrong.
func (v *review) problem() string {
	t, asked := &v.Text.Review, &v.Review.WhatIf
	length, wrong := errors.AsType[*engine.LengthError](asked.Refused)
	switch {
	case wrong && length.Got > 0:
		return t.Length(length.Got, v.Length)
	case asked.Refused != nil:
		return t.NotLetter()
	case v.Review.Alternative.Fault != query.NoFault:
		return part.Failure(v.Text, v.Review.Alternative)
	case v.Review.Row != nil && !v.Review.Row.Listed:
		return v.Text.Challenge.Unknown(wording.Upper(v.Text, v.Review.Row.Turn.Guess.String()))
	}
	return ""
}
