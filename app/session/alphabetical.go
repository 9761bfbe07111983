package session

import "ketword/engine"

// Alphabetical compares letters by their places in the alphabet. A letter with an accent follows
// the letter without it.
func Alphabetical(a, b engine.Letter) int {
	if first, second := stem(a), stem(b); first != second {
		return int(first - second)
	}
	return int(a - b)
}

// stem returns a letter without its accent, or the one that it follows in the Ukrainian alphabet.
func stem(l engine.Letter) engine.Letter {
	switch l {
	case 'ґ':
		return 'г'
	case 'є':
		return 'е'
	case 'і', 'ї':
		return 'и'
	}
	for _, first := range engine.Unaccented(l) {
		return first
	}
	return l
}
