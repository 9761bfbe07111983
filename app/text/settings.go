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
	About  string // what it does
	Values Names  // names of the values; none for a setting that is on or off
}

var englishSettings = Settings{
	Title:   "Settings",
	Open:    "Settings …",
	Unsaved: "This browser doesn’t let Ketword save, so these settings last until you leave the page.",
	Groups:  Names{{"look", "Look"}, {"keyboard", "Keyboard"}, {"game", "Game"}, {"language", "Language"}},
	Rows: SettingRows{
		{
			Of:     "theme",
			Name:   "Theme",
			About:  "As your device has it, or always light or dark.",
			Values: Names{{"system", "System"}, {"light", "Light"}, {"dark", "Dark"}},
		},
		{
			Of:     "contrast",
			Name:   "High contrast",
			About:  "Black and white, orange and blue, with thick borders.",
			Values: Names{{"system", "System"}, {"on", "On"}, {"off", "Off"}},
		},
		{
			Of:     "palette",
			Name:   "Colours of the marks",
			About:  "Many people who are colour-blind tell blue and orange apart more easily. High contrast uses them, too.",
			Values: Names{{"usual", "Green and yellow"}, {"colour-vision", "Blue and orange"}},
		},
		{
			Of:     "motion",
			Name:   "Motion",
			About:  "Tiles turn, and words that can’t be played shake.",
			Values: Names{{"system", "System"}, {"reduced", "None"}},
		},
		{
			Of:     "layout",
			Name:   "Keyboard layout",
			About:  "Where the letters stand on the on-screen keyboard, whatever the words. Letters that a layout lacks, such as umlauts, get keys of their own.",
			Values: Names{{"list", "As usual for the words"}, {"qwerty", "QWERTY"}, {"qwertz", "QWERTZ"}, {"azerty", "AZERTY"}, {"alphabetical", "A to Z"}},
		},
		{
			Of:    "large-keys",
			Name:  "Larger keys",
			About: "Taller keys with larger letters on the on-screen keyboard. The board makes room for them.",
		},
		{
			Of:    "swap-keys",
			Name:  "Swap Enter and Backspace",
			About: "Puts Enter on the right of the on-screen keyboard and Backspace on the left.",
		},
		{
			Of:    "language",
			Name:  "Language of the page",
			About: "What you read here. The words that you guess have a language of their own: choose it with the puzzle.",
		},
		{
			Of:    "submit",
			Name:  "Enter at the last letter",
			About: "A word is judged as soon as it is complete. If it can’t be played, it stays, so that you can change it.",
		},
		{
			Of:    "screen-keyboard",
			Name:  "On-screen keyboard only",
			About: "Other keyboards don’t type into the game, so that their letters can be commands of a screen reader or of voice control.",
		},
		{
			Of:    "haptics",
			Name:  "Vibrate",
			About: "Lightly at every key, and more at a refused word and at a win; never while motion is reduced.",
		},
		{
			Of:    "keep-guessing",
			Name:  "Keep guessing after a loss",
			About: "Covers the secret after the last try, so that you can go on. The game stays lost.",
		},
		{
			Of:    "count",
			Name:  "Show how many are left",
			About: "After each guess: how many words or pairs are still possible. The number does not mark a game as assisted.",
		},
	},
}
