package solver

import (
	"errors"
	"iter"
	"math"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
	"ketword/internal/format"
	"ketword/internal/patterns"
)

// Candidates are the secrets of a list that are still possible, and the level that guesses keep to.
// They are a value: After returns others. A guess need not be in the list, but must be as long as
// its words, and a row must have as many marks; otherwise methods panic with a
// [*engine.LengthError]. The zero Candidates are of a list without words, as those of the zero
// [Table].
type Candidates struct {
	table   *Table
	mode    engine.Mode
	level   engine.Level
	secrets patterns.Secrets
	turns   []engine.Turn // since all were possible
	drawn   bool          // the secrets are a sample of more pairs than can be held
	share   float64       // of all secrets that are held; 0 for all
}

// ErrNone tells that no secret is possible.
var ErrNone = errors.New("no secret is possible")

// drawPairs finds the pairs that the turns admit, or draws a sample of them. The
// error is that of ctx.
func (c *Candidates) drawPairs(ctx engine.Context) error {
	pairs, share, err := c.table.answers.Pairs(ctx, c.turns)
	c.secrets, c.share, c.drawn = pairs, share, share > 0
	return err
}

// Mode returns the mode of the secrets.
func (c Candidates) Mode() engine.Mode { return c.mode }

// Lexicon returns the list.
func (c Candidates) Lexicon() *lexicon.Lexicon { return c.table.Lexicon() }

// Level returns the level that guesses keep to, Normal unless it was set.
func (c Candidates) Level() engine.Level { return c.level }

// WithLevel returns the same secrets with another level. Players keep to it,
// or to their own if that is stricter.
func (c Candidates) WithLevel(level engine.Level) Candidates {
	c.level = level
	return c
}

// Allows reports whether a guess may be made: it is in the list, and keeps to the
// level.
func (c Candidates) Allows(guess engine.Word) bool { return c.allows(engine.Normal, guess) }

// CheckGuess returns an error for a guess that can't be made at any level: a [*engine.LengthError],
// or [engine.ErrUnknown].
func (c Candidates) CheckGuess(guess engine.Word) error {
	if err := c.table.checkGuess(guess); err != nil {
		return err
	}
	if !c.Lexicon().Has(guess) {
		return format.Error("%q: %w", guess, engine.ErrUnknown)
	}
	return nil
}

// AllowedGuesses yields the guesses of the list that may be made, in alphabetical order.
func (c Candidates) AllowedGuesses() iter.Seq[engine.Word] {
	return func(yield func(engine.Word) bool) {
		allowed := c.allowed(engine.Normal)
		for _, guess := range c.table.prepared().guesses {
			if (allowed == nil || allowed(guess)) && !yield(guess) {
				return
			}
		}
	}
}

// allows reports whether a player who keeps to a level may make a guess.
func (c Candidates) allows(level engine.Level, guess engine.Word) bool {
	if !c.Lexicon().Has(guess) {
		return false
	}
	allowed := c.allowed(level)
	return allowed == nil || allowed(guess)
}

// Has reports whether a secret is possible, also if it is not in the sample.
func (c Candidates) Has(s engine.Secret) bool {
	if s.Mode() != c.mode || s.Len() != c.table.length() {
		return false
	}
	for w := range s.Words() {
		if !c.table.inPool(w) {
			return false
		}
	}
	return !slices.ContainsFunc(c.turns, func(t engine.Turn) bool { return !t.Admits(s) })
}

// Turns returns the turns since all secrets were possible, as a copy.
func (c Candidates) Turns() []engine.Turn { return slices.Clone(c.turns) }

// Len returns how many secrets there are, or are in the sample; none in the zero
// Candidates.
func (c Candidates) Len() int {
	if c.secrets == nil {
		return 0
	}
	return c.secrets.Len()
}

// Sampled reports whether the secrets are a sample, so that every figure about
// them is an estimate.
func (c Candidates) Sampled() bool { return c.share > 0 }

// Size returns how many secrets are possible, which for a sample is an
// estimate.
func (c Candidates) Size() int { return c.scaled(float64(c.Len())) }

// weight returns how many secrets each secret that is held stands for: 1, or more in a sample.
func (c Candidates) weight() float64 {
	if c.share == 0 {
		return 1
	}
	return 1 / c.share
}

// scaled returns how many possible secrets a number of held secrets stands for.
func (c Candidates) scaled(held float64) int { return int(math.Round(held * c.weight())) }

// All yields the secrets in the order of the list; pairs in that of their
// first words, and then of their second ones.
func (c Candidates) All() iter.Seq[engine.Secret] {
	return func(yield func(engine.Secret) bool) {
		for i := range c.Len() {
			if !yield(c.At(i)) {
				return
			}
		}
	}
}

// At returns a secret by its index in the order of All. It panics if there is
// none.
func (c Candidates) At(index int) engine.Secret {
	var words [engine.Quantum]engine.Word
	answers := c.secrets.At(index)
	for i, answer := range answers {
		words[i] = c.table.answers.Word(answer)
	}
	s, err := engine.NewSecret(words[:len(answers)]...)
	if err != nil {
		panic("solver: not a secret: " + err.Error()) // pairs share no letter
	}
	return s
}

// winning returns the numbers of the guesses that are a word of some secret, in
// alphabetical order.
func (c Candidates) winning() []int {
	guesses := each.Of(c.secrets.Answers(), func(answer int32) int { return int(c.table.guessOf[answer]) })
	return each.SortedInts(guesses)
}

// After returns the secrets that a turn admits. It panics if the turn lacks its guess or a mark, as
// one that was read from text may. [Table.After] returns an error instead.
func (c Candidates) After(t engine.Turn) Candidates {
	if err := c.table.checkTurn(t); err != nil {
		panic(format.Error("solver: %w", err))
	}
	admitted := c.with(t)
	if c.drawn { // fewer may be few enough to be held
		_ = admitted.drawPairs(engine.Forever) // has no error
	} else {
		admitted.secrets = c.secrets.Pick(c.admitted(t))
	}
	return admitted
}

// with returns the same secrets after one more turn.
func (c Candidates) with(t engine.Turn) Candidates {
	c.turns = append(slices.Clip(c.turns), t)
	return c
}

// admitted returns the indices of the secrets that a turn admits.
func (c Candidates) admitted(t engine.Turn) []int32 {
	if c.scored() {
		return newReference(c).admitted(t)
	}
	var indices []int32
	want := c.code().Outcome(t.Feedback)
	for i, o := range c.outcomes(t.Guess) {
		if o == want {
			indices = append(indices, int32(i))
		}
	}
	return indices
}

// Groups returns the feedbacks that a guess can get, each with the secrets
// that give it, in the order in which they first occur.
func (c Candidates) Groups(guess engine.Word) iter.Seq2[engine.Feedback, Candidates] {
	return func(yield func(engine.Feedback, Candidates) bool) {
		for feedback, indices := range c.groups(guess) {
			group := c.with(engine.Turn{Guess: guess, Feedback: feedback})
			group.secrets = c.secrets.Pick(indices)
			if !yield(feedback, group) {
				return
			}
		}
	}
}

// groups yields the feedbacks of Groups with the indices of the secrets.
func (c Candidates) groups(guess engine.Word) iter.Seq2[engine.Feedback, []int32] {
	c.checkLength(guess)
	if c.scored() {
		return newReference(c).groups(guess)
	}
	return func(yield func(engine.Feedback, []int32) bool) {
		code, outcomes := c.code(), c.outcomes(guess)
		sorted := make([]int32, len(outcomes))
		for _, g := range patterns.Sort(patterns.NewPartition(code.Outcomes()), outcomes, each.Index[int32](len(outcomes)), sorted) {
			if !yield(code.Feedback(g.Outcome), sorted[g.Start:g.End]) {
				return
			}
		}
	}
}

// Split returns how a guess divides the secrets.
func (c Candidates) Split(guess engine.Word) Split {
	c.checkLength(guess)
	if c.scored() {
		return newReference(c).split(guess)
	}
	h := patterns.NewHistogram(c.table.length())
	h.CountOutcomes(c.outcomes(guess))
	return splitOf(h, c.Len())
}

// splitOf returns the split that a histogram has counted.
func splitOf(h *patterns.Histogram, secrets int) Split {
	return Split{Secrets: secrets, Sizes: h.Sizes, Wins: h.Wins, sums: sumsOf(h.Sizes, h.Wins)}
}

// scored reports whether secrets are scored one by one: words are too long for
// columns.
func (c Candidates) scored() bool { return c.table.columns == nil }

// code returns the code of the outcomes of the list's length.
func (c Candidates) code() patterns.Code { return patterns.CodeOf(c.table.length()) }

// outcomes returns the outcomes of any guess for all secrets.
func (c Candidates) outcomes(guess engine.Word) []patterns.Outcome {
	return c.secrets.Outcomes(c.table.answers.Patterns(guess, c.secrets.Answers()), nil)
}

// checkLength panics if a guess is not as long as the words of the list.
func (c Candidates) checkLength(guess engine.Word) {
	if err := c.table.checkGuess(guess); err != nil {
		panic(format.Error("solver: %w", err))
	}
}

// sample returns the candidates, or size of them at equal distances if there are more.
func (c Candidates) sample(size int) Candidates {
	n := c.Len()
	if n <= size {
		return c
	}
	indices := make([]int32, size)
	for i := range indices {
		indices[i] = int32(int64(i) * int64(n) / int64(size))
	}
	c.share = 1 / (c.weight() * float64(n) / float64(size))
	c.secrets, c.drawn = c.secrets.Pick(indices), false
	return c
}
