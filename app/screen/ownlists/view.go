package ownlists

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
	"ketword/internal/format"
)

// drawing draws the player's lists and the import form.
type drawing struct {
	screen.View
	*Model
}

// Draw draws the screen.
func (m *Model) Draw(v screen.View) goapp.UI {
	o, s, t := &drawing{v, m}, v.Session, &v.Text.OwnLists
	told := notice.Sentences(v.Text, v.Notices) + o.undone()
	unread := s.OwnState == session.OwnUnread && told == ""
	rows := each.Of(s.Own, func(list lists.List) goapp.UI {
		return goapp.Li().Body(goapp.Div().Role("group").Aria("label", t.Actions(wording.ListName(o.Text, list))).Body(o.row(list)...))
	})
	return goapp.Section().Class("lists").Body(
		ui.Live("status", goapp.Div().Class("told")).Body(ui.Said("", told)),
		ui.If(len(s.Deleted) > 0, ui.Act("bring-back", t.Undo)),
		ui.If(unread, ui.P("", t.Unread)),
		ui.If(len(rows) == 0 && !unread, ui.P("", t.None)),
		ui.If(len(rows) > 0, goapp.Ul().Class("own").Body(rows...)),
		goapp.If(len(rows) > 0, func() goapp.UI { // stands in the lists' links
			return ui.Div("asking", part.ChallengerField(o.Text, s.PlayerName), ui.P("quiet", t.NameAbout))
		}),
		o.form(),
	)
}

// undone returns a sentence on the list that the button brings back, unless the notices tell which one that is.
func (o *drawing) undone() string {
	last := len(o.Session.Deleted) - 1
	if last < 0 {
		return ""
	}
	list := o.Session.Deleted[last]
	for _, n := range o.Notices {
		switch n := n.(type) {
		case notice.ListDeleted:
			return ""
		case notice.ListImported:
			if n.Edited == list.Name {
				return ""
			}
		}
	}
	undone := notice.Notice(notice.ListDeleted{List: list})
	for _, l := range o.Session.Own {
		if o.Session.Edits[l.Name.Lang] == list.Name.Lang {
			undone = notice.ListImported{List: l, Edited: list.Name}
		}
	}
	return " " + notice.Sentence(o.Text, undone)
}

// row draws a list, or the input for its new title.
func (o *drawing) row(list lists.List) []goapp.UI {
	t, value := &o.Text.OwnLists, list.Name.String()
	if o.Renaming == list.Name {
		return []goapp.UI{
			ui.Labelled(ui.FieldName(o.Text.ListImport.Name), ui.TextInput("new-title", lists.MaxTitle).Attr("value", wording.ListTitle(o.Text, list)).
				DataSet("enter", "rename").DataSet("value", value)),
			ui.Div("acts",
				ui.Act("rename", t.Save).Class("main").DataSet("value", value),
				ui.Act("keep-title", t.Cancel),
			),
		}
	}
	acts := []goapp.UI{
		ui.Act("play-list", o.Text.PuzzleChoice.Play).Class("main").DataSet("value", value),
		ui.If(links.Fits(list) && o.Session.Words[list.Name] != nil, ui.Act("list-link", t.Link).DataSet("value", value)),
		ui.Act("edit-list", t.Edit).DataSet("value", value),
		ui.Act("ask-rename", t.Rename).DataSet("value", value),
		ui.Act("export-answers", t.ExportAnswers).DataSet("value", value),
	}
	if list.Guesses > list.Answers {
		acts = append(acts, ui.Act("export-guesses", t.ExportGuesses).DataSet("value", value))
	}
	acts = append(acts, ui.Act("delete", t.Delete).DataSet("value", value))
	return []goapp.UI{
		ui.H3(wording.ListName(o.Text, list)),
		ui.P("facts", factsText(o.Text, list)),
		ui.If(!links.Fits(list), ui.P("facts", notice.Sentence(o.Text, notice.ListTooLong{List: list}))),
		ui.Div("acts", acts...),
	}
}

// factsText says how many words a list has, and its limitations.
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
		facts = append(facts, t.Classic)
	}
	return strings.Join(facts, " · ")
}

// Drawn focuses the element that replaced the used control, or a new refusal.
func (m *Model) Drawn(d screen.Redrawn) {
	was := d.Was.(*Model)
	browser.FocusAndShow(focusOn(was, m, d.Here, d.News))
	if told, is := d.News.(notice.ListImported); is && (told.Lists > 0 || told.Edited.Own()) { // rather than the list of the focus
		browser.Reveal("[data-action=bring-back]")
		browser.Reveal(".lists .told")
	}
	if m.Import.Refusal.Refused() && !was.Import.Refusal.Refused() {
		browser.Show(".refusal:not(:empty)")
		browser.FocusOn(".refusal .main")
		browser.Reveal(".import :focus") // the used control is to be in sight, too, if there is room for both
		browser.Reveal(".refusal:not(:empty)")
	}
}

// focusOn returns the selector to focus when the used control is gone. here says whether the screen was
// shown before; told is the new notice.
func focusOn(was, is *Model, here bool, told notice.Notice) string {
	files, before := pickedFiles(is), pickedFiles(was)
	switch {
	case is.Renaming != was.Renaming && is.Renaming != lists.Name{}:
		return "#new-title"
	case is.Import.Editing != was.Import.Editing && is.Import.Editing.Own():
		return "#list-answers"
	case is.Renaming != was.Renaming && here:
		return part.ControlOf("ask-rename", was.Renaming.String())
	case told == nil && files != before && here:
		return partFocus(files, before)
	}
	switch n := told.(type) {
	case notice.ListDeleted:
		return "[data-action=bring-back]"
	case notice.ListImported:
		return part.ControlOf("play-list", n.List.Name.String())
	case notice.ListBack:
		return part.ControlOf("play-list", n.List.Name.String())
	}
	return ""
}

func pickedFiles(m *Model) [2]string {
	return [2]string{m.Import.Files[lists.AnswersPart], m.Import.Files[lists.GuessesPart]}
}

// partFocus returns the selector of the control that replaced the one by which a file was
// picked or removed.
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
