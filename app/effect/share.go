package effect

import "ketword/app/records"

// Shareable is what can be shared.
type Shareable string

// What can be shared. The first five are the forms of a result.
const (
	SharedEmoji     Shareable = "emoji"
	SharedWords     Shareable = "words"
	SharedPattern   Shareable = "pattern"
	SharedDigits    Shareable = "digits"
	SharedPicture   Shareable = "picture"
	SharedLink      Shareable = "link"
	SharedChallenge Shareable = "challenge" // a link with one's rows, or a secret of one's choice
)

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
	What   Shareable
	Result records.Result // zero if it is a link
	Query  string         // of the address that is shared, too; "" for none
	Way    Way
}

func (e Share) CarryOut(h Host) { h.Share(e) }
