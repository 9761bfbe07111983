package screen

import (
	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
)

// ChoosesMode returns the message about the mode that a control has chosen of a scope; nil if it is none.
func ChoosesMode(value string, message func(session.Choice) any) any {
	return Read(value, engine.ParseMode, func(m engine.Mode) any { return message(session.Choice{Mode: m}) })
}

// ChoosesList is like [ChoosesMode], of a list.
func ChoosesList(value string, message func(session.Choice) any) any {
	return Read(value, lists.ParseName, func(l lists.Name) any { return message(session.Choice{List: l}) })
}

// ChoosesLevel is like [ChoosesMode], of a level.
func ChoosesLevel(value string, message func(session.Choice) any) any {
	return Read(value, engine.ParseLevel, func(l engine.Level) any { return message(session.Choice{Level: &l}) })
}
