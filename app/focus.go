package app

import (
	"fmt"

	"ketword/app/model"
)

// focusAfter returns what gets the focus in the dialog of the player's lists,
// where the control that was used has gone; "" if it stays.
func focusAfter(m model.Model, last shown) string {
	now := shownOf(m)
	switch {
	case now.screen != model.ListsScreen:
		return ""
	case now.renaming != last.renaming && now.renaming != model.ListName{}:
		return "#new-title"
	case now.renaming != last.renaming:
		return control("ask-rename", last.renaming)
	case now.files != last.files && last.screen == model.ListsScreen && now.told == last.told:
		return partFocus(now.files, last.files)
	case now.told == last.told:
		return ""
	}
	switch n := m.FirstNotice().(type) {
	case model.ListDeleted:
		return "[data-action=bring-back]"
	case model.ListKept:
		return control("play-list", n.List.Name)
	case model.ListBack:
		return control("play-list", n.List.Name)
	}
	return ""
}

// control returns the selector of a control of a list.
func control(action string, list model.ListName) string {
	return fmt.Sprintf("[data-action=%q][data-value=%q]", action, list)
}

// partFocus returns the control that took the place of the one by which a file
// was picked or taken back.
func partFocus(files, before [2]string) string {
	for i, part := range []model.Part{model.AnswersPart, model.GuessesPart} {
		switch {
		case files[i] == before[i]:
		case files[i] != "":
			return fmt.Sprintf("[data-action=unpick][data-value=%q]", part)
		default:
			return fmt.Sprintf("input[type=file][data-part=%q]", part)
		}
	}
	return ""
}
