package model

import (
	"slices"

	"ketword/app/notice"
	"ketword/app/play"
)

// is reports whether a notice is of a type.
func is[T any](n notice.Notice) bool {
	_, ok := n.(T)
	return ok
}

// appendNotices returns the notices and some more. It writes into neither.
func appendNotices(notices []notice.Notice, more ...notice.Notice) []notice.Notice {
	return slices.Concat(notices, more)
}

// showNotices tells these notices only, which are spoken too.
func (m *Model) showNotices(notices ...notice.Notice) {
	m.Notices = notices
	m.say(play.SayNotice)
}

// dropNotices drops the notices that hold no longer.
func (m *Model) dropNotices(over func(notice.Notice) bool) { m.Notices = m.noticesBut(over) }

// noticesBut returns the notices apart from some.
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
