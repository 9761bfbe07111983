package app

import (
	"slices"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/format"
	"ketword/wordlists"
)

// guides returns the guided puzzles, one of each language of the interface that has a list of their words.
func guides() []session.Guide {
	var all []session.Guide
	for _, l := range text.Locales {
		if guideLanguage(l.Tag) != l.Tag {
			continue
		}
		w := l.Guide
		rules := engine.Rules{Tries: engine.DefaultTries}
		all = append(all, session.Guide{
			Puzzle:   engine.Choose(rules, l.Tag, part.SampleSecret(w.First, w.Second)),
			Proposed: []engine.Word{part.SampleWord(w.Unmixed), part.SampleWord(w.Mixed)},
		})
	}
	return all
}

// guideLanguage returns the language of the words that the guide has in a language of the interface: English where there is no list of that one.
func guideLanguage(tag string) string {
	if slices.ContainsFunc(wordlists.Catalogue(), func(e wordlists.Entry) bool { return e.Lang == tag && e.Length == guideLength }) {
		return tag
	}
	return text.Locales[0].Tag
}

const guideLength = 5 // letters of the words of guides

func opensGuide(r *root, _ string) model.Msg {
	return model.OpenGuide{Lang: guideLanguage(r.text.Lang)}
}

func guideOffer(t *text.Text) goapp.UI { return ui.TextButton("guide", t.Guide.Title()) }

// lessonText says what a guide has to say: what the last row tells, and how to go on; "" if that
// is nothing.
func lessonText(all *text.Text, l play.Lesson) (tells, next string) {
	t := &all.Guide
	tells = t.Begin()
	if l.Rows > 0 {
		tells = rowLesson(all, l.Turn)
	}
	switch {
	case l.Guess != engine.Word{}:
		next = t.Propose(engine.Upper(l.Guess.String()))
	case l.Solves:
		next = t.Solves()
	}
	return tells, next
}

// lessonSpeech adds what the guide in play has to say to what a screen reader is told.
func (r *root) lessonSpeech(said string) string {
	if l, told := play.LessonOf(&r.model.Session); told {
		tells, next := lessonText(r.text, l)
		said = strings.TrimSpace(said + " " + tells + " " + next)
	}
	return said
}

// rowLesson says what a row tells of each word.
func rowLesson(all *text.Text, turn engine.Turn) string {
	var letters []string
	for i, mark := range turn.Feedback.Marks() {
		if l := engine.Upper(string(turn.Guess.At(i))); mark != engine.Absent && !strings.Contains(strings.Join(letters, ""), l) {
			letters = append(letters, l)
		}
	}
	switch t := &all.Guide; {
	case len(letters) == 0:
		return t.Absent()
	case turn.Feedback.Mixed():
		return t.Mixed(wording.AnyOf(&all.Speech, letters))
	default:
		return t.Unmixed(wording.Listed(&all.Speech, letters))
	}
}

// mostDivisions is how many ways in which a row may be divided there is room for on the board.
const mostDivisions = 3

// lesson draws what the guide has to say on the board's rows below the one being typed.
func (r *root) lesson() (drawn goapp.UI, told bool) {
	l, told := play.LessonOf(&r.model.Session)
	if !told || r.model.Waiting.Active() || len(r.model.Notices) > 0 {
		return nil, false
	}
	p := r.model.Game.Puzzle
	tells, next := lessonText(r.text, l)
	return goapp.Section().Class("introduction", format.Text("rows-%d", p.Rules.Tries)).Class(part.Columns(p.Rules.Length)...).
		Aria("label", r.text.Guide.Title()).
		Body(goapp.Div().Class("card", "guide", format.Text("after-%d", l.Rows)).Body(
			goapp.P().Text(tells),
			goapp.If(len(session.Divisions(l.Turn)) <= mostDivisions, func() goapp.UI { return part.Divisions(r.text, l.Turn) }),
			ui.Said("next", next),
		)), true
}
