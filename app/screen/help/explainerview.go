package help

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
)

// explainer draws an example row whose words the reader can change.
type explainer struct{ *text.Text }

// rowToTry draws the example row. Until the reader changes the words, they are those of the help.
func rowToTry(all *text.Text, m *Model) goapp.UI {
	e, t := explainer{all}, &all.Explainer
	typed, used := m.typed, m.used
	samples := Words{all.Samples.First, all.Samples.Second, all.Samples.Mixed}
	if !m.changed {
		typed = samples
	}
	if used == (Words{}) {
		used = samples
	}
	told, _ := explain(used)
	_, f := explain(typed)
	refusal := e.refusal(&f)
	var fields []goapp.UI
	for i, name := range parts {
		fields = append(fields, ui.Labelled(ui.FieldName(t.Words(name)),
			ui.Refused(part.WordInput("explain-"+name, engine.MaxLength).Attr("value", typed[i]).DataSet("explain", name),
				refusal != "" && f.Word == i && !f.unfinished(), "explain-fault")))
	}
	rows := make([]goapp.UI, 0, len(told.each)+1)
	for i, turn := range told.each {
		rows = append(rows, e.row(t.Alone(engine.Upper(told.words[i].String())), turn))
	}
	rows = append(rows, e.row(t.Shown, told.shown))
	class, said, unsaid := "said", e.said(&told), "" // unsaid is not spoken, since it may change with every key
	switch {
	case f.unfinished():
		said, unsaid = "", refusal
	case refusal != "":
		class, said = "refusal", refusal
	}
	return goapp.Section().Class("explainer").Aria("label", t.Try).Body(
		ui.P("", t.Try),
		goapp.Div().Class("rows").Class(ui.When(refusal != "", "stale")).Body(rows...),
		ui.Live("status", goapp.P().ID("explain-fault").Class(class)).Text(said),
		ui.Div("fields", fields...),
		ui.Said("refusal", unsaid), // last, so that go-app keeps the elements of the fields
	)
}

// row draws a row with its label.
func (e explainer) row(name string, turn engine.Turn) goapp.UI {
	return goapp.Div().Body(ui.P("quiet", name), part.SampleRow(e.Text, "", 0, turn))
}

// said describes which letters each word marks, and the row.
func (e explainer) said(told *explanation) string {
	t := &e.Explainer
	var sentences []string
	marking := ""
	for i, turn := range told.each {
		word := engine.Upper(told.words[i].String())
		if turn.Feedback.Wins() {
			return t.Wins(word)
		}
		if letters := wording.Marked(e.Text, turn); letters != "" {
			marking = word
			sentences = append(sentences, t.Marks(word, letters))
		} else {
			sentences = append(sentences, t.Nothing(word))
		}
	}
	switch {
	case told.shown.Feedback.Mixed():
		sentences = append(sentences, t.Mixed)
	case marking == "":
		sentences = append(sentences, t.Absent)
	default:
		sentences = append(sentences, t.Unmixed(marking))
	}
	return strings.Join(sentences, " ")
}

// refusal says why the typed words can't be used, or returns "".
func (e explainer) refusal(f *fault) string {
	t := &e.Explainer
	switch {
	case f.Why == shares:
		return t.Shares(wording.Listed(&e.Speech, wording.Uppers(e.Text, f.Shared)))
	case f.Why == otherLength:
		return t.Length(engine.Upper(f.Typed), f.Length, engine.MinLength, engine.MaxLength)
	case f.Why == notWord && f.Typed == "":
		return e.Challenge.Empty
	case f.Why == notWord:
		return e.Challenge.NotWord(f.Typed)
	}
	return ""
}

// Typing returns the message for typing in a field of the explainer, or nil for another field.
func Typing(e goapp.Value) screen.Msg[Model] {
	if !browser.Closest(e, "[data-explain]").Truthy() {
		return nil
	}
	var words Words
	for i, name := range parts {
		words[i] = browser.Plain(browser.FieldValue("explain-" + name))
	}
	return Explain{Words: words}
}
