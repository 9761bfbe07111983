package perfect

import "ketword/engine"

// filter reports whether a guess may follow a turn.
type filter func(engine.Word) bool

// filter returns what the last of some turns demands of a guess that the others allow. It
// decides as [engine.Rules.Check] does, in less time.
func (g *Game) filter(turns []engine.Turn) filter {
	last := turns[len(turns)-1]
	switch level := g.rules.Level.In(g.rules.Mode); {
	case level == engine.Normal:
		return func(engine.Word) bool { return true }
	case level == engine.Hard:
		return demandOf(last).meets
	case g.rules.Mode == engine.Classic:
		return func(w engine.Word) bool { return engine.Score(last.Guess, secretOf(w)) == last.Feedback }
	}
	return func(w engine.Word) bool { return g.rules.Check(turns, w, g) == nil }
}

// demand is what a turn shows of the secret: letters at their places, and letters that
// it has so many times.
type demand struct {
	at      [engine.MaxLength]engine.Letter // 0 where any may be
	letters []engine.Letter
	counts  []int
}

func demandOf(t engine.Turn) demand {
	var d demand
	for i, m := range t.Feedback.Marks() {
		letter := t.Guess.At(i)
		if m == engine.Correct {
			d.at[i] = letter
		}
		if m != engine.Absent {
			d.add(letter)
		}
	}
	return d
}

// add demands a letter once more.
func (d *demand) add(letter engine.Letter) {
	for i, l := range d.letters {
		if l == letter {
			d.counts[i]++
			return
		}
	}
	d.letters, d.counts = append(d.letters, letter), append(d.counts, 1)
}

// meets reports whether a guess has all that is demanded.
func (d demand) meets(w engine.Word) bool {
	for i := range w.Len() {
		if want := d.at[i]; want != 0 && w.At(i) != want {
			return false
		}
	}
	for i, letter := range d.letters {
		if w.Count(letter) < d.counts[i] {
			return false
		}
	}
	return true
}

// allowed returns the matrix of a position with the guesses that the rules allow there. None is
// left out because another tells the same: what may be guessed later depends on the letters,
// too.
func (s *search) allowed(p *position, l *ply) *matrix {
	m, rows := &l.matrix, len(p.from.guesses)
	m.reset(len(p.columns), rows)
	m.shares = p.from.shares
	var may filter // nil where the rows are those that are allowed
	if len(p.columns) < p.from.width {
		may = s.filter(p.turns)
	}
	for r := range int32(rows) {
		if may == nil || may(s.guesses[p.from.guesses[r]]) {
			s.take(p, p.from, r, m, nil)
		}
	}
	m.finish()
	return m
}
