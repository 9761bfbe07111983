package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/cli"
	"ketword/internal/each"
)

// someSecrets is how many of the possible secrets are shown.
const someSecrets = 10

// advise prints the best guesses, unless the secret is known or found.
func (a *adviser) advise(ctx context.Context) error {
	if a.candidates.Len() == 1 || a.won().Len() > 0 {
		return nil
	}
	best, err := a.best(ctx)
	if err != nil {
		return err
	}
	if err := printRanked(a.env.Stdout, best); err != nil || a.greedy() {
		return err
	}
	certainty := "No better guess than %s was found.\n"
	if best[0].Proved {
		certainty = "No guess wins sooner on average than %s.\n"
	}
	_, err = fmt.Fprintf(a.env.Stdout, certainty, best[0].Guess)
	return err
}

// greedy reports whether the strategy chooses by a figure of the table alone.
func (a *adviser) greedy() bool {
	_, is := a.player.(solver.Greedy)
	return is
}

func (a *adviser) tellSecrets() {
	c, voice := a.candidates, voiceOf(a.rules.Mode)
	if won := a.won(); won.Len() > 0 {
		fmt.Fprintf(a.env.Stdout, "Solved with %s.%s\n", won, a.partners(won))
		return
	}
	left := coach.Left{Secrets: c.Size(), Estimate: c.Sampled(), Widened: a.pool == solver.Answers && c.Pool() == solver.Guesses}
	if c.Len() == 1 {
		left.Few = []engine.Secret{c.At(0)}
		fmt.Fprintln(a.env.Stdout, voice.Only(left, a.pool))
		return
	}
	possible := fmt.Sprintf("%d secrets are possible", left.Secrets)
	switch {
	case left.Widened:
		possible = strings.TrimSuffix(voice.Left(left), ".")
	case left.Estimate:
		possible = "About " + possible
	}
	fmt.Fprintf(a.env.Stdout, "%s: %s\n", possible, a.some(secretText))
}

// won returns the guess that has won; the empty word if none has.
func (a *adviser) won() engine.Word { return coach.Game{Turns: a.turns}.Won() }

// partners says which other word a secret can have beside one that has won; "" if it has no
// other.
func (a *adviser) partners(won engine.Word) string {
	if a.candidates.Len() == 0 || a.candidates.At(0).Partner(won).Len() == 0 {
		return ""
	}
	verb := "can be"
	if a.candidates.Len() == 1 {
		verb = "is"
	}
	return fmt.Sprintf(" The other word %s %s.", verb, a.some(func(s engine.Secret) string { return s.Partner(won).String() }))
}

func (a *adviser) some(write func(engine.Secret) string) string {
	var some []string
	for i := range min(a.candidates.Len(), someSecrets) {
		some = append(some, write(a.candidates.At(i)))
	}
	if a.candidates.Len() > someSecrets {
		some = append(some, "…")
	}
	return strings.Join(some, ", ")
}

// best returns the best guesses, the strategy's choice first.
func (a *adviser) best(ctx context.Context) ([]solver.Ranked, error) {
	var best []solver.Ranked
	cost := costOf(a.player)
	if !a.greedy() { // whose choice is the first anyway
		choice, err := a.player.Next(ctx, a.candidates)
		if err != nil {
			return nil, err
		}
		known, found, err := a.candidates.Known(ctx, a.rules.Level)
		if err != nil {
			return nil, err
		}
		rated := a.candidates.Rate(choice, cost)
		rated.Proved = found && known.Proved && known.Guess == choice
		best = append(best, rated)
	}
	more, err := solver.Best(ctx, a.candidates, solver.Options{Cost: cost, Level: a.rules.Level, Width: a.top + 1, Shortlist: true})
	if err != nil {
		return nil, err
	}
	others := len(best)
	for _, r := range more {
		if len(best) < a.top && (len(best) == 0 || r.Guess != best[0].Guess) {
			best = append(best, a.counted(r, cost))
		}
	}
	slices.SortStableFunc(best[others:], func(a, b solver.Ranked) int { return cmp.Compare(a.Cost, b.Cost) })
	return best, nil
}

// counted returns a guess with figures counted over all secrets, where they were estimated from
// some of them.
func (a *adviser) counted(r solver.Ranked, cost solver.Cost) solver.Ranked {
	if r.Estimate && !a.candidates.Sampled() {
		return a.candidates.Rate(r.Guess, cost)
	}
	return r
}

func printRanked(w io.Writer, ranked []solver.Ranked) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "\tguess\tleft\tbits\tparts\tworst\t")
	for _, r := range ranked {
		possible := ""
		if r.Possible {
			possible = "*"
		}
		fmt.Fprintf(table, "%s\t%s\t%.2f\t%.2f\t%d\t%d\t\n", possible, r.Guess, r.Remaining, r.Bits, r.Parts, r.Worst)
	}
	return table.Flush()
}

// contradiction says that the last row is ignored, since no secret fits all rows, and which single
// changes would help.
func contradiction(turns []engine.Turn, e *solver.ContradictionError) string {
	t := turns[e.Turn]
	return fmt.Sprintf("Row %d, %s, is ignored: %s.", e.Turn+1, t, misfit(turns, e, ". It"))
}

// misfit says that no secret fits a row and those before it, and which single changes would help.
// it begins the sentence about these.
func misfit(turns []engine.Turn, e *solver.ContradictionError, it string) string {
	s := "no secret fits it"
	if e.Turn > 0 {
		s += " and the rows before"
	}
	corrections := correctionsOf(turns, e.Corrections)
	if len(corrections) == 0 {
		return s + ", and more than one mark is wrong"
	}
	return s + it + " would fit if " + strings.Join(corrections, ", or ")
}

// manyCorrections is how many changes are told at the most.
const manyCorrections = 3

func correctionsOf(turns []engine.Turn, corrections []solver.Correction) []string {
	told := each.Of(corrections[:min(len(corrections), manyCorrections)], func(c solver.Correction) string { return correctionOf(turns[c.Turn], c) })
	if more := len(corrections) - len(told); more > 0 {
		told = append(told, "after "+cli.Count(more, "other change", "other changes"))
	}
	return told
}

// correctionOf describes a change of a row.
func correctionOf(t engine.Turn, c solver.Correction) string {
	shape := ""
	if c.Mixed != t.Feedback.Mixed() {
		shape = map[bool]string{true: "mixed", false: "not mixed"}[c.Mixed]
	}
	if c.Tile == solver.NoTile {
		return fmt.Sprintf("row %d were %s", c.Turn+1, shape)
	}
	s := fmt.Sprintf("the %s of %s in row %d were %s", string(t.Guess.At(c.Tile)), t.Guess, c.Turn+1, c.Mark)
	if strings.Count(t.Guess.String(), string(t.Guess.At(c.Tile))) > 1 {
		s = fmt.Sprintf("letter %d (%s) of %s in row %d were %s", c.Tile+1, string(t.Guess.At(c.Tile)), t.Guess, c.Turn+1, c.Mark)
	}
	if shape != "" {
		s += " and the row " + shape
	}
	return s
}
