package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
)

// explainer draws a row of the help whose words the reader changes.
type explainer struct {
	goapp.Compo
	Text      *text.Text
	Explainer model.Explainer
}

func (e *explainer) Render() goapp.UI {
	t, row := &e.Text.Explainer, &e.Explainer.Explained
	var fields []goapp.UI
	for _, part := range model.ExplainParts() {
		name := string(part)
		fields = append(fields, ui.Labelled(ui.FieldName(t.Words(name)),
			wordInput("explain-"+name, engine.MaxLength).Attr("value", e.Explainer.Typed(part)).DataSet("explain", name)))
	}
	rows := make([]goapp.UI, 0, len(row.Each)+1)
	for i, turn := range row.Each {
		rows = append(rows, explained(e.Text, t.Alone(engine.Upper(row.Words[i].String())), turn))
	}
	rows = append(rows, explained(e.Text, t.Shown(), row.Shown))
	fault := e.fault()
	class, told, untold := "said", e.said(), "" // untold is shown only: it would be told at every key
	switch {
	case e.Explainer.Fault.Unfinished():
		told, untold = "", fault
	case fault != "":
		class, told = "refusal", fault
	}
	return goapp.Section().Class("explainer").Aria("label", t.Try()).Body(
		goapp.P().Text(t.Try()),
		goapp.Div().Class("rows").Class(ui.When(fault != "", "stale")).Body(rows...),
		ui.Live("status", goapp.P().Class(class)).Text(told),
		goapp.Div().Class("fields").Body(fields...),
		ui.Said("refusal", untold), // last, so that the fields stay as they are
	)
}

// helpSamples returns the words that the explainer has at first.
func helpSamples(t *text.Text) model.Samples {
	s := &t.Samples
	return model.Samples{model.ExplainFirst: s.First(), model.ExplainSecond: s.Second(), model.ExplainGuess: s.Mixed()}
}

// explained draws a row with what it is.
func explained(t *text.Text, name string, turn engine.Turn) goapp.UI {
	return goapp.Div().Body(goapp.P().Class("quiet").Text(name), part.SampleRow(t, "", 0, turn))
}

// said tells which letters each word marks, and what the row is like.
func (e *explainer) said() string {
	t, told := &e.Text.Explainer, &e.Explainer.Explained
	var sentences []string
	marking := ""
	for i, turn := range told.Each {
		word := engine.Upper(told.Words[i].String())
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
	case told.Shown.Feedback.Mixed():
		sentences = append(sentences, t.Mixed())
	case marking == "":
		sentences = append(sentences, t.Absent())
	default:
		sentences = append(sentences, t.Unmixed(marking))
	}
	return strings.Join(sentences, " ")
}

// fault says why the words that were typed can't be used; "" if they can.
func (e *explainer) fault() string {
	t, f := &e.Text.Explainer, &e.Explainer.Fault
	switch {
	case f.Why == model.ExplainShares:
		return t.Shares(wording.Listed(&e.Text.Speech, wording.Uppers(e.Text, f.Shared)))
	case f.Why == model.ExplainLength:
		return t.Length(engine.Upper(f.Typed), f.Length, engine.MinLength, engine.MaxLength)
	case f.Why == model.ExplainNotWord && f.Typed == "":
		return e.Text.Challenge.Empty()
	case f.Why == model.ExplainNotWord:
		return e.Text.Challenge.NotWord(f.Typed)
	}
	return ""
}

// onExplain takes in what is typed in the explainer.
func onExplain(e goapp.Value) model.Msg {
	field := browser.Closest(e, "[data-explain]")
	if !field.Truthy() {
		return nil
	}
	part := model.ExplainPart(field.Get("dataset").Get("explain").String())
	return model.Explain{Part: part, Typed: browser.Plain(field.Get("value").String())}
}
