package coach_test

import (
	"context"
	"errors"
	"math"
	"reflect"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// play plays a tournament, and returns what is told last of each strategy.
func play(t testing.TB, tournament coach.Tournament) []solver.Result {
	t.Helper()
	var last []solver.Result
	err := tournament.Play(t.Context(), smallTable(t), func(strategy int, r solver.Result) {
		if strategy == len(last) {
			last = append(last, r)
		}
		if r.Games < last[strategy].Games || r.Games > r.Of {
			t.Errorf("%d of %d games after %d", r.Games, r.Of, last[strategy].Games)
		}
		last[strategy] = r
	})
	if err != nil {
		t.Fatal(err)
	}
	return last
}

// TestTournament: each strategy plays the games that the solver plays for it.
func TestTournament(t *testing.T) {
	for _, mode := range engine.Modes() {
		c := smallTable(t).Candidates(mode)
		got := play(t, coach.Tournament{Mode: mode, Strategies: []string{"eliminate", "best"}})
		for i, p := range []solver.Player{solver.Greedy{Cost: solver.Eliminate}, solver.Tuned(mode)} {
			want, err := solver.Tournament(t.Context(), p, c, nil)
			if err != nil || !reflect.DeepEqual(got[i], want) {
				t.Errorf("%s: %+v, want %+v, error %v", mode, got[i], want, err)
			}
		}
		opened := play(t, coach.Tournament{Mode: mode, Strategies: []string{"eliminate"}, Opener: engine.MustWord("zzzzz")})
		if opened[0].Counts[1] > 0 || opened[0].Guesses <= got[0].Guesses {
			t.Errorf("%s: zzzzz first: %+v", mode, opened[0])
		}
	}
}

// TestTournamentSamples: a seed decides which games a sample has.
func TestTournamentSamples(t *testing.T) {
	sample := func(seed uint64) solver.Result {
		return play(t, coach.Tournament{Mode: engine.Quantum, Strategies: []string{"minimax"}, Sample: 20, Seed: seed})[0]
	}
	one, again := sample(1), sample(1)
	if one.Games != 20 || one.Of != 20 || !reflect.DeepEqual(one, again) {
		t.Errorf("the same seed: %+v and %+v", one, again)
	}
	others := 0
	for seed := range uint64(5) {
		if !reflect.DeepEqual(one, sample(seed+2)) {
			others++
		}
	}
	if others == 0 {
		t.Error("all seeds have the same games")
	}
}

// TestQuickTournament: over more secrets than the list has words guesses come from a
// shortlist, at once; over fewer they are those of the strategy.
func TestQuickTournament(t *testing.T) {
	for _, mode := range engine.Modes() {
		quick := coach.Tournament{Mode: mode, Strategies: []string{"eliminate"}, Sample: 20, Quick: true}
		var last solver.Result
		if err := quick.Play(t.Context(), englishTable(t), func(_ int, r solver.Result) { last = r }); err != nil || last.Games != 20 || last.Mean() > 5 {
			t.Errorf("%s: %+v, error %v", mode, last, err)
		}
	}
	quick, exact := coach.Tournament{Mode: engine.Classic, Strategies: []string{"parts"}, Quick: true}, coach.Tournament{Mode: engine.Classic, Strategies: []string{"parts"}}
	if got, want := play(t, quick), play(t, exact); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// TestTournamentRefuses what can't be played.
func TestTournamentRefuses(t *testing.T) {
	pairless, err := lexicon.New("en", 5, "abide\naudio\n", "")
	if err != nil {
		t.Fatal(err)
	}
	var length *engine.LengthError
	word := engine.MustWord
	for name, test := range map[string]struct {
		table      *solver.Table
		tournament coach.Tournament
		is         func(error) bool
	}{
		"no pairs":         {solver.NewTable(pairless), coach.Tournament{Mode: engine.Quantum, Strategies: []string{"best"}}, func(err error) bool { return errors.Is(err, lexicon.ErrNoPair) }},
		"unknown strategy": {smallTable(t), coach.Tournament{Mode: engine.Classic, Strategies: []string{"worst"}}, func(err error) bool { return err != nil }},
		"unknown opener":   {smallTable(t), coach.Tournament{Mode: engine.Classic, Strategies: []string{"best"}, Opener: word("zebra")}, func(err error) bool { return errors.Is(err, engine.ErrUnknown) }},
		"short opener":     {smallTable(t), coach.Tournament{Mode: engine.Classic, Strategies: []string{"best"}, Opener: word("bra")}, func(err error) bool { return errors.As(err, &length) }},
	} {
		err := test.tournament.Play(t.Context(), test.table, func(int, solver.Result) { t.Errorf("%s: a game was played", name) })
		if !test.is(err) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

// TestTournamentEnds: what is known by then is told.
func TestTournamentEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var last solver.Result
	err := coach.Tournament{Mode: engine.Classic, Strategies: []string{"openers", "best"}, Sample: 50}.Play(ctx, smallTable(t), func(strategy int, r solver.Result) {
		if strategy > 0 {
			t.Error("the next strategy plays")
		}
		if last = r; r.Games == 7 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || last.Games < 7 || last.Games == 50 {
		t.Errorf("%+v, error %v", last, err)
	}
	told := 0
	err = coach.Tournament{Mode: engine.Classic, Strategies: []string{"best"}}.Play(ctx, smallTable(t), func(int, solver.Result) { told++ })
	if !errors.Is(err, context.Canceled) || told != 2 {
		t.Errorf("ended before the first game: told %d times, error %v", told, err)
	}
}

// TestReportsAsCSV: each strategy has a line, and as many columns as the others.
func TestReportsAsCSV(t *testing.T) {
	secret := sample.Secret("crown", "plaid")
	got := coach.ReportsCSV([]coach.Report{
		coach.NewReport("best", solver.Result{Games: 2, Guesses: 3, Counts: []int{0, 1, 1}, Longest: []engine.Secret{secret}}, 0.256),
		coach.NewReport("openers", solver.Result{Games: 1, Guesses: 3, Counts: []int{0, 0, 0, 1}, Estimate: true}, 2),
		coach.NewReport("random", solver.Result{}, 0),
	})
	want := `strategy,games,guesses,mean,worst,seconds,estimate,longest,1,2,3
best,2,3,1.5000,2,0.26,false,crown+plaid,1,1,0
openers,1,3,3.0000,3,2.00,true,,0,0,1
random,0,0,0.0000,0,0.00,false,,0,0,0
`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestOpeners: the best first guesses by each cost are those of the solver, and any word
// that may be guessed has its figures.
func TestOpeners(t *testing.T) {
	table := smallTable(t)
	of := map[string]solver.Cost{"eliminate": solver.Eliminate, "entropy": solver.Entropy, "parts": solver.MostParts, "minimax": solver.Minimax}
	for _, mode := range engine.Modes() {
		var told []string
		err := coach.BestOpeners(t.Context(), table, mode, 3, func(o coach.Openers) {
			told = append(told, o.Strategy)
			if o.Strategy == coach.BestOpener {
				if first, _ := solver.Tuned(mode).Next(t.Context(), table.Candidates(mode)); o.Best[0].Guess != first {
					t.Errorf("the strongest player begins with %s, told %s", first, o.Best[0].Guess)
				}
				return
			}
			want, err := solver.Best(t.Context(), table.Candidates(mode), solver.Options{Cost: of[o.Strategy], Width: 3, Shortlist: true})
			if err != nil || len(o.Best) != 3 {
				t.Fatalf("%s, %s: %v, error %v", mode, o.Strategy, o.Best, err)
			}
			for i, w := range want {
				if c := table.Candidates(mode).Rate(o.Best[i].Guess, of[o.Strategy]); math.Abs(c.Cost-w.Cost) > 1e-9 {
					t.Errorf("%s, %s: %s costs %v, best %v", mode, o.Strategy, c.Guess, c.Cost, w.Cost)
				}
			}
			if r, err := coach.RateOpener(table, mode, o.Best[0].Guess); err != nil || r.Remaining != o.Best[0].Remaining || r.Parts != o.Best[0].Parts {
				t.Errorf("%s: %+v, alone %+v, error %v", mode, o.Best[0], r, err)
			}
		})
		if err != nil || !slices.Equal(told, coach.OpenerCosts()) {
			t.Errorf("%s: told %v, error %v", mode, told, err)
		}
	}
	if _, err := coach.RateOpener(table, engine.Classic, engine.MustWord("zebra")); !errors.Is(err, engine.ErrUnknown) {
		t.Errorf("a word that the list lacks: error %v", err)
	}
}

// TestOpenersFromShortlists: of too many pairs they are estimates, and the strongest
// player's comes first.
func TestOpenersFromShortlists(t *testing.T) {
	table := englishTable(t)
	var told []string
	err := coach.BestOpeners(t.Context(), table, engine.Quantum, 2, func(o coach.Openers) {
		told = append(told, o.Strategy)
		if !o.Estimate || len(o.Best) == 0 {
			t.Errorf("%+v", o)
		}
	})
	if want := append([]string{coach.BestOpener}, coach.OpenerCosts()...); err != nil || !slices.Equal(told, want) {
		t.Errorf("told %v, error %v", told, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, mode := range engine.Modes() {
		if err := coach.BestOpeners(ctx, table, mode, 2, func(coach.Openers) {}); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: after the end: error %v", mode, err)
		}
	}
}
