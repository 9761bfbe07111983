// Package wording puts what the coach has found into the sentences of app/text, for the
// site and for the terminal edition.
package wording

import (
	"strconv"
	"strings"

	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Voice says what the coach has found in games of a mode.
type Voice struct {
	Text  *text.Text
	Mode  engine.Mode
	Write func(engine.Word) string // how a word is written, in capitals or not
}

// secrets returns the sentences about the secrets of the mode.
func (v Voice) secrets() text.Secrets { return v.Text.Coach.Secrets[v.Mode.String()] }

// Secret writes a secret.
func (v Voice) Secret(s engine.Secret) string {
	var words []string
	for w := range s.Words() {
		words = append(words, v.Write(w))
	}
	return strings.Join(words, " + ")
}

// Decimal writes a number with one decimal.
func Decimal(t *text.Game, value float64) string { return Decimals(t, value, 1) }

// Decimals writes a number with so many decimals.
func Decimals(t *text.Game, value float64, digits int) string {
	return strings.Replace(strconv.FormatFloat(value, 'f', digits, 64), ".", t.Decimal, 1)
}

// Mean writes a mean number of secrets with one decimal, its thousands as those of whole
// numbers.
func Mean(t *text.Text, value float64) string {
	whole, fraction, _ := strings.Cut(strconv.FormatFloat(value, 'f', 1, 64), ".")
	n, err := strconv.Atoi(whole)
	if err != nil {
		return Decimal(&t.Game, value)
	}
	return t.Coach.Number(n) + t.Game.Decimal + fraction
}

func (v Voice) decimal(value float64) string { return Mean(v.Text, value) }

// Left says how many secrets are left.
func (v Voice) Left(l coach.Left) string {
	left := v.secrets().Left(l.Secrets)
	if l.Estimate {
		return v.Text.Coach.Nearly(left)
	}
	return left
}

// Advice says what the guess that the coach names is expected to do, and whether none is
// better.
func (v Voice) Advice(g solver.Ranked) string {
	figures := v.figures(g, false)
	switch t := v.Text.Hint; {
	case figures == t.Sure:
		return figures
	case g.Proved:
		return figures + " " + t.Proved
	default:
		return figures + " " + t.Found
	}
}

// figures says what a guess is expected to do. Where it is known to win, that it may is
// left out.
func (v Voice) figures(g solver.Ranked, won bool) string {
	t := v.Text.Hint
	if g.Worst == 0 || g.Wins == g.Secrets && g.Wins > 0 { // nothing is left
		return t.Sure
	}
	leaves := v.secrets().Leaves(v.decimal(g.Remaining))
	if g.Wins > 1 && !g.Estimate {
		return leaves + " " + t.WinsIn(g.Wins, g.Secrets) + " " + t.Others(groupsLeft(g), g.Worst)
	}
	facts := []string{leaves, t.Groups(g.Parts, g.Worst)}
	switch {
	case !g.Possible:
		facts = append(facts, t.Undrawn)
	case !won:
		facts = append(facts, t.Possible)
	}
	return strings.Join(facts, " ")
}

// Step says what is left before a guess of the solver, and why it makes it.
func (v Voice) Step(s coach.Step) string {
	t := v.Text.PlayOn
	said := []string{v.Left(s.Left)}
	if len(s.Left.Few) == 1 {
		said = append(said, t.Known(v.Secret(s.Left.Few[0])))
	} else {
		figures := v.figures(s.Guess, s.Turn.Feedback.Wins())
		said = append(said, t.Why(v.Write(s.Turn.Guess)), figures)
		if s.Guess.Proved && figures != v.Text.Hint.Sure {
			said = append(said, v.Text.Hint.Proved)
		}
	}
	if s.Turn.Feedback.Wins() {
		said = append(said, t.Wins)
	}
	return strings.Join(said, " ")
}
