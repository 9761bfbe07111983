package model

import (
	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
)

// A browser may clear stored values when it needs space, unless it grants a request not to.

// askedKey is the storage key that records that the browser was asked not to clear what is stored.
const askedKey = records.KeyPrefix + "asked"

// PersistenceRead gives the browser's answer.
type PersistenceRead struct{ Answer session.Persistence }

// update warns of a browser that may clear what is stored, once there is something to lose.
func (msg PersistenceRead) update(m *Model) {
	m.Persistence = msg.Answer
	if m.warns && msg.Answer == session.Clearable {
		m.warn(notice.MayBeCleared)
	}
	m.warns = false
}

// gamesToWarn is how many games have ended when the player is warned, once, that the browser may clear them.
const gamesToWarn = 10

// warnOfClearing has the browser asked again whether it may clear the games, once there are enough of them.
func (m *Model) warnOfClearing() {
	if len(m.History) == gamesToWarn {
		m.warns = true
		m.do(effect.ReadPersistence{})
	}
}

// askPersistence asks the browser to keep what is stored, once on each device: after a game
// has ended, so that there is something to keep.
func (m *Model) askPersistence() {
	if m.persistenceAsked || m.Denied {
		return
	}
	m.persistenceAsked = true
	m.do(effect.ReadPersistence{Asks: true})
	m.unlessFrozen(askedKey, effect.Save{Key: askedKey, Value: envelope.Asked.Seal(&m.persistenceAsked)})
}
