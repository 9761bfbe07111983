package check

import (
	"cmp"
	"slices"
	"sync"

	"ketword/engine"
)

// verifier verifies the claims of first guesses, several at once.
type verifier struct {
	Options
	*table
	openers []opener
	report  Report
	mutex   sync.Mutex // of the report, and of whoever is told
}

// prepare makes the table of a list.
func (v *verifier) prepare(ctx engine.Context, answers, guesses []engine.Word) error {
	if len(answers) == 0 {
		return ErrNoPair
	}
	if answers[0].Len() > maxLength {
		return ErrLong
	}
	alone := make([]engine.Secret, len(answers))
	for i, a := range answers {
		var err error
		if alone[i], err = engine.NewSecret(a); err != nil {
			return err
		}
	}
	v.table = newTable(answers, guesses)
	if v.all.count() == 0 {
		return ErrNoPair
	}
	return v.together(len(guesses), func(_ *counter, i int) error {
		v.score(i, guesses[i], alone)
		return ctx.Err()
	})
}

// least returns the first guess of the lowest claim, the first of the list among equal ones.
func (v *verifier) least() opener {
	return slices.MinFunc(v.openers, func(a, b opener) int { return cmp.Compare(a.claim, b.claim) })
}

// together calls do with the numbers below n, on all cores, until one call fails.
func (v *verifier) together(n int, do func(c *counter, i int) error) error {
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
			c := newCounter(v.table)
			for i, is := take(); is; i, is = take() {
				if err := do(c, i); err != nil {
					v.mutex.Lock()
					wrong = cmp.Or(wrong, err)
					v.mutex.Unlock()
				}
			}
		})
	}
	group.Wait()
	return wrong
}

// each calls do and then then with some first guesses, and tells the progress.
func (v *verifier) each(steps int, some []*opener, do func(c *counter, o *opener) error, then func(o *opener)) error {
	done := 0
	tell := func() {
		if v.Tell != nil {
			v.Tell(steps, done, len(some))
		}
	}
	tell()
	return v.together(len(some), func(c *counter, i int) error {
		if err := do(c, some[i]); err != nil {
			return err
		}
		v.mutex.Lock()
		defer v.mutex.Unlock()
		then(some[i])
		done++
		tell()
		return nil
	})
}

// oneStep bounds all first guesses but the known ones by one step, and notes which claims that
// proves.
func (v *verifier) oneStep(ctx engine.Context) error {
	var fresh []*opener
	for i := range v.openers {
		if o := &v.openers[i]; !v.Known[o.guess] {
			fresh = append(fresh, o)
		}
	}
	return v.each(1, fresh, func(c *counter, o *opener) error {
		o.oneStep = c.oneStep(o.number)
		return ctx.Err()
	}, func(o *opener) {
		if o.claim <= o.oneStep {
			v.report.Easy++
			v.proved(o)
		}
	})
}

// proved tells of a first guess whose claim is proved.
func (v *verifier) proved(o *opener) {
	if v.Proved != nil {
		v.Proved(o.guess)
	}
}

// twoSteps proves claims that one step doesn't prove: all of them or a sample.
func (v *verifier) twoSteps(ctx engine.Context) error {
	near, drawn := v.choose()
	prove := func(c *counter, o *opener) error { return c.prove(ctx, o) }
	drawnToo := map[*opener]bool{}
	for _, o := range drawn {
		drawnToo[o] = true
	}
	return v.each(2, append(near, drawn...), prove, func(o *opener) {
		if drawnToo[o] {
			v.report.Drawn++
		} else {
			v.report.Near++
		}
		v.proved(o)
	})
}
