package part

import (
	"cmp"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// Selection draws the selection of finished games: by mode, and by language, length and
// level if there are several.
func Selection(v screen.View) goapp.UI {
	all, t, choices, selected, length := v.Text, &v.Text.Stats, v.Session.SelectionChoices(), v.Session.Selection, records.All
	if selected.Length != 0 {
		length = strconv.Itoa(selected.Length)
	}
	modes := append([]goapp.UI{ui.Choice("select-mode", records.All, t.All, selected.Mode == 0)}, modeChoices(all, "select-mode", selected.Mode)...)
	langs := each.Of(choices.Lists, func(name lists.Name) [2]string {
		list, _ := v.Session.Find(name)
		return [2]string{name.Lang, wording.ListName(all, list)}
	})
	lengths := each.Of(choices.Lengths, func(n int) [2]string { return [2]string{strconv.Itoa(n), all.Game.Letters(n)} })
	levels := each.Of(choices.Levels, func(level string) [2]string { return [2]string{level, all.Game.Level(level)} })
	var places [][2]string
	if len(v.Session.Imported) > 0 {
		places = [][2]string{{records.Here, t.Here}, {records.Elsewhere, t.Elsewhere}}
	}
	return ui.Div("selection",
		goapp.Div().Class("switch", "tabs").Role("group").Aria("label", t.Modes).Body(modes...),
		ui.Div("picks",
			field("select-lang", all.Lists.Language, t.AllLangs, cmp.Or(selected.Lang, records.All), langs),
			field("select-length", t.Lengths, t.AllLengths, length, lengths),
			field("select-place", t.Where, t.Together, cmp.Or(selected.Place, records.All), places),
			field("select-level", all.Level.Level, t.AllLevels, cmp.Or(selected.Level, records.All), levels),
		),
	)
}

// field draws a choice between all and some values, or nothing if there are no such values.
func field(action, name, nameOfAll, chosen string, some [][2]string) goapp.UI {
	options := append([][2]string{{records.All, nameOfAll}}, some...)
	return ui.If(len(some) > 0, ui.Labelled(ui.HiddenName(name), ui.SelectField(action, action, chosen, options)))
}
