package model

import (
	"errors"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/notice"
	"ketword/internal/copied"
	"ketword/internal/format"
)

// What is stored and can't be read is not lost: it is moved aside, and the player told where
// to. What a newer program wrote is left as it is: its key is frozen, and nothing is written there.

// quarantineSuffix begins what is added to the key of a value that is moved aside.
const quarantineSuffix = ".aside"

// quarantine returns what moves a stored value aside, to a key that is free.
func quarantine(key string, stored map[string]string) effect.Quarantine {
	for n := 1; ; n++ {
		to := format.Text("%s%s%d", key, quarantineSuffix, n)
		if _, taken := stored[to]; !taken {
			return effect.Quarantine{From: key, To: to, Value: stored[key]}
		}
	}
}

// keepUnread moves aside or freezes a stored value that was read with an error, if there is one.
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

// freeze makes a key read-only, since a newer program has written its value.
func (m *Model) freeze(key string) {
	m.Frozen = copied.With(m.Frozen, key, true)
	m.showNotices(notice.NewerValue)
}

// unlessFrozen asks for an effect on a key, unless a newer program wrote the value there.
func (m *Model) unlessFrozen(key string, e effect.Effect) {
	if !m.Frozen[key] {
		m.do(e)
	}
}
