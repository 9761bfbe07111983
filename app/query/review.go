package query

import (
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Review asks what there is to say of each turn of a game whose secret is known.
type Review struct{ coach.Game }

// ReviewPart tells what there is to say of a turn.
type ReviewPart struct{ Row coach.Row }

func (r *Review) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.Review(ctx, t, r.Game, func(row coach.Row) { tell(&ReviewPart{Row: row}) })
}

// WhatIf asks what a turn of a game would have been with another guess.
type WhatIf struct {
	Review
	Turn  int // from 0
	Guess engine.Word
}

func (w *WhatIf) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	row, err := coach.WhatIf(ctx, t, w.Game, w.Turn, w.Guess)
	return tellOnly(tell, &ReviewPart{row}, err)
}
