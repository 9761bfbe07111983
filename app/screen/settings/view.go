// Package settings is the screen of the settings. It has no state of its own, since choices
// are stored in the session at once.
package settings

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

// Screen is the screen of the settings.
var Screen = screen.Screen{
	Name: screen.Settings, Title: func(t *text.Text) string { return t.Settings.Title },
	Focus: screen.FirstControl,
	Tells: []notice.Subject{notice.OfLanguage, notice.OfRules},
}

// Model is the empty state of the screen.
type Model struct{ screen.Plain }

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// row is a setting with its value.
type row struct {
	session.Setting
	Value string
}

// Draw draws the screen. It omits vibration if the device can't vibrate.
func (*Model) Draw(v screen.View) goapp.UI {
	var rows []row
	for _, s := range v.Session.Settings.All() {
		if s.Name != session.Haptics || v.Device.Vibrates {
			rows = append(rows, row{s, v.Session.Settings.Value(s.Name)})
		}
	}
	t := &v.Text.Settings
	told := []goapp.UI{ui.If(v.Session.Unsaved, ui.P("", t.Unsaved)), ui.Said("refusal", notice.Sentence(v.Text, notice.First(v.Told, notice.OfLanguage)))}
	rules := notice.Sentence(v.Text, notice.First(v.Told, notice.OfRules))
	return goapp.Section().Class("settings").Body(append(told, groups(t, rows, rules)...)...)
}

// groups draws the settings by group. A setting with the values on and off is a switch, any other a choice
// of values. Below the level stands what came of a choice.
func groups(t *text.Settings, rest []row, rules string) (groups []goapp.UI) {
	for len(rest) > 0 {
		group := rest[0].Group
		end := slices.IndexFunc(rest, func(r row) bool { return r.Group != group })
		if end < 0 {
			end = len(rest)
		}
		drawn := each.Of(rest[:end], func(r row) goapp.UI {
			if onOff(r.Setting) {
				return part.Toggle(r.Name, r.Value, t.Name(r.Name), t.About(r.Name))
			}
			return choice(t, r, rules)
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

func choice(t *text.Settings, r row, rules string) goapp.UI {
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
