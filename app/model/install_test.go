package model

import (
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/session"
)

// TestInstall: the browser asks the player once for each offer; otherwise a dialog shows how to install by
// hand.
func TestInstall(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	equal(t, "at first", w.model.Installs, session.NoInstall)
	w.send(Installable{Way: session.InstallAsks}, Open{Screen: screen.Menu})
	equal(t, "offered", w.model.Installs, session.InstallAsks)
	w.send(Install{})
	equal(t, "asks", slices.Contains(w.effects, effect.Effect(effect.AskToInstall{})), true)
	equal(t, "menu", w.model.Screen, screen.None)
	equal(t, "asked", w.model.Installs, session.NoInstall)
	w.send(Install{})
	equal(t, "twice", w.effects, nil)
	w.send(Installable{Way: session.InstallByHand}, Install{})
	equal(t, "by hand", w.model.Screen, screen.Install)
	w.send(Installable{}, Close{})
	equal(t, "installed", w.model.Installs, session.NoInstall)
}
