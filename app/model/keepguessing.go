package model

import "ketword/app/session"

// After the last try in vain the secret can stay covered, so that the player may keep
// guessing. That changes nothing of the result, and is not stored: a reload shows the
// secret.

// lose covers the secret after the last try, here or in another window, if the player
// wants it.
func (m *Model) lose() {
	m.SecretCover = session.Uncovered
	if m.Settings.Value(session.KeepGuessing) == "on" {
		m.SecretCover = session.Covered
	}
}

// KeepGuessing begins to guess on after a loss.
type KeepGuessing struct{}

func (KeepGuessing) update(m *Model) {
	if m.Cover() != session.Covered {
		return
	}
	m.SecretCover, m.Typed, m.cursor, m.Fresh, m.Notices, m.refusals = session.KeepsGuessing, "", cursor{}, NoRow, nil, 0
	m.say(SayCover)
}

// ShowSecret shows the secret of a lost game.
type ShowSecret struct{}

func (ShowSecret) update(m *Model) {
	if m.Cover() == session.Uncovered {
		return
	}
	m.SecretCover, m.Typed, m.cursor, m.Fresh, m.Notices = session.Uncovered, "", cursor{}, NoRow, nil
	m.say(SayCover)
}
