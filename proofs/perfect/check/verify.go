package check

import (
	"slices"
	"sync"

	"ketword/engine"
	"ketword/internal/format"
)

// verifier verifies the bounds of first guesses, several at once.
type verifier struct {
	*certificate
	Options
	*table
	everyone []int32 // the numbers of all secrets
	report   *Report
	mutex    sync.Mutex // of the report, and of whoever is told
}

func newVerifier(c *certificate, o Options, r *Report) *verifier {
	v := &verifier{certificate: c, Options: o, table: newTable(c), report: r}
	for i := range c.secrets {
		v.everyone = append(v.everyone, int32(i))
	}
	v.together(len(c.guesses), func(w *worker, i int) error {
		w.score(i, c.guesses[i], c.secrets)
		return nil
	})
	return v
}

// worker is what one goroutine needs.
type worker struct {
	*verifier
	counter
	search search
}

func newWorker(v *verifier) *worker {
	w := &worker{verifier: v, counter: newCounter(v.table)}
	w.search.worker = w
	return w
}

// together calls do with the numbers below n, on all cores, until one call fails.
func (v *verifier) together(n int, do func(w *worker, i int) error) error {
	var group sync.WaitGroup
	next, wrong := 0, error(nil)
	take := func() (int, bool) {
		v.mutex.Lock()
		defer v.mutex.Unlock()
		next++
		return next - 1, next <= n && wrong == nil
	}
	for range max(v.Workers, 1) {
		group.Go(func() {
			w := newWorker(v)
			for i, is := take(); is; i, is = take() {
				if err := do(w, i); err != nil {
					v.mutex.Lock()
					wrong = err
					v.mutex.Unlock()
				}
			}
		})
	}
	group.Wait()
	return wrong
}

// verify proves claims anew, those of likely first guesses first, and counts them in the report.
// The error says that a claim is false, or is that of ctx.
func (v *verifier) verify(ctx engine.Context) error {
	for _, o := range v.openers {
		v.report.Parts += len(o.claims)
	}
	v.choose()
	order := slices.DeleteFunc(v.likeliest(), v.settled)
	done, of := 0, 0
	for _, i := range order {
		of += len(v.openers[i].claims)
	}
	tell := func(more int) {
		if done += more; v.Tell != nil {
			v.Tell(done, of)
		}
	}
	tell(0)
	return v.together(len(order), func(w *worker, i int) error {
		o := &v.openers[order[i]]
		err := w.prove(ctx, o)
		if err != nil {
			return err
		}
		v.mutex.Lock()
		defer v.mutex.Unlock()
		v.report.note(o.claims)
		if v.Proved != nil {
			v.Proved(o.guess)
		}
		tell(len(o.claims))
		return nil
	})
}

// settled reports whether nothing is left to prove for a first guess. It counts what was proved
// before.
func (v *verifier) settled(i int) bool {
	o := v.openers[i]
	if v.Known[o.guess] {
		v.report.note(o.claims)
	}
	return v.Known[o.guess] || len(o.claims) == 0
}

// note counts what was proved of the claims of a first guess.
func (r *Report) note(claims []claim) {
	for _, c := range claims {
		switch {
		case c.tooLong:
			r.TooLong++
		case c.drawn:
			r.Drawn++
		default:
			r.Near++
		}
	}
}

// prove proves the claims of a first guess anew.
func (w *worker) prove(ctx engine.Context, o *opener) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	secrets := map[uint16][]int32{}
	for _, p := range w.divide(o.guess) {
		secrets[p.code] = p.secrets
	}
	open := w.count(o.claims, secrets)
	for _, c := range open {
		if err := ctx.Err(); err != nil {
			return err
		}
		turn := engine.Turn{Guess: o.guess, Feedback: w.feedback(c.code)}
		least, err := w.search.begin(ctx, secrets[c.code], turn, c.least)
		switch {
		case err == errWork:
			c.tooLong = true
		case err != nil:
			return err
		case least < c.least:
			return format.Error("%s: %d guesses suffice, not %d", turn, least, c.least)
		}
	}
	return nil
}

// count returns the claims that counting groups does not prove. A guess that makes k groups of n
// secrets, and wins w of them, takes at least 3n − k − w guesses: one for each game now, one for
// each secret that is not won, and another for all but one of each group. If a claim is at most 2n,
// only the secrets' own words can refute it, since other guesses take at least that.
func (w *worker) count(claims []claim, secrets map[uint16][]int32) (open []*claim) {
	var wide []*claim
	for i := range claims {
		c := &claims[i]
		part := secrets[c.code]
		switch n := len(part); {
		case c.least <= simple(n):
		case w.refutes(part, 3*n-c.least):
			open = append(open, c)
		case c.least > 2*n:
			wide = append(wide, c)
		}
	}
	for _, row := range w.rows {
		wide = slices.DeleteFunc(wide, func(c *claim) bool {
			part := secrets[c.code]
			if w.groups(row, part)+w.wins() <= 3*len(part)-c.least {
				return false
			}
			open = append(open, c)
			return true
		})
	}
	return open
}

// refutes reports whether the word of one of the secrets makes more than most groups of them, its
// win counted twice.
func (w *worker) refutes(secrets []int32, most int) bool {
	return slices.ContainsFunc(secrets, func(s int32) bool { return w.groups(w.rows[w.own[s]], secrets)+1 > most })
}

// divide returns the groups that a first guess leaves.
func (w *worker) divide(guess engine.Word) []part {
	return w.divided(w.rows[w.number[guess]], w.everyone)
}
