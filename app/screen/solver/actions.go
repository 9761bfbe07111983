package solver

import (
	"ketword/app/browser"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/engine/coach"
)

func choose(c session.Choice) any { return Choose{By: c} }

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "solve-mode", Choice: choose},
	{Name: "solve-list", Choice: choose},
	{Name: "solve-level", Choice: choose},
	{Name: "solve-pool", Msg: SwitchPool{}},
	{Name: "set-word", Number: func(row int) any {
		return SpellRow{Row: row, Text: browser.Plain(browser.FieldValue(wordField(row)))}
	}},
	{Name: "take-word", Value: takePossible},
	{Name: "mark-tile", Value: func(v string) any {
		row, tile := tileOf(v)
		return MarkTile{Row: row, Tile: tile, Next: true}
	}},
	{Name: "mix-row", Number: func(row int) any { return MixRow{Row: row} }},
	{Name: "edit-row", Number: func(row int) any { return EditRow{Row: row} }},
	{Name: "remove-row", Number: func(row int) any { return RemoveRow{Row: row} }},
	{Name: "correct-row", Number: func(correction int) any { return CorrectRow{Correction: correction} }},
	{Name: "clear-rows", Msg: ClearRows{}},
	{Name: "bring-back-rows", Msg: BringBackRows{}},
	{Name: "advise-game", Msg: AdviseGame{}},
	{Name: "add-guess", Value: func(v string) any { return AddRow{Guess: v} }},
	{Name: "sort-guesses", Value: func(v string) any { return SortGuesses{By: coach.Column(v), Turns: true} }},
	{Name: "rank-guesses", Value: func(v string) any { return SortGuesses{By: coach.Column(v)} }},
	{Name: "more-guesses", Msg: MoreGuesses{}},
	{Name: "review-rows", Msg: ReviewRows{}},
	{Name: "type-guess", Value: typeGuess},
}

// typeGuess types a guess in the game in play, so that Enter plays it.
func typeGuess(guess string) any {
	part.CloseDialog()
	part.LeaveControl()
	return TypeGuess{Guess: guess}
}
