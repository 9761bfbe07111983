package menu

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
)

// TestMenu: what the menu offers, by the game in play.
func TestMenu(t *testing.T) {
	for name, test := range map[string]struct {
		ended   bool
		device  session.Device
		actions []string
	}{
		"a game in play":  {false, session.Device{}, []string{"hint", "link", "ask-give-up", "puzzle", "lists", "solver", "lab", "settings", "offline"}},
		"a finished game": {true, session.Device{}, []string{"link", "puzzle", "lists", "solver", "lab", "settings", "offline"}},
		"a new version": {
			false, session.Device{UpdateWaits: true},
			[]string{"apply-update", "hint", "link", "ask-give-up", "puzzle", "lists", "solver", "lab", "settings", "offline"},
		},
		"the browser installs": {
			true, session.Device{Installs: session.InstallAsks},
			[]string{"link", "puzzle", "lists", "solver", "lab", "settings", "offline", "install"},
		},
	} {
		s := session.New(nil, nil)
		if s.Device = test.device; test.ended {
			s.Game = s.Game.GiveUp()
		}
		m := drawn.Of(t, new(Model).Draw(screen.View{Session: &s, Text: embedded.English})).One(t, drawn.Classed("menu"))
		apptest.Strings(t, name, drawn.Attrs(m.All(drawn.Classed("act")), "data-action"), test.actions...)
		if hint := m.All(drawn.Saying("data-action", "hint")); len(hint) > 0 {
			hint[0].One(t, drawn.Tagged("svg")) // as in the header, which has no room for it on phones
		}
		apptest.Strings(t, name+": groups", drawn.Texts(m.All(drawn.Tagged("h3"))), "This game", "Play", "Tools", "This device")
	}
}
