// Package wording puts the coach's answers and other facts into sentences of app/text, for
// the site and the terminal edition.
package wording

import (
	"slices"
	"strconv"
	"strings"

	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Voice puts the coach's answers on games of a mode into words.
type Voice struct {
	Text  *text.Text
	Mode  engine.Mode
	Write func(engine.Word) string // returns a word in capitals or not
}

// Secret returns a secret as text.
func (v Voice) Secret(s engine.Secret) string {
	return strings.Join(each.Of(slices.Collect(s.Words()), v.Write), " + ")
}

// Decimal returns a number with one decimal.
func Decimal(t *text.Game, value float64) string { return Decimals(t, value, 1) }

// Decimals returns a number with a number of decimals.
func Decimals(t *text.Game, value float64, digits int) string {
	return strings.Replace(format.Decimal(value, digits), ".", t.Decimal, 1)
}

// Mean returns a mean number of secrets with one decimal. Thousands are grouped as in whole
// numbers.
func Mean(t *text.Text, value float64) string { return mean(t, value, 1) }

func mean(t *text.Text, value float64, digits int) string {
	whole, fraction, _ := strings.Cut(format.Decimal(value, digits), ".")
	n, err := strconv.Atoi(whole)
	if err != nil {
		return Decimals(&t.Game, value, digits)
	}
	return t.Number(n) + t.Game.Decimal + fraction
}

func (v Voice) decimal(value float64) string { return Mean(v.Text, value) }

// Left says how many secrets are left.
func (v Voice) Left(l coach.Left) string {
	left, none := v.Text.Coach.Left(v.Mode.String(), l.Secrets), ""
	if l.Widened {
		left, none = v.Text.Coach.Allowed(v.Mode.String(), l.Secrets), v.Text.Coach.NoAnswer(v.Mode.String())+" "
	}
	if l.Estimate {
		left = v.Text.Coach.Nearly(left)
	}
	return none + left
}

// Only says which secret is the only one left.
func (v Voice) Only(l coach.Left, p solver.Pool) string {
	only := v.Secret(l.Few[0])
	switch {
	case l.Widened:
		return v.Text.Coach.NoAnswer(v.Mode.String()) + " " + v.Text.Coach.OnlyAllowed(v.Mode.String(), only)
	case p == solver.Guesses:
		return v.Text.Coach.OnlyAllowed(v.Mode.String(), only)
	}
	return v.Text.Coach.Only(v.Mode.String(), only)
}

// Advice says what the best guess is expected to do, and whether it is proved to be the
// best.
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

// figures says what a guess is expected to do. won means that the guess won the game, so
// that the chance of winning is omitted.
func (v Voice) figures(g solver.Ranked, won bool) string {
	t := v.Text.Hint
	if g.Worst == 0 || g.Wins == g.Secrets && g.Wins > 0 { // nothing is left
		return t.Sure
	}
	leaves := v.Text.Coach.Leaves(v.Mode.String(), v.decimal(g.Remaining))
	if g.Wins > 1 && !g.Estimate {
		return leaves + " " + t.WinsIn(g.Wins, g.Secrets) + " " + others(v.Text, groupsLeft(g), g.Worst)
	}
	facts := []string{leaves, divides(v.Text, g.Parts, g.Worst)}
	switch {
	case !g.Possible:
		facts = append(facts, t.Undrawn)
	case !won:
		facts = append(facts, t.Possible)
	}
	return strings.Join(facts, " ")
}

// figureOf returns the figure by which a strategy ranks a guess, or "" if it has none.
func figureOf(t *text.Text, strategy string, g solver.Ranked) string {
	switch strategy {
	case "eliminate":
		return exact(t, float64(g.Secrets)-g.Remaining)
	case "entropy":
		return exact(t, g.Bits)
	case "minimax":
		return t.Number(g.Worst)
	case "parts":
		return t.Number(g.Parts)
	}
	return ""
}

// exact returns a figure with three decimals, as in the documents.
func exact(t *text.Text, value float64) string { return mean(t, value, 3) }

// reason says why a strategy made its guess: the figure by which it ranks guesses or, for the
// strongest, what the guess is expected to do. It returns "" for a strategy that guesses at
// random.
func (v Voice) reason(s coach.Step) string {
	switch figure := figureOf(v.Text, s.Strategy, s.Guess); {
	case figure != "":
		return v.Text.Watch.Figure(s.Strategy, figure)
	case s.Strategy != coach.Strongest:
		return ""
	}
	figures := v.figures(s.Guess, s.Turn.Feedback.Wins())
	if s.Guess.Proved && figures != v.Text.Hint.Sure {
		return figures + " " + v.Text.Hint.Proved
	}
	return figures
}

// Step says what is left before a strategy's guess, and why it makes the guess.
func (v Voice) Step(s coach.Step) string {
	t := v.Text.PlayOn
	said := []string{v.Left(s.Left)}
	if len(s.Left.Few) == 1 {
		said = append(said, t.Known(v.Secret(s.Left.Few[0])))
	} else {
		said = append(said, t.Why(v.Write(s.Turn.Guess)))
		if reason := v.reason(s); reason != "" {
			said = append(said, reason)
		}
	}
	if s.Turn.Feedback.Wins() {
		said = append(said, t.Wins)
	}
	return strings.Join(said, " ")
}

// Megabyte is the unit in bytes for sizes of files.
const Megabyte = 1 << 20

// Megabytes returns a size in megabytes.
func Megabytes(t *text.Game, size int) string { return Decimal(t, float64(size)/Megabyte) }

// GamesAndLines returns a number of games, of lines of imported counts, or of both, in words.
func GamesAndLines(t *text.Games, games, lines int) string {
	switch {
	case lines == 0:
		return t.Games(games)
	case games == 0:
		return t.Lines(lines)
	}
	return t.Several(t.Games(games), t.Lines(lines))
}
