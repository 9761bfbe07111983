package solver_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
	"ketword/wordlists"
)

// TestStrategiesTakeTheFewest: played from their texts against every secret, the strategies of
// the default list take the guesses that were proved, in six tries.
func TestStrategiesTakeTheFewest(t *testing.T) {
	table := sample.Must(solver.NewTable(builtIn(t, "en", 5)).WithStrategies(wordlists.English5.Normal, wordlists.English5.Hard))(t)
	for level, want := range map[engine.Level]int{engine.Normal: 7099, engine.Hard: 7267} {
		if n := len(wordlists.English5.Normal) + len(wordlists.English5.Hard); n > 2*2000 {
			t.Errorf("the texts have %d bytes", n)
		}
		player := solver.Tuned(engine.Classic)
		player.Level = level
		all := table.Candidates(engine.Classic).WithLevel(level)
		r, err := solver.Tournament(context.Background(), player, all, nil)
		if err != nil || r.Guesses != want || r.Worst() > 6 {
			t.Errorf("%s: %d guesses, the longest game %d, want %d in 6; %v", level, r.Guesses, r.Worst(), want, err)
		}
		if known, found, err := all.Known(t.Context(), level); !found || known.Proved != (level == engine.Normal) || err != nil {
			t.Errorf("%s: %+v, %v, error %v; that by hard rules is the best of those that need no more than six", level, known, found, err)
		}
	}
}

// TestStrategyIsLeft: a game that leaves the strategy is played on without it.
func TestStrategyIsLeft(t *testing.T) {
	table := solver.NewTable(list(t, "crane\ncrate\ngrate\ngreat\nplate\nslate\nstale\nsteal\n", "glint\n"))
	s := sample.Must(table.ParseStrategy(table.StrategyText(func([]engine.Turn) engine.Word { return word("glint") })))(t)
	first := s.Guess(nil)
	other := word("glint")
	if first == other {
		other = word("crane")
	}
	for name, turns := range map[string][]engine.Turn{
		"another guess": {turn(other, sample.Secret("great"))},
		"no such row":   {{Guess: first, Feedback: engine.NewFeedback(false, 2, 2, 2, 2, 1)}},
		"won":           {{Guess: first, Feedback: engine.NewFeedback(false, 2, 2, 2, 2, 2)}},
	} {
		if got := s.Guess(turns); got.Len() != 0 {
			t.Errorf("%s: %s", name, got)
		}
	}
	if got := (*solver.Strategy)(nil).Guess(nil); got.Len() != 0 {
		t.Errorf("no strategy: %s", got)
	}
}

// TestParseStrategyRefuses: a text that is not of the list is refused with the reason.
func TestParseStrategyRefuses(t *testing.T) {
	table := solver.NewTable(builtIn(t, "en", 5))
	text := wordlists.English5.Normal
	head, rest, _ := strings.Cut(text, "\n")
	for name, test := range map[string]struct {
		text string
		want error
	}{
		"nothing":        {"", solver.ErrOtherList},
		"other list":     {"0" + text, solver.ErrOtherList},
		"too few words":  {head + "\n" + rest[:60], solver.ErrStrategy},
		"too many words": {text + "slate\n", solver.ErrStrategy},
		"no word":        {head + "\nsl8te\n", engine.ErrNotLetters},
		"unknown word":   {head + "\nzzzzz\n", engine.ErrUnknown},
	} {
		if _, err := table.ParseStrategy(test.text); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", name, err, test.want)
		}
	}
	if _, err := table.WithStrategies("x", ""); !errors.Is(err, solver.ErrOtherList) {
		t.Error(err)
	}
}
