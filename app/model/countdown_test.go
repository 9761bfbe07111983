package model

import (
	"testing"

	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/archive"
)

// TestCountdown: the time until the next puzzle is computed only where it is shown: in the
// archive, and at the end of today's game.
func TestCountdown(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	equal(t, "while playing", w.model.CountsDown(), false)
	w.send(Open{Screen: screen.Archive})
	equal(t, "in the archive", w.model.CountsDown(), true)
	w.send(Countdown{Minutes: 83})
	equal(t, "minutes", w.model.Minutes, 83)
	w.send(archive.PlayDay{Day: 3}, play.GiveUp{})
	equal(t, "at the end of another day's game", w.model.CountsDown(), false)
	w.send(GoToday{}, play.GiveUp{})
	equal(t, "at the end of today's", w.model.CountsDown(), true)
	w.send(DayChanged{Day: testDay + 1})
	equal(t, "which is yesterday's now", w.model.CountsDown(), false)
	unopened := newModel(newLexicon(t))
	equal(t, "before the first game", unopened.CountsDown(), false)
}
