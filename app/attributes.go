package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/screen"
)

// Some settings are data- attributes of <html>, which the style sheets and the page's
// scripts read.

// Attributes returns the attributes of <html> for the default settings, as in
// data-theme="system".
func Attributes() map[string]string {
	s := model.New(nil, nil).Settings
	all := map[string]string{}
	for _, row := range s.OnPage() {
		all["data-"+row.Name] = s.Value(row.Name)
	}
	return all
}

// applySettings writes changed settings to the attributes of <html>.
func (r *root) applySettings() {
	changed := map[string]any{}
	for _, row := range r.model.Settings.OnPage() {
		if value := r.model.Settings.Value(row.Name); value != r.applied[row.Name] {
			changed[row.Name] = value
			r.applied[row.Name] = value
		}
	}
	if len(changed) > 0 {
		goapp.Window().Call("ketwordSettings", changed)
	}
}

// settingMessage returns the message of a setting's control, whose value has the form
// "name=value".
func settingMessage(value string) model.Msg {
	name, value, _ := strings.Cut(value, "=")
	return screen.ChangeSetting{Name: name, Value: value}
}
