package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/stats"
	"ketword/app/session"
	"ketword/engine"
)

// chosen returns the values of two settings.
func chosen(m Model) [2]string {
	return [2]string{m.Settings.Value("motion"), m.Settings.Value("theme")}
}

// TestSettings: a choice is stored, and restored at the next start.
func TestSettings(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	w := openWindow(t, l, stored, "")
	equal(t, "at first", chosen(w.model), [2]string{"system", "system"})
	for _, same := range [][2]string{
		{"motion", "system"}, {"motion", "up"}, {"motion", ""}, {"colour", "system"}, {"", ""},
	} {
		w.send(sets(same[0], same[1]))
		equal(t, same[0]+" "+same[1]+": effects", w.effects, []effect.Effect(nil))
	}
	equal(t, "after what is no change", chosen(w.model), [2]string{"system", "system"})
	w.send(sets("theme", "dark"), sets("motion", "reduced"))
	equal(t, "changed", chosen(w.model), [2]string{"reduced", "dark"})
	equal(t, "stored", stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"motion":"reduced","theme":"dark"}`))
	equal(t, "again", chosen(openWindow(t, l, stored, "").model), [2]string{"reduced", "dark"})
	w.send(sets("motion", "system"))
	equal(t, "effects", len(w.effects), 1)
	equal(t, "changed back", chosen(openWindow(t, l, stored, "").model), [2]string{"system", "dark"})
}

// TestSettingsOfAnotherWindow: they are adopted, if they can be read.
func TestSettingsOfAnotherWindow(t *testing.T) {
	a, b := twoWindows(t)
	a.send(sets("motion", "reduced"))
	b.tell(session.SettingsKey)
	b.send(StoredChanged{Key: session.SettingsKey, Value: "x"})
	equal(t, "changed, and kept", chosen(b.model), [2]string{"reduced", "system"})
	tells(t, "unreadable", b.model)
}

// TestIntroduces: the first game of a mode shows its introduction until a word is guessed.
func TestIntroduces(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	told := func(what string, w *window, want bool) {
		t.Helper()
		equal(t, what, introduces(w), want)
	}
	w := openWindow(t, l, stored, "")
	told("classic", w, true)
	told("quantum", w.send(SwitchMode{Mode: engine.Quantum}), true)
	told("a letter", w.send(play.Press{Letter: 'a'}), false)
	told("taken back", w.send(play.Erase{}), false)
	told("not begun, again", openWindow(t, l, stored, "mode=quantum"), true)
	told("more tries", openWindow(t, l, stored, "mode=quantum&tries=8"), false)
	told("a guess", w.send(guess("abide")...), false)
	told("begun, again", openWindow(t, l, stored, "mode=quantum"), false)
	told("another game", w.send(NewRandom{}), false)
	told("another game, again", openWindow(t, l, stored, "mode=quantum&seed=3"), false)
	told("without games", openWindow(t, l, map[string]string{}, "mode=quantum"), true)
	w = openWindow(t, l, map[string]string{}, "").send(guess("audio")...)
	told("quantum after classic", w.send(SwitchMode{Mode: engine.Quantum}), true)
	told("after one that was given up", w.send(play.GiveUp{}, NewRandom{}), false)
}

// TestIntroducesUnsaved: the notice that nothing can be saved waits for the end of the introduction.
func TestIntroducesUnsaved(t *testing.T) {
	m, _ := Update(newModel(newLexicon(t)), Start{Day: testDay, Denied: true})
	equal(t, "beside what is taught", m.InLine(), nil)
	equal(t, "taught", m.Play.Introduces(&m.Session), true)
	m, _ = Update(m, play.Press{Letter: 'a'})
	equal(t, "taught no more", m.Play.Introduces(&m.Session), false)
	equal(t, "after the first letter", m.InLine(), []notice.Notice{notice.CantSave})
}

// TestSettingsInFile: an import adopts the settings that were not chosen here, unless a newer program has stored some.
func TestSettingsInFile(t *testing.T) {
	file := stats.HistoryRead{Settings: map[string]envelope.Raw{"motion": `"reduced"`, "theme": `"d\u0061rk"`}}
	w := openWith(t, 1).send(sets("theme", "light"), file)
	equal(t, "stored", w.stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"motion":"reduced","theme":"light"}`))
	tells(t, "told", w.model, notice.GamesAdded{Settings: true})
	tells(t, "again", w.send(file).model, notice.GamesAdded{})
	newer := openWindow(t, newLexicon(t), map[string]string{session.SettingsKey: apptest.Newer}, "").send(file)
	equal(t, "beside a newer program's", chosen(newer.model), [2]string{"system", "system"})
}

// TestUnknownSettingsInFile: a setting or value that this version does not know is ignored, which
// is reported, and does not affect others. Stored values stay.
func TestUnknownSettingsInFile(t *testing.T) {
	read := func(w *window, name string, value envelope.Raw) *window {
		return w.send(stats.HistoryRead(records.File{Settings: map[string]envelope.Raw{name: value}}))
	}
	for name, value := range map[string]envelope.Raw{
		"theme": `"evil"`, "motion": "5", "palette": `["usual"]`, "contrast": "null", "layout": `""`, "nosuch": `"dark"`, "": `"on"`, "later": "true",
	} {
		w := read(openWith(t, 1), name, value)
		equal(t, name+": stored", w.stored[session.SettingsKey], "")
		tells(t, name, w.model, notice.GamesAdded{Unknown: true})
	}
	w := openWith(t, 1).send(stats.HistoryRead(records.File{Settings: map[string]envelope.Raw{"theme": `"evil"`, "motion": `"reduced"`}}))
	tells(t, "one of two", w.model, notice.GamesAdded{Settings: true, Unknown: true})
	tells(t, "the right one later", read(w, "theme", `"dark"`).model, notice.GamesAdded{Settings: true})
	equal(t, "values", chosen(w.model), [2]string{"reduced", "dark"})

	stored := map[string]string{session.SettingsKey: apptest.Sealed(envelope.Settings, `{"colour":"red","theme":"sepia"}`)}
	w = openWindow(t, newLexicon(t), stored, "")
	tells(t, "the same", read(w, "colour", `"red"`).model, notice.GamesAdded{})
	tells(t, "another", read(w, "colour", `"blue"`).model, notice.GamesAdded{Unknown: true})
	tells(t, "for what is not known here", read(w, "theme", `"dark"`).model, notice.GamesAdded{Settings: true})
	equal(t, "stored", stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"colour":"red","theme":"dark"}`))
}

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
		equal(t, lang+": language of the interface", m.Language(), want.Lang)
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

// TestMoved: a first visit that was taken to the browser's language keeps it, and is offered the way back until
// the player has chosen, or has ended some games.
func TestMoved(t *testing.T) {
	site := newSite([]lists.List{{Name: english5, Answers: 2}, {Name: french5, Answers: 2}}, newLexicon(t)).InLanguages("en", "fr")
	m, effects := Update(site, Start{Day: 1, Lang: "fr", Speaks: []string{"xx", "fr", "en"}})
	kept := []effect.Effect{
		effect.Save{Key: session.SettingsKey, Value: apptest.Sealed(envelope.Settings, `{"language":"fr"}`)},
		effect.Save{Key: session.SettingsKey, Value: apptest.Sealed(envelope.Settings, `{"language":"fr","moved":"on"}`)},
	}
	equal(t, "kept", effects[:2], kept)
	m, _ = Update(m, ListFailed{List: m.Waiting.List.Name})
	m.Notices = nil
	equal(t, "way back", m.OffersLanguage(), "en")
	back, _ := Update(m, TakeLanguage{Lang: "en"})
	equal(t, "went back", back.Language(), "en")
	equal(t, "chosen", back.OffersLanguage(), "")
	stays, _ := Update(m, KeepLanguage{})
	equal(t, "stays", stays.OffersLanguage(), "")
	m.History = make([]records.Saved, gamesToMoveBack)
	equal(t, "after some games", m.OffersLanguage(), "")

	for name, s := range map[string]Start{
		"not the browser's": {Lang: "fr", Speaks: []string{"en"}},
		"of the address":    {Lang: "en", Speaks: []string{"en"}},
		"no first visit":    {Lang: "fr", Speaks: []string{"fr"}, Stored: map[string]string{session.RecentKey: ""}},
		"nothing is kept":   {Lang: "fr", Speaks: []string{"fr"}, Denied: true},
	} {
		other, _ := Update(site, s)
		equal(t, name, other.Settings.Chosen(session.LanguageSetting), "")
	}
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

// TestAskedLanguage: whoever opens the address of a language has chosen it. The first language has no address of its own.
func TestAskedLanguage(t *testing.T) {
	for _, c := range []struct{ chosen, page, want string }{{"en", "de", "de"}, {"fr", "de", "de"}, {"de", "de", "de"}, {"de", "en", "de"}} {
		stored := map[string]string{session.SettingsKey: apptest.Sealed(envelope.Settings, `{"language":"`+c.chosen+`","moved":"on"}`)}
		m, _ := Update(newModel(newLexicon(t)), Start{Stored: stored, Day: testDay, Lang: c.page})
		equal(t, c.page+" after "+c.chosen, m.Settings.Chosen(session.LanguageSetting), c.want)
	}
}
