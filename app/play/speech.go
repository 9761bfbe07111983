package play

import "ketword/app/session"

// Spoken is the current announcement for a screen reader. Count grows with every
// announcement, so that a repeated one is spoken again.
type Spoken struct {
	Count  int
	What   Speech
	Taught bool // with SayGame: the introduction is spoken too, even if the first letter ends it meanwhile
}

// Speech is a kind of announcement.
type Speech uint8

const (
	SayRow     Speech = iota + 1 // the last turn and, if the game ended, how it ended
	SayNotice                    // the notices
	SayWarning                   // the last turn, and the notices that came with it
	SayGame                      // the game that was opened
	SayWaiting                   // the list that is loading
	SayCover                     // whether the secret is shown after a loss
	SayCursor                    // the tile of the cursor
	SayNote                      // the letter noted last, and its note
)

// Say makes an announcement.
func (m *Model) Say(s *session.Session, what Speech) {
	m.Spoken = Spoken{Count: m.Spoken.Count + 1, What: what, Taught: what == SayGame && m.Introduces(s)}
}
