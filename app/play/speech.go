package play

import "ketword/app/session"

// Spoken is what a screen reader is to be told. Count grows with every
// announcement, so that the same words are said again.
type Spoken struct {
	Count  int
	What   Speech
	Taught bool // with SayGame: what its mode is about is told, too, and stays so when the first letter ends the introduction
}

// Speech is a kind of announcement.
type Speech uint8

// The announcements.
const (
	SayRow     Speech = iota + 1 // the last turn and, if the game ended, how
	SayNotice                    // the notices
	SayGame                      // the game that was opened
	SayWaiting                   // the list that is being loaded
	SayCover                     // whether the secret is shown after a loss
	SayCursor                    // the tile of the cursor
)

// Say makes an announcement.
func (m *Model) Say(s *session.Session, what Speech) {
	m.Spoken = Spoken{Count: m.Spoken.Count + 1, What: what, Taught: what == SayGame && m.Introduces(s)}
}
