package model

import (
	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/screen"
)

// News is told in a quiet moment, so that it interrupts nobody: a game is there to be begun,
// in a mode that the player knows, no dialog is open, and nothing else is told. Beside the end of
// a game it would speak over how that went.

// addNews adds a piece of news, which waits to be told.
func (m *Model) addNews(n notice.Notice) { m.news = appendNotices(m.news, n) }

// quiet reports whether a piece of news would interrupt nobody.
func (m *Model) quiet() bool {
	begins := m.TakesGuesses() && m.Game.TurnCount() == 0 && !m.Play.Introduces(&m.Session)
	return m.Opened() && begins && m.Play.Typed == "" && m.Screen == screen.None && len(m.Notices) == 0 && !m.Waiting.Active()
}

// moment is how long a player sees what has just been done, or ended, before news is told.
const moment = 2_000 // milliseconds

// scheduleNews asks for a quiet moment, if there is news and nothing is under way.
func (m *Model) scheduleNews() {
	if len(m.news) == 0 || m.momentDue || !m.quiet() {
		return
	}
	m.momentDue = true
	m.do(effect.Later{After: moment, Msg: momentPassed{}})
}

type momentPassed struct{}

// update tells a piece of news, if still nothing is under way.
func (momentPassed) update(m *Model) {
	m.momentDue = false
	if len(m.news) == 0 || !m.quiet() {
		return
	}
	n := m.news[0]
	m.news = m.news[1:]
	if n == notice.Notice(notice.UpdateReady) { // which stays, since something can be done about it
		m.showNotices(n)
	} else {
		m.confirm(n)
	}
}
