package text

// Offline has what is said of what is kept on the device.
type Offline struct {
	Open   string // entry of the menu
	Title  string
	Told   string // once, when the game is kept for the first time
	Ready  string // the game is kept
	Coming string // it is being fetched
	Broken string // some of it is missing
	Unable string // this browser keeps nothing

	Lists        string // heading
	Kept         string // in place of a list's size
	Unit         string // of a list's size: kilobytes
	KeepAll      string // a setting
	KeepAllAbout func(megabytes string) string
	Of           func(done, all string) string // megabytes
	All          string                        // all lists are kept
	Full         string                        // a list isn't, since there is no space
	Lost         string                        // or it could not be fetched

	Safe      string // the browser won't clear what is stored
	Clearable string // it may
}

var englishOffline = Offline{
	Open:    "Offline play …",
	Title:   "Offline play",
	Told:    "Ready for offline play",
	Ready:   "Ketword is on this device: it opens and plays without a network.",
	Coming:  "Ketword is still being saved on this device. Until then, it needs the network.",
	Broken:  "Ketword isn’t completely saved on this device, so it needs the network. It tries again each time you open it online. If the device is full, make some room first.",
	Unable:  "This browser doesn’t let Ketword be saved on this device, so it opens only with a network.",
	Lists:   "Word lists on this device",
	Kept:    "saved",
	Unit:    "kB",
	KeepAll: "Keep all lists for offline",
	KeepAllAbout: func(megabytes string) string {
		return "Saves all of them, " + megabytes + " MB together, and keeps them up to date."
	},
	Of:        func(done, all string) string { return done + " of " + all + " MB" },
	All:       "All lists are saved.",
	Full:      "This device has no room for more lists. The ticked ones can be played offline.",
	Lost:      "The other lists could not be loaded. Please check your connection.",
	Safe:      "This browser has promised not to clear your games by itself.",
	Clearable: "This browser may clear your games when the device runs out of space, so export them now and then.",
}
