package jobs

import (
	"context"
	"errors"
	"maps"
	"math"
	"reflect"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// word, marks and secret make values of the engine.
func word(s string) engine.Word {
	w, err := engine.MakeWord(s)
	if err != nil {
		panic(err)
	}
	return w
}

func marks(s string) engine.Feedback {
	f, err := engine.ParseFeedback(s)
	if err != nil {
		panic(err)
	}
	return f
}

func secret(words ...string) engine.Secret {
	var all []engine.Word
	for _, w := range words {
		all = append(all, word(w))
	}
	s, err := engine.NewSecret(all...)
	if err != nil {
		panic(err)
	}
	return s
}

// Values that a task or a part can have: of both modes, and rows that no notation writes.
var (
	quantumRules = engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 6, Level: engine.Strict}
	turns        = []engine.Turn{
		{Guess: word("größe"), Feedback: marks("o*___")},
		{Guess: word("slate"), Feedback: marks("O+___")},
		{Guess: word("slate"), Feedback: engine.NewFeedback(true, 0, 0, 0, 0, 0)},
	}
	guess = solver.Ranked{
		Guess: word("slate"), Cost: 1.25e-7, Remaining: 60.125, Bits: 5.885, Parts: 150, Worst: 221, Wins: 1, Secrets: 540620,
		Possible: true, Estimate: true,
	}
)

// A review, and what it says of a turn.
var (
	reviewTask = Review{Game: coach.Game{Rules: quantumRules, Turns: turns, Secret: secret("flesh", "audio")}}
	reviewed   = coach.Row{
		Number: 3, Listed: true, Allowed: true, BestTurn: turns[1],
		FewBefore: []engine.Secret{secret("crown", "plaid"), secret("flesh", "audio")}, FewAfter: []engine.Secret{secret("flesh", "audio")},
		Review: solver.Review{
			Turn: turns[2], Before: 540620, After: 12, Bits: 3.25, Own: guess, Best: guess, BestLeft: 7, BestMean: 7.25, Skill: 98, Luck: 51,
			Estimate: true, SkillEstimate: true,
		},
	}
)

// letters are counts of letters, one of which is no vowel and no consonant.
var letters = coach.Letters{Words: 2, Length: 2, Counts: []coach.LetterCount{
	{Letter: 'ß', Kind: coach.Consonant, Count: 3, Holders: 2, At: [engine.MaxLength]int{2, 1}},
	{Letter: 'ש', Count: 1, Holders: 1, At: [engine.MaxLength]int{0, 1}},
}}

// samples are a task and a part of every kind.
var samples = map[string]struct {
	task Task
	part Part
}{
	"left": {
		&Left{Game: coach.Game{Rules: quantumRules, Turns: turns}},
		&LeftPart{coach.Left{Secrets: 12, Estimate: true, Few: []engine.Secret{secret("crown", "plaid"), secret("flesh", "audio")}}},
	},
	"play on": {&PlayOn{Game: coach.Game{Rules: quantumRules, Turns: turns, Secret: secret("crown", "plaid")}, By: coach.Player{Strategy: "openers", First: word("crane"), Seed: 7}}, &StepPart{coach.Step{
		Strategy: "openers", Number: 3, Left: coach.Left{Secrets: 7}, Guess: guess, Turn: turns[1], After: 2,
	}}},
	"clue":  {&Clue{Game: coach.Game{Rules: quantumRules, Turns: turns}}, &CluePart{coach.Clue{Letter: "ß", Share: 0.5, Word: turns[0].Guess}}},
	"guess": {&Guess{Game: coach.Game{Rules: quantumRules, Turns: turns}}, &GuessPart{Guess: guess}},

	"review":  {&reviewTask, &ReviewPart{reviewed}},
	"what if": {&WhatIf{Review: reviewTask, Turn: 2, Guess: word("crane")}, &ReviewPart{coach.Row{}}},
	"advise": {
		&Advise{coach.Question{Game: coach.Game{Rules: quantumRules, Turns: turns}, By: coach.ByBits, Backwards: true, Most: 25}},
		&AdvicePart{coach.Advice{
			Left: coach.Left{Secrets: 2, Estimate: true, Few: []engine.Secret{secret("crown", "plaid")}},
			Contradiction: &solver.ContradictionError{Turn: 1, Corrections: []solver.Correction{
				{Turn: 0, Tile: 3, Mark: engine.Correct, Mixed: true}, {Turn: 1, Tile: solver.NoTile},
			}},
			Choice: guess, Ranked: true, Shortlist: true, Guesses: []solver.Ranked{guess, guess},
		}},
	},

	"letters": {&Letters{Guesses: true}, &LettersPart{coach.ListLetters{Answers: 2, Guesses: 3, Pairs: 1, Letters: letters}}},
	"openers": {
		&Openers{Mode: engine.Quantum, Width: 10},
		&OpenersPart{coach.Openers{Strategy: "parts", Best: []solver.Ranked{guess, guess}, Estimate: true}},
	},
	"opener": {&Opener{Mode: engine.Classic, Word: word("slate")}, &OpenerPart{guess}},
	"tournament": {
		&Tournament{coach.Tournament{
			Mode: engine.Quantum, Level: engine.Hard, Strategies: []string{"best", "random"}, Opener: word("slate"),
			Sample: 100, Seed: math.MaxUint64, Quick: true,
		}},
		&StandingPart{Strategy: 1, Seconds: 0.125, Result: solver.Result{
			Games: 3, Guesses: 5, Counts: []int{0, 1, 2}, Of: 9, Estimate: true, Longest: []engine.Secret{secret("crown", "plaid")},
		}},
	},
}

// Every kind of job crosses the border as it is, and so does what it finds.
func TestCrossing(t *testing.T) {
	if got, want := slices.Sorted(maps.Keys(samples)), slices.Sorted(maps.Keys(kinds)); !slices.Equal(got, want) {
		t.Fatalf("samples of %q, kinds %q", got, want)
	}
	for name, s := range samples {
		j := Job{Number: 7, List: "en/5", Task: s.task}
		got, err := ReadJob(j.Text())
		if err != nil || !reflect.DeepEqual(got, j) || s.task.kind() != name {
			t.Errorf("%s: %+v, want %+v, error %v", name, got.Task, s.task, err)
		}
		part, err := got.ReadPart(PartText(s.part))
		if err != nil || !reflect.DeepEqual(part, s.part) {
			t.Errorf("%s: %+v, want %+v, error %v", name, part, s.part, err)
		}
	}
}

func TestReadJobRefuses(t *testing.T) {
	for _, text := range []string{
		"", `{"number":1,"kind":"dance","task":{}}`, `{"kind":"left","task":{"rules":"classic 5 6"}}`,
		`{"kind":"left","task":{"turns":"slate xyz"}}`, `{"kind":"left","task":5}`,
		`{"kind":"left","task":{"turns":"Slate _____"}}`, `{"kind":"advise","task":{"most":"x"}}`,
	} {
		if j, err := ReadJob(text); err == nil {
			t.Errorf("%s: %+v", text, j)
		}
	}
	for _, counts := range []string{"e,1,2", "e,x", ",1", "e"} {
		if p, err := (Job{Task: &Letters{}}).ReadPart(`{"counts":"` + counts + `"}`); err == nil {
			t.Errorf("%s: %+v", counts, p)
		}
	}
	if p, err := (Job{Task: &Left{}}).ReadPart(`{"few":"crown+"}`); err == nil {
		t.Errorf("%+v", p)
	}
	for _, contradiction := range []string{"x", "1 2 3 4 5", "1 0 0 x true"} {
		if p, err := (Job{Task: &Advise{}}).ReadPart(`{"contradiction":"` + contradiction + `"}`); err == nil {
			t.Errorf("%+v", p)
		}
	}
	if p, err := (Job{Task: &Guess{}}).ReadPart(`{"guess":{"guess":"A"}}`); err == nil {
		t.Errorf("%+v", p)
	}
}

// desk returns a desk with a small list.
func desk(t *testing.T) *Desk {
	t.Helper()
	l, err := lexicon.New("en", 5, "abide\naudio\nflesh\ncrown\nplaid\nbriny\n", "slate\n")
	if err != nil {
		t.Fatal(err)
	}
	d := &Desk{}
	d.Add("en/5", solver.NewTable(l))
	return d
}

// does does a task, and returns what it found.
func does(t *testing.T, task Task) (parts []Part, err error) {
	t.Helper()
	err = desk(t).Run(t.Context(), Job{List: "en/5", Task: task}, func(p Part) { parts = append(parts, p) })
	return parts, err
}

func TestHint(t *testing.T) {
	rules := engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}
	row := []engine.Turn{{Guess: word("slate"), Feedback: engine.Score(word("slate"), secret("abide"))}}
	parts, err := does(t, &Left{Game: coach.Game{Rules: rules, Turns: row}})
	want := []Part{&LeftPart{coach.Left{Secrets: 1, Few: []engine.Secret{secret("abide")}}}}
	if err != nil || !reflect.DeepEqual(parts, want) {
		t.Errorf("%+v, error %v", parts, err)
	}
	parts, err = does(t, &Guess{Game: coach.Game{Rules: rules, Turns: row}})
	if err != nil || len(parts) != 1 || parts[0].(*GuessPart).Guess.Guess != word("abide") {
		t.Errorf("%+v, error %v", parts, err)
	}
}

func TestAdvise(t *testing.T) {
	q := coach.Question{Game: coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 5}}, By: coach.ByLeft, Most: 3}
	parts, err := does(t, &Advise{q})
	if err != nil || len(parts) != 1 || parts[0].(*AdvicePart).Left.Secrets != 6 || len(parts[0].(*AdvicePart).Guesses) != 3 {
		t.Errorf("%+v, error %v", parts, err)
	}
	q.Turns = []engine.Turn{{Guess: word("slate"), Feedback: marks("ooooo")}}
	parts, err = does(t, &Advise{q})
	if err != nil || len(parts) != 1 || parts[0].(*AdvicePart).Contradiction == nil {
		t.Errorf("%+v, error %v", parts, err)
	}
}

// TestTournament: what is told last is what came of each strategy, and not every game is
// told.
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

// TestLab: what the lab is told is what the coach finds.
func TestLab(t *testing.T) {
	parts, err := does(t, &Letters{})
	if err != nil || len(parts) != 1 || parts[0].(*LettersPart).Pairs != 5 || parts[0].(*LettersPart).Letters.Words != 6 {
		t.Errorf("letters: %+v, error %v", parts, err)
	}
	parts, err = does(t, &Openers{Mode: engine.Classic, Width: 2})
	if err != nil || len(parts) != len(coach.OpenerCosts()) || len(parts[0].(*OpenersPart).Best) != 2 {
		t.Errorf("openers: %+v, error %v", parts, err)
	}
	parts, err = does(t, &Opener{Mode: engine.Classic, Word: word("slate")})
	if err != nil || len(parts) != 1 || parts[0].(*OpenerPart).Guess.Guess != word("slate") {
		t.Errorf("opener: %+v, error %v", parts, err)
	}
	for _, task := range []Task{&Opener{Mode: engine.Classic, Word: word("zebra")}, &Tournament{coach.Tournament{Mode: engine.Classic, Opener: word("zebra")}}} {
		if _, err := does(t, task); fault(err) != Strange {
			t.Errorf("a word that the list lacks: %v", err)
		}
		if !(Job{Task: task}).NeedsWorker() {
			t.Errorf("%s is done on the page", task.kind())
		}
	}
}

func TestFaults(t *testing.T) {
	d := desk(t)
	if !d.Has("en/5") || d.Has("en/6") {
		t.Error("the desk has another list")
	}
	if err := d.Run(t.Context(), Job{List: "en/6", Task: &Left{}}, nil); fault(err) != Strange {
		t.Errorf("a list that is not here: %v", err)
	}
	none := []engine.Turn{{Guess: word("slate"), Feedback: marks("ooooo")}}
	if _, err := does(t, &Guess{Game: coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 5}, Turns: none}}); fault(err) != NoSecret {
		t.Errorf("no secret: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	err := d.Run(ctx, Job{List: "en/5", Task: &Left{Game: coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 5}}}}, func(Part) {})
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

// A review tells row by row, and what might have been is a row.
func TestReview(t *testing.T) {
	rules := engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}
	game := Review{Game: coach.Game{Rules: rules, Secret: secret("abide")}}
	for _, guess := range []string{"slate", "abide"} {
		game.Turns = append(game.Turns, engine.Turn{Guess: word(guess), Feedback: engine.Score(word(guess), game.Secret)})
	}
	parts, err := does(t, &game)
	if err != nil || len(parts) != 2 || parts[1].(*ReviewPart).Row.Number != 1 || parts[0].(*ReviewPart).Row.Turn != game.Turns[0] {
		t.Errorf("%+v, error %v", parts, err)
	}
	parts, err = does(t, &WhatIf{Review: game, Turn: 1, Guess: word("crown")})
	if err != nil || len(parts) != 1 || parts[0].(*ReviewPart).Row.Turn.Guess != word("crown") {
		t.Errorf("%+v, error %v", parts, err)
	}
	if _, err := does(t, &WhatIf{Review: game, Turn: 5, Guess: word("crown")}); err == nil {
		t.Error("a turn that the game has not")
	}
}
