package session

import (
	"slices"
	"strconv"

	"ketword/app/envelope"
	"ketword/app/internal/smalljson"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/copied"
	"ketword/internal/each"
)

// SettingsKey is under which Settings are stored.
const SettingsKey = records.KeyPrefix + "settings"

// Setting is a row of the table of settings. The row is all that a setting
// needs here: storing it and taking in what other windows chose follow.
type Setting struct {
	Name   string   // under which it is stored
	Values []string // that can be chosen; the first is the usual one
	Group  Group    // under whose heading it is shown; none if it has its control elsewhere
}

// Group is what several settings are about.
type Group string

// The groups, in the order in which they are shown.
const (
	languageGroup Group = "language"
	lookGroup     Group = "look"
	keyboardGroup Group = "keyboard"
	gameGroup     Group = "game"
)

// settingTable has the settings in the order in which they are shown, those of a
// group side by side.
var settingTable = []Setting{
	{Name: LanguageSetting, Values: []string{"en"}, Group: languageGroup}, // see InLanguages
	{Name: theme, Values: []string{"system", "light", "dark"}, Group: lookGroup},
	{Name: contrast, Values: []string{"system", "on", "off"}, Group: lookGroup},
	{Name: palette, Values: []string{"usual", "colour-vision"}, Group: lookGroup},
	{Name: motion, Values: []string{"system", "reduced"}, Group: lookGroup},
	{Name: keyLayout, Values: []string{layoutOfList, "qwerty", "qwertz", "azerty", alphabetical}, Group: keyboardGroup},
	{Name: largeKeys, Values: []string{"off", "on"}, Group: keyboardGroup},
	{Name: SwapKeys, Values: []string{"off", "on"}, Group: keyboardGroup},
	{Name: ClearRow, Values: []string{"off", "on"}, Group: keyboardGroup},
	{Name: Submit, Values: []string{"off", "on"}, Group: keyboardGroup},
	{Name: ScreenKeyboard, Values: []string{"off", "on"}, Group: keyboardGroup},
	{Name: Haptics, Values: []string{"off", "on"}, Group: keyboardGroup},
	{Name: KeepGuessing, Values: []string{"off", "on"}, Group: gameGroup},
	{Name: CountLeft, Values: []string{"off", "on"}, Group: gameGroup},
	{Name: LooksUp, Values: []string{"off", "on"}, Group: gameGroup},
	{Name: LevelSetting, Values: levelValues()},
	{Name: TriesSetting, Values: triesValues()},
	{Name: welcome, Values: []string{"open", "closed"}},
	{Name: introduction, Values: []string{"open", "closed"}},
	{Name: ShareForm, Values: each.Of(Forms(), func(f records.Shareable) string { return string(f) })},
	{Name: ShareLink, Values: []string{"on", "off"}},
	{Name: ShareGrades, Values: []string{"off", "on"}},
	{Name: KeepLists, Values: []string{"off", "on"}},
}

// The settings. Most are "on" or "off".
const (
	LanguageSetting = "language" // of the interface, by its tag. Until one is chosen it is that of the page

	// How the page looks: the style sheet asks, and haptics.go for motion.
	theme    = "theme"    // light or dark
	contrast = "contrast" // whether it is high
	palette  = "palette"  // colours of the marks
	motion   = "motion"   // whether anything moves

	keyLayout = "layout" // how the letters of the on-screen keyboard are arranged
	largeKeys = "large-keys"
	SwapKeys  = "swap-keys" // puts Enter in Backspace's place on the keyboard of the screen, and Backspace in Enter's
	ClearRow  = "clear-row" // has two quick presses of Backspace empty the row
	Submit    = "submit"    // has a word judged at its last letter, without Enter
	Haptics   = "haptics"   // has the device vibrate

	// ScreenKeyboard has only the keyboard of the screen play. So the keys of another one
	// can be those of a screen reader, or of whoever speaks to the computer.
	ScreenKeyboard = "screen-keyboard"

	KeepGuessing = "keep-guessing" // offers to keep guessing after a loss
	CountLeft    = "count"         // shows after each row how many secrets are left. The number alone is no help with a game
	LooksUp      = "dictionary"    // makes the words of a game that has ended links to a dictionary

	LevelSetting = "level" // that games are begun by: the name of a level
	TriesSetting = "tries" // and how many tries they have

	welcome      = "welcome"      // "open" until the player has closed what is taught at first: of classic
	introduction = "introduction" // and of quantum

	ShareForm   = "share-form"   // in which a result is shared
	ShareLink   = "share-link"   // whether its link is, too
	ShareGrades = "share-grades" // and its skill and luck

	KeepLists = "keep-lists" // has all lists of the site cached, those of later versions too
)

// levelValues are the levels, the usual one first.
func levelValues() []string {
	return each.Of(engine.Levels(engine.Classic), engine.Level.String) // there they all differ
}

// triesValues are the numbers of tries that can be chosen, the usual one first.
func triesValues() []string {
	values := []string{strconv.Itoa(engine.DefaultTries)}
	for n := range engine.MaxTries + 1 {
		if n != engine.DefaultTries {
			values = append(values, strconv.Itoa(n))
		}
	}
	return values
}

// Introductions are the settings, by the mode's name, that tell whether the player has
// closed what it teaches at first: "open" or "closed".
var Introductions = map[string]string{"classic": welcome, "quantum": introduction}

// Settings is the settings and what the player has chosen. The zero Settings
// has none.
type Settings struct {
	table    []Setting
	Stored   map[string]smalljson.Raw // by name, also what only another version knows
	PageLang string                   // language of the page
}

// InLanguages returns the settings with the languages of the interface, by their tags, in the
// order in which they are offered.
func (s Settings) InLanguages(tags []string) Settings {
	s.table = slices.Clone(s.table)
	for i, row := range s.table {
		if row.Name == LanguageSetting {
			s.table[i].Values = tags
		}
	}
	return s
}

// All returns the settings in the order in which they are shown.
func (s Settings) All() []Setting {
	return each.But(s.table, func(row Setting) bool { return row.Group == "" })
}

// Value returns the value of a setting: what the player has chosen, if this
// version knows it, or else the usual one. A setting that is not in the table
// has the value "".
func (s Settings) Value(name string) string {
	i := slices.IndexFunc(s.table, func(row Setting) bool { return row.Name == name })
	chosen := s.Chosen(name)
	switch {
	case i < 0:
		return ""
	case chosen != "":
		return chosen
	case name == LanguageSetting && s.PageLang != "":
		return s.PageLang
	}
	return s.table[i].Values[0]
}

// Chosen returns the value of a setting that the player has chosen, "" if there is none
// that this version knows.
func (s Settings) Chosen(name string) string {
	var value string
	if err := s.Stored[name].Read(&value); err != nil || !s.Allows(name, value) {
		return ""
	}
	return value
}

// Allows reports whether a setting can have a value.
func (s Settings) Allows(name, value string) bool {
	return slices.ContainsFunc(s.table, func(row Setting) bool {
		return row.Name == name && slices.Contains(row.Values, value)
	})
}

// With returns the settings with another value of one.
func (s Settings) With(name, value string) Settings {
	s.Stored = copied.With(s.Stored, name, smalljson.Marshal(&value))
	return s
}

// Read takes in what is stored; "" is nothing.
func (s Settings) Read(stored string) (Settings, error) {
	var values map[string]smalljson.Raw
	if stored != "" {
		if err := envelope.Settings.Unseal(stored, &values); err != nil {
			return s, err
		}
	}
	s.Stored = values
	return s, nil
}

// Write returns what the player has chosen, as it is stored.
func (s Settings) Write() string { return envelope.Settings.Seal(&s.Stored) }

// Language returns the tag of the language of the interface, as in "de".
func (s *Session) Language() string { return s.Settings.Value(LanguageSetting) }

// FirstRules returns the rules that a first game is played by.
func FirstRules() engine.Rules { return usualRules(engine.Classic) }

// usualRules returns the rules of a mode before the player has chosen any.
func usualRules(mode engine.Mode) engine.Rules {
	return engine.Rules{Mode: mode, Length: lists.Default().Length, Tries: engine.DefaultTries}
}

// ChosenRules returns the rules that a game of a mode is begun by, unless a link names
// others.
func (s *Session) ChosenRules(mode engine.Mode) engine.Rules {
	r := usualRules(mode)
	if level, err := engine.ParseLevel(s.Settings.Value(LevelSetting)); err == nil {
		r.Level = level.In(mode)
	}
	if tries, err := engine.ParseTries(s.Settings.Value(TriesSetting)); err == nil {
		r.Tries = tries
	}
	return r
}

// UsualRules returns the rules that the player has chosen, for the mode and list in play.
func (s *Session) UsualRules() engine.Rules {
	r := s.ChosenRules(s.Game.Puzzle.Rules.Mode)
	r.Length = s.InPlay.Name.Length
	return r
}

// Forms returns the forms of a result, in the order in which players see them.
func Forms() []records.Shareable {
	return []records.Shareable{records.SharedEmoji, records.SharedWords, records.SharedPattern, records.SharedDigits, records.SharedPicture}
}

// SharesLink reports whether results are shared with the link to their puzzle.
func (s *Session) SharesLink() bool { return s.Settings.Value(ShareLink) != "off" }
