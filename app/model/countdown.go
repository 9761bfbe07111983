package model

import "ketword/app/screen"

// Countdown gives the minutes until the next daily puzzle, rounded up. It is sent only
// while the countdown is shown.
type Countdown struct{ Minutes int }

func (msg Countdown) update(m *Model) { m.Minutes = msg.Minutes }

// CountsDown reports whether the time until the next daily puzzle is shown: in the archive,
// and at the end of today's game.
func (m *Model) CountsDown() bool { return m.Screen == screen.Archive || m.EndsToday() }
