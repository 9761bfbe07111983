package check

import (
	"cmp"
	"encoding/binary"
	"errors"
	"slices"

	"ketword/engine"
)

// search finds the fewest guesses that the games of a part take, by trying out every guess that
// might take fewer than a known strategy.
type search struct {
	*worker
	ctx   engine.Context
	left  int              // guesses times secrets that may still be scored
	known map[string]bound // by position
	root  grid             // of all guesses, over the part
	grids []*grid          // one a depth
	key   []byte           // of the position that was looked up last
}

// bound is what is known of the fewest guesses that the games of a position take.
type bound struct {
	lower int32 // guesses that they take at least
	exact bool  // they are the fewest guesses
}

// position is secrets that some turns leave.
type position struct {
	secrets []int32 // their numbers
	columns []int32 // and those in the grid of the position that they come from
	turns   []engine.Turn
}

// Two secrets take two tries. So do more secrets, if a word of them leaves every other alone; if it
// leaves all but two alone, they take three.
const two, three = 2, 3

// errWork means that a search took more work than it may.
var errWork = errors.New("too much work")

// manyKnown is how many positions are remembered.
const manyKnown = 400_000

// begin returns the fewest guesses that the games of a part take, or enough if that is less. It
// first looks whether greedy games take fewer than enough.
func (s *search) begin(ctx engine.Context, secrets []int32, turn engine.Turn, enough int) (int, error) {
	s.ctx, s.left = ctx, s.Work
	if s.Work == 0 {
		s.left = 1 << 62
	}
	if s.known == nil || s.Work > 0 || len(s.known) > manyKnown {
		s.known = map[string]bound{}
	}
	p := position{secrets: secrets, columns: make([]int32, len(secrets)), turns: []engine.Turn{turn}}
	for i := range p.columns {
		p.columns[i] = int32(i)
	}
	least := s.fewest(p, s.whole(secrets), enough, 0)
	switch {
	case least < enough: // fewer are possible, however the search ended
		return least, nil
	case ctx.Err() != nil:
		return 0, ctx.Err()
	case s.left < 0:
		return 0, errWork
	}
	return least, nil
}

// free reports whether any guess may be made at any time.
func (c *certificate) free() bool { return c.rules.Level == engine.Normal }

// fewest returns the fewest guesses that the games of a position take, or enough if that is less.
// from is the grid of the position before.
func (s *search) fewest(p position, from *grid, enough, depth int) int {
	n, left := len(p.secrets), s.tries()-len(p.turns)
	switch {
	case n == 0:
		return 0
	case left < min(n, two):
		return enough
	case simple(n) >= enough:
		return enough
	case n < three:
		return simple(n)
	}
	name := s.name(p)
	b, met := s.known[name]
	if met && (b.exact || int(b.lower) >= enough) {
		return min(int(b.lower), enough)
	}
	if !met {
		b = s.staticBound(p.secrets, left)
		if b.exact || int(b.lower) >= enough {
			s.known[name] = b
			return min(int(b.lower), enough)
		}
	}
	best := s.try(p, from, enough, depth)
	if s.left < 0 || s.ctx.Err() != nil {
		return best
	}
	s.known[name] = bound{lower: int32(best), exact: best < enough}
	return best
}

// staticBound bounds a position by the words of its secrets: if one leaves every other alone, the
// games take 2n − 1 guesses; else at least 2n, and no more if one leaves all but two alone.
func (s *search) staticBound(secrets []int32, left int) bound {
	n, most := len(secrets), 0
	for _, secret := range secrets {
		most = max(most, s.groups(s.rows[s.own[secret]], secrets))
		if most == n {
			return bound{int32(simple(n)), true}
		}
	}
	return bound{int32(2 * n), most == n-1 && left >= three}
}

// option is a guess of a grid, and a lower bound of the guesses that all games take after it.
type option struct{ row, bound int }

// try tries out the guesses for a position.
func (s *search) try(p position, from *grid, enough, depth int) int {
	for len(s.grids) <= depth {
		s.grids = append(s.grids, &grid{})
	}
	g := s.grids[depth]
	g.fill(from, p.columns, s.free())
	s.left -= len(from.guesses) * len(p.secrets)
	var options []option
	for r := range g.guesses {
		if bound := 3*g.n - int(g.parts[r]) - int(g.wins[r]); bound < enough {
			options = append(options, option{r, bound})
		}
	}
	slices.SortFunc(options, func(a, b option) int { return cmp.Or(a.bound-b.bound, a.row-b.row) })
	best := enough
	for _, o := range options {
		if o.bound >= best || s.left < 0 || s.ctx.Err() != nil {
			break
		}
		guess := s.guesses[g.guesses[o.row]]
		if !s.free() && s.rules.Check(p.turns, guess, s.certificate) != nil {
			continue
		}
		best = s.after(p, g, o.row, best, depth)
	}
	return best
}

// child is a group that a guess leaves, and what is known of it.
type child struct {
	position
	lower int
	exact bool
}

// after returns how many guesses the games take after a guess, or enough if that is less.
func (s *search) after(p position, g *grid, row, enough, depth int) int {
	total := g.n
	children := s.children(p, g, row)
	for _, c := range children {
		total += c.lower
	}
	for i := range children {
		if total >= enough {
			return enough
		}
		total += s.tighten(&children[i])
	}
	for i := range children {
		if total >= enough {
			return enough
		}
		c := &children[i]
		if c.exact {
			continue
		}
		total -= c.lower
		total += s.fewest(c.position, g, enough-total, depth+1)
	}
	return min(total, enough)
}

// tighten raises the bound of a group to what is known or to its static bound, and returns by how
// much.
func (s *search) tighten(c *child) int {
	n, left := len(c.secrets), s.tries()-len(c.turns)
	if n < three || left < two {
		c.exact = left >= n
		return 0
	}
	name := s.name(c.position)
	b, met := s.known[name]
	if !met {
		b = s.staticBound(c.secrets, left)
		s.known[name] = b
	}
	more := max(int(b.lower)-c.lower, 0)
	c.lower, c.exact = c.lower+more, b.exact
	return more
}

// children returns the groups that a guess leaves, the smallest first.
func (s *search) children(p position, g *grid, row int) []child {
	labels := g.row(row)
	groups := make([]child, g.parts[row]+1)
	for i, label := range labels {
		if label == wonLabel {
			continue
		}
		c := &groups[label]
		c.secrets, c.columns = append(c.secrets, p.secrets[i]), append(c.columns, int32(i))
	}
	groups = slices.DeleteFunc(groups, func(c child) bool { return len(c.secrets) == 0 })
	for i := range groups {
		c := &groups[i]
		c.lower = simple(len(c.secrets))
		guess := s.guesses[g.guesses[row]]
		c.turns = append(p.turns[:len(p.turns):len(p.turns)], engine.Turn{Guess: guess, Feedback: s.feedback(s.rows[g.guesses[row]][c.secrets[0]])})
	}
	slices.SortStableFunc(groups, func(a, b child) int { return len(a.secrets) - len(b.secrets) })
	return groups
}

// name returns a key of a position: its secrets and, where they matter, its turns.
func (s *search) name(p position) string {
	b := binary.AppendUvarint(s.key[:0], uint64(len(p.secrets)))
	for _, secret := range p.secrets {
		b = binary.AppendUvarint(b, uint64(secret))
	}
	if s.tries() != never {
		b = append(b, byte(len(p.turns)))
	}
	if !s.free() {
		for _, t := range p.turns {
			b = append(b, t.String()...)
		}
	}
	s.key = b
	return string(b)
}
