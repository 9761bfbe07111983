package app

import (
	"slices"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/internal/each"
)

// settings draws the settings, group by group: each as a switch, if it is on or off,
// or else as a choice of values.
type settings struct {
	goapp.Compo
	Text    *text.Settings
	Rows    []settingRow
	Unsaved bool   // nothing can be saved
	Told    string // what came of a choice
}

// settingRow is a setting with the value that it has.
type settingRow struct {
	session.Setting
	Value string
}

func (r *root) settings() goapp.UI {
	var rows []settingRow
	for _, s := range r.model.Settings.All() {
		if s.Name != session.Haptics || r.able.Vibrates {
			rows = append(rows, settingRow{s, r.model.Settings.Value(s.Name)})
		}
	}
	return &settings{Text: &r.text.Settings, Rows: rows, Unsaved: r.model.Unsaved, Told: noticeText(r.text, r.model.InDialog())}
}

func (s *settings) Render() goapp.UI {
	groups := []goapp.UI{ui.If(s.Unsaved, goapp.P().Text(s.Text.Unsaved())), ui.Said("refusal", s.Told)}
	for rest := s.Rows; len(rest) > 0; {
		group := rest[0].Group
		end := slices.IndexFunc(rest, func(row settingRow) bool { return row.Group != group })
		if end < 0 {
			end = len(rest)
		}
		groups = append(groups, goapp.Div().Class("group").Body(
			goapp.H3().Text(s.Text.Groups(string(group))), goapp.Div().Body(each.Of(rest[:end], s.row)...),
		))
		rest = rest[end:]
	}
	return goapp.Section().Class("settings").Body(groups...)
}

func (s *settings) row(row settingRow) goapp.UI {
	if onOff(row.Setting) {
		return toggle(row, s.Text.Name(row.Name), s.Text.About(row.Name))
	}
	return s.choice(row)
}

// onOff reports whether a setting is on or off.
func onOff(s session.Setting) bool {
	return len(s.Values) == 2 && slices.Contains(s.Values, "on") && slices.Contains(s.Values, "off")
}

func toggle(row settingRow, name, does string) goapp.UI {
	next := "on"
	if row.Value == "on" {
		next = "off"
	}
	return goapp.Button().Type("button").Class("setting").Role("switch").
		DataSet("action", "setting").DataSet("value", row.Name+"="+next).
		Aria("checked", row.Value == "on").Aria("label", name).Aria("describedby", describing(row.Name, does)).
		Body(
			goapp.Span().Text(name),
			goapp.Span().Class("knob"),
			about(row.Name, does),
		)
}

func (s *settings) choice(row settingRow) goapp.UI {
	name, does := s.Text.Name(row.Name), s.Text.About(row.Name)
	values := make([]goapp.UI, len(row.Values))
	for i, value := range row.Values {
		id, chosen := row.Name+"="+value, value == row.Value
		if row.Name == session.LanguageSetting { // each language is named in itself
			values[i] = ui.Choice("setting", id, text.LocaleOf(value).Name, chosen).Lang(value)
			continue
		}
		values[i] = ui.Choice("setting", id, s.Text.Value(row.Name+"."+value), chosen)
	}
	return goapp.Div().Class("setting").Role("group").Aria("label", name).Aria("describedby", describing(row.Name, does)).Body(
		goapp.Span().Text(name),
		about(row.Name, does),
		goapp.Div().Class("chips").Body(values...),
	)
}

// about draws what a setting does, if its name does not say it.
func about(setting, text string) goapp.UI {
	return ui.If(text != "", goapp.Elem("small").ID("about-"+setting).Text(text))
}

// describing returns the id of what [about] draws; "" if that is nothing.
func describing(setting, does string) string {
	return ui.When(does != "", "about-"+setting)
}

// settingMessage returns what a control of a setting does; its value is like
// "name=value".
func settingMessage(value string) model.Msg {
	name, value, _ := strings.Cut(value, "=")
	return model.ChangeSetting{Name: name, Value: value}
}

// Attributes returns what stands on the page's root of a player who has changed nothing,
// as in data-theme="system", for the style sheet.
func Attributes() map[string]string { return attributesOf(model.New(nil, nil).Settings) }

func attributesOf(s session.Settings) map[string]string {
	all := map[string]string{}
	for _, row := range s.All() {
		if row.Name != session.LanguageSetting { // the page has it as any page does
			all["data-"+row.Name] = s.Value(row.Name)
		}
	}
	return all
}

// applySettings writes the settings into the attributes of the page's root, if one
// has changed.
func (r *root) applySettings() {
	changed := map[string]any{}
	for _, row := range r.model.Settings.All() {
		if value := r.model.Settings.Value(row.Name); value != r.applied[row.Name] {
			changed[row.Name] = value
			r.applied[row.Name] = value
		}
	}
	if len(changed) > 0 {
		goapp.Window().Call("ketwordSettings", changed)
	}
}
