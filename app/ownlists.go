package app

import (
	"errors"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
	"ketword/internal/format"
)

// ownLists draws the player's lists and the form to import one.
type ownLists struct {
	goapp.Compo
	Text     *text.Text
	Own      []lists.List
	Renaming lists.Name
	Import   model.Import
	Langs    []string // of the built-in lists
	Told     string   // what became of a list
	Unread   bool     // the browser does not give the lists, and Told does not say so
	Undo     bool     // a deleted list can be brought back
}

func (r *root) ownLists() goapp.UI {
	m, told := &r.model, notice.Sentences(r.text, r.model.InDialog())
	return &ownLists{
		Text: r.text, Own: m.Own, Renaming: m.Renaming, Import: m.Import, Langs: langsOf(m.Lists),
		Told: told, Unread: m.OwnState == session.OwnUnread && told == "", Undo: len(m.Deleted) > 0,
	}
}

func (o *ownLists) Render() goapp.UI {
	t := &o.Text.OwnLists
	rows := each.Of(o.Own, func(list lists.List) goapp.UI {
		return goapp.Li().Body(goapp.Div().Role("group").Aria("label", t.Actions(wording.ListName(o.Text, list))).Body(o.row(list)...))
	})
	return goapp.Section().Class("lists").Body(
		ui.Live("status", goapp.Div().Class("told")).Body(ui.Said("", o.Told)),
		ui.If(o.Undo, ui.Act("bring-back", t.Undo()).Class("main")),
		ui.If(o.Unread, goapp.P().Text(t.Unread())),
		ui.If(len(rows) == 0 && !o.Unread, goapp.P().Text(t.None())),
		ui.If(len(rows) > 0, goapp.Ul().Class("own").Body(rows...)),
		&importForm{Text: o.Text, Import: o.Import, Langs: o.Langs},
	)
}

// row draws one list, or the field for its new title.
func (o *ownLists) row(list lists.List) []goapp.UI {
	t, value := &o.Text.OwnLists, list.Name.String()
	if o.Renaming == list.Name {
		return []goapp.UI{
			ui.Labelled(ui.FieldName(o.Text.ListImport.Name()), ui.TextInput("new-title", lists.MaxTitle).Attr("value", wording.ListTitle(o.Text, list)).
				DataSet("enter", "rename").DataSet("value", value)),
			goapp.Div().Class("acts").Body(
				ui.Act("rename", t.Save()).Class("main").DataSet("value", value),
				ui.Act("keep-title", t.Cancel()),
			),
		}
	}
	acts := []goapp.UI{
		ui.Act("play-list", o.Text.PuzzleChoice.Play()).Class("main").DataSet("value", value),
		ui.Act("ask-rename", t.Rename()).DataSet("value", value),
		ui.Act("export-answers", t.ExportAnswers()).DataSet("value", value),
	}
	if list.Guesses > list.Answers {
		acts = append(acts, ui.Act("export-guesses", t.ExportGuesses()).DataSet("value", value))
	}
	acts = append(acts, ui.Act("delete", t.Delete()).DataSet("value", value))
	return []goapp.UI{
		goapp.H3().Text(wording.ListName(o.Text, list)),
		goapp.P().Class("facts").Text(factsText(o.Text, list)),
		goapp.Div().Class("acts").Body(acts...),
	}
}

// factsText says how many words a list has, and what it can't be played as.
func factsText(all *text.Text, l lists.List) string {
	t := &all.OwnLists
	facts := []string{t.Facts(l.Name.Length, t.Answers(l.Answers))}
	if more := l.Guesses - l.Answers; more > 0 {
		facts = append(facts, t.Further(more))
	}
	if l.Also != "" {
		facts = append(facts, t.Also(all.Words.Adjective(l.Also)))
	}
	if !l.Quantum {
		facts = append(facts, t.Classic())
	}
	return strings.Join(facts, " · ")
}

// focusInLists returns what gets the focus in the dialog of the player's lists, where the
// control that was used has gone.
func focusInLists(was, m *model.Model) string {
	files, before := pickedFiles(m), pickedFiles(was)
	switch {
	case m.Renaming != was.Renaming && m.Renaming != lists.Name{}:
		return "#new-title"
	case m.Renaming != was.Renaming:
		return part.ControlOf("ask-rename", was.Renaming.String())
	case told(was, m):
	case files != before && was.Screen == screen.Lists:
		return partFocus(files, before)
	default:
		return ""
	}
	switch n := m.FirstNotice().(type) {
	case notice.ListDeleted:
		return "[data-action=bring-back]"
	case notice.ListImported:
		return part.ControlOf("play-list", n.List.Name.String())
	case notice.ListBack:
		return part.ControlOf("play-list", n.List.Name.String())
	}
	return ""
}

// listsDrawn gives the focus to what took the place of the control that was used, or to why a list
// was refused.
func (r *root) listsDrawn(was *model.Model) {
	browser.FocusAndShow(focusInLists(was, &r.model))
	if r.model.Import.Refusal.Refused() && !was.Import.Refusal.Refused() {
		browser.Show(".refusal")
		browser.FocusOn(".refusal .main")
	}
}

func pickedFiles(m *model.Model) [2]string {
	return [2]string{m.Import.Files[lists.AnswersPart], m.Import.Files[lists.GuessesPart]}
}

// partFocus returns the control that took the place of the one by which a file
// was picked or taken back.
func partFocus(files, before [2]string) string {
	for i, part := range []lists.Part{lists.AnswersPart, lists.GuessesPart} {
		switch {
		case files[i] == before[i]:
		case files[i] != "":
			return format.Text("[data-action=unpick][data-value=%q]", part)
		default:
			return format.Text("input[type=file][data-part=%q]", part)
		}
	}
	return ""
}

func offerList(e effect.OfferList, fileName string) model.Msg {
	var answers, guesses string
	err := errLate
	browser.Soon(func() { answers, guesses, err = readTexts(e.List) })
	if err != nil && e.Words == nil {
		return model.ListExportFailed{List: e.List, Gone: errors.Is(err, errGone)}
	}
	if err != nil {
		answers, guesses = textsOf(e.Words)
	}
	text := map[lists.Part]string{lists.AnswersPart: answers, lists.GuessesPart: guesses}[e.Part]
	browser.OfferText(text, fileName, "text/plain;charset=utf-8")
	return model.ListOffered{List: e.List, Part: e.Part}
}

func textsOf(l *lexicon.Lexicon) (answers, guesses string) {
	held := map[engine.Word]bool{}
	var text, further strings.Builder
	for w := range l.Answers() {
		held[w] = true
		text.WriteString(w.String() + "\n")
	}
	for w := range l.Guesses() {
		if !held[w] {
			further.WriteString(w.String() + "\n")
		}
	}
	return text.String(), further.String()
}
