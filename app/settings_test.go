//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/internal/each"
)

// TestSettingsDrawn: a setting that is on or off is a switch, one of several
// values a choice, and each control leads to the other value.
func TestSettingsDrawn(t *testing.T) {
	sentences := embedded.English.Settings
	echo := session.Setting{Name: "submit", Values: []string{"off", "on"}}
	size := session.Setting{Name: "palette", Values: []string{"usual", "colour-vision"}}
	page := drawn.Of(t, &settings{Text: &sentences, Rows: []settingRow{{echo, "off"}, {size, "colour-vision"}}})

	toggle := page.One(t, drawn.Saying("role", "switch"))
	equal(t, "name", toggle.Value("aria-label"), sentences.Name("submit"))
	equal(t, "about", page.One(t, drawn.Saying("id", toggle.Value("aria-describedby"))).Text(), sentences.About("submit"))
	equal(t, "off", toggle.Value("aria-checked"), "false")
	equal(t, "turns on", settingMessage(toggle.Value("data-value")), model.Msg(model.ChangeSetting{Name: "submit", Value: "on"}))

	group := page.One(t, drawn.Saying("role", "group"))
	equal(t, "name", group.Value("aria-label"), sentences.Name("palette"))
	equal(t, "about", page.One(t, drawn.Saying("id", group.Value("aria-describedby"))).Text(), sentences.About("palette"))
	values := group.All(drawn.Tagged("button"))
	same(t, "values", drawn.Texts(values), sentences.Value("palette.usual"), sentences.Value("palette.colour-vision"))
	same(t, "pressed", drawn.Attrs(values, "aria-pressed"), "false", "true")
	equal(t, "chooses", settingMessage(values[0].Value("data-value")), model.Msg(model.ChangeSetting{Name: "palette", Value: "usual"}))

	echo.Group, size.Group = "look", "game"
	last := size
	last.Name = "theme"
	same(t, "headings", drawn.Texts(drawn.Of(t, &settings{Text: &sentences, Rows: []settingRow{{echo, "on"}, {size, "usual"}, {last, "usual"}}}).All(drawn.Tagged("h3"))), "Look", "Game")

	on := drawn.Of(t, &settings{Text: &sentences, Rows: []settingRow{{echo, "on"}}}).One(t, drawn.Saying("role", "switch"))
	equal(t, "on", on.Value("aria-checked"), "true")
	equal(t, "turns off", settingMessage(on.Value("data-value")), model.Msg(model.ChangeSetting{Name: "submit", Value: "off"}))
}

// TestSettingsAreNamed: every setting and each of its values has a name in
// every language, and no other name is there.
func TestSettingsAreNamed(t *testing.T) {
	all := model.New(nil, nil).InLanguages(tags()...).Settings.All()
	equal(t, "the first", all[0].Name, session.LanguageSetting)
	var names, values []string
	for _, s := range all {
		names = append(names, s.Name)
		if !onOff(s) && s.Name != session.LanguageSetting { // each language has its own name
			values = append(values, each.Of(s.Values, func(v string) string { return s.Name + "." + v })...)
		}
		equal(t, "heading of "+s.Name, embedded.English.Settings.Groups(string(s.Group)) != "", true)
	}
	same(t, "names", sortedKeys(t, "settings.name"), slices.Sorted(slices.Values(names))...)
	same(t, "values", sortedKeys(t, "settings.value"), slices.Sorted(slices.Values(values))...)
}

// sortedKeys returns the keys of a table of sentences.
func sortedKeys(t testing.TB, table string) []string {
	t.Helper()
	var keys []string
	for _, m := range reference(t).Messages {
		if key, is := strings.CutPrefix(m.ID, table+"."); is {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys
}

// TestSettingsUnsaved: where nothing can be saved, the settings tell so.
func TestSettingsUnsaved(t *testing.T) {
	b := newTable(t, "abide", "").send(model.Open{Screen: screen.Settings})
	told := func() []string { return drawn.Texts(b.draw().One(t, drawn.Classed("settings")).All(drawn.Tagged("p"))) }
	same(t, "saved", told())
	b.send(model.SaveFailed{})
	same(t, "not saved", told(), embedded.English.Settings.Unsaved())
}
