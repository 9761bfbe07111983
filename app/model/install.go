package model

import (
	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/session"
)

// Installable tells how the game can be installed from now on.
type Installable struct{ Way session.InstallWay }

func (msg Installable) update(m *Model) { m.Installs = msg.Way }

// Install installs the game.
type Install struct{}

// update lets the browser ask, which it does once for each offer, or opens the dialog
// that says how it is done.
func (Install) update(m *Model) {
	switch m.Installs {
	case session.InstallAsks:
		m.Installs = session.NoInstall
		Close{}.update(m)
		m.do(effect.AskToInstall{})
	case session.InstallByHand:
		Open{Screen: screen.Install}.update(m)
	}
}
