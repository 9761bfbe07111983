package stateless

import (
	"slices"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
)

// TestMenu: the entries of the menu depend on the game in play.
func TestMenu(t *testing.T) {
	for name, test := range map[string]struct {
		ended       bool
		device      session.Device
		has, hasNot []string // actions that are not always there
	}{
		"a game in play":       {false, session.Device{}, []string{"hint", "ask-give-up"}, []string{"apply-update", "install"}},
		"a finished game":      {true, session.Device{}, nil, []string{"apply-update", "hint", "ask-give-up", "install"}},
		"a new version":        {false, session.Device{UpdateWaits: true}, []string{"apply-update", "hint", "ask-give-up"}, []string{"install"}},
		"the browser installs": {true, session.Device{Installs: session.InstallAsks}, []string{"install"}, []string{"apply-update", "hint", "ask-give-up"}},
	} {
		s := session.New(nil, nil)
		if s.Device = test.device; test.ended {
			s.Game = s.Game.GiveUp()
		}
		m := drawn.Of(t, Menu.Draw(screen.View{Session: &s, Text: embedded.English})).One(t, drawn.Classed("menu"))
		actions := drawn.Attrs(m.All(drawn.Classed("act")), "data-action")
		for _, action := range append(test.has, "link", "puzzle", "archive", "challenge", "friends", "solver", "settings", "offline") {
			apptest.Equal(t, name+": "+action, slices.Contains(actions, action), true)
		}
		for _, action := range test.hasNot {
			apptest.Equal(t, name+": "+action, slices.Contains(actions, action), false)
		}
		apptest.Equal(t, name+": the new version comes first", actions[0] == "apply-update", test.device.UpdateWaits)
		if hint := m.All(drawn.Saying("data-action", "hint")); len(hint) > 0 {
			hint[0].One(t, drawn.Tagged("svg")) // the same icon as in the header, where it is hidden on phones
		}
		apptest.Strings(t, name+": groups", drawn.Texts(m.All(drawn.Tagged("h3"))), "This game", "Play", "This device")
		more := m.One(t, drawn.Tagged("details"))
		apptest.Strings(t, name+": folded", drawn.Attrs(more.All(drawn.Classed("act")), "data-action"), "lists", "lab")
	}
}
