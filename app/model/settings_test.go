package model

import (
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

// TestIntroducesUnsaved: the notice that nothing can be saved waits for the end of the introduction.
func TestIntroducesUnsaved(t *testing.T) {
	m, _ := Update(newModel(newLexicon(t)), Start{Day: testDay, Denied: true})
	equal(t, "beside what is taught", m.InLine(), nil)
	equal(t, "taught", m.Play.Introduces(&m.Session), true)
	m, _ = Update(m, play.Press{Letter: 'a'})
	equal(t, "taught no more", m.Play.Introduces(&m.Session), false)
	equal(t, "after the first letter", m.InLine(), []notice.Notice{notice.CantSave})
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
