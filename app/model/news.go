package model

import (
	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/screen"
)

// News waits for a quiet moment, so that it interrupts nobody: a game that has not begun, in a
// mode that the player knows, without an open dialog or other notices. At the end of a game it
// would compete with the result.

// addNews adds a piece of news, which waits for a quiet moment.
func (m *Model) addNews(n notice.Notice) { m.news = appendNotices(m.news, n) }

// quiet reports whether news would interrupt nobody.
func (m *Model) quiet() bool {
	begins := m.TakesGuesses() && m.Game.TurnCount() == 0 && !m.Play.Introduces(&m.Session)
	return m.Opened() && begins && m.Play.Typed == "" && m.Screen == screen.None && len(m.Notices) == 0 && !m.Waiting.Active()
}

// moment is the time for the player to see the result of an action before news is shown.
const moment = 2_000 // milliseconds

// scheduleNews schedules the news, if there is any and the moment is quiet.
func (m *Model) scheduleNews() {
	if len(m.news) == 0 || m.momentDue || !m.quiet() {
		return
	}
	m.momentDue = true
	m.do(effect.Later{After: moment, Msg: momentPassed{}})
}

type momentPassed struct{}

// update shows a piece of news, if the moment is still quiet.
func (momentPassed) update(m *Model) {
	m.momentDue = false
	if len(m.news) == 0 || !m.quiet() {
		return
	}
	n := m.news[0]
	m.news = m.news[1:]
	if n == notice.Notice(notice.UpdateReady) { // it stays, since the player can act on it
		m.showNotices(n)
	} else {
		m.confirm(n)
	}
}
