package stats

import (
	"ketword/app/effect"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/engine"
)

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "select-mode", Value: func(v string) any { return selects(records.ModePart, v) }},
	{Name: "select-lang", Value: func(v string) any { return selects(records.LangPart, v) }},
	{Name: "select-length", Value: func(v string) any { return selects(records.LengthPart, v) }},
	{Name: "select-level", Value: func(v string) any { return selects(records.LevelPart, v) }},
	{Name: "select-place", Value: func(v string) any { return selects(records.PlacePart, v) }},
	{Name: "turn-stats", Number: func(by int) any { return Turn{By: by} }},
	{Name: "open-day", Number: func(day int) any { return OpenDay{Day: engine.Day(day)} }},
	{Name: "export-history", Msg: ExportHistory{}},
	{Name: "link-history", Msg: MakeLink{}},
	{Name: "copy-history-link", Value: func(address string) any {
		return screen.Perform{Effect: effect.CopyText{Text: address, Copied: LinkCopied{}, Blocked: LinkCopied{Blocked: true}}}
	}},
	{Name: "take-history", Msg: TakeHistory{}},
}

// selects returns the message that sets a part of the selection, or nil if the value is invalid.
func selects(p records.Part, value string) any {
	if _, err := (records.Selection{}).With(p, value); err != nil {
		return nil
	}
	return Select{Part: p, Value: value}
}
