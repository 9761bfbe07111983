package play

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/format"
)

// lessonText returns the sentences of a lesson: what the last row tells, and how to continue.
// Either may be "".
func lessonText(all *text.Text, l Lesson) (tells, next string) {
	t := &all.Guide
	tells = t.Begin
	if l.Rows > 0 {
		tells = rowLesson(all, l)
	}
	switch {
	case l.Guess != engine.Word{}:
		next = t.Propose(engine.Upper(l.Guess.String()))
	case l.Solves:
		next = t.Solves
	}
	return tells, next
}

// rowLesson returns what the last row of a lesson tells about each word.
func rowLesson(all *text.Text, l Lesson) string {
	turn := l.Turn
	var letters []string
	for i, mark := range turn.Feedback.Marks() {
		if l := engine.Upper(string(turn.Guess.At(i))); mark != engine.Absent && !strings.Contains(strings.Join(letters, ""), l) {
			letters = append(letters, l)
		}
	}
	switch t := &all.Guide; {
	case len(letters) == 0:
		return t.Absent
	case turn.Feedback.Mixed():
		return t.Mixed(wording.AnyOf(&all.Speech, letters))
	case l.Apart:
		return t.Apart(wording.Listed(&all.Speech, letters))
	default:
		return t.Unmixed(wording.Listed(&all.Speech, letters))
	}
}

// mostDivisions is how many divisions of a row fit on the board.
const mostDivisions = 3

// drawLesson draws a lesson in place of the board's rows below the typed one.
func drawLesson(t *text.Text, l Lesson) goapp.UI {
	tells, next := lessonText(t, l)
	return goapp.Div().Class("card", "guide", format.Text("after-%d", l.Rows)).Body(
		goapp.P().Text(tells),
		goapp.If(len(session.Divisions(l.Turn)) <= mostDivisions, func() goapp.UI { return part.Divisions(t, l.Turn) }),
		ui.Said("next", next),
	)
}
