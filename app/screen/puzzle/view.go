package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
)

// puzzleChoice draws the choice of what to play.
type puzzleChoice struct {
	goapp.Compo
	Text   *text.Text
	Choice model.PuzzleChoice
	Puzzle string // names the puzzle in play
	Others []otherGame
}

func (r *root) puzzleChoice() goapp.UI {
	return &puzzleChoice{Text: r.text, Choice: r.model.PuzzleChoice(), Puzzle: r.puzzleTitle(), Others: r.others()}
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
		ui.If(p.Choice.Playable(), ui.Act("close", t.Play()).Class("main")),
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

// puzzleChoiceDrawn gives the focus to what took the place of the control that was used, and shows what is
// told of a choice.
func (r *root) puzzleChoiceDrawn(was *model.Model) {
	if told(was, &r.model) {
		browser.FocusAndShow(focusInPlay(&r.model))
		revealChoice(&r.model)
	}
}
