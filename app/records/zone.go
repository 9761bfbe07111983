package records

// Zone is how far a player's clock was ahead of UTC, in minutes, plus those of a day. The zero Zone is
// not known, as in games of earlier versions.
type Zone int

const minutesOfDay = 24 * 60

// ZoneOf returns the zone whose clocks are so many minutes ahead of UTC, or behind if it is negative.
func ZoneOf(ahead int) Zone { return Zone(ahead + minutesOfDay) }

// skipsDay reports whether a journey to z from the zone of two days ago has left less than half of the
// day between, as one westward over the date line does.
func (z Zone) skipsDay(from Zone) bool { return from != 0 && z != 0 && z-from > minutesOfDay/2 }
