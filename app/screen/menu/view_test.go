//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/session"
)

// TestMenu: what the menu offers, by the game in play.
func TestMenu(t *testing.T) {
	for name, test := range map[string]struct {
		table   *table
		actions []string
	}{
		"a game in play":  {newTable(t, "abide", ""), []string{"hint", "link", "ask-give-up", "puzzle", "lists", "solver", "lab", "settings", "offline"}},
		"a finished game": {tables(t)["classic, won"], []string{"link", "puzzle", "lists", "solver", "lab", "settings", "offline"}},
		"a new version": {
			newTable(t, "abide", "").send(model.UpdateWaits{}),
			[]string{"apply-update", "hint", "link", "ask-give-up", "puzzle", "lists", "solver", "lab", "settings", "offline"},
		},
		"the browser installs": {
			newTable(t, "abide", "").guess("abide").send(model.Installable{Way: session.InstallAsks}),
			[]string{"link", "puzzle", "lists", "solver", "lab", "settings", "offline", "install"},
		},
	} {
		m := test.table.send(model.Open{Screen: screen.Menu}).draw().One(t, drawn.Classed("menu"))
		same(t, name, drawn.Attrs(m.All(drawn.Classed("act")), "data-action"), test.actions...)
		if hint := m.All(drawn.Saying("data-action", "hint")); len(hint) > 0 {
			hint[0].One(t, drawn.Tagged("svg")) // as in the header, which has no room for it on phones
		}
		same(t, name+": groups", drawn.Texts(m.All(drawn.Tagged("h3"))), "This game", "Play", "Tools", "This device")
	}
}
