package jobs

import (
	"cmp"
	"strconv"
	"strings"

	"ketword/app/internal/smalljson"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/format"
)

// Advise asks what is possible in a position, and which guesses are best.
type Advise struct{ coach.Question }

// AdvicePart tells all that is known by now.
type AdvicePart struct{ coach.Advice }

func (*Advise) kind() string { return "advise" }

func (a *Advise) fields() smalljson.Object {
	return append(position(&a.Game),
		smalljson.Field{Name: "by", Value: (*string)(&a.By)},
		smalljson.Field{Name: "backwards", Value: &a.Backwards},
		smalljson.Field{Name: "most", Value: &a.Most},
	)
}

func (p *AdvicePart) fields() smalljson.Object {
	return smalljson.Object{
		{Name: "left", Value: left(&p.Left)},
		{Name: "contradiction", Value: textOf[*solver.ContradictionError]{&p.Contradiction, writeContradiction, readContradiction}},
		{Name: "choice", Value: ranked(&p.Choice)},
		{Name: "ranked", Value: &p.Ranked},
		{Name: "shortlist", Value: &p.Shortlist},
		{Name: "guesses", Value: smalljson.Items(&p.Guesses, ranked)},
	}
}

func (a *Advise) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.Advise(ctx, t, a.Question, func(found coach.Advice) { tell(&AdvicePart{Advice: found}) })
}

// writeContradiction writes a contradiction, or none: the turn, and behind it tile, mark and
// whether the row is mixed of each correction, with its own turn first.
func writeContradiction(e *solver.ContradictionError) string {
	if e == nil {
		return ""
	}
	fields := []string{strconv.Itoa(e.Turn)}
	for _, c := range e.Corrections {
		fields = append(fields, format.Text("%d %d %d %s", c.Turn, c.Tile, int(c.Mark), strconv.FormatBool(c.Mixed)))
	}
	return strings.Join(fields, " ")
}

func readContradiction(s string) (*solver.ContradictionError, error) {
	fields := strings.Fields(s)
	if len(fields) == 0 {
		return nil, nil
	}
	e := &solver.ContradictionError{}
	const each = 4 // fields of a correction
	var wrong [1 + each]error
	e.Turn, wrong[0] = strconv.Atoi(fields[0])
	for fields = fields[1:]; len(fields) >= each; fields = fields[each:] {
		var c solver.Correction
		var mark int
		c.Turn, wrong[1] = strconv.Atoi(fields[0])
		c.Tile, wrong[2] = strconv.Atoi(fields[1])
		mark, wrong[3] = strconv.Atoi(fields[2])
		c.Mixed, wrong[4] = strconv.ParseBool(fields[3])
		c.Mark = engine.Mark(mark)
		e.Corrections = append(e.Corrections, c)
		if err := cmp.Or(wrong[:]...); err != nil {
			return nil, err
		}
	}
	return e, wrong[0]
}
