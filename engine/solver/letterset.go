package solver

// letterSet holds letters, a bit each. Letters of an alphabet of more than 64
// share bits.
type letterSet uint64

const setBits = 64

// letterSets returns the letters of some answers.
func (t *Table) letterSets(answers []int32) []letterSet {
	sets := make([]letterSet, len(answers))
	for i, answer := range answers {
		for _, letter := range t.answer(answer).Letters() {
			sets[i] |= 1 << (t.letters[letter] % setBits)
		}
	}
	return sets
}

// apart reports whether the answers at two places share no letter.
func (t *Table) apart(answers []int32, sets []letterSet, i, j int) bool {
	if sets[i]&sets[j] == 0 {
		return true
	}
	return len(t.letters) > setBits && !t.answer(answers[i]).Overlaps(t.answer(answers[j]))
}
