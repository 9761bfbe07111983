package scores

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/records"
	"ketword/app/screen"
)

// actions are the actions of the screen's controls, except the one that picks a file.
var actions = []screen.Action{
	{Name: "add-scores", Value: func(string) any {
		typed := make([]string, records.RecordFields)
		for i := range typed {
			typed[i] = browser.FieldValue(fieldID(i))
		}
		return Add{Record: typed}
	}},
	{Name: "copy-scores", Msg: Copy{}},
	{Name: "save-scores", Msg: Save{}},
	{Name: "delete-scores", Value: func(v string) any { return Delete{Line: v} }},
}

// FileRead returns the message for a picked file.
func FileRead(file goapp.Value) any {
	if file.Get("size").Int() > records.MaxFileBytes {
		return refusal(records.ScoresError{Fault: records.ScoresFile})
	}
	line, err := browser.TextOf(file)
	if err != nil {
		return refusal(records.ScoresError{Fault: records.ScoresFile})
	}
	return Add{Line: line}
}
