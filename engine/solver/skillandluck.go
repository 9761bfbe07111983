package solver

import "math"

// MaxGrade is the best grade, of skill and of luck.
const MaxGrade = 99

// skill grades the cost of a guess between the mean and the best cost.
func skill(own, best, mean float64) int {
	if mean <= best {
		return MaxGrade
	}
	grade := MaxGrade * (1 - (own-best)/(mean-best))
	return int(math.Round(min(max(grade, 0), MaxGrade)))
}

// luck grades how likely a larger group was than the secret's; an equal one counts half. A group of
// several secrets that is won counts as empty.
func luck(s Split, group int, won bool) int {
	left := func(size int, won bool) int {
		if won && size > 1 {
			return 0
		}
		return size
	}
	group, larger, equal := left(group, won), 0, 0
	wins := s.Wins // size of the won group, until it has been met
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
