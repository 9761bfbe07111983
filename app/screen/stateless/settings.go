package stateless

import (
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/internal/each"
)

// Settings is the screen of the settings. Choices are stored in the session at once.
var Settings = Screen{draw: drawSettings, Screen: screen.Screen{
	Name: screen.Settings, Title: func(t *text.Text) string { return t.Settings.Title },
	Focus: screen.FirstControl,
	Shows: []notice.Subject{notice.OfLanguage, notice.OfRules},
}}

// setting is a setting with its value.
type setting struct {
	session.Setting
	Value string
}

// drawSettings draws the screen. It omits vibration if the device can't vibrate.
func drawSettings(v screen.View) goapp.UI {
	var rows []setting
	for _, s := range v.Session.Settings.All() {
		if s.Name != session.Haptics || v.Device.Vibrates {
			rows = append(rows, setting{s, v.Session.Settings.Value(s.Name)})
		}
	}
	t := &v.Text.Settings
	told := []goapp.UI{ui.If(v.Session.Unsaved, ui.P("", t.Unsaved)), ui.Said("refusal", notice.Sentence(v.Text, notice.First(v.Notices, notice.OfLanguage)))}
	rules := notice.Sentence(v.Text, notice.First(v.Notices, notice.OfRules))
	return goapp.Section().Class("settings").Body(append(told, settingGroups(t, rows, rules)...)...)
}

// settingGroups draws the settings by group. A setting with the values on and off is a switch, any other a choice
// of values. Below the level stands what came of a choice.
func settingGroups(t *text.Settings, rest []setting, rules string) (groups []goapp.UI) {
	for len(rest) > 0 {
		group := rest[0].Group
		end := slices.IndexFunc(rest, func(r setting) bool { return r.Group != group })
		if end < 0 {
			end = len(rest)
		}
		drawn := each.Of(rest[:end], func(r setting) goapp.UI {
			if onOff(r.Setting) {
				return part.Toggle(r.Name, r.Value, t.Name(r.Name), t.About(r.Name))
			}
			return settingChoice(t, r, rules)
		})
		groups = append(groups, ui.Div("group", ui.H3(t.Groups(string(group))), goapp.Div().Body(drawn...)))
		rest = rest[end:]
	}
	return groups
}

// onOff reports whether a setting has the values on and off.
func onOff(s session.Setting) bool {
	return len(s.Values) == 2 && slices.Contains(s.Values, "on") && slices.Contains(s.Values, "off")
}

func settingChoice(t *text.Settings, r setting, rules string) goapp.UI {
	name, does := t.Name(r.Name), t.About(r.Name)
	values := make([]goapp.UI, len(r.Values))
	for i, value := range r.Values {
		id, chosen := r.Name+"="+value, value == r.Value
		if r.Name == session.LanguageSetting { // each language is named in that language
			values[i] = ui.Choice("setting", id, text.LocaleOf(value).Name, chosen).Lang(value)
			continue
		}
		values[i] = ui.Choice("setting", id, t.Value(r.Name+"."+value), chosen)
	}
	return goapp.Div().Class("setting").Role("group").Aria("label", name).Aria("describedby", part.Describing(r.Name, does)).Body(
		goapp.Span().Text(name),
		part.About(r.Name, does),
		ui.Div("chips", values...),
		ui.If(r.Name == session.LevelSetting, ui.Live("status", goapp.Div()).Body(ui.Said("quiet", rules))),
	)
}
