package perfect

import (
	"cmp"
	"slices"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/exact"
	"ketword/internal/patterns"
)

// list is a whole list of words, whose secrets have one word each: how many parts each guess makes
// of them, and what the answers show of each other. It is shared.
type list struct {
	*Game
	parts   []int32    // by guess
	order   []int32    // guesses, those of most parts first
	cross   [][]uint16 // patterns of the answers as guesses, by their numbers; nil for long lists
	correct uint16     // the pattern of a guess that wins
}

// crossed is the most answers whose patterns against each other are kept: of 4096 they take 32 MB.
const crossed = 4096

func newList(g *Game) *list {
	l := &list{Game: g, parts: make([]int32, len(g.Guesses)), order: each.Index[int32](len(g.Guesses))}
	l.correct = uint16(patternCount(g.Rules.Length) - 1)
	grid := g.columns.Grid(each.Index[int32](len(g.Secrets)))
	counter := newPartCounter(g.Rules.Length)
	for i := range g.Guesses {
		l.parts[i] = int32(counter.parts(grid, i, 0))
	}
	slices.SortStableFunc(l.order, func(a, b int32) int { return cmp.Compare(l.parts[b], l.parts[a]) })
	if len(g.Secrets) <= crossed {
		l.cross = make([][]uint16, len(g.Secrets))
		for i := range g.Secrets {
			row := make([]uint16, len(g.Secrets))
			for j, p := range grid.Patterns(int(g.answer(int32(i)))) {
				row[j] = uint16(p)
			}
			l.cross[i] = row
		}
	}
	return l
}

// lister searches positions of a list. It is for use by one goroutine.
type lister struct {
	*worker
	list    *list
	grid    *patterns.Grid // over all answers
	counter *partCounter
	inside  exact.Matrix // of the words of a part

	partition *patterns.Partition
}

func newLister(ctx engine.Context, l *list, m *exact.Transpositions) *lister {
	return &lister{
		worker: newWorker(ctx, l.Game, m), list: l, grid: l.columns.Grid(each.Index[int32](len(l.Secrets))),
		counter: newPartCounter(l.Rules.Length), partition: patterns.NewPartition(int(l.correct) + 1),
	}
}

// part is the secrets that a guess leaves after a feedback.
type part struct {
	pattern int // of the feedback
	exact.Position
	settled bool // the lower bound is attained
}

// open returns how many guesses the games of some secrets take if they begin with a guess, or a
// lower bound that is at least upper. grid is over the secrets. It also returns the parts of more
// than one secret, with what was found of them.
func (l *lister) open(from *exact.Position, grid *patterns.Grid, guess int32, upper int) (int, []part) {
	if from.Left < two && len(from.Secrets) > 1 {
		return exact.Impossible, nil
	}
	parts, total := l.divide(from, grid, guess)
	if total >= upper {
		return total, parts
	}
	for _, stage := range []struct {
		study func(*part, int)
		order int // 1 if small parts come first, -1 if large ones do
	}{{l.staticBound, 1}, {l.cheapBound, -1}, {l.tightBound, -1}, {l.search, 1}} {
		slices.SortFunc(parts, func(a, b part) int {
			return cmp.Or(stage.order*(len(a.Secrets)-len(b.Secrets)), a.pattern-b.pattern)
		})
		for i := range parts {
			p := &parts[i]
			if p.settled {
				continue
			}
			before := p.Lower
			stage.study(p, upper-(total-before))
			if total += p.Lower - before; total >= upper {
				return total, parts
			}
		}
	}
	return total, parts
}

// divide divides secrets by a guess. It returns the parts of more than one secret, and a lower
// bound of the guesses that the games of all take.
func (l *lister) divide(from *exact.Position, grid *patterns.Grid, guess int32) ([]part, int) {
	n := len(from.Secrets)
	secrets, total := make([]int32, n), n
	groups := patterns.Sort(l.partition, grid.Patterns(int(guess)), from.Secrets, secrets)
	parts := make([]part, 0, len(groups))
	for _, g := range groups {
		size := g.Len()
		switch {
		case g.Outcome == uint32(l.list.correct):
			continue
		case size == n && n > 1:
			return nil, exact.Impossible // the guess tells nothing
		}
		lower := exact.LowerBound(size, 1)
		if total += lower; size == 1 {
			continue
		}
		p := part{pattern: int(g.Outcome), Position: exact.Position{Left: from.Left - 1, Lower: lower}}
		l.Fill(&p.Position, secrets[g.Start:g.End:g.End])
		if !l.Free() {
			turn := engine.Turn{Guess: l.Guesses[guess], Feedback: engine.FeedbackOf(p.pattern, l.Rules.Length, false)}
			p.Turns = append(slices.Clip(from.Turns), turn)
		}
		parts = append(parts, p)
	}
	return parts, total
}

// staticMost is up to how many secrets a part has a static bound. In larger ones hardly ever a word
// tells all others apart.
const staticMost = 80

// staticBound bounds a part by what is known of it, and by the words of its secrets.
func (l *lister) staticBound(p *part, upper int) {
	if l.list.cross == nil || len(p.Secrets) > staticMost {
		p.settled = l.Recall(&p.Position, upper)
		p.Most = 1
		return
	}
	p.Over(l.words(p.Secrets))
	value, _, settled := l.Evaluate(&p.Position, upper)
	p.settled = settled && (p.Guess != exact.None || value < upper)
	p.Lower = max(p.Lower, value)
}

// words returns the matrix of some answers as guesses.
func (l *lister) words(secrets []int32) *exact.Matrix {
	m, n := &l.inside, len(secrets)
	l.sources.writer.Begin(m, n, n)
	var patterns [staticMost]uint32
	for i, secret := range secrets {
		row := l.list.cross[secret]
		for j, other := range secrets {
			patterns[j] = uint32(row[other])
		}
		l.sources.writer.Win(m, l.list.answer(secret), i, patterns[:n])
	}
	return m
}

// generous is the factor of the cheap bound: it assumes that other guesses make up to so many times
// as many parts as the words of the secrets.
const generous = 1.3

// cheapBound bounds a part as tightBound does, but less tightly. For most first guesses that is
// enough.
func (l *lister) cheapBound(p *part, _ int) { l.bound(p, generous) }

// tightBound bounds a part by the most parts that any guess makes of it.
func (l *lister) tightBound(p *part, _ int) { l.bound(p, 1) }

// bound bounds a part by an upper bound of the parts that any guess makes of it: those of its own
// words times conceded, or the true maximum if that is more.
func (l *lister) bound(p *part, conceded float64) {
	n := len(p.Secrets)
	if n <= two {
		return
	}
	grid := l.list.columns.Grid(p.Secrets)
	if p.MaxParts == 0 {
		for _, secret := range p.Secrets {
			p.MaxParts = max(p.MaxParts, 1+l.counter.parts(grid, int(l.list.answer(secret)), p.MaxParts-1))
		}
	}
	maxParts := int(float64(p.MaxParts) * conceded)
	if 3*n-maxParts <= p.Lower {
		return
	}
	maxParts = l.sources.mostParts(grid, l.list, l.counter, maxParts)
	p.Lower = max(p.Lower, 3*n-maxParts)
	l.Note(&p.Position)
}

// two secrets are solved by guessing one of them.
const two = 2

// search searches a part.
func (l *lister) search(p *part, upper int) {
	if len(p.Secrets) > exact.Narrow {
		value := l.wide(&p.Position, upper)
		p.Lower, p.settled = value, value < upper
		return
	}
	found := l.sources.position(p.Secrets, p.Turns, p.Left)
	value, _ := l.Solve(&found, upper, 0)
	p.Lower, p.settled = max(p.Lower, value), value < upper
}

// wide solves a position of any number of secrets, as [exact.Search.Solve] does.
func (l *lister) wide(p *exact.Position, upper int) int {
	grid, n := l.list.columns.Grid(p.Secrets), len(p.Secrets)
	type option struct {
		guess int32
		bound int
	}
	var options []option
	for _, guess := range l.sources.allowed(p.Turns) {
		options = append(options, option{guess, 3*n - 1 - l.counter.parts(grid, int(guess), 0)})
	}
	slices.SortStableFunc(options, func(a, b option) int { return cmp.Compare(a.bound, b.bound) })
	best, lower := upper, exact.Impossible
	for _, o := range options {
		if o.bound < best {
			o.bound, _ = l.open(p, grid, o.guess, best)
			best = min(best, o.bound)
		}
		lower = min(lower, o.bound)
	}
	return max(lower, best)
}
