package ownlists

import (
	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/screen"
)

// actions are the actions of the screen's controls, except those that change what is stored of a list.
var actions = []screen.Action{
	{Name: "play-list", List: func(l lists.Name) any { return screen.PlayList{List: l, Closes: true} }},
	{Name: "ask-rename", List: func(l lists.Name) any { return AskRename{List: l} }},
	{Name: "rename", List: func(l lists.Name) any { return Rename{List: l, Title: browser.FieldValue("new-title")} }},
	{Name: "keep-title", Msg: AskRename{}},
	{Name: "edit-list", List: func(l lists.Name) any { return Export{List: l} }},
	{Name: "edit-none", Msg: Edit{}},
	{Name: "export-answers", List: func(l lists.Name) any { return Export{List: l, Part: lists.AnswersPart} }},
	{Name: "export-guesses", List: func(l lists.Name) any { return Export{List: l, Part: lists.GuessesPart} }},
	{Name: "import", Msg: Submit{}},
	{Name: "import-understood", Msg: Submit{Agrees: true}},
	{Name: "import-good", Msg: Submit{Skips: true}},
	{Name: "import-mixed", Msg: Submit{Takes: true}},
	{Name: "import-length", Number: func(length int) any { return Submit{Length: length} }},
}
