package check

import "cmp"

// class is the words of a group against which the first guess has one code. Their partners all have
// the code that is missing to that of the group, so they are one class, too.
type class struct {
	words []int32 // by their places in the group
	mate  int     // the class of the partners
}

// classify notes the classes of a group that a first guess with some codes left.
func (s *pairs) classify(row []uint16) {
	number := map[uint16]int{}
	for place, word := range s.words {
		code := row[word]
		if _, is := number[code]; !is {
			number[code] = len(s.classes)
			s.classes = append(s.classes, class{})
		}
		class := &s.classes[number[code]]
		class.words = append(class.words, int32(place))
	}
	for i := range s.classes {
		partner := s.of(int(s.classes[i].words[0]))[0]
		s.classes[i].mate = number[row[s.words[partner]]]
	}
}

// kind is the words of a class to which a guess shows one code.
type kind struct {
	code  uint16
	tiles uint16 // that it marks, a bit each
	words int32
	most  int32 // the most pairs that hold one of them
}

// kinds returns the kinds of a class.
func (c *counter) kinds(over []kind, s *pairs, words []int32, row []uint16) []kind {
	over = over[:0]
	for _, place := range words {
		code, degree := row[s.words[place]], int32(len(s.of(int(place))))
		at := &c.counts[code]
		if *at == 0 {
			over = append(over, kind{code: code, tiles: c.tiles[code]})
			*at = int32(len(over))
		}
		k := &over[*at-1]
		k.words++
		k.most = max(k.most, degree)
	}
	for _, k := range over {
		c.counts[k.code] = 0
	}
	return over
}

// savedAtMost returns an upper bound of saved from the words of a group. The partners that a word
// has in the group of one feedback are of one kind, so they are at most the words of that kind, and
// at most all partners of the word. Kinds that mark the same tile have no pair.
func (c *counter) savedAtMost(s *pairs, guess int) int {
	row := c.rows[guess]
	clear(c.most)
	sum := int32(0)
	for i, class := range s.classes {
		if class.mate < i {
			continue // met before
		}
		c.ones = c.kinds(c.ones, s, class.words, row)
		others := c.ones
		if class.mate != i {
			c.others = c.kinds(c.others, s, s.classes[class.mate].words, row)
			others = c.others
		}
		for _, one := range c.ones {
			for _, other := range others {
				if one.tiles&other.tiles != 0 {
					continue
				}
				n := max(min(one.most, other.words), min(other.most, one.words))
				if most := &c.most[c.feedback(one.code, other.code)]; n > *most {
					sum += n - *most
					*most = n
				}
			}
		}
	}
	wins := c.wins(s, guess)
	return 2*wins + min(int(sum-c.most[c.won()]), s.count())
}

// wins returns deg(h): how many pairs of the group a guess wins.
func (c *counter) wins(s *pairs, guess int) int {
	for place, word := range s.words {
		if int(word) == c.own[guess] {
			return len(s.of(place))
		}
	}
	return 0
}

// look is a guess, and an upper bound of what it saves.
type look struct{ guess, most int }

func (a look) compare(b look) int { return cmp.Or(b.most-a.most, a.guess-b.guess) }
