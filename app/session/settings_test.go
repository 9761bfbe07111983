package session

import (
	"slices"
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/apptest"
)

// TestSettingTable: each row has a unique name, and values to choose from.
func TestSettingTable(t *testing.T) {
	names := map[string]bool{}
	for _, s := range (Settings{table: settingTable}).InLanguages([]string{"en", "de"}).All() {
		if s.Name == "" || names[s.Name] || len(s.Values) < 2 {
			t.Errorf("%+v", s)
		}
		names[s.Name] = true
	}
}

// TestSettingGroups: the settings of a group are together, in the order of the groups.
func TestSettingGroups(t *testing.T) {
	groups := []Group{languageGroup, lookGroup, keyboardGroup, gameGroup}
	last := 0
	for _, s := range (Settings{table: settingTable}).InLanguages([]string{"en", "de"}).All() {
		at := slices.Index(groups, s.Group)
		if at < last {
			t.Errorf("%s stands after group %s", s.Name, groups[last])
		}
		last = at
	}
}

// TestSettingsStored: choices are stored and read, together with settings that only another version knows.
func TestSettingsStored(t *testing.T) {
	s := begun(t)
	equal(t, "at first", []string{s.Language(), s.Settings.Value(motion), s.Settings.Value("x")}, []string{"en", "system", ""})
	s.Settings.PageLang = "de"
	equal(t, "of the page", s.Language(), "de")
	read, err := s.Settings.Read(apptest.Sealed(envelope.Settings, `{"colour":"red","motion":"top","theme":"light"}`))
	equal(t, "error", err, nil)
	equal(t, "chosen", []string{read.Chosen(theme), read.Chosen(motion), read.Chosen("colour")}, []string{"light", "", ""})
	equal(t, "stored", read.With(theme, "dark").Write(), apptest.Sealed(envelope.Settings, `{"colour":"red","motion":"top","theme":"dark"}`))
	kept, err := read.Read("x")
	equal(t, "corrupt", err != nil, true)
	equal(t, "as they were", kept, read)
	cleared, _ := read.Read("")
	equal(t, "nothing", cleared.Chosen(theme), "")
}

// TestNoSettings: a table without rows works too.
func TestNoSettings(t *testing.T) {
	var none Settings
	equal(t, "all", len(none.All()), 0)
	equal(t, "value", none.Value(motion), "")
}

// TestShares: results are shared with their links, unless the player does not want that.
func TestShares(t *testing.T) {
	s := begun(t)
	equal(t, "at first", s.SharesLink(), true)
	s.Settings = s.Settings.With(ShareLink, "off")
	equal(t, "off", s.SharesLink(), false)
}

// TestBlue: marks are blue and orange where the player or the device wants it.
func TestBlue(t *testing.T) {
	none := Settings{table: settingTable}
	for name, c := range map[string]struct {
		settings     Settings
		system, want bool
	}{
		"usually":                        {none, false, false},
		"the colours":                    {none.With(palette, "colour-vision"), false, true},
		"high contrast":                  {none.With(contrast, "on"), false, true},
		"of the device":                  {none, true, true},
		"not as the device":              {none.With(contrast, "off"), true, false},
		"the colours, not as the device": {none.With(contrast, "off").With(palette, "colour-vision"), true, true},
	} {
		equal(t, name, c.settings.Blue(c.system), c.want)
	}
}
