package model

import (
	"errors"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/notice"
	"ketword/internal/copied"
	"ketword/internal/format"
)

// A stored value that can't be read is moved to another key, and the player is told which. The key
// of a value that a newer program wrote is frozen: nothing is written there.

// quarantineSuffix and a number are appended to the key of a value that is moved aside.
const quarantineSuffix = ".aside"

// quarantine returns the effect that moves a stored value to a free key.
func quarantine(key string, stored map[string]string) effect.Quarantine {
	for n := 1; ; n++ {
		to := format.Text("%s%s%d", key, quarantineSuffix, n)
		if _, taken := stored[to]; !taken {
			return effect.Quarantine{From: key, To: to, Value: stored[key]}
		}
	}
}

// keepUnread handles the error of reading a stored value, if any: it freezes the key or moves the value
// aside.
func (m *Model) keepUnread(key string, stored map[string]string, err error) {
	switch {
	case errors.Is(err, envelope.ErrNewer):
		m.Frozen[key] = true
	case err != nil:
		aside := quarantine(key, stored)
		m.Notices = appendNotices(m.Notices, notice.CorruptValue{Key: aside.To})
		m.do(aside)
	}
}

// freeze makes a key read-only because a newer program wrote its value.
func (m *Model) freeze(key string) {
	m.Frozen = copied.With(m.Frozen, key, true)
	m.showNotices(notice.NewerValue)
}

// unlessFrozen adds an effect on a key, unless the key is frozen.
func (m *Model) unlessFrozen(key string, e effect.Effect) {
	if !m.Frozen[key] {
		m.do(e)
	}
}
