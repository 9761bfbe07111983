package model

import (
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/session"
)

// TestAskedLanguage: whoever opens the address of a language has chosen it. The first language has no address of its own.
func TestAskedLanguage(t *testing.T) {
	for _, c := range []struct{ chosen, page, want string }{{"en", "de", "de"}, {"fr", "de", "de"}, {"de", "de", "de"}, {"de", "en", "de"}} {
		stored := map[string]string{session.SettingsKey: apptest.Sealed(envelope.Settings, `{"language":"`+c.chosen+`","moved":"on"}`)}
		m, _ := Update(newModel(newLexicon(t)), Start{Stored: stored, Day: testDay, Lang: c.page})
		equal(t, c.page+" after "+c.chosen, m.Settings.Chosen(session.LanguageSetting), c.want)
	}
}
