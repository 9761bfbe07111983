package jobs

import (
	"maps"
	"math"
	"reflect"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
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
		&Left{Game: coach.Game{Rules: quantumRules, Turns: turns, Pool: solver.Guesses}},
		&LeftPart{coach.Left{Secrets: 12, Estimate: true, Widened: true, Few: []engine.Secret{secret("crown", "plaid"), secret("flesh", "audio")}}},
	},
	"play on": {&PlayOn{Game: coach.Game{Rules: quantumRules, Turns: turns, Secret: secret("crown", "plaid")}, By: coach.Player{Strategy: "openers", First: word("crane"), Seed: 7}}, &StepPart{coach.Step{
		Strategy: "openers", Number: 3, Left: coach.Left{Secrets: 7}, Guess: guess, Turn: turns[1], After: 2,
	}}},
	"clue":  {&Clue{Game: coach.Game{Rules: quantumRules, Turns: turns}}, &CluePart{coach.Clue{Letter: "ß", Share: 0.5, Word: turns[0].Guess, Rare: true}}},
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
