package assist

import (
	"context"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"ketword/cmd/ketword/internal/strategy"
	"ketword/engine"
	"ketword/engine/solver"
)

// someSecrets is how many of the possible secrets are shown.
const someSecrets = 10

// advise prints the best guesses, unless the secret is known.
func (h *helper) advise(ctx context.Context) error {
	if h.candidates.Len() == 1 {
		return nil
	}
	best, err := h.best(ctx)
	if err != nil {
		return err
	}
	return print(h.out, best)
}

// tellSecrets tells what the secret can be.
func (h *helper) tellSecrets() {
	c := h.candidates
	switch n := c.Len(); {
	case n == 1:
		fmt.Fprintf(h.out, "The secret is %s.\n", secretText(c.At(0)))
		return
	case c.Sampled():
		fmt.Fprintf(h.out, "About %d secrets are possible", c.Size())
	default:
		fmt.Fprintf(h.out, "%d secrets are possible", n)
	}
	var some []string
	for i := range min(c.Len(), someSecrets) {
		some = append(some, secretText(c.At(i)))
	}
	more := ""
	if c.Len() > someSecrets {
		more = ", …"
	}
	fmt.Fprintf(h.out, ": %s%s\n", strings.Join(some, ", "), more)
}

// secretText writes the words of a secret.
func secretText(s engine.Secret) string {
	var words []string
	for w := range s.Words() {
		words = append(words, w.String())
	}
	return strings.Join(words, "+")
}

// best returns the best guesses, the strategy's choice first. A choice from a
// book, which stands for a long search, stands alone.
func (h *helper) best(ctx context.Context) ([]solver.Ranked, error) {
	var best []solver.Ranked
	cost := strategy.Cost(h.player)
	if _, greedy := h.player.(solver.Greedy); !greedy { // whose choice is the first anyway
		choice, err := h.player.Next(ctx, h.candidates)
		if err != nil {
			return nil, err
		}
		best = append(best, h.candidates.Rate(choice, cost))
		if h.fromBook(choice) {
			return best, nil
		}
	}
	more, err := solver.Best(ctx, h.candidates, cost, h.rules.Difficulty, h.top+1)
	if err != nil {
		return nil, err
	}
	for _, r := range more {
		if len(best) < h.top && (len(best) == 0 || r.Guess != best[0].Guess) {
			best = append(best, r)
		}
	}
	return best, nil
}

// fromBook reports whether the choice is that of a book.
func (h *helper) fromBook(choice engine.Word) bool {
	booked, is := h.player.(solver.Booked)
	switch turns := h.turns; {
	case !is:
		return false
	case len(turns) == 0:
		return choice == booked.Book.First
	case len(turns) == 1 && turns[0].Guess == booked.Book.First:
		return choice == booked.Book.Replies[turns[0].Feedback]
	}
	return false
}

// print writes guesses as a table.
func print(w io.Writer, ranked []solver.Ranked) error {
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
