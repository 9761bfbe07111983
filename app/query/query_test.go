package query

import (
	"context"
	"errors"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// runner returns a runner with a small list.
func runner(t *testing.T) *Runner {
	t.Helper()
	l, err := lexicon.New("en", 5, "abide\naudio\nflesh\ncrown\nplaid\nbriny\n", "slate\n")
	if err != nil {
		t.Fatal(err)
	}
	r := &Runner{}
	r.Add("en/5", solver.NewTable(l))
	return r
}

// does runs a task, and returns its parts.
func does(t *testing.T, task Task) (parts []Part, err error) {
	t.Helper()
	err = runner(t).Run(t.Context(), "en/5", task, func(p Part) { parts = append(parts, p) })
	return parts, err
}

func TestAdvise(t *testing.T) {
	q := coach.Question{Game: coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 5}}, By: coach.ByLeft, Most: 3}
	parts, err := does(t, &Advise{q})
	if err != nil || len(parts) != 1 || parts[0].(*AdvicePart).Left.Secrets != 6 || len(parts[0].(*AdvicePart).Guesses) != 3 {
		t.Errorf("%+v, error %v", parts, err)
	}
	q.Turns = []engine.Turn{{Guess: engine.MustWord("slate"), Feedback: marks("oooo_")}}
	parts, err = does(t, &Advise{q})
	if err != nil || len(parts) != 1 || parts[0].(*AdvicePart).Contradiction == nil {
		t.Errorf("%+v, error %v", parts, err)
	}
}

// TestTournament: the last parts are the results of each strategy, and not every game gives
// a part.
func TestTournament(t *testing.T) {
	parts, err := does(t, &Tournament{coach.Tournament{Mode: engine.Classic, Strategies: []string{"eliminate", "random"}, Sample: 5000}})
	if err != nil || len(parts) < 3 || len(parts) > 1000 {
		t.Fatalf("%d parts, error %v", len(parts), err)
	}
	games := map[int]int{}
	for _, p := range parts {
		standing := p.(*StandingPart)
		sum := 0
		for _, n := range standing.Result.Counts {
			sum += n
		}
		if r := standing.Result; sum != r.Games || r.Games < games[standing.Strategy] || r.Of != 5000 {
			t.Errorf("%+v after %d games", r, games[standing.Strategy])
		}
		games[standing.Strategy] = standing.Result.Games
	}
	if games[0] != 5000 || games[1] != 5000 {
		t.Errorf("%v games", games)
	}
}

// TestLab: the parts for the lab are the results of the coach.
func TestLab(t *testing.T) {
	parts, err := does(t, &Letters{})
	if err != nil || len(parts) != 1 || parts[0].(*LettersPart).Pairs != 5 || parts[0].(*LettersPart).Letters.Words != 6 {
		t.Errorf("letters: %+v, error %v", parts, err)
	}
	parts, err = does(t, &Openers{Mode: engine.Classic, Width: 2})
	if err != nil || len(parts) != len(coach.OpenerCosts()) || len(parts[0].(*OpenersPart).Best) != 2 {
		t.Errorf("openers: %+v, error %v", parts, err)
	}
	parts, err = does(t, &Opener{Mode: engine.Classic, Word: engine.MustWord("slate")})
	if err != nil || len(parts) != 1 || parts[0].(*OpenerPart).Guess.Guess != engine.MustWord("slate") {
		t.Errorf("opener: %+v, error %v", parts, err)
	}
	for _, task := range []Task{&Opener{Mode: engine.Classic, Word: engine.MustWord("zebra")}, &Tournament{coach.Tournament{Mode: engine.Classic, Opener: engine.MustWord("zebra")}}} {
		if _, err := does(t, task); fault(err) != Strange {
			t.Errorf("a word that the list lacks: %v", err)
		}
		if !(Query{Task: task}).NeedsWorker() {
			t.Errorf("%T is done on the page", task)
		}
	}
}

func TestFaults(t *testing.T) {
	r := runner(t)
	if !r.Has("en/5") || r.Has("en/6") {
		t.Error("the runner has another list")
	}
	if err := r.Run(t.Context(), "en/6", &Left{}, nil); fault(err) != Strange {
		t.Errorf("a list that is not here: %v", err)
	}
	none := []engine.Turn{{Guess: engine.MustWord("slate"), Feedback: marks("oooo_")}}
	if _, err := does(t, &Guess{Game: coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 5}, Turns: none}}); fault(err) != NoSecret {
		t.Errorf("no secret: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	err := r.Run(ctx, "en/5", &Left{Game: coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 5}}}, func(Part) {})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	for err, want := range map[error]Fault{nil: NoFault, solver.ErrNone: NoSecret, lexicon.ErrNoPair: noPairs, errors.ErrUnsupported: Strange} {
		if got := fault(err); got != want {
			t.Errorf("%v: %s, want %s", err, got, want)
		}
	}
	if _, reason := FaultOf(errors.ErrUnsupported); reason != errors.ErrUnsupported.Error() {
		t.Errorf("the reason is %q", reason)
	}
}

// fault returns the fault of an error.
func fault(err error) Fault {
	f, _ := FaultOf(err)
	return f
}

// TestReview: a review has a part for each row, and another guess gives a row too.
func TestReview(t *testing.T) {
	rules := engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}
	game := Review{Game: coach.Game{Rules: rules, Secret: sample.Secret("abide")}}
	for _, guess := range []string{"slate", "abide"} {
		game.Turns = append(game.Turns, engine.Turn{Guess: engine.MustWord(guess), Feedback: engine.Score(engine.MustWord(guess), game.Secret)})
	}
	parts, err := does(t, &game)
	if err != nil || len(parts) != 2 || parts[1].(*ReviewPart).Row.Number != 1 || parts[0].(*ReviewPart).Row.Turn != game.Turns[0] {
		t.Errorf("%+v, error %v", parts, err)
	}
	parts, err = does(t, &WhatIf{Review: game, Turn: 1, Guess: engine.MustWord("crown")})
	if err != nil || len(parts) != 1 || parts[0].(*ReviewPart).Row.Turn.Guess != engine.MustWord("crown") {
		t.Errorf("%+v, error %v", parts, err)
	}
	if _, err := does(t, &WhatIf{Review: game, Turn: 5, Guess: engine.MustWord("crown")}); err == nil {
		t.Error("a turn that the game has not")
	}
}
