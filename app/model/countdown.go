package model

import "ketword/app/screen"

// Countdown tells how many minutes are left until the next daily puzzle, rounded up. It
// comes only while that is shown.
type Countdown struct{ Minutes int }

func (msg Countdown) update(m *Model) { m.Minutes = msg.Minutes }

// CountsDown reports whether it is shown how long it is until the next daily puzzle: in
// the archive, and at the end of today's game.
func (m *Model) CountsDown() bool { return m.Screen == screen.Archive || m.EndsToday() }
