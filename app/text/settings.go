package text

// Settings has the sentences of the settings.
type Settings struct {
	Title   string
	Open    string // entry of the menu
	Unsaved string // they last only as long as the page
	Groups  Names  // headings
	Rows    SettingRows
}

// SettingRows has the sentences of all settings.
type SettingRows []Setting

// Of returns the sentences of a setting.
func (r SettingRows) Of(name string) Setting {
	for _, row := range r {
		if row.Of == name {
			return row
		}
	}
	return Setting{}
}

// Setting has the sentences of one setting.
type Setting struct {
	Of     string // the setting's name in the code
	Name   string
	About  string // what it does; "" if its name says it
	Values Names  // names of the values; none for a setting that is on or off
}

var englishSettings = Settings{
	Title:   "Settings",
	Open:    "Settings …",
	Unsaved: "This browser doesn’t let Ketword save, so these settings last until you leave the page.",
	Groups:  Names{{"look", "Look"}, {"keyboard", "Keyboard"}, {"game", "Game"}, {"language", "Language"}},
	Rows: SettingRows{
		{Of: "theme", Name: "Theme", Values: Names{{"system", "Device"}, {"light", "Light"}, {"dark", "Dark"}}},
		{
			Of:     "contrast",
			Name:   "High contrast",
			About:  "Black and white, orange and blue, with thick borders.",
			Values: Names{{"system", "Device"}, {"on", "On"}, {"off", "Off"}},
		},
		{
			Of:     "palette",
			Name:   "Colours of the marks",
			About:  "Many colour-blind people tell blue and orange apart more easily. High contrast always uses them.",
			Values: Names{{"usual", "Green and yellow"}, {"colour-vision", "Blue and orange"}},
		},
		{Of: "motion", Name: "Motion", Values: Names{{"system", "Device"}, {"reduced", "None"}}},
		{
			Of:     "layout",
			Name:   "Keyboard layout",
			About:  "Letters that a layout lacks, such as umlauts, get keys of their own.",
			Values: Names{{"list", "Match the words"}, {"qwerty", "QWERTY"}, {"qwertz", "QWERTZ"}, {"azerty", "AZERTY"}, {"alphabetical", "A to Z"}},
		},
		{Of: "large-keys", Name: "Larger keys"},
		{Of: "swap-keys", Name: "Swap Enter and Backspace", About: "Enter on the right, Backspace on the left."},
		{Of: "language", Name: "Language of the page", About: "You choose the language of the words with the puzzle."},
		{Of: "clear-row", Name: "Press Backspace twice to clear", About: "Two quick presses empty the row. Escape always does."},
		{Of: "submit", Name: "Submit automatically", About: "A word is judged as soon as it is complete."},
		{Of: "screen-keyboard", Name: "On-screen keyboard only", About: "Leaves the letters of other keyboards to a screen reader or voice control."},
		{Of: "haptics", Name: "Vibrate", About: "Lightly at each key; never while motion is reduced."},
		{Of: "keep-guessing", Name: "Keep guessing after a loss", About: "Hides the secret, so you can go on. The game stays lost."},
		{Of: "count", Name: "Show how many are left", About: "After each guess, the number of words or pairs still possible. It is not a hint."},
		{Of: "dictionary", Name: "Look words up", About: "After a game its words lead to Wiktionary, in another tab."},
	},
}
