package app

import (
	"cmp"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen/challenge"
	"ketword/app/screen/help"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/part"
	"ketword/app/screen/solver"
)

// The text typed in forms is stored in root, outside the model, and is restored when a dialog is opened
// again.

// formFields are the ids of the inputs for importing a list.
var formFields = []string{"list-title", "list-answers", "list-guesses", "list-also"}

// onInput stores what is typed in a form, since closing the dialog removes the inputs.
func (r *root) onInput(e goapp.Value) model.Msg {
	if field := browser.Closest(e, ".import input[id], .import textarea, .import select, .solver textarea, [id^=challenge-]"); field.Truthy() {
		r.form[field.Get("id").String()] = field.Get("value").String()
	}
	if msg := help.Typing(e); msg != nil {
		return msg
	}
	if msg := onChallenger(e); msg != nil {
		return msg
	}
	if msg := challenge.Typing(e); msg != nil {
		return msg
	}
	return r.onPasted(e)
}

// onChallenger handles typing in the name, which the link for sharing shows.
func onChallenger(e goapp.Value) model.Msg {
	if field := browser.Closest(e, "#"+part.ChallengerName); field.Truthy() {
		return model.NameChallenger{Name: browser.Plain(field.Get("value").String())}
	}
	return nil
}

// fillForm restores what was typed in the inputs.
func (r *root) fillForm() {
	for _, id := range append(formFields, solver.EntryField, challenge.Field(0), challenge.Field(1), challenge.ClueField) {
		if field := browser.Find("#" + id); field.Truthy() {
			value := r.form[id]
			if id == "list-also" {
				value = cmp.Or(value, ownlists.IfShort)
			}
			field.Set("value", value)
		}
	}
}

func (r *root) clearForm() {
	r.files = map[lists.Part]goapp.Value{}
	for _, id := range formFields {
		delete(r.form, id)
	}
	r.fillForm()
}
