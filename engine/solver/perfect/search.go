package perfect

import (
	"cmp"
	"slices"

	"ketword/engine"
)

// search searches positions of a game. It is for use by one goroutine; several may share a memo.
type search struct {
	*Game
	ctx     engine.Context
	memo    *memo
	count   counter
	levels  []*level // by depth: what is used again
	weights [narrow]uint64
}

// position is secrets that are possible, and the guesses that are left.
type position struct {
	secrets []int32       // by number
	key     key           // of the secrets
	from    *matrix       // with what guesses that may win show of these secrets, and perhaps of others
	above   *level        // with what all guesses show of them, in the same columns; nil if from has all
	columns []uint8       // where the secrets are
	turns   []engine.Turn // which led here; unless the rules are those of Normal
	left    int           // guesses that a game may still take
	glance                // once look has looked
	least   int           // guesses that the games take at least
}

// position returns the position of some secrets after some turns. The matrix is of these secrets.
func (g *Game) position(from *matrix, secrets []int32, turns []engine.Turn, left int) position {
	p := position{secrets: secrets, columns: identity[:len(secrets)], turns: turns, left: left, from: from}
	for _, secret := range secrets {
		p.key = p.key.plus(g.keys[secret])
	}
	return p
}

// level is the working memory of a depth.
type level struct {
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

// group is secrets that a guess leaves, by where they begin among those of the level.
type group struct {
	start, size int
	least       int // guesses that their games take at least
	settled     bool
	glance
}

func newSearch(ctx engine.Context, g *Game, m *memo) *search {
	s := &search{Game: g, ctx: ctx, memo: m}
	x := uint64(1)
	for i := range s.weights {
		x = x*6364136223846793005 + 1442695040888963407
		s.weights[i] = x | 1
	}
	return s
}

func (s *search) level(depth int) *level {
	for len(s.levels) <= depth {
		s.levels = append(s.levels, &level{})
	}
	return s.levels[depth]
}

// positionKey returns the key of a position, in which the tries that are left matter only if
// there are fewer of them than secrets: guessing one after the other always takes no more.
func (p *position) positionKey() key {
	if p.left >= len(p.secrets) {
		return p.key
	}
	return p.key.plus(key{uint64(p.left) * 0x9E3779B97F4A7C15, uint64(p.left) * 0xC2B2AE3D27D4EB4F})
}

// solve returns the fewest guesses that the games of a position take, and the first
// of them, if that is less than beta; else a number from beta on that they take at least, and
// none.
func (s *search) solve(p *position, beta, depth int) (int, int32) {
	if value, guess, settled := s.look(p, beta); settled {
		return value, guess
	}
	return s.explore(p, beta, depth)
}

// look returns what solve does if that can be told without a search, and whether it can. If
// not, it notes what it has seen.
func (s *search) look(p *position, beta int) (value int, guess int32, settled bool) {
	n := len(p.secrets)
	p.least = atLeast(n, s.most)
	if found, ok := s.recall(p, p.positionKey(), beta); ok && s.free() {
		return p.least, found.guess, true
	}
	p.glance = s.count.glance(p.from, p.columns, p.left)
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
func (s *search) free() bool { return s.rules.Difficulty == engine.Normal }

// recall returns what is known of a position if that settles it.
func (s *search) recall(p *position, k key, beta int) (known, bool) {
	found, ok := s.memo.find(k)
	if !ok {
		return found, false
	}
	p.least = max(p.least, int(found.least))
	return found, found.exact() || p.least >= beta
}

// explore does what solve does, for a position at which look has looked.
func (s *search) explore(p *position, beta, depth int) (int, int32) {
	l, k := s.level(depth), p.positionKey()
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
			s.memo.store(k, known{int32(p.least), unknown, none})
			return p.least, none
		}
	}
	value, guess := s.try(p, l, m, beta, reach, depth)
	switch {
	case s.ctx.Err() != nil:
		return beta, none
	case guess == none:
		s.memo.store(k, known{int32(value), unknown, none})
	default:
		s.memo.store(k, known{int32(value), int32(value), guess})
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
		least = max(least, s.count.parts(m.row(r), columns, least))
	}
	return least
}

// try tries out guesses, and returns as solve does. Where any word may be guessed, those that
// make about as many parts as any come first: what they take often rules out all others, which
// then need not be looked at.
func (s *search) try(p *position, l *level, m *matrix, beta, reach, depth int) (int, int32) {
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

// rows returns a matrix with all guesses that tell something of a position.
func (s *search) rows(p *position) *matrix {
	l := p.above
	if l == nil {
		return p.from
	}
	if !l.ready {
		s.gather(l.at, s.rows(l.at), &l.whole, &l.seen, 1)
		l.ready = true
	}
	return &l.whole
}

// gather fills a matrix with the rows of a position: of guesses that may win, and of those that
// make at least so many parts. Rows that tell nothing or the same as others are left out.
func (s *search) gather(p *position, rows, into *matrix, seen *seen, least int) {
	into.reset(len(p.columns), len(rows.guesses))
	into.shares = rows.shares
	seen.reset(len(rows.guesses))
	for _, at := range p.columns {
		for _, r := range rows.winners[at] {
			if r != none {
				s.take(p, rows, r, into, seen)
			}
		}
	}
	for _, r := range rows.order {
		if int(rows.parts[r]) < least {
			break
		}
		if least <= 1 || s.count.parts(rows.row(r), p.columns, least-1) > 0 {
			s.take(p, rows, r, into, seen)
		}
	}
	into.finish()
}

// take offers a row of a position to a matrix.
func (s *search) take(p *position, rows *matrix, r int32, into *matrix, seen *seen) {
	parts, hash := s.relabel(rows.row(r), p.columns, into.extend())
	into.offer(rows.guesses[r], parts, hash, seen)
}

// allowed returns the matrix of a position with the guesses that the rules allow there. None is
// left out because another tells the same: what may be guessed later depends on the letters,
// too.
func (s *search) allowed(p *position, l *level) *matrix {
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

// relabel writes the labels of a row in some columns, numbered anew. It returns how many there
// are, and a hash.
func (s *search) relabel(row []uint8, columns, into []uint8) (parts int, hash uint64) {
	c := &s.count
	first := c.tick(len(columns) + 1)
	c.stamps[won] = first
	next := first + 1
	into = into[:len(columns)]
	weights := s.weights[:len(columns)]
	anyWon := 0
	for i, at := range columns {
		label := row[at]
		stamp := c.stamps[label]
		if stamp < first {
			stamp = next
			next++
			c.stamps[label] = stamp
		}
		if label == won {
			anyWon = 1
		}
		into[i] = uint8(stamp - first)
		hash += uint64(stamp-first) * weights[i]
	}
	return int(next-first) - 1 + anyWon, hash
}

// branch tries out the guesses of a matrix that make less than so many parts, the most promising
// first, and returns as solve does.
func (s *search) branch(p *position, m *matrix, l *level, beta, below, depth int) (int, int32) {
	lower := s.choose(p, m, l, beta, below)
	least := lower
	for _, c := range l.choices {
		least = min(least, c.bound)
	}
	least = max(least, p.least)
	best, guess := beta, int32(none)
	for i, number := range l.first {
		c := l.choices[number]
		if i > 0 && (guess != none && best <= least || s.ctx.Err() != nil) {
			break
		}
		value := c.bound
		if value < best {
			value = s.after(p, m, c.row, best, depth)
		}
		if value < best {
			best, guess = value, m.guesses[c.row]
		}
		lower = min(lower, value)
	}
	if guess == none {
		return max(lower, beta), none
	}
	return best, guess
}

// choose lists the guesses that may take less than beta, and puts them in order. It returns the
// least bound of all others.
func (s *search) choose(p *position, m *matrix, l *level, beta, below int) int {
	n := len(p.secrets)
	l.choices, l.first = l.choices[:0], l.first[:0]
	others := impossible
	for _, r := range m.order {
		parts := int(m.parts[r])
		if p.most == 1 && 3*n-parts-1 >= beta {
			others = min(others, 3*n-parts-1)
			break
		}
		if parts >= below {
			continue
		}
		bound, squares := rate(m.row(r), parts, p.most)
		if bound >= beta {
			others = min(others, bound)
			continue
		}
		l.first = append(l.first, len(l.choices))
		l.choices = append(l.choices, choice{cost: 2*squares + n*bound, bound: bound, row: r})
	}
	slices.SortFunc(l.first, func(i, j int) int {
		a, b := &l.choices[i], &l.choices[j]
		return cmp.Or(a.cost-b.cost, int(a.row-b.row))
	})
	return others
}

// rate returns how many guesses the games take at least after a guess, and the sum of the
// squares of the groups that it makes.
func rate(row []uint8, parts, most int) (bound, squares int) {
	var sizes [narrow + 1]uint8
	for _, label := range row {
		sizes[label]++
	}
	bound = len(row)
	for _, size := range sizes[1 : parts+1] {
		if size > 0 {
			bound += atLeast(int(size), most)
		}
		squares += int(size) * int(size)
	}
	return bound, squares + int(sizes[won])*int(sizes[won])
}

// after returns how many guesses the games take if a guess is made first, or a number from
// beta on that they take at least.
func (s *search) after(p *position, m *matrix, r int32, beta, depth int) int {
	l := s.level(depth)
	total := s.part(p, l, m.row(r))
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
		g.least, _, g.settled = s.look(&child, beta-total)
		if total += g.least; total >= beta {
			return total
		}
		g.glance = child.glance
	}
	for _, number := range l.small {
		g := &l.groups[number]
		if g.settled {
			continue
		}
		child := s.child(p, m, l, g, r)
		child.glance, child.least = g.glance, g.least
		total -= g.least
		value, _ := s.explore(&child, beta-total, depth+1)
		if total += value; total >= beta {
			return total
		}
	}
	return total
}

// part divides the secrets of a position by a row. It lists the groups that take more than a
// guess each, and returns how many guesses the games of all take at least.
func (s *search) part(p *position, l *level, row []uint8) int {
	var starts [narrow + 2]int32
	for _, label := range row {
		starts[int(label)+1]++
	}
	total := len(row)
	l.groups, l.small = l.groups[:0], l.small[:0]
	for label := range narrow + 1 {
		size := int(starts[label+1])
		start := int(starts[label])
		starts[label+1] += starts[label]
		switch {
		case label == won || size == 0:
		case size == 1:
			total++
		default:
			least := atLeast(size, p.most)
			total += least
			l.small = append(l.small, len(l.groups))
			l.groups = append(l.groups, group{start: start, size: size, least: least})
		}
		if int(starts[label+1]) == len(row) {
			break
		}
	}
	l.secrets, l.columns = slices.Grow(l.secrets[:0], len(row))[:len(row)], slices.Grow(l.columns[:0], len(row))[:len(row)]
	for i, label := range row {
		at := &starts[label]
		l.secrets[*at], l.columns[*at] = p.secrets[i], uint8(i)
		*at++
	}
	return total
}

// child returns the position of a group that a guess leaves.
func (s *search) child(p *position, m *matrix, l *level, g *group, r int32) position {
	secrets := l.secrets[g.start : g.start+g.size]
	c := position{secrets: secrets, columns: l.columns[g.start : g.start+g.size], from: m, above: l, left: p.left - 1}
	if !s.free() {
		c.above = nil
	}
	for _, secret := range secrets {
		c.key = c.key.plus(s.keys[secret])
	}
	if !s.free() {
		guess := s.guesses[m.guesses[r]]
		c.turns = append(slices.Clip(p.turns), engine.Turn{Guess: guess, Feedback: engine.Score(guess, s.secrets[secrets[0]])})
	}
	return c
}
