package effect

import (
	"ketword/app/records"
	"ketword/engine"
)

// ReadWeek asks for the player's first day of the week. It answers with WeekRead.
type ReadWeek struct{}

func (ReadWeek) CarryOut(h Host) { h.ReadWeek() }

// Haptic is an occasion for vibration.
type Haptic uint8

const (
	FeelKey     Haptic = iota + 1 // a letter was typed or erased
	FeelRefusal                   // the row can't be played
	FeelWin
)

// Vibrate makes the device vibrate.
type Vibrate struct{ For Haptic }

func (e Vibrate) CarryOut(h Host) { h.Vibrate(e.For) }

// AskToInstall has the browser ask the player whether to install the game.
type AskToInstall struct{}

func (AskToInstall) CarryOut(h Host) { h.AskToInstall() }

// ClearImport empties the import form.
type ClearImport struct{}

func (ClearImport) CarryOut(h Host) { h.ClearImport() }

// Entry is what an entry of the browser's history stands for. The zero Entry belongs to a
// page opened by its address, before a puzzle is open.
type Entry struct {
	Puzzle engine.Identity // the puzzle in play
	Screen string          // name of the open dialog; or ""
	Below  engine.Identity // puzzle of the entry before, if a dialog is open
}

// SetEntry changes the current entry and its address, or adds an entry after the current
// one, which removes those that Forward led to.
type SetEntry struct {
	Entry Entry
	Query string // query of the address
	Adds  bool
}

func (e SetEntry) CarryOut(h Host) { h.SetEntry(e) }

// GoBack goes back to the entry before the current one, which is To. The model has this
// state already, so there is no Popped.
type GoBack struct{ To Entry }

func (e GoBack) CarryOut(h Host) { h.GoBack(e) }

// LoadVersion loads the new version of the site.
type LoadVersion struct{}

func (LoadVersion) CarryOut(h Host) { h.LoadVersion() }

// CopyText copies a text. It answers with one of its messages.
type CopyText struct {
	Text            string
	Copied, Blocked any // messages of the model
}

func (e CopyText) CarryOut(h Host) { h.CopyText(e) }

// OfferStandings offers the table of friends as a picture. The text has its title, and a line for each person:
// place, name and figures, with [Between] between them.
type OfferStandings struct{ Text string }

// Between separates place, name and figures in the text of a table.
const Between = "\t"

func (e OfferStandings) CarryOut(h Host) { h.OfferStandings(e) }

// OfferFile offers a text as a file of a media type.
type OfferFile struct{ Text, Name, Type string }

func (e OfferFile) CarryOut(h Host) { h.OfferFile(e) }

// ClearEntry empties the solver's field for rows.
type ClearEntry struct{}

func (ClearEntry) CarryOut(h Host) { h.ClearEntry() }

// Way is a way to share.
type Way string

const (
	ShareAtOnce Way = ""      // the system's share dialog on touch devices, otherwise the clipboard
	ShareOffer  Way = "offer" // the system's share dialog
	ShareCopy   Way = "copy"  // the clipboard
	ShareSave   Way = "save"  // a file, for pictures
)

// Share shares a text or picture. It answers with Sent of package share, unless it saved a
// file.
type Share struct {
	What   records.Shareable
	Result records.Result // zero for a link
	Query  string         // query of the address to share with it; "" for none
	Way    Way
}

func (e Share) CarryOut(h Host) { h.Share(e) }
