package model

import (
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/internal/smalljson"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
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
	l := newLexicon(t)
	stored := map[string]string{}
	w := openWindow(t, l, stored, "")
	equal(t, "at first", chosen(w.model), [2]string{"system", "system"})
	for _, msg := range []ChangeSetting{
		{"motion", "system"}, {"motion", "up"}, {"motion", ""}, {"colour", "system"}, {"", ""},
	} {
		w.send(msg)
		equal(t, msg.Name+" "+msg.Value+": effects", w.effects, []effect.Effect(nil))
	}
	equal(t, "after what is no change", chosen(w.model), [2]string{"system", "system"})
	w.send(ChangeSetting{"theme", "dark"}, ChangeSetting{"motion", "reduced"})
	equal(t, "changed", chosen(w.model), [2]string{"reduced", "dark"})
	equal(t, "stored", stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"motion":"reduced","theme":"dark"}`))
	equal(t, "again", chosen(openWindow(t, l, stored, "").model), [2]string{"reduced", "dark"})
	w.send(ChangeSetting{"motion", "system"})
	equal(t, "changed back", chosen(openWindow(t, l, stored, "").model), [2]string{"system", "dark"})
}

// TestSettingOfAnotherType: a value of a wrong type is ignored for its setting, and stays
// stored; the other settings are read.
func TestSettingOfAnotherType(t *testing.T) {
	for _, strange := range []string{`5`, `null`, `true`, `["reduced"]`, `{"v":"reduced"}`} {
		stored := map[string]string{session.SettingsKey: apptest.Sealed(envelope.Settings, `{"motion":`+strange+`,"theme":"light"}`)}
		w := openWindow(t, newLexicon(t), stored, "")
		tells(t, strange, w.model)
		equal(t, strange+": values", chosen(w.model), [2]string{"system", "light"})
		w.send(ChangeSetting{"theme", "dark"})
		equal(t, strange+": stays", stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"motion":`+strange+`,"theme":"dark"}`))
		w.send(ChangeSetting{"motion", "reduced"})
		equal(t, strange+": replaced", stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"motion":"reduced","theme":"dark"}`))
	}
}

// TestNewerSettings: they stay unchanged; a choice lasts as long as the page is open.
func TestNewerSettings(t *testing.T) {
	const newer = apptest.Newer
	w := openWindow(t, newLexicon(t), map[string]string{session.SettingsKey: newer}, "")
	tells(t, "newer", w.model, notice.NewerValue)
	w.send(ChangeSetting{"motion", "reduced"})
	equal(t, "holds", chosen(w.model), [2]string{"reduced", "system"})
	equal(t, "stored", w.stored[session.SettingsKey], newer)
}

// TestCorruptSettings: they are quarantined like any value that can't be read.
func TestCorruptSettings(t *testing.T) {
	for _, bad := range []string{"x", apptest.Sealed(envelope.Settings, `5`), apptest.Sealed(envelope.Settings, `["motion"]`)} {
		stored := map[string]string{session.SettingsKey: bad}
		w := openWindow(t, newLexicon(t), stored, "")
		tells(t, bad, w.model, notice.CorruptValue{Key: session.SettingsKey + ".aside1"})
		equal(t, bad+": quarantined", stored[session.SettingsKey+".aside1"], bad)
		equal(t, bad+": values", chosen(w.model), [2]string{"system", "system"})
	}
}

// TestSettingsOfAnotherWindow: they are adopted, if they can be read.
func TestSettingsOfAnotherWindow(t *testing.T) {
	a, b := twoWindows(t)
	a.send(ChangeSetting{"motion", "reduced"})
	b.tell(session.SettingsKey)
	equal(t, "changed", chosen(b.model), [2]string{"reduced", "system"})
	b.send(ChangeSetting{"theme", "dark"})
	equal(t, "of both", b.stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"motion":"reduced","theme":"dark"}`))
	b.send(StoredChanged{Key: session.SettingsKey, Value: "x"})
	equal(t, "unreadable", chosen(b.model), [2]string{"reduced", "dark"})
	b.send(StoredChanged{Key: session.SettingsKey, Value: apptest.Newer})
	tells(t, "newer", b.model, notice.NewerValue)
	b.stored[session.SettingsKey] = apptest.Newer
	b.send(ChangeSetting{"theme", "light"})
	equal(t, "left alone", b.stored[session.SettingsKey], apptest.Newer)
	delete(a.stored, session.SettingsKey)
	a.tell(session.SettingsKey)
	equal(t, "removed", chosen(a.model), [2]string{"system", "system"})
}

// TestIntroduces: the first game of a mode shows its introduction until a word is guessed.
func TestIntroduces(t *testing.T) {
	l := newLexicon(t)
	told := func(what string, w *window, want bool) {
		t.Helper()
		equal(t, what, w.model.Play.Introduces(&w.model.Session), want)
	}
	stored := map[string]string{}
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
	told("classic after quantum", w.send(SwitchMode{Mode: engine.Classic}), false)
	told("another game, again", openWindow(t, l, stored, "mode=quantum&seed=3"), false)
	w = openWindow(t, l, map[string]string{records.HistoryKey: w.stored[records.HistoryKey]}, "mode=quantum")
	told("without games", w, true)
	w = openWindow(t, l, map[string]string{}, "").send(guess("audio")...)
	told("quantum after classic", w.send(SwitchMode{Mode: engine.Quantum}), true)
	told("given up", w.send(play.GiveUp{}), false)
	told("after one that was given up", w.send(NewRandom{}), false)
}

// TestIntroductionClosed: an introduction that was closed is not shown again.
func TestIntroductionClosed(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	m := newModel(l)
	m, _ = Update(m, Start{Day: testDay, Query: "mode=quantum"})
	equal(t, "told", m.Play.Introduces(&m.Session), true)
	m, effects := Update(m, ChangeSetting{session.Introductions["quantum"], "closed"})
	equal(t, "closed", m.Play.Introduces(&m.Session), false)
	for _, e := range effects {
		stored[e.(effect.Save).Key] = e.(effect.Save).Value
	}
	m = newModel(l)
	m, _ = Update(m, Start{Stored: stored, Day: testDay, Query: "mode=quantum"})
	equal(t, "again", m.Play.Introduces(&m.Session), false)
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

// TestSettingsInFile: a history file has the changed settings. An import adopts those that were not
// chosen here; a program that does not know them can read the games.
func TestSettingsInFile(t *testing.T) {
	here := openWith(t, 1)
	here.send(ChangeSetting{"motion", "reduced"}, stats.ExportHistory{})
	text := here.effects[0].(effect.OfferHistory).Value
	games, err := records.ReadHistory(text)
	equal(t, "games of an older program", len(games), 1)
	equal(t, "error", err, error(nil))
	merged, err := records.MergeHistory(text, strings.TrimSuffix(records.WriteHistory(played(t, 2)), "}")+`,"settings":{"motion":"system","theme":"d\u0061rk"}}`)
	equal(t, "error", err, error(nil))
	file, refusal := records.ReadFile(engine.Forever, merged)
	equal(t, "refusal", refusal, records.FileRefusal{})
	equal(t, "merged", file.Settings, map[string]smalljson.Raw{"motion": `"reduced"`, "theme": `"d\u0061rk"`})

	there := openWith(t, 1)
	there.send(ChangeSetting{"palette", "usual"}, ChangeSetting{"theme", "light"}, stats.HistoryRead(file))
	equal(t, "values", chosen(there.model), [2]string{"reduced", "light"})
	equal(t, "stored", there.stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"motion":"reduced","theme":"light"}`))
	tells(t, "told", there.model, notice.GamesAdded{Added: 1, Read: 2, Settings: true})
	there.send(stats.HistoryRead(file))
	tells(t, "again", there.model, notice.GamesAdded{Read: 2})
	empty := openWith(t, 1).send(stats.HistoryRead(file))
	equal(t, "as this program writes it", empty.stored[session.SettingsKey], apptest.Sealed(envelope.Settings, `{"motion":"reduced","theme":"dark"}`))

	newer := openWindow(t, newLexicon(t), map[string]string{session.SettingsKey: apptest.Newer}, "")
	newer.send(stats.HistoryRead(file))
	equal(t, "a newer program's stay", newer.stored[session.SettingsKey], apptest.Newer)
	equal(t, "and hold", chosen(newer.model), [2]string{"system", "system"})
	for _, bad := range []string{`"x"`, `[]`, `5`} {
		_, refusal = records.ReadFile(engine.Forever, `{"v":1,"data":[],"settings":`+bad+`}`)
		equal(t, bad, refusal, records.FileRefusal{Fault: records.FileBadSettings})
	}
}

// TestUnknownSettingsInFile: a setting or value that this version does not know is ignored, which
// is reported, and does not affect others. Stored values stay.
func TestUnknownSettingsInFile(t *testing.T) {
	read := func(w *window, name string, value smalljson.Raw) *window {
		return w.send(stats.HistoryRead(records.File{Settings: map[string]smalljson.Raw{name: value}}))
	}
	for name, value := range map[string]smalljson.Raw{
		"theme": `"evil"`, "motion": "5", "palette": `["usual"]`, "contrast": "null", "layout": `""`, "nosuch": `"dark"`, "": `"on"`, "later": "true",
	} {
		w := read(openWith(t, 1), name, value)
		equal(t, name+": stored", w.stored[session.SettingsKey], "")
		tells(t, name, w.model, notice.GamesAdded{Unknown: true})
	}
	w := openWith(t, 1).send(stats.HistoryRead(records.File{Settings: map[string]smalljson.Raw{"theme": `"evil"`, "motion": `"reduced"`}}))
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
