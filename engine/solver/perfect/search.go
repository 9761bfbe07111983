package perfect

import (
	"cmp"
	"math"
	"slices"

	"ketword/engine"
	"ketword/internal/splitmix"
)

// search searches positions of a game by branch and bound, with a transposition table that
// several may share. It is for use by one goroutine.
type search struct {
	*Game
	ctx     engine.Context
	steps   int // that may still be taken
	table   *transpositions
	count   counter
	plies   []*ply // by depth: what is used again
	weights [narrow]uint64
}

// position is secrets that are possible, and the guesses that are left.
type position struct {
	secrets     []int32       // by number
	key         key           // of the secrets
	from        *matrix       // with what guesses that may win show of these secrets, and perhaps of others
	above       *ply          // with what all guesses show of them, in the same columns; nil if from has all
	columns     []uint8       // where the secrets are
	turns       []engine.Turn // which led here; unless the rules are those of Normal
	left        int           // guesses that a game may still take
	staticBound               // of evaluate
	least       int           // guesses that the games take at least
}

// position returns the position of some secrets after some turns. The matrix is of these secrets.
func (g *Game) position(from *matrix, secrets []int32, turns []engine.Turn, left int) position {
	p := position{secrets: secrets, columns: identity[:len(secrets)], turns: turns, left: left, from: from}
	for _, secret := range secrets {
		p.key = p.key.plus(g.keys[secret])
	}
	return p
}

// ply is the working memory of a depth.
type ply struct {
	at      *position // that is being searched
	matrix  matrix    // the guesses that may win or are tried out there
	whole   matrix    // all guesses, if it is wanted
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
	bound int // guesses that the games take at least after it
	row   int32
}

func newSearch(ctx engine.Context, g *Game, m *transpositions) *search {
	s := &search{Game: g, ctx: ctx, steps: math.MaxInt, table: m}
	random := splitmix.Source(1)
	for i := range s.weights {
		s.weights[i] = random.Uint64() | 1
	}
	return s
}

// stops takes one step, a guess that is tried out or a position that is left behind, and
// reports whether the search stops: its steps are used up, or its context has ended. It then
// goes on doing so.
func (s *search) stops() bool {
	s.steps--
	return s.steps < 0 || engine.Pause(s.ctx) != nil
}

func (s *search) ply(depth int) *ply {
	for len(s.plies) <= depth {
		s.plies = append(s.plies, &ply{})
	}
	return s.plies[depth]
}

// positionKey returns the key of a position, in which the tries that are left matter only if
// there are fewer of them than secrets: guessing one after the other always takes no more.
func (p *position) positionKey() key {
	if p.left >= len(p.secrets) {
		return p.key
	}
	return p.key.plus(key{uint64(p.left) * splitmix.Golden, uint64(p.left) * splitmix.MixA})
}

// solve returns the fewest guesses that the games of a position take, and the first
// of them, if that is less than beta; else a number from beta on that they take at least, and
// none.
func (s *search) solve(p *position, beta, depth int) (int, int32) {
	if value, guess, settled := s.evaluate(p, beta); settled {
		return value, guess
	}
	return s.expand(p, beta, depth)
}

// evaluate returns what solve does if that can be told without a search, and whether it can. If
// not, it notes what it has seen.
func (s *search) evaluate(p *position, beta int) (value int, guess int32, settled bool) {
	n := len(p.secrets)
	p.least = atLeast(n, s.most)
	if found, ok := s.recall(p, p.positionKey(), beta); ok && s.free() {
		return p.least, found.guess, true
	}
	p.staticBound = s.count.staticBound(p.from, p.columns, p.left)
	switch {
	case p.guess != none:
		return int(p.value), p.guess, true
	case p.left <= 1:
		return impossible, none, true
	case p.most == 1:
		p.least = max(p.least, 2*n)
	default:
		p.least = max(p.least, atLeast(n, p.most))
	}
	return p.least, none, p.least >= beta
}

// free reports whether any word may be guessed at any time.
func (s *search) free() bool { return s.rules.Level == engine.Normal }

// recall returns what is known of a position if that settles it.
func (s *search) recall(p *position, k key, beta int) (known, bool) {
	found, ok := s.table.find(k)
	if !ok {
		return found, false
	}
	p.least = max(p.least, int(found.least))
	return found, found.exact() || p.least >= beta
}

// expand does what solve does, for a position that evaluate leaves open.
func (s *search) expand(p *position, beta, depth int) (int, int32) {
	l, k := s.ply(depth), p.positionKey()
	l.at, l.ready = p, false
	m, columns, n := s.rows(p), p.columns, len(p.columns)
	if !s.free() {
		m, columns = s.allowed(p, l), identity[:n]
		for _, guess := range m.guesses {
			k = k.plus(s.guessKey[guess])
		}
		if found, ok := s.recall(p, k, beta); ok {
			return p.least, found.guess
		}
	}
	reach := n
	if p.most == 1 {
		reach = s.mostParts(m, columns, p.reach)
		if p.least = max(p.least, 3*n-reach); p.least >= beta {
			s.table.store(k, known{int32(p.least), unknown, none})
			return p.least, none
		}
	}
	value, guess := s.try(p, l, m, beta, reach, depth)
	switch {
	case s.stops():
		return beta, none
	case guess == none:
		s.table.store(k, known{int32(value), unknown, none})
	default:
		s.table.store(k, known{int32(value), int32(value), guess})
	}
	return value, guess
}

// unknown stands for the most guesses that games take if no strategy was found.
const unknown = impossible + 1

// identity is the columns of a matrix in their order.
var identity = func() (all [narrow]uint8) {
	for i := range all {
		all[i] = uint8(i)
	}
	return all
}()

// mostParts returns the most parts and wins together that a guess makes of some columns, or
// least if that is more.
func (s *search) mostParts(m *matrix, columns []uint8, least int) int {
	for _, r := range m.order {
		if int(m.parts[r]) <= least {
			break
		}
		least = max(least, s.count.parts(m, r, columns, least))
	}
	return least
}

// try tries out guesses, and returns as solve does. Where any word may be guessed, those that
// make about as many parts as any come first: what they take often rules out all others, which
// then need not be looked at.
func (s *search) try(p *position, l *ply, m *matrix, beta, reach, depth int) (int, int32) {
	n := len(p.columns)
	if !s.free() || p.most > 1 || n == m.width {
		if n != m.width {
			s.gather(p, m, &l.matrix, &l.seen, 1)
			m = &l.matrix
		}
		return s.branch(p, m, l, beta, narrow+1, depth)
	}
	const near = 1 // parts
	first := max(3*n-beta, reach-near, 1)
	s.gather(p, m, &l.matrix, &l.seen, first)
	value, guess := s.branch(p, &l.matrix, l, beta, narrow+1, depth)
	bound := min(value, beta)
	rest := max(3*n-bound, 1)
	if rest >= first || guess != none && value <= p.least {
		return value, guess
	}
	s.gather(p, m, &l.matrix, &l.seen, rest)
	other, better := s.branch(p, &l.matrix, l, bound, first, depth)
	if better != none {
		return other, better
	}
	if guess != none {
		return value, guess
	}
	return min(value, other), none
}

// after returns how many guesses the games take if a guess is made first, or a number from
// beta on that they take at least.
func (s *search) after(p *position, m *matrix, r int32, beta, depth int) int {
	l := s.ply(depth)
	total := s.divide(p, l, m.row(r))
	if total >= beta || len(l.groups) == 0 {
		return total
	}
	if p.left < 2 {
		return impossible
	}
	slices.SortFunc(l.small, func(i, j int) int { return cmp.Or(l.groups[i].size-l.groups[j].size, i-j) })
	for _, number := range l.small {
		g := &l.groups[number]
		child := s.child(p, m, l, g, r)
		total -= g.least
		g.least, _, g.settled = s.evaluate(&child, beta-total)
		if total += g.least; total >= beta {
			return total
		}
		g.staticBound = child.staticBound
	}
	for _, number := range l.small {
		g := &l.groups[number]
		if g.settled {
			continue
		}
		child := s.child(p, m, l, g, r)
		child.staticBound, child.least = g.staticBound, g.least
		total -= g.least
		value, _ := s.expand(&child, beta-total, depth+1)
		if total += value; total >= beta {
			return total
		}
	}
	return total
}
