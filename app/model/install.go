package model

import "ketword/app/effect"

// InstallWay is how the game can be installed on the device.
type InstallWay uint8

// The ways.
const (
	NoInstall     InstallWay = iota // not by this browser, or it is installed
	InstallAsks                     // the browser asks the player, when it is told to
	InstallByHand                   // the player does it, by the browser's own menu
)

// Installable tells how the game can be installed from now on.
type Installable struct{ Way InstallWay }

func (msg Installable) update(m *Model) { m.Installs = msg.Way }

// Install installs the game.
type Install struct{}

// update lets the browser ask, which it does once for each offer, or opens the dialog
// that says how it is done.
func (Install) update(m *Model) {
	switch m.Installs {
	case InstallAsks:
		m.Installs = NoInstall
		Close{}.update(m)
		m.do(effect.AskToInstall{})
	case InstallByHand:
		Open{Screen: InstallScreen}.update(m)
	}
}
