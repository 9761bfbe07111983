package query

import (
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// marks returns the feedback of a notation.
func marks(s string) engine.Feedback {
	f, err := engine.ParseFeedback(s)
	if err != nil {
		panic(err)
	}
	return f
}

// Values that can occur in a task or a part, in both modes, including rows that no notation can write.
var (
	quantumRules = engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 6, Level: engine.Strict}
	turns        = []engine.Turn{
		{Guess: engine.MustWord("größe"), Feedback: marks("o*___")},
		{Guess: engine.MustWord("slate"), Feedback: marks("O+___")},
		{Guess: engine.MustWord("slate"), Feedback: engine.NewFeedback(true, 0, 0, 0, 0, 0)},
	}
	guess = solver.Ranked{
		Guess: engine.MustWord("slate"), Cost: 1.25e-7, Remaining: 60.125, Bits: 5.885, Parts: 150, Worst: 221, Wins: 1, Secrets: 540620,
		Possible: true, Estimate: true,
	}
)

// A review, and its part for a turn.
var (
	reviewTask = Review{Game: coach.Game{Rules: quantumRules, Turns: turns, Pool: solver.Guesses, Secret: sample.Secret("flesh", "audio")}}
	reviewed   = coach.Row{
		Number: 3, Listed: true, Allowed: true, BestTurn: turns[1],
		FewBefore: []engine.Secret{sample.Secret("crown", "plaid"), sample.Secret("flesh", "audio")}, FewAfter: []engine.Secret{sample.Secret("flesh", "audio")},
		Review: solver.Review{
			Turn: turns[2], Before: 540620, After: 12, Bits: 3.25, Own: guess, Best: guess, BestLeft: 7, BestMean: 7.25, Skill: 98, Luck: 51,
			Estimate: true, SkillEstimate: true,
		},
	}
)

// letters are counts of letters, one of which is neither a vowel nor a consonant.
var letters = coach.Letters{Words: 2, Length: 2, Counts: []coach.LetterCount{
	{Letter: 'ß', Kind: coach.Consonant, Count: 3, Holders: 2, At: [engine.MaxLength]int{2, 1}},
	{Letter: 'ש', Count: 1, Holders: 1, At: [engine.MaxLength]int{0, 1}},
}}

// unclear is a result of nobody.
var unclear = friends.Result{
	Puzzle: friends.Puzzle{Game: friends.Game{Name: "Ketword", Mode: engine.Quantum, List: "en/5"}, Number: math.MaxUint64, Random: true},
	Day:    -3, Guesses: 4, Tries: 6, Level: engine.Strict,
}

// samples are a task and a part of every kind.
var samples = map[string]struct {
	task Task
	part Part
}{
	"left": {
		&Left{Game: coach.Game{Rules: quantumRules, Turns: turns, Pool: solver.Guesses}},
		&LeftPart{coach.Left{Secrets: 12, Estimate: true, Widened: true, Few: []engine.Secret{sample.Secret("crown", "plaid"), sample.Secret("flesh", "audio")}}},
	},
	"play on": {&PlayOn{Game: coach.Game{Rules: quantumRules, Turns: turns, Pool: solver.Guesses, Secret: sample.Secret("crown", "plaid")}, By: coach.Player{Strategy: "openers", First: engine.MustWord("crane"), Seed: 7}}, &StepPart{coach.Step{
		Strategy: "openers", Number: 3, Left: coach.Left{Secrets: 7}, Guess: guess, Turn: turns[1], After: 2,
	}}},
	"clue":  {&Clue{Game: coach.Game{Rules: quantumRules, Turns: turns, Pool: solver.Guesses}}, &CluePart{coach.Clue{Letter: "ß", Share: 0.5, Word: turns[0].Guess, Rare: true}}},
	"guess": {&Guess{Game: coach.Game{Rules: quantumRules, Turns: turns, Pool: solver.Guesses}}, &GuessPart{Guess: guess}},

	"review":  {&reviewTask, &ReviewPart{reviewed}},
	"what if": {&WhatIf{Review: reviewTask, Turn: 2, Guess: engine.MustWord("crane")}, &ReviewPart{coach.Row{}}},
	"advise": {
		&Advise{coach.Question{Game: coach.Game{Rules: quantumRules, Turns: turns, Pool: solver.Guesses}, By: coach.ByBits, Backwards: true, Most: 25}},
		&AdvicePart{coach.Advice{
			Left: coach.Left{Secrets: 2, Estimate: true, Few: []engine.Secret{sample.Secret("crown", "plaid")}},
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
	"opener": {&Opener{Mode: engine.Classic, Word: engine.MustWord("slate")}, &OpenerPart{guess}},
	"tournament": {
		&Tournament{coach.Tournament{
			Mode: engine.Quantum, Level: engine.Hard, Strategies: []string{"best", "random"}, Opener: engine.MustWord("slate"),
			Sample: 100, Seed: math.MaxUint64, Quick: true,
		}},
		&StandingPart{Strategy: 1, Seconds: 0.125, Result: solver.Result{
			Games: 3, Guesses: 5, Counts: []int{0, 1, 2}, Of: 9, Estimate: true, Longest: []engine.Secret{sample.Secret("crown", "plaid")},
		}},
	},
	"chat": {&Chat{Number: 2, File: true, Today: -1}, &ChatPart{
		Read: 1, All: 2, Friends: friends.Friends{Results: []*friends.Result{&unclear, {Who: "An na", Puzzle: friends.Puzzle{Game: friends.Game{Name: "Wordle"}, Number: 9}}}}.Write(),
		Messages: 3, More: 4,
		Unread:  []friends.Unread{{Line: 7, Text: "Ketword #9 4/6", Fault: friends.NoPerson, Result: unclear}, {Line: 8, Fault: friends.BadScore}},
		Clashes: []friends.Clash{{Counts: unclear, Other: friends.Result{Who: "Ben", Rows: "o*___ +++++"}}},
	}},
}

// TestCrossing: every kind of query crosses the border unchanged, and so do its parts.
func TestCrossing(t *testing.T) {
	crossed := map[int]string{}
	for name, s := range samples {
		q := New(lists.Default(), "#9", s.task)
		crossed[kindOf(s.task)] = name
		words, task, err := ReadKey(q.Key)
		if err != nil || words != "en/5#9" || !reflect.DeepEqual(task, s.task) {
			t.Errorf("%s: %s, %+v, want %+v, error %v", name, words, task, s.task, err)
		}
		part, err := q.ReadPart(PartText(s.part))
		if err != nil || !reflect.DeepEqual(part, s.part) {
			t.Errorf("%s: %+v, want %+v, error %v", name, part, s.part, err)
		}
	}
	if len(crossed) != len(kinds) {
		t.Errorf("samples of %d kinds, not of %d", len(crossed), len(kinds))
	}
}

// TestReadKeyRefuses: texts with a line too few or too many, or an invalid line, are refused.
func TestReadKeyRefuses(t *testing.T) {
	q := New(lists.Default(), "", &Opener{Mode: engine.Classic, Word: engine.MustWord("slate")})
	lines := strings.Split(string(q.Key), "\n") // words, kind, mode, word
	kind := lines[1]
	for _, bad := range [][]string{
		nil, lines[:3], append(slices.Clone(lines), ""), {"en/5", "", "1", "slate"}, {"en/5", "99", "1", "slate"},
		{"en/5", "-1", "1", "slate"}, {"en/5", kind, "x", "slate"}, {"en/5", kind, "1000", "slate"}, {"en/5", kind, "1", "Slate!"},
	} {
		if words, task, err := ReadKey(Key(strings.Join(bad, "\n"))); err == nil {
			t.Errorf("%q: %s, %+v", bad, words, task)
		}
	}
	for text, task := range map[string]Task{
		"1\nfalse\nfalse\n1\ncrown crane": &Left{}, "1\nfalse\nfalse\n1000000000": &Left{}, "1\nfalse\nfalse\n-1": &Left{},
		"1\nx\nfalse\n0": &Left{}, "0\n0\n0\nslate\nxxxxx": &WhatIf{}, "ß\nx\nslate\nfalse": &Clue{},
	} {
		if p, err := (Query{Task: task}).ReadPart(text); err == nil {
			t.Errorf("%q: %+v", text, p)
		}
	}
}
