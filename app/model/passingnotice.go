package model

import (
	"ketword/app/effect"
	"ketword/app/notice"
)

// confirm tells for some seconds that something was done.
func (m *Model) confirm(n notice.Notice) {
	m.showNotices(n)
	m.do(effect.Later{After: confirmed, Msg: passed{told: m.Play.Spoken.Count}})
}

// confirmed is how long a confirmation can be read.
const confirmed = 5_000 // milliseconds

// passed tells that a confirmation has been seen for long enough.
type passed struct{ told int }

// update drops the confirmation, unless something else was announced since.
func (msg passed) update(m *Model) {
	if m.Play.Spoken.Count == msg.told {
		m.Notices = nil
	}
}
