package review

import (
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// review draws the coach's review of a game.
type review struct {
	screen.View // its Text is for the list
	*Model
	found
	list lists.List
}

// Draw draws the screen.
func (m *Model) Draw(v screen.View) goapp.UI {
	if !m.any() {
		return goapp.Section().Class("review").Body(ui.P("", v.Text.Review.None), ui.Act("games", v.Text.Games.Open))
	}
	list, _ := v.Session.Find(m.list)
	name := m.name(v, list)
	v.Text = v.TextOf(list)
	r := &review{v, m, m.found(v.Session), list}
	return goapp.Section().Class("review").Body(
		ui.P("quiet", name),
		r.secret(),
		r.path(),
		r.state(),
		r.summary(),
		goapp.Ol().Class("turns").Body(r.turns()...),
		ui.Said("quiet", r.voice().Estimates(r.Rows)),
		r.form(),
		ui.Act("games", v.Text.Games.Open),
	)
}

// secret draws the words, in the colours that the opened rows have.
func (v *review) secret() goapp.UI {
	if !v.asked.Secret.Mode().Valid() {
		return nil
	}
	return goapp.P().Class("secret").Lang(part.WordLang(v.list)).Body(
		each.Of(slices.Collect(v.asked.Secret.Words()), func(w engine.Word) goapp.UI { return part.Ket(v.Text, v.Session.Written(v.list.Name, w), false) })...)
}

// name returns the name of the game.
func (m *Model) name(v screen.View, list lists.List) string {
	name := wording.FullListName(v.Text, list)
	if !m.foreign() {
		name = wording.DatedTitle(v.Text, m.game.Game.Puzzle, list, v.Session.Day)
	}
	return wording.ModeName(&v.Text.Game, m.asked.Rules.Mode) + wording.PartsBetween + name
}

// state draws that the review is incomplete or has failed, or remarks on the game.
func (v *review) state() goapp.UI {
	t, agrees := &v.Text.Review, v.agreement(v.Session)
	var told []string
	switch {
	case v.Fault != query.NoFault:
		told = append(told, part.Failure(v.Text, v.Answer))
	case !v.Ended:
		told = append(told, t.Looking)
	}
	if agrees.Changed {
		told = append(told, t.Changed)
	}
	switch {
	case agrees.Lacking:
		told = append(told, t.Missing)
	case agrees.AnyWord:
		told = append(told, v.Text.Coach.Chosen)
	case agrees.Undrawn:
		told = append(told, t.Undrawn)
	}
	if stopped := v.voice().Stopped(v.Rows); stopped != "" {
		told = append(told, stopped)
	}
	lines := each.Of(told, func(line string) goapp.UI { return ui.P("", line) })
	again := ui.Act("review-rows", v.Text.Lists.TryAgain)
	if !v.foreign() {
		again = ui.Act("review", v.Text.Lists.TryAgain).DataSet("value", v.game.Game.Puzzle.Identity.String())
	}
	return ui.Live("status", goapp.Div().Class("state")).Body(append(lines, ui.If(v.Fault != query.NoFault, again))...)
}

// path draws the number of secrets left after each turn.
func (v *review) path() goapp.UI {
	path := v.voice().Path(v.Rows)
	if path == "" {
		return nil
	}
	return goapp.P().Class("path").Body(goapp.Span().Class("quiet").Text(v.Text.Review.Path), goapp.Span().Text(strings.ReplaceAll(strings.ReplaceAll(path, " →", "\u00a0→"), " ←", "\u00a0←")))
}

// summary draws the review of the whole game: how the uncertainty falls and, once the
// review is complete, the grades.
func (v *review) summary() goapp.UI {
	t, rows := &v.Text.Review, v.Rows
	if len(rows) == 0 {
		return nil
	}
	s := coach.Summarise(rows)
	points := make([]ui.Figure, len(s.Lacking))
	for i, bits := range s.Lacking {
		name := strconv.Itoa(i)
		if i == 0 {
			name = t.Start
		}
		points[i] = ui.Figure{Name: name, Value: bits, Text: wording.Decimal(&v.Text.Game, bits)}
	}
	return goapp.Div().Body(
		goapp.Dl().Class("figures").Body(
			ui.Fact(t.Skills, t.Of(wording.Decimals(&v.Text.Game, s.Skill, 0))),
			ui.Fact(t.Lucks, t.Of(wording.Decimals(&v.Text.Game, s.Luck, 0))),
		),
		v.details(
			ui.P("", t.Told(wording.Decimal(&v.Text.Game, s.Bits))),
			ui.H3(t.Lacking),
			(&ui.Chart{Title: t.Lacking, Names: t.After, Values: t.BitsLeft, Figures: points}).Line(),
		),
	)
}

// turns draws the turns reviewed so far; if the list lacks the secret, which nothing can be told of, just all rows.
func (v *review) turns() []goapp.UI {
	var items []goapp.UI
	lacking := v.agreement(v.Session).Lacking
	for i, turn := range v.asked.Turns {
		body := v.head(i, turn)
		if i < len(v.Rows) {
			body = append(body, v.turn(v.Rows[i])...)
		} else if !lacking {
			break
		}
		items = append(items, goapp.Li().DataSet("turn", i+1).Body(body...))
	}
	return items
}

// head draws a turn's word and its row.
func (v *review) head(number int, turn engine.Turn) []goapp.UI {
	return []goapp.UI{ui.H3(v.Text.Review.Guess(number+1, v.voice().Write(turn.Guess))), v.tiles(number, turn)}
}

// turn draws what is said of a turn.
func (v *review) turn(row coach.Row) []goapp.UI {
	said := v.voice()
	told := []goapp.UI{ui.Said("", said.Fared(row)), v.few(row)}
	return append(append(told, each.Of(said.Doubts(row), func(doubt string) goapp.UI { return ui.P("", doubt) })...),
		ui.Div("grades", grade(said.Skill(row), row.Skill), grade(said.Luck(row), row.Luck)),
		v.best(row),
		v.details(ui.P("", said.Change(row)), ui.P("", said.Gained(row))),
	)
}

// details draws content that is collapsed at first.
func (v *review) details(body ...goapp.UI) goapp.UI {
	return goapp.Elem("details").Body(append([]goapp.UI{goapp.Elem("summary").Text(v.Text.Review.Details)}, body...)...)
}

func (v *review) voice() wording.Voice { return part.Voice(v.Text, v.asked.Rules.Mode) }

// few draws the secrets left after the turn, if they are few.
func (v *review) few(row coach.Row) goapp.UI {
	if len(row.FewAfter) == 0 || row.Won() {
		return nil
	}
	return goapp.Elem("details").Body(
		goapp.Elem("summary").Text(v.voice().Which(row)),
		part.WordList(each.Of(row.FewAfter, v.voice().Secret), part.WordLang(v.list)),
	)
}

// grade draws a grade out of 99 as a bar and in words.
func grade(said string, n int) goapp.UI {
	return goapp.Div().Body(
		goapp.Span().Aria("hidden", true).Text(said),
		goapp.Progress().Max(solver.MaxGrade).Attr("value", n).Aria("label", said),
	)
}

// best draws the best guess, the row that it would have given, and why.
func (v *review) best(row coach.Row) goapp.UI {
	said := v.voice()
	return ui.Div("best",
		ui.P("", said.Best(row)),
		ui.Said("", said.Why(row)),
		ui.Said("", said.Familiar(row)),
		goapp.If(row.Best.Guess != row.Turn.Guess && row.BestTurn.Guess.Len() > 0, func() goapp.UI {
			return goapp.Div().Body(ui.P("", v.Text.Review.BestRow), v.tiles(row.Number, row.BestTurn))
		}),
		ui.Said("", said.Would(row)),
	)
}

// tiles draws a row as on the board.
func (v *review) tiles(number int, turn engine.Turn) goapp.UI {
	return goapp.Div().Dir(part.Direction(v.list)).Body(
		part.OpenedRow(v.Text, part.WordLang(v.list), number, turn, v.asked.Secret))
}
