package model

import "ketword/engine"

// Notice is what the message line says, as facts; the interface writes the
// sentence. The zero Notice says nothing.
type Notice struct {
	Kind   NoticeKind
	Word   string            // Unknown
	Length int               // TooShort: letters wanted
	Hint   *engine.HintError // HintUnused
	Links  []LinkProblem     // BadLink
	Key    string            // Corrupt: where the value was moved to
	List   List              // NoPairs, NotLoaded, ListMissing and what is told of a player's list
	Added  int               // GamesAdded: how many of the file were new here
	Read   int               // GamesAdded: how many the file has
	File   HistoryRefusal    // NotImported
	Next   *Notice           // what is said after it
}

// NoticeKind is a kind of notice.
type NoticeKind uint8

// The notices.
const (
	NoNotice    NoticeKind = iota
	TooShort               // the row is not full
	Unknown                // the word is in no list
	HintUnused             // a hint of an earlier turn is not used
	BadLink                // parts of the link can't be read
	OtherList              // the link was made for another version of the list
	CantSave               // storage is denied or full
	Corrupt                // a stored value could not be read and was set aside
	Newer                  // a stored value is of a newer version
	TooEarly               // today is before the first daily puzzle
	Copied                 // the text is in the clipboard
	NoPairs                // the list has no secrets of two words
	NotLoaded              // the list could not be loaded
	ListMissing            // the link is for a list that the player would have to bring
	ListKept               // a list was imported
	ListNotKept            // it was, but will be gone with the page
	ListDeleted            // and can be brought back
	ListBack               // was brought back
	ListGone               // its words are not in the browser any more
	GamesAdded             // a history was imported
	NotImported            // a history was not
)

// OfFile reports whether the notice tells what came of a file with a history.
func (n Notice) OfFile() bool { return n.Kind == GamesAdded || n.Kind == NotImported }

// and returns the notice that says n and then next.
func (n Notice) and(next Notice) Notice {
	switch {
	case n.Kind == NoNotice:
		return next
	case next.Kind == NoNotice:
		return n
	case n.Next != nil:
		next = n.Next.and(next)
	}
	n.Next = &next
	return n
}

// Spoken is what a screen reader is to be told. Count grows with every
// announcement, so that the same words are said again.
type Spoken struct {
	Count int
	What  Speech
}

// Speech is a kind of announcement.
type Speech uint8

// The announcements.
const (
	SayNothing Speech = iota
	SayRow            // the last turn and, if the game ended, how
	SayNotice         // the notice
	SayGame           // the game that was opened
	SayWaiting        // the list that is being loaded
)

// say returns the model with one more announcement.
func (m Model) say(what Speech) Model {
	m.Spoken = Spoken{Count: m.Spoken.Count + 1, What: what}
	return m
}

// tell returns the model with a notice, which is spoken too.
func (m Model) tell(n Notice) Model {
	m.Notice = n
	return m.say(SayNotice)
}
