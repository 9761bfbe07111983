package model

import (
	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/screen"
	"ketword/app/screen/share"
	"ketword/app/session"
)

// ChangeSetting chooses a value of a setting, and stores the choice. Unknown settings and values are ignored.
func (m *Model) ChangeSetting(name, value string) {
	switch name {
	case session.LevelSetting:
		m.chooseLevel(value)
	case session.TriesSetting:
		m.chooseTries(value)
	default:
		m.changeSetting(name, value)
	}
}

func (m *Model) changeSetting(name, value string) {
	if m.Screen == screen.Share {
		m.receive(share.ShowAs{})
	}
	if !m.Settings.Allows(name, value) || m.Settings.Value(name) == value {
		return
	}
	m.chooseSetting(name, value)
	if name == session.KeepLists {
		m.cacheLists()
	}
}

func (m *Model) chooseSetting(name, value string) {
	m.Settings = m.Settings.With(name, value)
	m.unlessFrozen(session.SettingsKey, effect.Save{Key: session.SettingsKey, Value: m.Settings.Write()})
}

// takeSettings stores choices from a file for settings that the player has not chosen here. It does
// nothing if a newer program's settings are stored. some reports whether a setting was stored, and unknown
// whether one was ignored because this version does not know it or its value.
func (m *Model) takeSettings(chosen map[string]envelope.Raw) (some, unknown bool) {
	if m.Frozen[session.SettingsKey] {
		return false, false
	}
	for name, raw := range chosen {
		var value string
		switch err := raw.Read(&value); {
		case err != nil || !m.Settings.Allows(name, value):
			unknown = unknown || m.Settings.Stored[name] != raw
		case m.Settings.Chosen(name) == "":
			m.chooseSetting(name, value)
			some = true
		}
	}
	if some {
		m.do(effect.ReadCache{}) // KeepLists may have changed
	}
	return some, unknown
}
