package app

import (
	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/archive"
	"ketword/app/screen/challenge"
	"ketword/app/screen/games"
	"ketword/app/screen/hint"
	"ketword/app/screen/lab"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/playon"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/scores"
	"ketword/app/screen/solver"
	"ketword/app/screen/stats"
)

// afterRender brings what is no attribute in line with what was drawn: the dialog, the focus, what is
// in sight, the window's title. Each part of the page says what it does then beside its drawing, from
// the model that was drawn before and the one that is drawn now; so it is done once.
func (r *root) afterRender() {
	was, is := &r.drawn, &r.model
	if is.Screen != was.Screen && is.Screen != screen.None {
		if was.Screen != screen.None {
			emptyFields()
		}
		showDialog(is.Screen)
		r.fillForm()
	}
	r.makeRoom()
	r.input.Drawn(&was.Session, &is.Session, &was.Play, &is.Play)
	switch is.Screen { // a table: as a column of that of the dialogs it would take 1 kB more (gzip)
	case screen.Archive:
		archive.Drawn(&was.Archive, &is.Archive)
	case screen.Stats:
		stats.Drawn(news(was, is))
	case screen.Puzzle:
		puzzle.Drawn(justTold(was, is))
	case screen.Lists:
		ownlists.Drawn(&was.OwnLists, &is.OwnLists, was.Screen == screen.Lists, justTold(was, is))
	case screen.Hint:
		hint.Drawn(&was.Session, &is.Session, &was.Hint, &is.Hint)
	case screen.PlayOn:
		playon.Drawn(&was.Session, &is.Session, &was.PlayOn, &is.PlayOn)
	case screen.Scores:
		if was.Screen == screen.Scores {
			scores.Drawn(justTold(was, is))
		}
	case screen.Games:
		if was.Screen == screen.Games {
			games.Drawn(&was.Games, &is.Games, news(was, is))
		}
	case screen.Solver:
		solver.Drawn(&r.model.Session, &was.Solver, &r.model.Solver)
	case screen.Lab:
		lab.Drawn(&is.Session, &was.Session, &was.Lab, &is.Lab)
	case screen.Share:
		r.shareDrawn(was)
	case screen.Challenge:
		challenge.Drawn(&was.Challenge, &is.Challenge)
	}
	r.gameBegun(was)
	setChoices()
	r.titleDrawn()
	r.applySettings()
	r.drawn = *is
	if !r.keeps { // once, however often it is drawn before
		r.keeps = true
		r.afterPaint.Do(r.keepPage)
	}
}

// announced reports whether something new has been announced since a model was drawn.
func announced(was, is *model.Model) bool { return is.Play.Spoken.Count != was.Play.Spoken.Count }

// news returns what the dialog tells, if it was told since a model was drawn.
func news(was, is *model.Model) []notice.Notice {
	if !announced(was, is) {
		return nil
	}
	return is.InDialog()
}

// justTold returns what is told first, if something has been announced since a model was drawn.
func justTold(was, is *model.Model) notice.Notice {
	if !announced(was, is) {
		return nil
	}
	return is.FirstNotice()
}

// gameBegun prepares the worker after a game's first row: from now on help may be wanted.
func (r *root) gameBegun(was *model.Model) {
	if len(r.model.Game.Rows()) > 0 && len(was.Game.Rows()) == 0 {
		r.solverHost.Prepare(r.model.JobInPlay())
	}
}

// setChoices sets the fields with choices to what is chosen.
func setChoices() {
	fields := browser.Document().Call("querySelectorAll", "select[data-value]")
	for i := range fields.Length() {
		field := fields.Index(i)
		if chosen := field.Get("dataset").Get("value"); field.Get("value").String() != chosen.String() {
			field.Set("value", chosen)
		}
	}
}

// emptyFields takes out of the fields of a screen what was typed in those of another, if go-app has drawn the
// ones with the elements of the others.
func emptyFields() {
	fields := browser.Document().Call("querySelectorAll", "dialog input:not([value]), dialog textarea")
	for i := range fields.Length() {
		fields.Index(i).Set("value", "")
	}
}
