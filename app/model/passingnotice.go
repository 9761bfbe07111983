package model

import (
	"ketword/app/effect"
	"ketword/app/notice"
)

// confirm shows for some seconds that something was done.
func (m *Model) confirm(n notice.Notice) {
	m.showNotices(n)
	m.do(effect.Later{After: confirmed, Msg: passed{told: m.Play.Spoken.Count}})
}

// confirmed is how long a confirmation is shown.
const confirmed = 5_000 // milliseconds

// passed says that a confirmation was shown for long enough.
type passed struct{ told int }

// update drops the confirmation, unless something else was announced meanwhile.
func (msg passed) update(m *Model) {
	if m.Play.Spoken.Count == msg.told {
		m.Notices = nil
	}
}
