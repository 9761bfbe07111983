package screen

import (
	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
)

// ChoosesMode, ChoosesList and ChoosesLevel read what a control has chosen of a scope.
func ChoosesMode(value string, message func(session.Choice) any) any {
	return Read(value, engine.ParseMode, func(m engine.Mode) any { return message(session.Choice{Mode: m}) })
}

func ChoosesList(value string, message func(session.Choice) any) any {
	return Read(value, lists.ParseName, func(l lists.Name) any { return message(session.Choice{List: l}) })
}

func ChoosesLevel(value string, message func(session.Choice) any) any {
	return Read(value, engine.ParseLevel, func(l engine.Level) any { return message(session.Choice{Level: &l}) })
}
