package model

import (
	"errors"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/smalljson"
	"ketword/app/screen"
	"ketword/app/screen/share"
	"ketword/app/session"
)

// ChangeSetting chooses a value of a setting.
type ChangeSetting struct{ Name, Value string }

// update stores the choice. What is no setting, or no value of it, is ignored.
func (msg ChangeSetting) update(m *Model) {
	switch msg.Name {
	case session.LevelSetting:
		m.chooseLevel(msg.Value)
	case session.TriesSetting:
		m.chooseTries(msg.Value)
	default:
		m.changeSetting(msg.Name, msg.Value)
	}
}

func (m *Model) changeSetting(name, value string) {
	if m.Screen == screen.Share {
		m.receive(share.SettingChosen{Name: name})
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

// settingsChanged takes in the settings of another window.
func (m *Model) settingsChanged(stored string) {
	var err error
	if m.Settings, err = m.Settings.Read(stored); errors.Is(err, envelope.ErrNewer) { // as they were, if they can't be read
		m.freeze(session.SettingsKey)
	}
}

// takeSettings takes in choices of elsewhere where the player has made none here that this version
// knows, and returns what stores them: nothing, if there are none, or a newer program's are stored. It
// also reports whether some were left out, since this version has no such setting, or no such value of it.
func (m *Model) takeSettings(chosen map[string]smalljson.Raw) (some, unknown bool) {
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
		m.do(effect.ReadCache{}) // KeepLists may be among them
	}
	return some, unknown
}
