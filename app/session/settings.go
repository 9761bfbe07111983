package session

import (
	"slices"
	"strconv"
	"strings"

	"ketword/app/envelope"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/copied"
	"ketword/internal/each"
)

// SettingsKey is the storage key of Settings.
const SettingsKey = records.KeyPrefix + "settings"

// Setting is a row of the table of settings. A setting needs no more than its row here:
// storing it, and following other windows, work for all rows.
type Setting struct {
	Name   string   // also its name in storage
	Values []string // allowed values; the first is the default
	Group  Group    // heading under which it is shown; "" if its control is elsewhere
	Joins  bool     // several values joined by commas are allowed, too
	OnPage bool     // an attribute of <html> has the value, for the style sheets and the page's scripts
}

// Group is the subject of several settings.
type Group string

// The groups, in the order of the dialog.
const (
	languageGroup Group = "language"
	lookGroup     Group = "look"
	keyboardGroup Group = "keyboard"
	gameGroup     Group = "game"
)

// settingTable lists the settings in the order of the dialog, with those of a group
// together.
var settingTable = []Setting{
	{Name: LanguageSetting, Values: []string{"en"}, Group: languageGroup}, // see InLanguages
	{Name: theme, Values: []string{"system", "light", "dark"}, Group: lookGroup, OnPage: true},
	{Name: contrast, Values: []string{"system", "on", "off"}, Group: lookGroup, OnPage: true},
	{Name: palette, Values: []string{"usual", "colour-vision"}, Group: lookGroup, OnPage: true},
	{Name: motion, Values: []string{"system", "reduced"}, Group: lookGroup, OnPage: true},
	{Name: keyLayout, Values: []string{layoutOfList, "qwerty", "qwertz", "azerty", alphabetical}, Group: keyboardGroup, OnPage: true},
	{Name: largeKeys, Values: []string{"off", "on"}, Group: keyboardGroup, OnPage: true},
	{Name: SwapKeys, Values: []string{"off", "on"}, Group: keyboardGroup, OnPage: true},
	{Name: ClearRow, Values: []string{"off", "on"}, Group: keyboardGroup},
	{Name: Submit, Values: []string{"off", "on"}, Group: keyboardGroup, OnPage: true},
	{Name: ScreenKeyboard, Values: []string{"off", "on"}, Group: keyboardGroup, OnPage: true},
	{Name: Haptics, Values: []string{"off", "on"}, Group: keyboardGroup},
	{Name: LevelSetting, Values: levelValues(), Group: gameGroup},
	{Name: KeepGuessing, Values: []string{"off", "on"}, Group: gameGroup},
	{Name: CountLeft, Values: []string{"off", "on"}, Group: gameGroup},
	{Name: PencilSetting, Values: []string{"on", "off"}, Group: gameGroup},
	{Name: LooksUp, Values: []string{"off", "on"}, Group: gameGroup},
	{Name: TriesSetting, Values: triesValues()},
	{Name: welcome, Values: []string{"open", "closed"}, OnPage: true},
	{Name: introduction, Values: []string{"open", "closed"}, OnPage: true},
	{Name: Moved, Values: []string{"off", "on"}},
	{Name: ShareForm, Values: each.Of(Forms(), func(f records.Shareable) string { return string(f) })},
	{Name: ShareLink, Values: []string{"on", "off"}},
	{Name: ShareGrades, Values: []string{"off", "on"}},
	{Name: KeepLists, Values: []string{"off", "on"}, Joins: true}, // see InLanguages
}

// The names of the settings. Most have the values "on" and "off".
const (
	LanguageSetting = "language" // language of the interface, as a tag; by default that of the page

	// The look of the page. The style sheet uses these settings, and haptics.go uses motion.
	theme    = "theme"    // light or dark
	contrast = "contrast" // whether it is high
	palette  = "palette"  // colours of the marks
	motion   = "motion"   // whether animations are reduced

	keyLayout = "layout" // arrangement of the letters on the on-screen keyboard
	largeKeys = "large-keys"
	SwapKeys  = "swap-keys" // swaps Enter and Backspace on the on-screen keyboard
	ClearRow  = "clear-row" // two quick presses of Backspace clear the row
	Submit    = "submit"    // the last letter of a word submits it, without Enter
	Haptics   = "haptics"   // the device vibrates

	// ScreenKeyboard makes the game ignore physical keyboards. Their keys are then free for a
	// screen reader or for voice control.
	ScreenKeyboard = "screen-keyboard"

	KeepGuessing  = "keep-guessing" // offers to keep guessing after a loss
	CountLeft     = "count"         // shows the number of secrets left after each row; this is not counted as help
	PencilSetting = "pencil"        // letters can be noted in games of two words
	LooksUp       = "dictionary"    // links the words of an ended game to a dictionary

	LevelSetting = "level" // level of new games, by its name
	TriesSetting = "tries" // tries of new games

	welcome      = "welcome"      // "open" until the player has closed the introduction to classic
	introduction = "introduction" // the same for quantum

	// Moved is "on" if a first visit was taken to the language that the browser prefers, until the player
	// says which one is wanted.
	Moved = "moved"

	ShareForm   = "share-form"   // form in which a result is shared
	ShareLink   = "share-link"   // whether its link is shared too
	ShareGrades = "share-grades" // whether its skill and luck are shared too

	KeepLists = "keep-lists" // caches built-in lists, also of later versions: all of them, or those of some languages, by their tags
)

// levelValues returns the names of the levels, the default first.
func levelValues() []string {
	return each.Of(engine.Levels(engine.Classic), engine.Level.String) // in classic, all levels differ
}

// triesValues returns the allowed numbers of tries, the default first.
func triesValues() []string {
	values := []string{strconv.Itoa(engine.DefaultTries)}
	for n := range engine.MaxTries + 1 {
		if n != engine.DefaultTries {
			values = append(values, strconv.Itoa(n))
		}
	}
	return values
}

// Introductions gives, by mode, the setting that says whether the player has closed the
// introduction: "open" or "closed".
var Introductions = map[string]string{"classic": welcome, "quantum": introduction}

// Settings holds the table of settings and the player's choices. The zero Settings has
// neither.
type Settings struct {
	table    []Setting
	Stored   map[string]envelope.Raw // by name, including settings that only other versions know
	PageLang string                  // language of the page
}

// InLanguages returns the settings with the languages of the interface and of its lists, given by
// their tags in the order of the menu.
func (s Settings) InLanguages(tags []string) Settings {
	s.table = slices.Clone(s.table)
	for i, row := range s.table {
		switch row.Name {
		case LanguageSetting:
			s.table[i].Values = tags
		case KeepLists:
			s.table[i].Values = each.Joined(row.Values, tags)
		}
	}
	return s
}

// All returns the settings of the dialog, in its order.
func (s Settings) All() []Setting {
	return each.But(s.table, func(row Setting) bool { return row.Group == "" })
}

// OnPage returns the settings that are attributes of <html>.
func (s Settings) OnPage() []Setting {
	return each.But(s.table, func(row Setting) bool { return !row.OnPage })
}

// Value returns the value of a setting: the player's choice, if this version knows it, or
// else the default. An unknown setting has the value "".
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

// Chosen returns the player's choice for a setting, or "" if there is none that this
// version knows.
func (s Settings) Chosen(name string) string {
	var value string
	if err := s.Stored[name].Read(&value); err != nil || !s.Allows(name, value) {
		return ""
	}
	return value
}

// Allows reports whether value is allowed for a setting.
func (s Settings) Allows(name, value string) bool {
	return slices.ContainsFunc(s.table, func(row Setting) bool {
		return row.Name == name && row.allows(value)
	})
}

func (row Setting) allows(value string) bool {
	if first, more, joined := strings.Cut(value, ","); joined && row.Joins {
		return row.allows(first) && row.allows(more)
	}
	return slices.Contains(row.Values, value)
}

// With returns the settings with another value for one of them.
func (s Settings) With(name, value string) Settings {
	s.Stored = copied.With(s.Stored, name, envelope.Marshal(&value))
	return s
}

// Blue reports whether marks are blue and orange. system says whether the device wants high contrast, which
// has these colours, too.
func (s Settings) Blue(system bool) bool {
	high := s.Value(contrast)
	return high == "on" || high == "system" && system || s.Value(palette) == "colour-vision"
}

// Read returns the settings with stored choices; "" means none.
func (s Settings) Read(stored string) (Settings, error) {
	var values map[string]envelope.Raw
	if stored != "" {
		if err := envelope.Settings.Unseal(stored, &values); err != nil {
			return s, err
		}
	}
	s.Stored = values
	return s, nil
}

// Write returns the player's choices in their stored form.
func (s Settings) Write() string { return envelope.Settings.Seal(&s.Stored) }

// Reference returns the language whose pages are at the site's root.
func (s Settings) Reference() string {
	i := slices.IndexFunc(s.table, func(row Setting) bool { return row.Name == LanguageSetting })
	return s.table[i].Values[0]
}

// Language returns the tag of the language of the interface, as in "de".
func (s *Session) Language() string { return s.Settings.Value(LanguageSetting) }

// FirstRules returns the rules of a first game.
func FirstRules() engine.Rules { return usualRules(engine.Classic) }

// usualRules returns the default rules of a mode.
func usualRules(mode engine.Mode) engine.Rules {
	return engine.Rules{Mode: mode, Length: lists.Default().Length, Tries: engine.DefaultTries}
}

// ChosenRules returns the rules that the player has chosen for new games of a mode. A link
// may give others.
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

// UsualRules returns the rules that the player has chosen, for the current mode and list.
func (s *Session) UsualRules() engine.Rules {
	r := s.ChosenRules(s.Game.Puzzle.Rules.Mode)
	r.Length = s.InPlay.Name.Length
	return r
}

// Forms returns the forms of a result, in the order of the dialog.
func Forms() []records.Shareable {
	return []records.Shareable{records.SharedEmoji, records.SharedPicture, records.SharedWords, records.SharedPattern, records.SharedDigits}
}

// SharesLink reports whether results are shared with the link to their puzzle.
func (s *Session) SharesLink() bool { return s.Settings.Value(ShareLink) != "off" }
