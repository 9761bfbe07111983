package effect

import (
	"ketword/app/records"
	"ketword/engine"
)

// ReadWeek asks on which weekday weeks begin where the player is.
type ReadWeek struct{}

func (ReadWeek) CarryOut(h Host) { h.ReadWeek() }

// Haptic is what can be felt.
type Haptic uint8

// What can be felt.
const (
	FeelKey     Haptic = iota + 1 // a letter was written, or taken back
	FeelRefusal                   // the row can't be played
	FeelWin
)

// Vibrate has the device vibrate.
type Vibrate struct{ For Haptic }

func (e Vibrate) CarryOut(h Host) { h.Vibrate(e.For) }

// AskToInstall has the browser ask whether the game is to be installed.
type AskToInstall struct{}

func (AskToInstall) CarryOut(h Host) { h.AskToInstall() }

// ClearImport empties the form.
type ClearImport struct{}

func (ClearImport) CarryOut(h Host) { h.ClearImport() }

// Entry is what an entry of the browser's list stands for. The zero Entry stands for
// nothing yet: the page was opened by its address.
type Entry struct {
	Puzzle engine.Identity // in play
	Screen string          // name of the dialog that is open; or ""
	Below  engine.Identity // puzzle of the entry before, while a dialog is open
}

// SetEntry lets the current entry stand for something else, and gives it an
// address; or it adds an entry behind the current one, in place of those that
// Forward led to.
type SetEntry struct {
	Entry Entry
	Query string // of the address
	Adds  bool
}

func (e SetEntry) CarryOut(h Host) { h.SetEntry(e) }

// GoBack goes back to the entry before the current one, which stands for To. The
// model is there already, so it does not come back as Popped.
type GoBack struct{ To Entry }

func (e GoBack) CarryOut(h Host) { h.GoBack(e) }

// LoadVersion loads the new version of the site.
type LoadVersion struct{}

func (LoadVersion) CarryOut(h Host) { h.LoadVersion() }

// ClearEntry empties the field in which rows are entered.
type ClearEntry struct{}

func (ClearEntry) CarryOut(h Host) { h.ClearEntry() }

// Way is how something is shared.
type Way string

// The ways.
const (
	ShareAtOnce Way = ""      // by the system's dialog on devices that are held in the hand, or else copied
	ShareOffer  Way = "offer" // by the system's dialog
	ShareCopy   Way = "copy"  // to the clipboard
	ShareSave   Way = "save"  // as a file: a picture
)

// Share offers something to the system's dialog, copies it, or saves it as a file. It comes
// back as Shared, unless it was saved.
type Share struct {
	What   records.Shareable
	Result records.Result // zero if it is a link
	Query  string         // of the address that is shared, too; "" for none
	Way    Way
}

func (e Share) CarryOut(h Host) { h.Share(e) }
