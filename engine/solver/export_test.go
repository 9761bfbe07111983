package solver

// Patterns returns, for a guess by its number, the codes of its feedback
// against all answers, as they are added up for ranking.
func (r *Rows) Patterns(guess int) []uint32 {
	return r.counter.patternsOf(r.grid, r.candidates.table.madeOf(guess))
}

// Rows are the patterns of all guesses of a table.
type Rows struct{ *ranker }

// NewRows prepares the patterns of a table.
func NewRows(t *Table) *Rows { return &Rows{newRanker(t.Candidates(1))} }

// PlayAlone plays one game with any number of tries and returns its guesses.
var PlayAlone = playAlone
