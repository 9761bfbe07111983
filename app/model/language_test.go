package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/session"
)

// startIn returns the model of a page in a language, with stored settings. Only the English
// list can be loaded.
func startIn(t *testing.T, lang, settings string, speaks ...string) (Model, []effect.Effect) {
	lists := []lists.List{
		{Name: english5, Answers: 2, Guesses: 2, Quantum: true}, {Name: french5, Answers: 2, Guesses: 2, Quantum: true},
	}
	stored := map[string]string{}
	if settings != "" {
		stored[session.SettingsKey] = settings
	}
	m, effects := Update(newSite(lists, newLexicon(t)), Start{Day: 1, Lang: lang, Stored: stored, Speaks: speaks})
	if m.Waiting.Active() {
		return Update(m, ListFailed{List: m.Waiting.List.Name})
	}
	return m, effects
}

// TestFirstList: the first game has a list of the page's language, if there is one; the
// list played last takes precedence.
func TestFirstList(t *testing.T) {
	for lang, want := range map[string]lists.Name{"en": english5, "fr": french5, "xx": english5} {
		m, _ := startIn(t, lang, "")
		equal(t, lang, m.FirstList(), want)
		equal(t, lang+": before the program runs", newSite(m.Lists, nil).Prerendered(lang, screen.None).InPlay.Name, want)
	}
	m := newSite([]lists.List{{Name: english5, Answers: 2}, {Name: french5, Answers: 2}}, newLexicon(t))
	m, _ = Update(m, Start{Day: 1, Lang: "fr", Stored: map[string]string{session.RecentKey: apptest.Sealed(envelope.Recent, `{"mode":"classic","lists":{"classic":"en/5"},"games":{}}`)}})
	equal(t, "played before", m.InPlay.Name, english5)
}

// TestOffersLanguage: the language that the browser prefers is offered until the player has
// chosen one or begun a game.
func TestOffersLanguage(t *testing.T) {
	for _, test := range []struct {
		name, lang, settings string
		speaks               []string
		want                 string
	}{
		{"preferred", "en", "", []string{"fr", "en"}, "fr"},
		{"behind one that is not here", "en", "", []string{"xx", "fr"}, "fr"},
		{"that of the page", "en", "", []string{"en", "fr"}, ""},
		{"back to English", "fr", "", []string{"en"}, "en"},
		{"none that is here", "fr", "", []string{"xx"}, ""},
		{"chosen", "en", apptest.Sealed(envelope.Settings, `{"language":"en"}`), []string{"fr"}, ""},
	} {
		m, _ := startIn(t, test.lang, test.settings, test.speaks...)
		m.Notices = nil // on the list that can't be loaded
		equal(t, test.name, m.OffersLanguage(), test.want)
	}
	m, _ := startIn(t, "en", "", "fr")
	news := m
	news.showNotices(notice.CantSave)
	equal(t, "not over news", news.OffersLanguage(), "")
	kept, effects := Update(m, KeepLanguage{})
	equal(t, "declined", kept.OffersLanguage(), "")
	equal(t, "stored", effects, []effect.Effect{effect.Save{Key: session.SettingsKey, Value: apptest.Sealed(envelope.Settings, `{"language":"en"}`)}})
	for _, msg := range guess("slate") {
		m, _ = Update(m, msg)
	}
	equal(t, "under way", m.OffersLanguage(), "")
}

// TestTakeLanguage: a player who accepts the offered language also gets its list, unless a
// game was begun or another puzzle was requested.
func TestTakeLanguage(t *testing.T) {
	m, _ := startIn(t, "en", "", "fr")
	taken, effects := Update(m, TakeLanguage{Lang: "fr"})
	equal(t, "language", taken.Language(), "fr")
	equal(t, "stored", effects[0], effect.Effect(effect.Save{Key: session.SettingsKey, Value: apptest.Sealed(envelope.Settings, `{"language":"fr"}`)}))
	equal(t, "words", taken.Waiting.List.Name, french5)
	typed, _ := Update(m, play.Press{Letter: 's'})
	taken, _ = Update(typed, TakeLanguage{Lang: "fr"})
	equal(t, "begun: language", taken.Language(), "fr")
	equal(t, "begun: words", taken.Waiting.Active(), false)
	linked, _ := Update(newSite(m.Lists, newLexicon(t)), Start{Day: 1, Lang: "en", Query: "seed=7"})
	taken, _ = Update(linked, TakeLanguage{Lang: "fr"})
	equal(t, "linked: words", taken.Waiting.Active(), false)
	same, effects := Update(m, TakeLanguage{Lang: "xx"})
	equal(t, "unknown", same.Language(), "en")
	equal(t, "unknown: effects", len(effects), 0)
}
