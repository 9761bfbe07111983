// Package screentest runs screens in tests.
package screentest

import (
	"ketword/app/screen"
	"ketword/app/session"
)

// Update returns a screen after a message, and its intents.
func Update[M any](s session.Session, m M, msg screen.Msg[M]) (next M, wants screen.Intents) {
	msg.Change(&s, &m, &wants)
	return m, wants
}
