package model

import (
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/internal/each"
)

// The functions below change the notices of the model.

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
