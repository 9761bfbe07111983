package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/internal/each"
)

// These functions change the notices of the model.

// is reports whether a notice has type T.
func is[T any](n notice.Notice) bool {
	_, ok := n.(T)
	return ok
}

// appendNotices returns the notices followed by more, in a new slice.
func appendNotices(notices []notice.Notice, more ...notice.Notice) []notice.Notice {
	return each.Joined(notices, more)
}

// showNotices replaces the notices by these, and announces them.
func (m *Model) showNotices(notices ...notice.Notice) {
	m.Notices = notices
	m.say(play.SayNotice)
}

// warn appends a notice that may come with a turn. A screen reader then tells the turn first.
func (m *Model) warn(n notice.Notice) {
	m.Notices = appendNotices(m.Notices, n)
	if m.Play.Spoken.What == play.SayRow {
		m.say(play.SayWarning)
		return
	}
	m.say(play.SayNotice)
}

// dropNotices drops the notices for which over returns true.
func (m *Model) dropNotices(over func(notice.Notice) bool) { m.Notices = m.noticesBut(over) }

// noticesBut returns the notices for which some returns false.
func (m *Model) noticesBut(some func(notice.Notice) bool) (others []notice.Notice) {
	for _, n := range m.Notices {
		if !some(n) {
			others = append(others, n)
		}
	}
	return others
}

// say makes an announcement.
func (m *Model) say(what play.Speech) { m.Play.Say(&m.Session, what) }

// A notice is shown in the message line, or in the open dialog if that shows notices on its
// subject. Some are dropped when the dialog is closed, since they were read there.

// dialogShows reports whether a dialog is open that shows notices on a subject.
func (m *Model) dialogShows(of notice.Subject) bool {
	return m.Screen != screen.None && (of == notice.OfAction || slices.Contains(ScreenOf(m.Screen).Shows, of))
}

// InLine returns the notices of the message line. The notice that nothing can be saved is
// too long beside the introduction on the board, and waits for its end.
func (m *Model) InLine() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool {
		return !m.dialogShows(of) && (of != notice.OfStorage || !m.Play.Introduces(&m.Session))
	})
}

// lasting returns the notices that stay while the first guess is typed.
func (m *Model) lasting() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool { return of == notice.OfStorage && m.Game.TurnCount() == 0 })
}

// InDialog returns the notices of the open dialog, without confirmations.
func (m *Model) InDialog() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool { return of != notice.OfAction && m.dialogShows(of) })
}

// Confirmed returns the confirmations of the open dialog.
func (m *Model) Confirmed() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool { return of == notice.OfAction && m.dialogShows(of) })
}

// noticesOf returns the notices of some subjects.
func (m *Model) noticesOf(wanted func(notice.Subject) bool) []notice.Notice {
	return m.noticesBut(func(n notice.Notice) bool { return !wanted(notice.SubjectOf(n)) })
}

// dropReadNotices drops the notices that were read in the dialog being closed.
func (m *Model) dropReadNotices() {
	m.dropNotices(func(n notice.Notice) bool {
		of := notice.SubjectOf(n)
		return of == notice.OfAction || of.Passes() && m.dialogShows(of)
	})
}

// dropNoticesOf drops the notices of some subjects.
func (m *Model) dropNoticesOf(subjects ...notice.Subject) {
	m.dropNotices(func(n notice.Notice) bool { return slices.Contains(subjects, notice.SubjectOf(n)) })
}

// confirm shows for some seconds that something was done.
func (m *Model) confirm(n notice.Notice) {
	m.showNotices(n)
	m.do(effect.Later{After: confirmed, Msg: passed{announced: m.Play.Spoken.Count}})
}

// confirmed is how long a confirmation is shown.
const confirmed = 5_000 // milliseconds

// passed says that a confirmation was shown for long enough.
type passed struct{ announced int }

// update drops the confirmation, unless something else was announced meanwhile.
func (msg passed) update(m *Model) {
	if m.Play.Spoken.Count == msg.announced {
		m.Notices = nil
	}
}
