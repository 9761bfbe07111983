package play

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// introduction explains the marks of a mode to players who are new to it, in place of the board's rows
// below the first. The first letter ends it.
type introduction struct {
	*text.Text
	mode engine.Mode
}

// DrawTeaching draws the lesson of the guide, or else what came with a link and the introduction, unless the
// message line shows something, which may need the room. The element is there even if empty, so that the elements after it
// keep their place.
func DrawTeaching(v screen.View, m *Model, told bool, came []goapp.UI) goapp.UI {
	section, rules := goapp.Section().Class("introduction"), v.Session.Game.Puzzle.Rules
	l, guided := LessonOf(v.Session)
	introduces := m.Introduces(v.Session)
	if told || v.Session.Waiting.Active() || !guided && !introduces && came == nil {
		return section
	}
	section = section.Class(format.Text("rows-%d", rules.Tries)).Class(part.Columns(rules.Length)...)
	if guided {
		return section.Aria("label", v.Text.Guide.Title).Body(drawLesson(v.Text, l))
	}
	i, mode := introduction{v.Text, rules.Mode}, rules.Mode.String()
	if came != nil {
		if introduces {
			came = append(came, ui.Div("lessons", append([]goapp.UI{ui.P("", i.Game.Introductions(mode))}, i.lessons()...)...))
		}
		return section.DataSet("came", mode).Aria("labelledby", "introduction").Body(ui.Div("card", came...))
	}
	return section.DataSet("teaches", mode).Aria("labelledby", "introduction").
		Body(ui.Div("card",
			ui.Div("lead",
				goapp.H2().ID("introduction").Text(i.Game.Introductions(mode)),
				ui.IconButton("setting", i.Game.Close, ui.IconClose).DataSet("value", session.Introductions[mode]+"=closed"),
			),
			ui.Div("lessons", i.lessons()...),
			i.begin(),
		))
}

// begin draws how to begin, or a button that opens the guide.
func (i introduction) begin() goapp.UI {
	if i.mode == part.SampleSecret(i.Samples.Secret).Mode() {
		return goapp.P().Class("begin").Body(goapp.Span().Text(i.Introduction.Begin), ui.TextButton("help", i.Help.Title))
	}
	return ui.Act("guide", i.Guide.Title).Class("main")
}

// lessons draws the introduction's examples, each with a sentence.
func (i introduction) lessons() []goapp.UI {
	t, s := &i.Introduction, &i.Samples
	if i.mode == part.SampleSecret(s.Secret).Mode() {
		return each.Of(markLessons(i.Text), i.lesson)
	}
	pair := part.SampleSecret(s.First, s.Second)
	return []goapp.UI{
		i.deduction(part.SampleTurn(pair, s.Unmixed), t.Unmixed),
		i.deduction(part.SampleTurn(pair, s.Mixed), t.Mixed),
		ui.P("quiet", t.Marks),
	}
}

// markLesson is an example for one mark.
type markLesson struct {
	Guess string
	Row   session.Row // with only that mark, on the first tile that has it
	Says  string
}

func markLessons(t *text.Text) []markLesson {
	intro, s := t.Introduction, &t.Samples
	return []markLesson{
		newMarkLesson(s.Secret, s.Marks, engine.Correct, intro.Correct),
		newMarkLesson(s.Secret, s.Twice, engine.Present, intro.Present),
		newMarkLesson(s.Secret, s.Mixed, engine.Absent, intro.Absent),
	}
}

func newMarkLesson(secret, guess string, mark engine.Mark, says func(letter string) string) markLesson {
	row, letter := session.PlayedRow(part.SampleTurn(part.SampleSecret(secret), guess)), ""
	for at, tile := range row.Tiles {
		if letter == "" && tile.Mark == mark.String() {
			letter = tile.Letter
		} else {
			row.Tiles[at].Mark = "typed"
		}
	}
	return markLesson{Guess: engine.Upper(guess), Row: row, Says: says(engine.Upper(letter))}
}

// introductionSpeech returns what the introduction to a mode shows, for screen readers.
func introductionSpeech(t *text.Text, mode engine.Mode) string {
	intro := t.Introduction
	said := []string{t.Game.Introductions(mode.String())}
	if mode != part.SampleSecret(t.Samples.Secret).Mode() {
		return strings.Join(append(said, intro.Unmixed, intro.Mixed, intro.Marks), " ")
	}
	for _, l := range markLessons(t) {
		said = append(said, l.Guess+".", l.Says)
	}
	return strings.Join(append(said, intro.Begin), " ")
}

// deduction draws a row, its divisions between two words, and a sentence on them.
func (i introduction) deduction(turn engine.Turn, says string) goapp.UI {
	return ui.Div("deduction",
		ui.Untranslated(goapp.Div()).Dir("auto").Class("sample", format.Text("cols-%d", turn.Guess.Len())).Body(&part.Row{Text: i.Text, Row: session.PlayedRow(turn)}),
		part.Divisions(i.Text, turn),
		ui.P("", says),
	)
}

// lesson draws the row of a lesson, labelled with its word, and its sentence.
func (i introduction) lesson(l markLesson) goapp.UI {
	return ui.Div("lesson",
		ui.Untranslated(goapp.Div()).Dir("auto").Class("sample", format.Text("cols-%d", len(l.Row.Tiles))).Role("img").Aria("label", l.Guess).Body(&part.Row{Text: i.Text, Row: l.Row}),
		ui.P("", l.Says),
	)
}
