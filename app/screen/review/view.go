package review

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
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
	List   lists.List
	Review Model
	Found  found
	Agrees agreement
}

// Draw draws the screen.
func Draw(v screen.View, m *Model) goapp.UI {
	list, _ := v.Session.Find(m.list)
	return &review{
		Text: v.TextOf(list), Name: m.name(v, list), List: list, Review: *m, Found: m.found(v.Session), Agrees: m.agreement(v.Session),
	}
}

// name names the game among others.
func (m *Model) name(v screen.View, list lists.List) string {
	name := wording.FullListName(v.Text, list)
	if !m.foreign() {
		name = wording.DatedTitle(v.Text, m.game.Game.Puzzle, list, v.Session.Day)
	}
	return wording.ModeName(&v.Text.Game, m.asked.Rules.Mode) + wording.PartsBetween + name
}

func (v *review) Render() goapp.UI {
	t := &v.Text.Review
	if !v.Review.any() {
		return goapp.Section().Class("review").Body(goapp.P().Text(t.None()), ui.Act("games", v.Text.Games.Open()))
	}
	return goapp.Section().Class("review").Body(
		goapp.P().Class("quiet").Text(v.Name),
		v.path(),
		v.state(),
		v.summary(),
		goapp.Ol().Class("turns").Body(v.turns()...),
		ui.Said("quiet", v.voice().Estimates(v.Found.Rows)),
		v.whatIf(),
		ui.Act("games", v.Text.Games.Open()),
	)
}

// state says that more is to come, or what there is to know about the game.
func (v *review) state() goapp.UI {
	t, f := &v.Text.Review, &v.Found
	var told []string
	switch {
	case f.Fault != query.NoFault:
		told = append(told, part.Failure(v.Text, f.Answer))
	case !f.Ended:
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
	if stopped := v.voice().Stopped(f.Rows); stopped != "" {
		told = append(told, stopped)
	}
	lines := each.Of(told, func(line string) goapp.UI { return goapp.P().Text(line) })
	again := ui.Act("review-rows", v.Text.Lists.TryAgain())
	if !v.Review.foreign() {
		again = ui.Act("review", v.Text.Lists.TryAgain()).DataSet("value", v.Review.game.Game.Puzzle.Identity.String())
	}
	return ui.Live("status", goapp.Div().Class("state")).Body(append(lines, ui.If(f.Fault != query.NoFault, again))...)
}

// path draws how many secrets were left after each turn.
func (v *review) path() goapp.UI {
	path := v.voice().Path(v.Found.Rows)
	if path == "" {
		return nil
	}
	return goapp.P().Class("path").Body(goapp.Span().Class("unseen").Text(v.Text.Review.Path()), goapp.Span().Text(strings.ReplaceAll(strings.ReplaceAll(path, " →", "\u00a0→"), " ←", "\u00a0←")))
}

// summary draws what the whole game comes to: once all is known, in figures, and from
// the first row on how the uncertainty falls.
func (v *review) summary() goapp.UI {
	t, rows := &v.Text.Review, v.Found.Rows
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
	items := make([]goapp.UI, len(v.Found.Rows))
	for i, row := range v.Found.Rows {
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

func (v *review) voice() wording.Voice { return part.Voice(v.Text, v.Review.asked.Rules.Mode) }

// few draws which secrets the turn left, where they are few.
func (v *review) few(row coach.Row) goapp.UI {
	if len(row.FewAfter) == 0 || row.Won() {
		return nil
	}
	return goapp.Elem("details").Body(
		goapp.Elem("summary").Text(v.voice().Which(row)),
		part.WordList(each.Of(row.FewAfter, v.voice().Secret), part.WordLang(v.List)),
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
	return goapp.Div().Dir(part.Direction(v.List)).Body(
		part.DividedRow(v.Text, part.WordLang(v.List), number, turn, session.Portions(turn, v.Review.asked.Secret)))
}
