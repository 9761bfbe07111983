package app

import (
	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/screen"
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
	if shown := is.StateOf(is.Screen); shown != nil {
		shown.Drawn(screen.Redrawn{
			View: r.view(), Before: &was.Session, Was: was.StateOf(is.Screen), Here: was.Screen == is.Screen, News: news(was, is),
		})
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

// news returns what the dialog tells first, if it was told since a model was drawn; or nil.
func news(was, is *model.Model) notice.Notice {
	if told := is.InDialog(); announced(was, is) && len(told) > 0 {
		return told[0]
	}
	return nil
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
