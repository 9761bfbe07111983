package puzzle

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
)

// puzzleChoice draws the choice of what to play.
type puzzleChoice struct {
	goapp.Compo
	Text   *text.Text
	Choice choice
	Puzzle string // names the puzzle in play
	Others []otherGame
}

// Draw draws the screen, with the name of the puzzle in play.
func Draw(v screen.View, m *Model, puzzle string) goapp.UI {
	return &puzzleChoice{Text: v.Text, Choice: choiceOf(v, m), Puzzle: puzzle, Others: others(v)}
}

// Render draws two parts: which puzzle, and by which rules.
func (p *puzzleChoice) Render() goapp.UI {
	t := &p.Text.PuzzleChoice
	return goapp.Section().Class("puzzle-choice").Body(
		goapp.Div().Class("which").Body(
			ui.If(!p.Choice.Today, ui.Act("today", t.Today())),
			p.yesterday(),
			ui.Act("archive", p.Text.Archive.Open()),
			ui.Act("new", p.Text.Game.Random()),
			ui.Act("challenge", p.Text.Challenge.Open()),
		),
		&seedChoice{Text: p.Text, Choice: p.Choice},
		&unfinished{Text: p.Text, Choice: p.Choice, Others: p.Others},
		goapp.H3().Class("part-head").Text(t.Rules()),
		&listChoice{Text: p.Text, Choice: p.Choice, Puzzle: p.Puzzle},
		ui.If(p.Choice.playable(), ui.Act("close", t.Play()).Class("main")),
		&levelChoice{Text: p.Text, Choice: p.Choice},
	)
}

// yesterday draws the button of yesterday's puzzle, which says how that ended.
func (p *puzzleChoice) yesterday() goapp.UI {
	day := p.Choice.Yesterday
	if !day.Opens() || day.InPlay {
		return nil
	}
	name := p.Text.Archive.Yesterday()
	if day.Mark != session.DayFresh {
		name = p.Text.Archive.Is(name, part.DayPlayed(p.Text, day))
	}
	return ui.Act("yesterday", name)
}

// Drawn gives the focus to what took the place of the control that was used, and shows what is
// told of a choice, once that is told first.
func Drawn(told notice.Notice) {
	browser.FocusAndShow(focusOn(told))
	reveal(told)
}
