package model

import (
	"slices"

	"ketword/app/notice"
	"ketword/app/screen"
)

// A notice is told in the message line, or in the dialog that is open if that tells of its
// subject. Some are over once that dialog is left, since they were read there.

// dialogTells reports whether the dialog that is open, if one is, tells of a subject.
func (m *Model) dialogTells(of notice.Subject) bool {
	return m.Screen != screen.None && (of == notice.OfDeed || slices.Contains(ScreenOf(m.Screen).Tells, of))
}

// InLine returns what the message line tells. That nothing can be saved is too long to stand
// beside what the board teaches, and waits for its end.
func (m *Model) InLine() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool {
		return !m.dialogTells(of) && (of != notice.OfStorage || !m.Play.Introduces(&m.Session))
	})
}

// lasting returns what is told on while the first guess is typed.
func (m *Model) lasting() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool { return of == notice.OfStorage && m.Game.TurnCount() == 0 })
}

// InDialog returns what the dialog that is open tells, confirmations apart.
func (m *Model) InDialog() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool { return of != notice.OfDeed && m.dialogTells(of) })
}

// Confirmed returns what the dialog that is open confirms.
func (m *Model) Confirmed() []notice.Notice {
	return m.noticesOf(func(of notice.Subject) bool { return of == notice.OfDeed && m.dialogTells(of) })
}

// noticesOf returns the notices of some subjects.
func (m *Model) noticesOf(wanted func(notice.Subject) bool) []notice.Notice {
	return m.noticesBut(func(n notice.Notice) bool { return !wanted(notice.SubjectOf(n)) })
}

// dropReadNotices drops the notices that were read in the dialog that is left.
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
