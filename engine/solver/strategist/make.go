package strategist

import (
	"sync"

	"ketword/engine"
	"ketword/engine/solver/strategy"
)

// Maker makes strategies.
type Maker struct {
	Effort Effort
	Cores  int                // groups that are searched at once; at least 1
	Tell   func(done, of int) // told how many secrets are dealt with; or nil
}

// Make makes a strategy with a first guess, which must be a word of the list, for all secrets of
// a game, by its rules. It is the same for any number of cores. The error is [ErrNone], or that
// of ctx.
func (m Maker) Make(ctx engine.Context, g *Game, opener engine.Word) (*strategy.Tree, error) {
	parts, won := g.split(opener)
	w := work{maker: m, game: g, parts: parts, done: won, tree: &strategy.Tree{Guess: opener}}
	if len(parts) > 0 {
		w.steps = steps(len(parts[0].secrets))
	}
	var group sync.WaitGroup
	for range max(m.Cores, 1) {
		group.Go(func() { w.run(ctx) })
	}
	group.Wait()
	if w.err != nil {
		return nil, w.err
	}
	return w.tree, nil
}

// work is a strategy that is being made, by several goroutines.
type work struct {
	maker Maker
	game  *Game
	steps []int32

	sync.Mutex
	parts []part // not yet taken
	done  int    // secrets
	tree  *strategy.Tree
	err   error
}

// run deals with one part after the other, as long as there are any.
func (w *work) run(ctx engine.Context) {
	s := newSearch(ctx, w)
	for {
		p, ok := w.take()
		if !ok {
			return
		}
		reply, err := s.deal(w, p)
		w.add(p, reply, err)
	}
}

func newSearch(ctx engine.Context, w *work) *search {
	const outcomes = 1 << 16
	most := len(w.steps)
	return &search{
		ctx: ctx, win: uint16(w.game.code.Win()), steps: w.steps, counts: new([outcomes]int32),
		held: make([]int32, len(w.game.answers)+1), outcomes: make([]uint16, most),
	}
}

// take returns the next part.
func (w *work) take() (part, bool) {
	w.Lock()
	defer w.Unlock()
	if len(w.parts) == 0 || w.err != nil {
		return part{}, false
	}
	p := w.parts[0]
	w.parts = w.parts[1:]
	return p, true
}

// deal returns how the games of a part go on; nil if one secret is left.
func (s *search) deal(w *work, p part) (*strategy.Tree, error) {
	tries := unlimited
	if w.game.rules.Tries != engine.Unlimited {
		tries = w.game.rules.Tries - 1
	}
	switch {
	case tries == 0:
		return nil, ErrNone
	case len(p.secrets) == 1:
		return nil, nil
	}
	for e, again := w.maker.Effort, 0; ; e, again = e.twice(), again+1 {
		switch reply := s.reply(w.game, p, tries, e); {
		case s.err != nil:
			return nil, s.err
		case reply.row != none:
			return s.tree(w.game, s.all(), reply.row, tries, 0), nil
		case again == mostEfforts:
			return nil, ErrNone
		}
	}
}

// mostEfforts is how often the effort is doubled for a part for which the tries did not suffice.
const mostEfforts = 4

// unlimited is more guesses than any game takes.
const unlimited = 1 << 20

// add adds the reply in a part.
func (w *work) add(p part, reply *strategy.Tree, err error) {
	w.Lock()
	defer w.Unlock()
	switch {
	case err != nil:
		w.err = err
	case reply != nil:
		w.tree.Reply(p.feedback, reply)
	}
	w.done += len(p.secrets)
	if w.maker.Tell != nil && w.err == nil {
		w.maker.Tell(w.done, w.game.Len())
	}
}
