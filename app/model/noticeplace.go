package model

import (
	"slices"

	"ketword/app/notice"
	"ketword/app/screen"
)

// A notice is shown in the message line, or in the open dialog if that shows notices on its
// subject. Some are dropped when the dialog is closed, since they were read there.

// dialogTells reports whether a dialog is open that shows notices on a subject.
func (m *Model) dialogTells(of notice.Subject) bool {
	return m.Screen != screen.None && (of == notice.OfDeed || slices.Contains(ScreenOf(m.Screen).Tells, of))
}

// InLine returns the notices of the message line. The notice that nothing can be saved is
// too long beside the introduction on the board, and waits for its end.
func (m *Model) InLine() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool {
		return !m.dialogTells(of) && (of != notice.OfStorage || !m.Play.Introduces(&m.Session))
	})
}

// lasting returns the notices that stay while the first guess is typed.
func (m *Model) lasting() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool { return of == notice.OfStorage && m.Game.TurnCount() == 0 })
}

// InDialog returns the notices of the open dialog, without confirmations.
func (m *Model) InDialog() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool { return of != notice.OfDeed && m.dialogTells(of) })
}

// Confirmed returns the confirmations of the open dialog.
func (m *Model) Confirmed() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool { return of == notice.OfDeed && m.dialogTells(of) })
}

// noticesOf returns the notices of some subjects.
func (m *Model) noticesOf(wanted func(notice.Subject) bool) []notice.Notice {
	return m.noticesBut(func(n notice.Notice) bool { return !wanted(notice.SubjectOf(n)) })
}

// dropReadNotices drops the notices that were read in the dialog being closed.
func (m *Model) dropReadNotices() {
	m.dropNotices(func(n notice.Notice) bool {
		of := notice.SubjectOf(n)
		return of == notice.OfDeed || of.Passes() && m.dialogTells(of)
	})
}

// dropNoticesOf drops the notices of some subjects.
func (m *Model) dropNoticesOf(subjects ...notice.Subject) {
	m.dropNotices(func(n notice.Notice) bool { return slices.Contains(subjects, notice.SubjectOf(n)) })
}
