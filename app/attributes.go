package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/session"
)

// The settings are written to data- attributes of <html>, which the style sheet reads.

// Attributes returns what stands on the page's root of a player who has changed nothing,
// as in data-theme="system".
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

// settingMessage returns what a control of a setting does; its value is like
// "name=value".
func settingMessage(value string) model.Msg {
	name, value, _ := strings.Cut(value, "=")
	return model.ChangeSetting{Name: name, Value: value}
}
