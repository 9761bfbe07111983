package strategist

import (
	"slices"
	"sync"

	"ketword/engine"
	"ketword/internal/patterns"
	"ketword/proofs/strategy"
)

// Maker makes strategies.
type Maker struct {
	Effort Effort
	Cores  int                // groups that are searched at once; at least 1
	Tell   func(done, of int) // told how many secrets are dealt with; or nil
}

// Make makes a strategy for all secrets of a game that begins with a word of its list, and returns
// how many guesses the games take. The strategy is the same for any number of cores. The error is
// [ErrNone], or that of ctx.
func (m Maker) Make(ctx engine.Context, g *Game, opener engine.Word) (t *strategy.Tree, guesses int, err error) {
	parts, won := g.split(opener)
	w := work{maker: m, game: g, parts: parts, done: won, tree: &strategy.Tree{Guess: opener}, guesses: g.Len()}
	if len(parts) > 0 {
		w.excess = excess(len(parts[0].secrets))
	}
	var group sync.WaitGroup
	for range max(m.Cores, 1) {
		group.Go(func() { w.run(ctx) })
	}
	group.Wait()
	if w.err != nil {
		return nil, 0, w.err
	}
	return w.tree, w.guesses, nil
}

// Reply makes a strategy for the secrets that give a first guess its feedback, at least one. The
// error is that of [Maker.Make].
func (m Maker) Reply(ctx engine.Context, g *Game, first engine.Turn) (*strategy.Tree, error) {
	parts, _ := g.split(first.Guess)
	i := slices.IndexFunc(parts, func(p part) bool { return p.feedback == first.Feedback })
	w := work{maker: m, game: g, excess: excess(len(parts[i].secrets))}
	reply, _, err := newSearch(ctx, &w).deal(&w, parts[i])
	return reply, err
}

// work is a strategy that is being made, by several goroutines.
type work struct {
	maker  Maker
	game   *Game
	excess []int32

	sync.Mutex
	parts   []part // not yet taken
	done    int    // secrets
	tree    *strategy.Tree
	guesses int // one for each secret, and those after it in what is done
	err     error
}

// run takes one part after the other, as long as there are any.
func (w *work) run(ctx engine.Context) {
	s := newSearch(ctx, w)
	for {
		p, ok := w.take()
		if !ok {
			return
		}
		reply, guesses, err := s.deal(w, p)
		w.add(p, reply, guesses, err)
	}
}

func newSearch(ctx engine.Context, w *work) *search {
	return &search{
		ctx: ctx, win: w.game.code.Win(), partition: patterns.NewPartition(w.game.code.Outcomes()),
		held: make(tally, len(w.game.answers)+1), outcomes: make([]uint16, len(w.excess)),
		heuristic: newHeuristic(w.game, w.excess),
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

// deal returns how the games of a part go on, and how many guesses they still take. The strategy is
// nil if one secret is left.
func (s *search) deal(w *work, p part) (*strategy.Tree, int, error) {
	tries := unlimited
	if w.game.rules.Tries != engine.Unlimited {
		tries = w.game.rules.Tries - 1
	}
	switch {
	case tries == 0:
		return nil, 0, ErrNone
	case len(p.secrets) == 1:
		return nil, 1, nil
	}
	for e, again := w.maker.Effort, 0; ; e, again = e.twice(), again+1 {
		switch reply := s.reply(w.game, p, tries, e); {
		case s.err != nil:
			return nil, 0, s.err
		case reply.row != none:
			return s.tree(w.game, s.all(), reply.row, tries, 0), reply.guesses, nil
		case again == mostEfforts:
			return nil, 0, ErrNone
		}
	}
}

// mostEfforts is how often the effort is doubled for a part that can't be won in the tries that are
// left.
const mostEfforts = 4

// unlimited is more guesses than any game takes.
const unlimited = 1 << 20

// add adds the reply in a part.
func (w *work) add(p part, reply *strategy.Tree, guesses int, err error) {
	w.Lock()
	defer w.Unlock()
	switch {
	case err != nil:
		w.err = err
	case reply != nil:
		w.tree.Reply(p.feedback, reply)
	}
	w.done += len(p.secrets)
	w.guesses += guesses
	if w.maker.Tell != nil && w.err == nil {
		w.maker.Tell(w.done, w.game.Len())
	}
}
