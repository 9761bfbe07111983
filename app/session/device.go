package session

// Device is what the browser does for the game.
type Device struct {
	Offline     Offline
	Installs    InstallWay
	Persistence Persistence
	UpdateWaits bool            // a new version of the site
	Denied      bool            // storage can't be used
	Unsaved     bool            // the player was told that nothing can be saved
	Frozen      map[string]bool // keys whose values a newer program wrote
	Preferred   []string        // languages that the browser prefers, the first most, each without its region
}

// InstallWay is how the game can be installed on the device.
type InstallWay uint8

// The ways.
const (
	NoInstall     InstallWay = iota // not by this browser, or it is installed
	InstallAsks                     // the browser asks the player, when it is told to
	InstallByHand                   // the player does it, by the browser's own menu
)

// Persistence is whether the browser may clear what is stored when it needs the space.
type Persistence uint8

// The answers of a browser.
const (
	persistenceUnknown Persistence = iota // it does not say
	Persistent                            // it will not
	Clearable                             // it may
)
