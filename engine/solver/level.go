package solver

import "ketword/engine"

// allowed returns which guesses the rules allow after the turns so far; nil
// if they allow all. It decides as [engine.Rules.Check] does.
func (c Candidates) allowed(d engine.Difficulty) func(engine.Word) bool {
	switch {
	case d == engine.Normal || len(c.turns) == 0:
		return nil
	case c.mode == engine.Quantum:
		return newPartners(c.table, c.turns).admit
	}
	rules := engine.Rules{Mode: c.mode, Length: c.table.length, Difficulty: d}
	return func(guess engine.Word) bool { return rules.Check(c.turns, guess, nil) == nil }
}

// partners finds out which words make with some answer a pair that some turns
// admit. Asking the rules would score every answer for every word.
type partners struct {
	*finder
	turns   []engine.Turn
	columns [][]column // of the turns' guesses
}

func newPartners(t *Table, turns []engine.Turn) *partners {
	p := &partners{finder: newFinder(t, turns), turns: turns}
	for _, turn := range turns {
		p.columns = append(p.columns, columnsOf(turn.Guess))
	}
	return p
}

// admit reports whether a word has a partner.
func (p *partners) admit(word engine.Word) bool {
	rests := make([]outcome, len(p.turns)) // of the turns, that the partner gives
	o := outcomesOf(p.table.length)
	for i, turn := range p.turns {
		var own uint32
		for _, c := range p.columns[i] {
			own += c.cell(placesOf(c.letter, word))
		}
		if !within(own, uint32(turn.Feedback.Code())) {
			return false
		}
		rests[i] = p.wants[i] - o.flagged(own)
	}
	for j, answer := range p.words {
		if p.gives(j, rests) && !word.Overlaps(p.table.answer(answer)) {
			return true
		}
	}
	return false
}

// gives reports whether an answer, by its place, gives some outcomes.
func (p *partners) gives(j int, outcomes []outcome) bool {
	for turn, want := range outcomes {
		if p.patterns[turn][j] != want {
			return false
		}
	}
	return true
}
