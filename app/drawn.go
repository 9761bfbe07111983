package app

import (
	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/screen"
)

// afterRender updates what is not an attribute after each drawing: the dialog, the focus, the scroll
// position, the window's title. Each part of the page compares the model drawn before with the one
// drawn now, in the file of its drawing, so that nothing is done twice.
func (r *root) afterRender() {
	was, is := &r.drawn, &r.model
	if is.Screen != was.Screen && is.Screen != screen.None {
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
	if is.Screen != screen.None {
		setChoices()
	}
	r.titleDrawn()
	r.applySettings()
	r.drawn = *is
	if !r.keeps { // only once, however often the page is drawn meanwhile
		r.keeps = true
		r.afterPaint.Do(r.keepPage)
	}
}

// announced reports whether something was announced between two models.
func announced(was, is *model.Model) bool { return is.Play.Spoken.Count != was.Play.Spoken.Count }

// news returns the first notice of the dialog if something was announced since was was drawn, or else nil.
func news(was, is *model.Model) notice.Notice {
	if told := is.InDialog(); announced(was, is) && len(told) > 0 {
		return told[0]
	}
	return nil
}

// gameBegun prepares the worker after a game's first row, since the player may want help from now on.
func (r *root) gameBegun(was *model.Model) {
	if len(r.model.Game.Rows()) > 0 && len(was.Game.Rows()) == 0 {
		r.solverHost.Prepare(r.model.JobInPlay())
	}
}

// setChoices sets each select element to its chosen value.
func setChoices() {
	fields := browser.Document().Call("querySelectorAll", "select[data-value]")
	for i := range fields.Length() {
		field := fields.Index(i)
		if chosen := field.Get("dataset").Get("value"); field.Get("value").String() != chosen.String() {
			field.Set("value", chosen)
		}
	}
}
