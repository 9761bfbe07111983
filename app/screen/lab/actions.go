package lab

import (
	"math/rand/v2"

	"ketword/app/browser"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

func choose(c session.Choice) any { return Choose{By: c} }

// actions are the actions of the screen's controls.
var actions = []screen.Action{
	{Name: "lab-list", Choice: choose},
	{Name: "lab-mode", Choice: choose},
	{Name: "lab-level", Choice: choose},
	{Name: "lab-tab", Value: func(v string) any { return ShowTab{Tab: Tab(v)} }},
	{Name: "lab-words", Value: func(v string) any { return CountLetters{Guesses: v == "guesses"} }},
	{Name: "lab-try", Value: func(string) any { return TryOpener{Word: browser.PlainValue(tryField)} }},
	{Name: "lab-player", Value: func(v string) any { return ToggleStrategy{Name: v} }},
	{Name: "lab-sample", Number: func(games int) any { return ChooseSample{Games: games} }},
	{Name: "lab-play", Value: func(string) any {
		return PlayTournament{Opener: browser.PlainValue(openerField), Seed: browser.PlainValue(seedField)}
	}},
	{Name: "lab-cancel", Msg: CancelTournament{}},
	{Name: "export-letters", Value: func(v string) any { return ExportLetters{File: v} }},
	{Name: "export-games", Value: func(v string) any { return ExportGames{File: v} }},
	{Name: "watch-player", Value: func(v string) any { return ChoosePlayer{Strategy: v} }},
	{Name: "watch-next", Msg: SeeStep{}},
	{Name: "watch-all", Msg: SeeStep{All: true}},
	{Name: "watch", Value: func(string) any { return watchPlayer() }},
}

// watchPlayer returns the message that starts the game described in the fields.
func watchPlayer() WatchPlayer {
	return WatchPlayer{
		Secret: [2]string{browser.PlainValue(watchSecret(0)), browser.PlainValue(watchSecret(1))},
		Number: browser.PlainValue(watchNumber), First: browser.PlainValue(watchFirst), Draw: rand.N(engine.MaxDrawnSeed + 1),
	}
}
