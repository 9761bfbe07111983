package query

import (
	"slices"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// here and away report all lists as loaded, or none.
func here(lists.Name) bool { return true }
func away(lists.Name) bool { return false }

// first returns one of many queries of the same kind for the default list.
func first(number int) Query {
	return New(lists.Default(), "", &Openers{Mode: engine.Classic, Width: number})
}

// found returns a part of its answer.
func found(strategy string) Part { return &OpenersPart{coach.Openers{Strategy: strategy}} }

// asked returns the answers when some queries are wanted whose lists are loaded.
func asked(as Answers, wanted ...Query) Answers {
	as, _ = as.Reconcile(wanted, here)
	return as
}

// known returns an answer as text: its parts and its state.
func known(as Answers, q Query) string {
	a, s := as.Of(q), ""
	for _, p := range PartsOf[*OpenersPart](a) {
		s += p.Strategy + " "
	}
	switch {
	case a.Asks():
		return s + "asks"
	case a.Ended:
		return s + "ended" + string(a.Fault) + a.Reason
	}
	return s + "-"
}

// TestReconcile: a newly wanted query is started once. If its list is missing, the list is fetched once,
// and the query started when it is loaded. A query that is no longer wanted is cancelled, if it runs.
func TestReconcile(t *testing.T) {
	a, b, c := first(1), first(2), first(3)
	all, other := []Query{a, b, c}, New(a.List, "#9", a.Task)
	waiting, _ := Answers(nil).Reconcile([]Query{a}, away)
	done := asked(nil, a).EndedWith(a.Key, NoFault, "")
	for name, test := range map[string]struct {
		as     Answers
		wanted []Query
		here   func(lists.Name) bool
		want   Changes
	}{
		"nothing":              {nil, nil, here, Changes{}},
		"new":                  {nil, all, here, Changes{Start: all}},
		"again":                {asked(nil, all...), all, here, Changes{}},
		"twice":                {nil, []Query{a, a}, here, Changes{Start: []Query{a}}},
		"one more, one less":   {asked(nil, a, b), []Query{b, c}, here, Changes{Cancel: []Key{a.Key}, Start: []Query{c}}},
		"none":                 {asked(nil, a, b), nil, here, Changes{Cancel: []Key{a.Key, b.Key}}},
		"another version":      {asked(nil, a), []Query{other}, here, Changes{Cancel: []Key{a.Key}, Start: []Query{other}}},
		"without its list":     {nil, []Query{a}, away, Changes{Fetch: []lists.Name{a.List}}},
		"still without":        {waiting, []Query{a}, away, Changes{}},
		"with its list":        {waiting, []Query{a}, here, Changes{Start: []Query{a}}},
		"not wanted then":      {waiting, nil, here, Changes{}},
		"ended":                {done, []Query{a}, here, Changes{}},
		"ended and not wanted": {done, nil, here, Changes{}},
	} {
		_, got := test.as.Reconcile(test.wanted, test.here)
		apptest.Equal(t, name, got, test.want)
	}
	apptest.Equal(t, "not asked", known(nil, a), "-")
	apptest.Equal(t, "waits", known(waiting, a), "asks")
}

// TestCancelled: the parts of a cancelled query stay until the next run gives a part.
func TestCancelled(t *testing.T) {
	q := first(1)
	as := asked(asked(nil, q).Told(q.Key, found("a")).Told(q.Key, found("b")))
	apptest.Equal(t, "cancelled", known(as, q), "a b -")
	apptest.Equal(t, "too late", known(as.Told(q.Key, found("c")).EndedWith(q.Key, Died, ""), q), "a b -")
	again, changes := as.Reconcile([]Query{q}, here)
	apptest.Equal(t, "begun again", changes, Changes{Start: []Query{q}})
	apptest.Equal(t, "begun again", known(again, q), "a b asks")
	apptest.Equal(t, "told nothing", known(again.EndedWith(q.Key, NoFault, ""), q), "a b ended")
	apptest.Equal(t, "told", known(again.Told(q.Key, found("c")).Told(q.Key, found("d")), q), "c d asks")
	apptest.Equal(t, "nothing was told", len(asked(asked(nil, q))), 0)
}

// TestKnownBefore: a complete answer is there at once when its query is wanted again.
func TestKnownBefore(t *testing.T) {
	q := first(1)
	as := asked(asked(nil, q).Told(q.Key, found("a")).EndedWith(q.Key, NoFault, ""))
	as, changes := as.Reconcile([]Query{q}, away)
	apptest.Equal(t, "changes", changes, Changes{})
	apptest.Equal(t, "answer", known(as, q), "a ended")
	apptest.Equal(t, "no more comes", known(as.Told(q.Key, found("b")).EndedWith(q.Key, Died, ""), q), "a ended")
}

// TestFailed: a failed query is not made again automatically, but only after Again, or after it was not
// wanted for a time.
func TestFailed(t *testing.T) {
	q, other := first(1), first(2)
	as := asked(nil, q, other).Told(q.Key, found("a")).EndedWith(q.Key, Strange, ": why").EndedWith(other.Key, NoFault, "")
	apptest.Equal(t, "answer", known(as, q), "a ended"+string(Strange)+": why")
	apptest.Equal(t, "of several", FailedOf(as.Of(other), as.Of(q)), as.Of(q))
	apptest.Equal(t, "of none", FailedOf(as.Of(other)), &Answer{})
	for name, test := range map[string]struct {
		as   Answers
		want []Query
	}{
		"still wanted": {as, nil}, "asked again": {as.Again(), []Query{q}}, "wanted again": {asked(as, other), []Query{q}},
	} {
		_, changes := test.as.Reconcile([]Query{q, other}, here)
		apptest.Equal(t, name, changes, Changes{Start: test.want})
	}
}

// TestWithoutList: only the queries that wait for a list fail if it can't be loaded.
func TestWithoutList(t *testing.T) {
	q, other := first(1), New(lists.Name{Lang: "de", Length: 6}, "", first(1).Task)
	as, _ := Answers(nil).Reconcile([]Query{q, other}, away)
	as = as.WithoutList(q.List)
	apptest.Equal(t, "waits", known(as, q), "ended"+string(NoList))
	apptest.Equal(t, "of another list", known(as, other), "asks")
	apptest.Equal(t, "runs", known(asked(nil, q).WithoutList(q.List), q), "asks")
	_, changes := as.Reconcile([]Query{q}, here)
	apptest.Equal(t, "not asked by itself", changes, Changes{})
	_, changes = as.Again().Reconcile([]Query{q, other}, away)
	apptest.Equal(t, "again", changes, Changes{Fetch: []lists.Name{q.List}})
}

// TestKept: of the answers no longer wanted, the latest are kept.
func TestKept(t *testing.T) {
	var as Answers
	for i := range kept + 3 {
		q := first(i)
		as = asked(as, q).Told(q.Key, found("a")).EndedWith(q.Key, NoFault, "")
	}
	as = asked(as, first(2)) // it has an earlier answer
	as = asked(as, first(kept+3), first(kept+4))
	var gone []int
	for i := range kept + 3 {
		if known(as, first(i)) == "-" {
			gone = append(gone, i)
		}
	}
	apptest.Equal(t, "forgotten", gone, []int{0, 1, 3})
	apptest.Equal(t, "kept", len(as), kept+2)
}

// TestReplaced: advice replaces advice, and a standing replaces that of the same strategy.
func TestReplaced(t *testing.T) {
	advice := func(n int) Part { return &AdvicePart{coach.Advice{Left: coach.Left{Secrets: n}}} }
	standing := func(strategy, games int) Part {
		return &StandingPart{Strategy: strategy, Result: solver.Result{Games: games}}
	}
	for name, test := range map[string]struct {
		task       Task
		told, want []Part
	}{
		"advice":    {&Advise{}, []Part{advice(1), advice(2)}, []Part{advice(2)}},
		"standings": {&Tournament{}, []Part{standing(0, 1), standing(0, 2), standing(1, 1), standing(0, 3)}, []Part{standing(1, 1), standing(0, 3)}},
		"others":    {&Openers{}, []Part{found("a"), found("a")}, []Part{found("a"), found("a")}},
	} {
		q := New(lists.Default(), "", test.task)
		as := asked(nil, q)
		for _, p := range test.told {
			as = as.Told(q.Key, p)
		}
		apptest.Equal(t, name, as.Of(q).Parts, test.want)
	}
	a := &Answer{Parts: []Part{found("a"), advice(1), advice(2)}}
	apptest.Equal(t, "the first of a type", PartOf[*AdvicePart](a), advice(1).(*AdvicePart))
	apptest.Equal(t, "none of a type", PartOf[*StandingPart](a), nil)
	apptest.Equal(t, "all of a type", len(PartsOf[*AdvicePart](a)), 2)
}

// TestBefore: until there is an answer, Before returns the latest one to a query of the same kind.
func TestBefore(t *testing.T) {
	a, b, c, other := first(1), first(2), first(3), New(lists.Default(), "", &Letters{})
	as := asked(nil, a, b, c, other).Told(b.Key, found("b")).Told(a.Key, found("a")).Told(other.Key, &LettersPart{}).EndedWith(c.Key, NoFault, "")
	for name, test := range map[string]struct{ q, want Query }{"of one without": {c, a}, "of one with": {a, b}} {
		q, before, found := as.Before(test.q)
		apptest.Equal(t, name, q, test.want)
		apptest.Equal(t, name, []any{before, found}, []any{as.Of(test.want), true})
	}
	_, _, has := as.Before(other)
	apptest.Equal(t, "of another kind", has, false)
	as = asked(as.EndedWith(b.Key, NoFault, "").EndedWith(a.Key, NoFault, ""), c)
	q, _, _ := asked(as, b, c).Before(c)
	apptest.Equal(t, "wanted again", q, b)
}

// TestAnswersAreValues: no change of answers writes to earlier values.
func TestAnswersAreValues(t *testing.T) {
	a, b, c, d := first(1), first(2), New(lists.Default(), "", &Advise{}), first(4)
	as := asked(nil, a, c, d).Told(a.Key, found("a")).Told(a.Key, found("b")).Told(a.Key, found("c"))
	as = as.Told(c.Key, &AdvicePart{}).EndedWith(d.Key, Died, "")
	waits, _ := Answers(nil).Reconcile([]Query{b}, away)
	image := func() (all []entry) { // copies what the slices share with the answers
		for _, e := range slices.Concat(as[:cap(as)], waits[:cap(waits)]) {
			if e == nil {
				e = &entry{}
			}
			all = append(all, *e)
			all[len(all)-1].Parts = slices.Clone(e.Parts[:cap(e.Parts)])
		}
		return all
	}
	for name, change := range map[string]func(){
		"told": func() { as.Told(a.Key, found("d")) }, "replaced": func() { as.Told(c.Key, &AdvicePart{coach.Advice{Ranked: true}}) },
		"ended": func() { as.EndedWith(a.Key, NoFault, "") }, "again": func() { as.Again() },
		"list": func() { waits.WithoutList(b.List) },
		"none": func() { as.Reconcile(nil, here) }, "others": func() { as.Reconcile([]Query{b}, here) },
		"wanted again": func() { asked(asked(as.EndedWith(a.Key, NoFault, "")), c, a) },
	} {
		was := image()
		change()
		apptest.Equal(t, name, image(), was)
	}
}
