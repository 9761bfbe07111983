package model

// OwnState is whether the browser has told which lists of the player it keeps.
type OwnState uint8

// The states.
const (
	OwnAwaited OwnState = iota // it has not told yet
	OwnKnown                   // it has told
	OwnUnread                  // it has not, and is not waited for any more
)
