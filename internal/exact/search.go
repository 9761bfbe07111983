package exact

import (
	"cmp"
	"math"
	"slices"

	"ketword/engine"
	"ketword/internal/patterns"
	"ketword/internal/splitmix"
)

// Search searches positions of a game by branch and bound, with a transposition table that
// several may share. It is for use by one goroutine.
type Search struct {
	*Game
	ctx     engine.Context
	steps   int // that may still be taken
	table   *Transpositions
	count   counter
	plies   []*ply // by depth: what is used again
	weights [Narrow]uint64

	partition *patterns.Partition // of labels
}

// Position is a set of secrets that are possible, and the guesses that are left.
type Position struct {
	Secrets     []int32       // by number
	key         key           // of the secrets
	from        *Matrix       // what guesses that may win show of these secrets, and perhaps of others
	above       *ply          // the ply whose matrix has all guesses, with the same columns; nil if from has all
	columns     []uint8       // the columns of the secrets in from
	Turns       []engine.Turn // which led here; unless the rules are those of Normal
	Left        int           // guesses that a game may still take
	StaticBound               // of [Search.Evaluate]
	Lower       int           // lower bound of the guesses that the games take
}

// Position returns the position of some secrets after some turns. The columns of the matrix are
// these secrets.
func (g *Game) Position(from *Matrix, secrets []int32, turns []engine.Turn, left int) Position {
	p := Position{Turns: turns, Left: left}
	g.Fill(&p, secrets)
	p.Over(from)
	return p
}

// Fill gives a position its secrets.
func (g *Game) Fill(p *Position, secrets []int32) {
	p.Secrets = secrets
	for _, secret := range secrets {
		p.key = p.key.plus(g.keys[secret])
	}
}

// Over sets the matrix of a position. Its columns are the secrets of the position.
func (p *Position) Over(from *Matrix) { p.from, p.columns = from, identity[:len(p.Secrets)] }

// ply is the working memory of the search at one depth.
type ply struct {
	at      *Position // that is being searched
	matrix  Matrix    // the guesses that may win or are tried out there
	whole   Matrix    // all guesses, if it is wanted
	ready   bool      // it is there
	seen    seen
	choices []choice
	first   []int   // the choices, the most promising first
	secrets []int32 // by group
	columns []uint8
	groups  []group
	small   []int // the groups, the smallest first
}

// choice is a row of a matrix to try out.
type choice struct {
	cost  int // the less, the sooner
	bound int // lower bound of the guesses that the games take after it
	row   int32
}

// NewSearch returns a search of a game. It stops when its context ends.
func NewSearch(ctx engine.Context, g *Game, m *Transpositions) *Search {
	s := &Search{Game: g, ctx: ctx, steps: math.MaxInt, table: m, partition: patterns.NewPartition(Narrow + 1)}
	random := splitmix.Source(1)
	for i := range s.weights {
		s.weights[i] = random.Uint64() | 1
	}
	return s
}

// stops counts one step, for a guess that is tried out or a position that is given up. It reports
// whether the search stops, since its steps are used up or its context has ended; from then on it
// always does.
func (s *Search) stops() bool {
	s.steps--
	return s.steps < 0 || engine.Pause(s.ctx) != nil
}

func (s *Search) ply(depth int) *ply {
	for len(s.plies) <= depth {
		s.plies = append(s.plies, &ply{})
	}
	return s.plies[depth]
}

// positionKey returns the key of a position. The tries that are left are part of it only if they
// are fewer than the secrets: otherwise they suffice to guess one secret after the other.
func (p *Position) positionKey() key {
	if p.Left >= len(p.Secrets) {
		return p.key
	}
	return p.key.plus(key{uint64(p.Left) * splitmix.Golden, uint64(p.Left) * splitmix.MixA})
}

// Solve returns the fewest guesses that the games of a position take and the first of these
// guesses, if they are fewer than upper. Otherwise it returns a lower bound that is at least upper,
// and None.
func (s *Search) Solve(p *Position, upper, depth int) (int, int32) {
	if s.byBound && depth == 0 { // the order of the guesses decides
		p.Most, p.Lower = s.Most, LowerBound(len(p.Secrets), s.Most)
	} else if value, guess, settled := s.Evaluate(p, upper); settled {
		return value, guess
	}
	return s.expand(p, upper, depth)
}

// Evaluate returns the result of [Search.Solve] and true if it can tell without a search. Otherwise
// it notes the bounds that it has found in the position.
func (s *Search) Evaluate(p *Position, upper int) (value int, guess int32, settled bool) {
	n := len(p.Secrets)
	p.Lower = LowerBound(n, s.Most)
	if found, ok := s.recall(p, p.positionKey(), upper); ok && s.Free() {
		return p.Lower, found.guess, true
	}
	p.StaticBound = s.count.staticBound(p.from, p.columns, p.Left)
	switch {
	case p.Guess != None:
		return int(p.value), p.Guess, true
	case p.Left <= 1:
		return Impossible, None, true
	case p.Most == 1:
		p.Lower = max(p.Lower, 2*n)
	default:
		p.Lower = max(p.Lower, LowerBound(n, p.Most))
	}
	return p.Lower, None, p.Lower >= upper
}

// Free reports whether any word may be guessed at any time.
func (g *Game) Free() bool { return g.Rules.Level == engine.Normal }

// Recall raises Lower of a position to the known lower bound, and reports whether what is known
// settles the position, as [Search.Evaluate] does.
func (s *Search) Recall(p *Position, upper int) bool {
	_, settled := s.recall(p, p.positionKey(), upper)
	return settled && s.Free()
}

// Note stores Lower of a position as a known lower bound.
func (s *Search) Note(p *Position) {
	s.table.store(p.positionKey(), known{int32(p.Lower), unknown, None})
}

// recall returns what is known of a position if that settles it.
func (s *Search) recall(p *Position, k key, upper int) (known, bool) {
	found, ok := s.table.find(k)
	if !ok {
		return found, false
	}
	p.Lower = max(p.Lower, int(found.lower))
	return found, found.exact() || p.Lower >= upper
}

// expand does what [Search.Solve] does, for a position that Evaluate leaves open.
func (s *Search) expand(p *Position, upper, depth int) (int, int32) {
	l, k := s.ply(depth), p.positionKey()
	l.at, l.ready = p, false
	m, columns, n := s.rows(p), p.columns, len(p.columns)
	if !s.Free() {
		m, columns = s.allowed(p, l), identity[:n]
		for _, guess := range m.guesses {
			k = k.plus(s.guessKey[guess])
		}
		if found, ok := s.recall(p, k, upper); ok {
			return p.Lower, found.guess
		}
	}
	maxParts := n
	if p.Most == 1 {
		maxParts = s.mostParts(m, columns, p.MaxParts)
		if p.Lower = max(p.Lower, 3*n-maxParts); p.Lower >= upper {
			s.table.store(k, known{int32(p.Lower), unknown, None})
			return p.Lower, None
		}
	}
	value, guess := s.try(p, l, m, upper, maxParts, depth)
	switch {
	case s.stops():
		return upper, None
	case guess == None:
		s.table.store(k, known{int32(value), unknown, None})
	default:
		s.table.store(k, known{int32(value), int32(value), guess})
	}
	return value, guess
}

// unknown stands for the upper bound where no strategy was found.
const unknown = Impossible + 1

// identity is the columns of a matrix in their order.
var identity = func() (all [Narrow]uint8) {
	for i := range all {
		all[i] = uint8(i)
	}
	return all
}()

// mostParts returns the maximum of parts plus wins over the guesses of some columns, or least if
// that is more.
func (s *Search) mostParts(m *Matrix, columns []uint8, least int) int {
	for _, r := range m.order {
		if int(m.parts[r]) <= least {
			break
		}
		least = max(least, s.count.parts(m, r, columns, least))
	}
	return least
}

// try tries out guesses. Its results are those of [Search.Solve]. If any word may be guessed,
// guesses that make nearly the most parts come first: their result often rules out all others,
// whose rows are then never gathered.
func (s *Search) try(p *Position, l *ply, m *Matrix, upper, maxParts, depth int) (int, int32) {
	n := len(p.columns)
	if !s.Free() || p.Most > 1 || n == m.width {
		if n != m.width {
			s.gather(p, m, &l.matrix, &l.seen, 1)
			m = &l.matrix
		}
		return s.branch(p, m, l, upper, Narrow+1, depth)
	}
	const near = 1 // parts
	first := max(3*n-upper, maxParts-near, 1)
	s.gather(p, m, &l.matrix, &l.seen, first)
	value, guess := s.branch(p, &l.matrix, l, upper, Narrow+1, depth)
	bound := min(value, upper)
	rest := max(3*n-bound, 1)
	if rest >= first || guess != None && value <= p.Lower {
		return value, guess
	}
	s.gather(p, m, &l.matrix, &l.seen, rest)
	other, better := s.branch(p, &l.matrix, l, bound, first, depth)
	if better != None {
		return other, better
	}
	if guess != None {
		return value, guess
	}
	return min(value, other), None
}

// after returns how many guesses the games take after a first guess, or a lower bound that is at
// least upper.
func (s *Search) after(p *Position, m *Matrix, r int32, upper, depth int) int {
	l := s.ply(depth)
	total := s.divide(p, l, m.row(r))
	if total >= upper || len(l.groups) == 0 {
		return total
	}
	if p.Left < 2 {
		return Impossible
	}
	slices.SortFunc(l.small, func(i, j int) int { return cmp.Or(l.groups[i].size-l.groups[j].size, i-j) })
	for _, number := range l.small {
		g := &l.groups[number]
		child := s.child(p, m, l, g, r)
		total -= g.lower
		g.lower, _, g.settled = s.Evaluate(&child, upper-total)
		if total += g.lower; total >= upper {
			return total
		}
		g.StaticBound = child.StaticBound
	}
	for _, number := range l.small {
		g := &l.groups[number]
		if g.settled {
			continue
		}
		child := s.child(p, m, l, g, r)
		child.StaticBound, child.Lower = g.StaticBound, g.lower
		total -= g.lower
		value, _ := s.expand(&child, upper-total, depth+1)
		if total += value; total >= upper {
			return total
		}
	}
	return total
}
