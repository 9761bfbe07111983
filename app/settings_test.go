//go:build !js

package app

import (
	"iter"
	"slices"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/languages"
	"ketword/app/model"
	"ketword/app/text"
)

// TestSettingsDrawn: a setting that is on or off is a switch, one of several
// values a choice, and each control leads to the other value.
func TestSettingsDrawn(t *testing.T) {
	sentences := text.Settings{Groups: text.Names{{"look", "Look"}, {"game", "Game"}}, Rows: text.SettingRows{
		{Of: "echo", Name: "Echo", About: "Says it twice."},
		{Of: "size", Name: "Size", About: "Of all.", Values: text.Names{{"small", "Small"}, {"large", "Large"}}},
	}}
	echo := model.Setting{Name: "echo", Values: []string{"off", "on"}}
	size := model.Setting{Name: "size", Values: []string{"small", "large"}}
	page := drawn.Of(t, &settings{Text: &sentences, Rows: []settingRow{{echo, "off"}, {size, "large"}}})

	toggle := page.One(t, drawn.Saying("role", "switch"))
	equal(t, "name", toggle.Value("aria-label"), "Echo")
	equal(t, "about", page.One(t, drawn.Saying("id", toggle.Value("aria-describedby"))).Text(), "Says it twice.")
	equal(t, "off", toggle.Value("aria-checked"), "false")
	equal(t, "turns on", settingMessage(toggle.Value("data-value")), model.Msg(model.ChangeSetting{Name: "echo", Value: "on"}))

	group := page.One(t, drawn.Saying("role", "group"))
	equal(t, "name", group.Value("aria-label"), "Size")
	equal(t, "about", page.One(t, drawn.Saying("id", group.Value("aria-describedby"))).Text(), "Of all.")
	values := group.All(drawn.Tagged("button"))
	same(t, "values", drawn.Texts(values), "Small", "Large")
	same(t, "pressed", drawn.Attrs(values, "aria-pressed"), "false", "true")
	equal(t, "chooses", settingMessage(values[0].Value("data-value")), model.Msg(model.ChangeSetting{Name: "size", Value: "small"}))

	echo.Group, size.Group = "look", "game"
	last := size
	last.Name = "last"
	same(t, "headings", drawn.Texts(drawn.Of(t, &settings{Text: &sentences, Rows: []settingRow{{echo, "on"}, {size, "small"}, {last, "small"}}}).All(drawn.Tagged("h3"))), "Look", "Game")

	on := drawn.Of(t, &settings{Text: &sentences, Rows: []settingRow{{echo, "on"}}}).One(t, drawn.Saying("role", "switch"))
	equal(t, "on", on.Value("aria-checked"), "true")
	equal(t, "turns off", settingMessage(on.Value("data-value")), model.Msg(model.ChangeSetting{Name: "echo", Value: "off"}))
}

// namesIn yields the names that have a text.
func namesIn(names text.Names) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, pair := range names {
			if !yield(pair[0]) {
				return
			}
		}
	}
}

// TestSettingsAreNamed: every setting and each of its values has a name in
// every language, and no other name is there.
func TestSettingsAreNamed(t *testing.T) {
	all := model.New(nil, nil).InLanguages(languages.Tags()...).Settings.All()
	equal(t, "the first", all[0].Name, model.LanguageSetting)
	for _, language := range languages.All() {
		rows := language.Settings.Rows
		equal(t, language.Lang+": names of nothing", len(rows), len(all))
		for _, s := range all {
			var values []string
			if !onOff(s) && s.Name != model.LanguageSetting { // each language has its own name
				values = slices.Sorted(slices.Values(s.Values))
			}
			equal(t, language.Lang+": heading of "+s.Name, language.Settings.Groups.Of(string(s.Group)) != "", true)
			row := rows.Of(s.Name)
			equal(t, language.Lang+": "+s.Name+" is named", row.Name != "", true)
			same(t, language.Lang+": values of "+s.Name, slices.Sorted(namesIn(row.Values)), values...)
		}
	}
}

// TestSettingsUnsaved: where nothing can be saved, the settings tell so.
func TestSettingsUnsaved(t *testing.T) {
	b := newTable(t, "abide", "").send(model.Open{Screen: model.SettingsScreen})
	told := func() []string { return drawn.Texts(b.draw().One(t, drawn.Classed("settings")).All(drawn.Tagged("p"))) }
	same(t, "saved", told())
	b.send(model.SaveFailed{})
	same(t, "not saved", told(), text.English.Settings.Unsaved)
}
