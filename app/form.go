package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// formFields are the ids of what is typed to import a list.
var formFields = []string{"list-title", "list-answers", "list-guesses"}

// onInput keeps what is typed to import a list, since the fields go when the
// dialog is closed.
func (r *root) onInput(e goapp.Value) model.Msg {
	if field := closest(e, ".import input[id], .import textarea"); field.Truthy() {
		r.form[field.Get("id").String()] = field.Get("value").String()
	}
	return nil
}

// fillForm puts what was typed back into the fields.
func (r *root) fillForm() {
	for _, id := range formFields {
		if field := find("#" + id); field.Truthy() {
			field.Set("value", r.form[id])
		}
	}
}

// clearForm empties the form.
func (r *root) clearForm() {
	r.files, r.form = map[model.Part]goapp.Value{}, map[string]string{}
	r.fillForm()
}

// fieldValue returns what is typed in a field; "" if it isn't there.
func fieldValue(id string) string {
	field := find("#" + id)
	if !field.Truthy() {
		return ""
	}
	return field.Get("value").String()
}

// onCancel lets Escape close the field for a new title, and not the dialog
// around it.
func (r *root) onCancel(e goapp.Value) model.Msg {
	if r.model.Renaming == (model.ListName{}) || e.Get("target").Get("nodeName").String() != "DIALOG" {
		return nil
	}
	e.Call("preventDefault")
	return model.AskRename{}
}
