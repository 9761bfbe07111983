package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
)

// play draws the choice of what to play.
type play struct {
	goapp.Compo
	Text   *text.Text
	Play   model.Play
	Puzzle string // names the puzzle in play
	Others []otherGame
}

func (r *root) play() goapp.UI {
	return &play{Text: r.text, Play: r.model.Play(), Puzzle: r.puzzleTitle(), Others: r.others()}
}

// Render draws two parts: which puzzle, and by which rules.
func (p *play) Render() goapp.UI {
	t := p.Text.Play
	return goapp.Section().Class("play").Body(
		goapp.Div().Class("which").Body(
			goapp.If(!p.Play.Today, func() goapp.UI { return ui.Act("today", t.Today) }),
			p.yesterday(),
			ui.Act("archive", p.Text.Archive.Open),
			ui.Act("new", p.Text.Game.Random),
			ui.Act("challenge", p.Text.Challenge.Open),
		),
		&seedChoice{Text: p.Text, Play: p.Play},
		&unfinished{Text: p.Text, Play: p.Play, Others: p.Others},
		goapp.H3().Class("part-head").Text(t.Rules),
		&listChoice{Text: p.Text, Play: p.Play, Puzzle: p.Puzzle},
		goapp.If(p.Play.Playable(), func() goapp.UI { return ui.Act("close", t.Play).Class("main") }),
		&levelChoice{Text: p.Text, Play: p.Play},
	)
}

// yesterday draws the button of yesterday's puzzle, which says how that ended.
func (p *play) yesterday() goapp.UI {
	day := p.Play.Yesterday
	if !day.Opens() || day.InPlay {
		return nil
	}
	name := p.Text.Archive.Yesterday
	if day.Mark != model.DayFresh {
		name = p.Text.Archive.Is(name, dayText(p.Text, day))
	}
	return ui.Act("yesterday", name)
}

// playDrawn gives the focus to what took the place of the control that was used, and shows what is
// told of a choice.
func (r *root) playDrawn(was *model.Model) {
	if told(was, &r.model) {
		focusAndShow(focusInPlay(&r.model))
		revealChoice(&r.model)
	}
}
