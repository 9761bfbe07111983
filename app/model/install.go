package model

import (
	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/session"
)

// Installable says how the game can be installed from now on.
type Installable struct{ Way session.InstallWay }

func (msg Installable) update(m *Model) { m.Installs = msg.Way }

// Install installs the game.
type Install struct{}

// update has the browser ask the player, which it does only once for each offer, or opens
// the dialog with instructions.
func (Install) update(m *Model) {
	switch m.Installs {
	case session.InstallAsks:
		m.Installs = session.NoInstall
		Close{}.update(m)
		m.do(effect.AskToInstall{})
	case session.InstallByHand:
		m.OpenScreen(screen.Install)
	}
}
