package app

import (
	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/session"
	"ketword/app/wording"
	"ketword/engine"
)

// titleDrawn updates the window's title.
func (r *root) titleDrawn() {
	if title := r.title(); title != r.titled {
		r.titled = title
		browser.Document().Set("title", title)
	}
}

// title returns the window's title: that of the open dialog, if it has an address, or else
// of the game.
func (r *root) title() string {
	if model.ScreenOf(r.model.Screen).Paged {
		return r.text.Pages.Title(string(r.model.Screen))
	}
	t, p := &r.text.Game, r.model.Game.Puzzle
	return t.Title(wording.ModeName(t, p.Rules.Mode), wording.PuzzleName(t, p))
}

// puzzleTitle returns the name of the puzzle in play, with its day.
func (r *root) puzzleTitle() string {
	m := &r.model
	if m.Lexicon == nil {
		return r.text.Game.Loading
	}
	title := wording.DatedTitle(r.text, m.Game.Puzzle, m.InPlay, m.Day)
	by := r.challengedBy()
	switch {
	case m.Guided():
		return wording.TitleOf(r.text, r.text.Guide.Title, m.Game.Puzzle, m.InPlay)
	case by != "" && r.toBeat() != "":
		return by + r.toBeat()
	case by != "":
		title = wording.TitleOf(r.text, by, m.Game.Puzzle, m.InPlay)
	}
	if m.Again() {
		title += wording.PartsBetween + r.text.Game.Again
	}
	if m.Cover() == session.KeepsGuessing && m.Game.Other() != engine.OtherOffered {
		title += wording.PartsBetween + r.text.KeepGuessing.Beyond
	}
	return title
}
