package solver

import "math"

// MaxGrade is the best grade, of skill and of luck.
const MaxGrade = 99

// skill compares the cost of a guess with the best and the mean one.
func skill(own, best, mean float64) int {
	if mean <= best {
		return MaxGrade
	}
	grade := MaxGrade * (1 - (own-best)/(mean-best))
	return int(math.Round(min(max(grade, 0), MaxGrade)))
}

// luck tells how likely a larger group was than that of the secret, counting
// half of an equal one. A group of several secrets that is won leaves none.
func luck(s Split, group int, won bool) int {
	left := func(size int, won bool) int {
		if won && size > 1 {
			return 0
		}
		return size
	}
	group, larger, equal := left(group, won), 0, 0
	wins := s.Wins // of the group that is still to come
	for _, size := range s.Sizes {
		winning := int(size) == wins
		if winning {
			wins = 0 // there is one such group
		}
		switch other := left(int(size), winning); {
		case other > group:
			larger += int(size)
		case other == group:
			equal += int(size)
		}
	}
	p := (float64(larger) + float64(equal)/2) / float64(max(s.Secrets, 1))
	return int(math.Round(MaxGrade * p))
}
