package perfect

import (
	"cmp"
	"slices"

	"ketword/engine"
	"ketword/engine/solver/internal/columns"
	"ketword/internal/each"
)

// list is what is known of a whole list of words, whose secrets have one each: how many
// parts each guess makes of them, and what the answers show of each other. It is shared.
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
	l := &list{Game: g, parts: make([]int32, len(g.guesses)), order: each.Index[int32](len(g.guesses))}
	l.correct = uint16(engine.Score(g.guesses[0], secretOf(g.guesses[0])).Code())
	grid := g.columns.Grid(each.Index[int32](len(g.secrets)))
	counter := columns.NewCounter(g.rules.Length)
	for i := range g.guesses {
		l.parts[i] = int32(counter.Parts(grid, i, 0))
	}
	slices.SortStableFunc(l.order, func(a, b int32) int { return cmp.Compare(l.parts[b], l.parts[a]) })
	if len(g.secrets) <= crossed {
		l.cross = make([][]uint16, len(g.secrets))
		for i := range g.secrets {
			row := make([]uint16, len(g.secrets))
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
	grid    *columns.Grid // over all answers
	counter *columns.Counter
	inside  matrix  // of the words of a part
	sizes   []int32 // by pattern
}

func newLister(ctx engine.Context, l *list, m *transpositions) *lister {
	return &lister{
		worker: newWorker(ctx, l.Game, m), list: l, grid: l.columns.Grid(each.Index[int32](len(l.secrets))),
		counter: columns.NewCounter(l.rules.Length), sizes: make([]int32, int(l.correct)+1),
	}
}

// part is the secrets that a guess leaves after a feedback.
type part struct {
	pattern int // of the feedback
	position
	settled bool // their games take no more guesses than at least
}

// open returns how many guesses the games of some secrets take if they begin with a guess, or
// a number from beta on that they take at least; grid is over the secrets. It also returns
// what was found of the parts that have more than one.
func (l *lister) open(from *position, grid *columns.Grid, guess int32, beta int) (int, []part) {
	if from.left < two && len(from.secrets) > 1 {
		return impossible, nil
	}
	parts, total := l.divide(from, grid, guess)
	if total >= beta {
		return total, parts
	}
	for _, stage := range []struct {
		study func(*part, int)
		order int // 1 if small parts come first, -1 if large ones do
	}{{l.peek, 1}, {l.survey, -1}, {l.scan, -1}, {l.settle, 1}} {
		slices.SortFunc(parts, func(a, b part) int {
			return cmp.Or(stage.order*(len(a.secrets)-len(b.secrets)), a.pattern-b.pattern)
		})
		for i := range parts {
			p := &parts[i]
			if p.settled {
				continue
			}
			before := p.least
			stage.study(p, beta-(total-before))
			if total += p.least - before; total >= beta {
				return total, parts
			}
		}
	}
	return total, parts
}

// divide divides secrets by a guess. It returns the parts of more than one, and how many
// guesses the games of all take at least.
func (l *lister) divide(from *position, grid *columns.Grid, guess int32) ([]part, int) {
	patterns := grid.Patterns(int(guess))
	secrets, total := make([]int32, len(patterns)), len(patterns)
	at := make(map[uint32]int, 256)
	var parts []part
	clear(l.sizes)
	for _, p := range patterns {
		l.sizes[p]++
	}
	start := 0
	for i, p := range patterns {
		size := int(l.sizes[p])
		if p == uint32(l.list.correct) {
			continue
		}
		switch size {
		case 1:
			total++
			continue
		case len(patterns):
			return nil, impossible // it tells nothing
		}
		number, met := at[p]
		if !met {
			number = len(parts)
			at[p] = number
			least := atLeast(size, 1)
			total += least
			parts = append(parts, part{pattern: int(p), position: position{secrets: secrets[start : start : start+size], left: from.left - 1, least: least}})
			start += size
		}
		q := &parts[number]
		q.secrets = append(q.secrets, from.secrets[i])
		q.key = q.key.plus(l.keys[from.secrets[i]])
	}
	if !l.free() {
		for i := range parts {
			turn := engine.Turn{Guess: l.guesses[guess], Feedback: engine.FeedbackOf(parts[i].pattern, l.rules.Length, false)}
			parts[i].turns = append(slices.Clip(from.turns), turn)
		}
	}
	return parts, total
}

// peeked is the most secrets of a part whose own words are looked at. Of more, hardly ever one
// tells all others apart.
const peeked = 80

// peek looks at what is known of a part, and at its own words.
func (l *lister) peek(p *part, beta int) {
	if l.list.cross == nil || len(p.secrets) > peeked {
		_, p.settled = l.recall(&p.position, p.positionKey(), beta)
		p.settled = p.settled && l.free()
		p.most = 1
		return
	}
	p.from, p.columns = l.words(p.secrets), identity[:len(p.secrets)]
	value, _, settled := l.evaluate(&p.position, beta)
	p.settled = settled && (p.guess != none || value < beta)
	p.least = max(p.least, value)
}

// words returns the matrix of some answers as guesses.
func (l *lister) words(secrets []int32) *matrix {
	m, n := &l.inside, len(secrets)
	m.reset(n, n)
	var patterns [peeked]uint32
	for i, secret := range secrets {
		row := l.list.cross[secret]
		for j, other := range secrets {
			patterns[j] = uint32(row[other])
		}
		parts, _ := l.sources.writer.label(m.extend(), patterns[:n])
		m.keep(l.answer(secret), parts)
		m.winners[i][0] = int32(i)
	}
	return m
}

// generous is how many times as many parts as the words of a part make of it are conceded
// to other guesses, without looking for them.
const generous = 1.3

// survey bounds a part as scan does, but not as closely: for most first guesses that is enough.
func (l *lister) survey(p *part, _ int) { l.bound(p, generous) }

// scan bounds a part by the most parts that any guess makes of it.
func (l *lister) scan(p *part, _ int) { l.bound(p, 1) }

// bound bounds a part by the most parts that any guess makes of it, or by those of its own words
// times a factor if that is more.
func (l *lister) bound(p *part, conceded float64) {
	n := len(p.secrets)
	if n <= two {
		return
	}
	grid := l.columns.Grid(p.secrets)
	if p.reach == 0 {
		for _, secret := range p.secrets {
			p.reach = max(p.reach, 1+l.counter.Parts(grid, int(l.answer(secret)), p.reach-1))
		}
	}
	reach := int(float64(p.reach) * conceded)
	if 3*n-reach <= p.least {
		return
	}
	reach = l.sources.mostParts(grid, l.list, l.counter, reach)
	p.least = max(p.least, 3*n-reach)
	l.table.store(p.positionKey(), known{int32(p.least), unknown, none})
}

// two secrets are settled by their own words.
const two = 2

// settle searches a part.
func (l *lister) settle(p *part, beta int) {
	if len(p.secrets) > narrow {
		value := l.wide(&p.position, beta)
		p.least, p.settled = value, value < beta
		return
	}
	found := l.sources.position(p.secrets, p.turns, p.left)
	value, _ := l.solve(&found, beta, 0)
	p.least, p.settled = max(p.least, value), value < beta
}

// wide searches a position of any number of secrets, as solve does.
func (l *lister) wide(p *position, beta int) int {
	grid, n := l.columns.Grid(p.secrets), len(p.secrets)
	type option struct {
		guess int32
		bound int
	}
	var options []option
	for _, guess := range l.sources.allowed(p.turns) {
		options = append(options, option{guess, 3*n - 1 - l.counter.Parts(grid, int(guess), 0)})
	}
	slices.SortStableFunc(options, func(a, b option) int { return cmp.Compare(a.bound, b.bound) })
	best, lower := beta, impossible
	for _, o := range options {
		if o.bound < best {
			o.bound, _ = l.open(p, grid, o.guess, best)
			best = min(best, o.bound)
		}
		lower = min(lower, o.bound)
	}
	return max(lower, best)
}
