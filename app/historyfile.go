package app

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// historyButtons draws what can be done with a history and a file, and what came
// of it.
type historyButtons struct {
	goapp.Compo
	Text    *text.History
	Scores  string // name of the button that leads to counts as a line
	Empty   bool   // there is nothing to export
	Reading bool   // a file
	Told    string // what came of it
	Refused bool   // it could not be imported
	Safety  string // whether the browser may clear the history; or ""
}

func (h *historyButtons) Render() goapp.UI {
	return goapp.Div().Class("history").Body(
		goapp.H3().Text(h.Text.Head()),
		goapp.Div().Class("acts").Body( // without games, the first stays in its place
			ui.Act("export-history", h.Text.Export()).Aria("disabled", ui.When(h.Empty, "true")), h.importButton(),
		),
		ui.Act("scores", h.Scores),
		ui.Said("quiet", h.Safety),
		ui.Live("status", goapp.Div().Class("told")).Class(ui.When(h.Refused, "refusal")).Body(ui.Said("", h.Told)),
	)
}

// importButton draws the control that picks a file. It is not disabled while one is
// read, since it would lose the focus.
func (h *historyButtons) importButton() goapp.UI {
	name := h.Text.Import()
	if h.Reading {
		name = h.Text.Reading()
	}
	return ui.Labelled(
		goapp.Text(name),
		ui.Input("file").Attr("accept", ".json,.txt,application/json,text/plain").DataSet("action", "import-history"),
	).Class("act", "pick")
}

func offerHistory(value, fileName string) {
	all, err := records.MergeHistory(browser.StoredText(records.HistoryKey), value)
	if err != nil {
		all = value
	}
	browser.OfferText(all, fileName, "application/json")
}

// readHistoryFile reads the file that was picked, a history or a line of counts, and tells
// what came of it.
func (r *root) readHistoryFile() model.Msg {
	work := &browser.Work{}
	if size := r.historyFile.Get("size").Int(); size > records.MaxFileBytes {
		return model.HistoryRefused{Refusal: records.FileRefusal{Fault: records.FileTooLong, Size: size}}
	}
	text, err := browser.TextOf(r.historyFile)
	if err != nil {
		return model.HistoryRefused{Refusal: records.FileRefusal{Fault: records.FileUnread}}
	}
	if records.LooksLikeScores(text) {
		return model.AddScores{Text: text}
	}
	file, refusal := records.ReadFile(work, text)
	if refusal.Fault != records.NoFault {
		return model.HistoryRefused{Refusal: refusal}
	}
	return model.HistoryRead(file)
}

// addedSentence writes how many games of a file were new.
func addedSentence(t *text.Text, n model.GamesAdded) string {
	said := noneNewSentence(&t.History, n.Read)
	if n.Added+n.Lines > 0 {
		said = t.History.Added(wording.GamesAndLines(&t.Games, n.Added, n.Lines))
	}
	if n.Settings {
		said += " " + t.History.Settings()
	}
	if n.Unknown {
		said += " " + t.History.Unknown()
	}
	return said
}

// noneNewSentence says that all games of a file are here already, if it has any.
func noneNewSentence(t *text.History, read int) string {
	switch read {
	case 0:
		return t.NoneInFile()
	case 1:
		return t.OneKnown()
	}
	return t.NoneNew(read)
}

// refusalReason writes why a file is not imported.
func refusalReason(all *text.Text, r records.FileRefusal) string {
	t := &all.HistoryProblem
	switch r.Fault {
	case records.FileTooLong:
		return t.TooLong(wording.Megabytes(&all.Game, r.Size), records.MaxFileBytes/wording.Megabyte)
	case records.FileNotJSON:
		return t.NotJSON(r.Line, r.Column)
	case records.FileBadGames:
		return badGames(t, r.Games)
	}
	return map[records.FileFault]string{
		records.FileUnread: all.ListImport.Unread(), records.FileEmpty: t.Empty(), records.FileOther: t.Other(), records.FileNewer: t.Newer(),
		records.FileBadScores: t.Scores(), records.FileBadSettings: t.Settings(),
	}[r.Fault]
}

// badGames writes what is wrong with the first bad game, and the numbers of
// some more.
func badGames(t *text.HistoryProblem, bad []*records.GameError) string {
	const named = 4 // behind the first
	first := map[records.GameFault]func(int) string{
		records.BadShape: t.Shape, records.BadName: t.Name, records.BadSecret: t.Secret,
		records.BadGuesses: t.Guesses, records.BadList: t.List, records.BadRival: t.Rival, records.Unfinished: t.Unfinished,
	}[bad[0].Fault](bad[0].Number)
	if len(bad) == 1 {
		return first
	}
	numbers := each.Of(bad[1:min(len(bad), named+1)], func(wrong *records.GameError) string { return strconv.Itoa(wrong.Number) })
	also := strings.Join(numbers, ", ")
	if more := len(bad) - 1 - len(numbers); more > 0 {
		return t.BadTooAndMore(first, also, more)
	}
	return t.BadToo(first, also)
}

// statisticsDrawn shows what was told of games that were imported or exported.
func (r *root) statisticsDrawn(was *model.Model) {
	if told(was, &r.model) && len(r.model.InDialog()) > 0 {
		browser.Show(".history .told")
	}
}
