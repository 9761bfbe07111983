//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/stats"
	"ketword/app/text/embedded"
)

// drawHistoryButtons draws the statistics of a table, and returns what is below
// the figures.
func drawHistoryButtons(t *testing.T, b *table) drawn.Element {
	t.Helper()
	if b.model.Screen != screen.Stats {
		b.send(model.Open{Screen: screen.Stats})
	}
	return b.draw().One(t, drawn.Tagged("dialog")).One(t, drawn.Classed("history"))
}

// TestHistoryButtons: a history is exported if there is one, and imported by a
// field that its label names.
func TestHistoryButtons(t *testing.T) {
	for name, disabled := range map[string]string{"classic, begun": "true", "classic, won": "", "quantum, lost": ""} {
		acts := drawHistoryButtons(t, tables(t)[name])
		export := acts.One(t, drawn.Saying("data-action", "export-history"))
		equal(t, name+": export", export.Text(), "Export history")
		equal(t, name+": disabled", export.Value("aria-disabled"), disabled)
		label := acts.One(t, drawn.Tagged("label"))
		equal(t, name+": import", label.Text(), "Import history")
		field := label.One(t, drawn.Tagged("input"))
		same(t, name+": field", []string{field.Value("type"), field.Value("data-action"), field.Value("accept")},
			"file", "import-history", ".json,.txt,application/json,text/plain")
		equal(t, name+": told", acts.One(t, drawn.Saying("role", "status")).Text(), "")
	}
}

// TestHistoryTold: what came of a file stands in the dialog, where it is read
// aloud, and what else is told does not.
func TestHistoryTold(t *testing.T) {
	b := tables(t)["classic, begun"]
	told := func() drawn.Element { return drawHistoryButtons(t, b).One(t, drawn.Saying("role", "status")) }
	b.send(play.Enter{})
	equal(t, "a refused guess", told().Text(), "")
	b.send(stats.ImportHistory{})
	equal(t, "busy", drawHistoryButtons(t, b).One(t, drawn.Tagged("label")).Text(), "Reading …")
	b.send(stats.HistoryRefused{Refusal: records.FileRefusal{Fault: records.FileEmpty}})
	equal(t, "refused", told().Text(), "Nothing was imported. The file is empty.")
	equal(t, "refused: look", told().Value("class"), "told refusal")
	won := tables(t)["classic, won"].model.History
	b.send(stats.HistoryRead{Games: won})
	equal(t, "imported", told().Text(), "1 game added.")
	equal(t, "imported: look", told().Value("class"), "told")
	equal(t, "counted", drawn.Texts(b.draw().All(drawn.Tagged("dd")))[0], "1")
	equal(t, "spoken", b.spoken(), "1 game added.")
	b.send(model.SaveFailed{})
	equal(t, "not stored", told().Text(), "1 game added. "+embedded.English.Notice.CantSave())
}
