package exact

import "ketword/engine"

// Filter reports whether a guess may be made.
type Filter func(engine.Word) bool

// Demand returns what a level demands of guesses after a turn of a game of one word. It decides
// as [engine.Rules.Check] does, in less time.
func Demand(level engine.Level, t engine.Turn) Filter {
	switch level {
	case engine.Normal:
		return func(engine.Word) bool { return true }
	case engine.Hard:
		d := demandOf(t)
		return d.meets
	}
	return func(w engine.Word) bool { return engine.Score(t.Guess, secretOf(w)) == t.Feedback }
}

// Filter returns what the last of some turns demands of a guess that the earlier ones allow.
func (g *Game) Filter(turns []engine.Turn) Filter {
	if g.Partners != nil {
		return g.Partners(turns)
	}
	return Demand(g.Rules.Level, turns[len(turns)-1])
}

// secretOf returns the secret of one word.
func secretOf(w engine.Word) engine.Secret {
	s, err := engine.NewSecret(w)
	if err != nil {
		panic(err) // words of the game have letters
	}
	return s
}

// demand is what a turn shows of the secret: letters at positions, and how often it has a letter at
// least.
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
func (d *demand) meets(w engine.Word) bool {
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

// allowed returns the matrix of a position with the guesses that the rules allow there. It keeps
// guesses that show the same as others, since the letters of a guess decide what may be guessed
// later.
func (s *Search) allowed(p *Position, l *ply) *Matrix {
	m, rows := &l.matrix, len(p.from.guesses)
	m.reset(len(p.columns), rows)
	m.Shares = p.from.Shares
	var may Filter // nil where the rows are those that are allowed
	if len(p.columns) < p.from.width {
		may = s.Filter(p.Turns)
	}
	for r := range int32(rows) {
		if may == nil || may(s.Guesses[p.from.guesses[r]]) {
			s.take(p, p.from, r, m, nil)
		}
	}
	m.Finish()
	return m
}
