//go:build !js

package stateless

import (
	"slices"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/internal/each"
)

// drawGroups draws settings.
func drawGroups(t *testing.T, rows []setting) drawn.Element {
	return drawn.Of(t, goapp.Section().Body(settingGroups(&embedded.English.Settings, rows, "")...))
}

// TestSettingsDrawn: a setting with the values on and off is a switch, others are a choice,
// and each control sets the other value.
func TestSettingsDrawn(t *testing.T) {
	sentences := embedded.English.Settings
	echo := session.Setting{Name: "submit", Values: []string{"off", "on"}}
	size := session.Setting{Name: "palette", Values: []string{"usual", "colour-vision"}}
	page := drawGroups(t, []setting{{echo, "off"}, {size, "colour-vision"}})

	toggle := page.One(t, drawn.Saying("role", "switch"))
	apptest.Equal(t, "name", toggle.Value("aria-label"), sentences.Name("submit"))
	apptest.Equal(t, "about", page.One(t, drawn.Saying("id", toggle.Value("aria-describedby"))).Text(), sentences.About("submit"))
	apptest.Equal(t, "off", toggle.Value("aria-checked"), "false")
	apptest.Equal(t, "turns on", toggle.Value("data-value"), "submit=on")

	group := page.One(t, drawn.Saying("role", "group"))
	apptest.Equal(t, "name", group.Value("aria-label"), sentences.Name("palette"))
	apptest.Equal(t, "about", page.One(t, drawn.Saying("id", group.Value("aria-describedby"))).Text(), sentences.About("palette"))
	values := group.All(drawn.Tagged("button"))
	apptest.Strings(t, "values", drawn.Texts(values), sentences.Value("palette.usual"), sentences.Value("palette.colour-vision"))
	apptest.Strings(t, "pressed", drawn.Attrs(values, "aria-pressed"), "false", "true")
	apptest.Equal(t, "chooses", values[0].Value("data-value"), "palette=usual")

	echo.Group, size.Group = "look", "game"
	last := size
	last.Name = "theme"
	apptest.Strings(t, "headings", drawn.Texts(drawGroups(t, []setting{{echo, "on"}, {size, "usual"}, {last, "usual"}}).All(drawn.Tagged("h3"))), "Look", "Game")

	on := drawGroups(t, []setting{{echo, "on"}}).One(t, drawn.Saying("role", "switch"))
	apptest.Equal(t, "on", on.Value("aria-checked"), "true")
	apptest.Equal(t, "turns off", on.Value("data-value"), "submit=off")
}

// TestSettingsAreNamed: every setting and each of its values has a name in every language,
// and there are no other names.
func TestSettingsAreNamed(t *testing.T) {
	all := session.New(nil, nil).Settings.All()
	apptest.Equal(t, "the first", all[0].Name, session.LanguageSetting)
	var names, values []string
	for _, s := range all {
		names = append(names, s.Name)
		if !onOff(s) && s.Name != session.LanguageSetting { // each language has its own name
			values = append(values, each.Of(s.Values, func(v string) string { return s.Name + "." + v })...)
		}
		apptest.Equal(t, "heading of "+s.Name, embedded.English.Settings.Groups(string(s.Group)) != "", true)
	}
	apptest.Strings(t, "names", apptest.SentenceKeys(t, "settings.name"), slices.Sorted(slices.Values(names))...)
	apptest.Strings(t, "values", apptest.SentenceKeys(t, "settings.value"), slices.Sorted(slices.Values(values))...)
}

// TestSettingsUnsaved: if nothing can be saved, the settings say so.
func TestSettingsUnsaved(t *testing.T) {
	s := session.New(nil, nil)
	v := screen.View{Session: &s, Text: embedded.English}
	told := func() []string { return drawn.Texts(drawn.Of(t, Settings.Draw(v)).All(drawn.Tagged("p"))) }
	apptest.Strings(t, "saved", told())
	s.Unsaved = true
	apptest.Strings(t, "not saved", told(), embedded.English.Settings.Unsaved)
}

// TestHardMode: the level is a setting, and below it stands from when on it holds.
func TestHardMode(t *testing.T) {
	s := session.New(nil, nil)
	v := screen.View{Session: &s, Text: embedded.English, Notices: []notice.Notice{notice.NextGame{Name: session.LevelSetting, Value: "hard"}}}
	page := drawn.Of(t, Settings.Draw(v))
	group := page.One(t, drawn.Saying("aria-label", embedded.English.Settings.Name("level")))
	apptest.Strings(t, "levels", drawn.Texts(group.All(drawn.Tagged("button"))), "Off", "Hard", "Strict")
	apptest.Equal(t, "told", group.One(t, drawn.Saying("role", "status")).Text(), notice.Sentence(embedded.English, v.Notices[0]))
	apptest.Equal(t, "nothing is wrong", len(page.All(drawn.Classed("refusal"))), 0)
}
