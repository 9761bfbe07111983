package jobs

import (
	"ketword/app/internal/smalljson"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Review asks what there is to say of each turn of a game whose secret is known.
type Review struct{ coach.Game }

// ReviewPart tells what there is to say of a turn.
type ReviewPart struct{ Row coach.Row }

func (*Review) kind() string { return "review" }

func (r *Review) fields() smalljson.Object {
	return append(position(&r.Game), smalljson.Field{Name: "secret", Value: secretText(&r.Secret)})
}

func (p *ReviewPart) fields() smalljson.Object {
	return smalljson.Object{{Name: "row", Value: reviewRow(&p.Row)}}
}

func (r *Review) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.Review(ctx, t, r.Game, func(row coach.Row) { tell(&ReviewPart{Row: row}) })
}

// WhatIf asks what a turn of a game would have been with another guess.
type WhatIf struct {
	Review
	Turn  int // from 0
	Guess engine.Word
}

func (*WhatIf) kind() string { return "what if" }

func (w *WhatIf) fields() smalljson.Object {
	return append(w.Review.fields(),
		smalljson.Field{Name: "turn", Value: &w.Turn},
		smalljson.Field{Name: "guess", Value: wordText(&w.Guess)},
	)
}

func (w *WhatIf) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	row, err := coach.WhatIf(ctx, t, w.Game, w.Turn, w.Guess)
	return tellOnly(tell, &ReviewPart{row}, err)
}

func reviewRow(r *coach.Row) smalljson.Object {
	return smalljson.Object{
		{Name: "number", Value: &r.Number},
		{Name: "turn", Value: turnText(&r.Turn)},
		{Name: "before", Value: &r.Before},
		{Name: "after", Value: &r.After},
		{Name: "bits", Value: &r.Bits},
		{Name: "own", Value: ranked(&r.Own)},
		{Name: "best", Value: ranked(&r.Best)},
		{Name: "bestTurn", Value: turnText(&r.BestTurn)},
		{Name: "bestLeft", Value: &r.BestLeft},
		{Name: "bestMean", Value: &r.BestMean},
		{Name: "skill", Value: &r.Skill},
		{Name: "luck", Value: &r.Luck},
		{Name: "estimate", Value: &r.Estimate},
		{Name: "skillEstimate", Value: &r.SkillEstimate},
		{Name: "listed", Value: &r.Listed},
		{Name: "allowed", Value: &r.Allowed},
		{Name: "fewBefore", Value: secretsText(&r.FewBefore)},
		{Name: "fewAfter", Value: secretsText(&r.FewAfter)},
	}
}
