package solver

import (
	"errors"
	"strconv"

	"ketword/app/lists"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/format"
)

// The sentences on what was entered in the solver.

// mostOfHead is how many letters of a result's heading are shown. The heading may include a time and a
// name.
const mostOfHead = 80

// resultNames returns names for results: their headings, or else their numbers.
func resultNames(t *text.Text, results []engine.Transcript) []string {
	names := make([]string, len(results))
	for i, read := range results {
		names[i] = t.Solver.Result(i+1, len(read.Turns))
		if read.Head.Text != "" {
			names[i] = lists.Clean(read.Head.Text, mostOfHead)
		}
	}
	return names
}

// entryText says why the input was refused, or returns "".
func entryText(all *text.Text, s *Model) string {
	t, err := &all.Solver, s.Refusal.Err
	if err == nil {
		return ""
	}
	if line, is := errors.AsType[*engine.LineError](err); is {
		return t.Line(line.Line, rowErrorText(all, line.Err, s.List.Length))
	}
	_, ofTurn := errors.AsType[*engine.TurnError](err)
	wrong, length := errors.AsType[*engine.LengthError](err)
	switch {
	case errors.Is(err, engine.ErrNoRows):
		return t.NoRows
	case errors.Is(err, errManyRows):
		return t.TooMany(maxRows)
	case !ofTurn && length && wrong.Min < wrong.Max:
		return t.NoLength(wrong.Got)
	}
	return rowErrorText(all, err, s.List.Length)
}

// rowErrorText says what is wrong with a row. want is the expected number of letters.
func rowErrorText(all *text.Text, err error, want int) string {
	t := &all.Solver
	turn, _ := errors.AsType[*engine.TurnError](err)
	mark, ofMark := errors.AsType[*engine.MarkError](err)
	wrong, length := errors.AsType[*engine.LengthError](err)
	if length && wrong.Min == wrong.Max {
		want = wrong.Min
	}
	switch {
	case length && turn != nil && !turn.Marks:
		return t.Letters(wording.Upper(all, wording.Shorten(turn.Text)), wrong.Got, want)
	case length:
		return t.Marks(wrong.Got, want)
	case ofMark && mark.Err == engine.ErrBothShapes:
		return t.Shapes
	case ofMark && mark.Err == engine.ErrBothNotations:
		return t.Notation
	case ofMark:
		return t.NotMark(mark.Tile+1, lists.Seen(string(mark.Symbol)))
	case turn != nil:
		return t.BadWord(wording.Shorten(turn.Text), wording.ListProblem(&all.ListProblem, turn.Err))
	}
	return t.NoRows
}

// entryFocus returns the selector to focus after a change of the position, or "" if the
// focus stays.
func entryFocus(was, s *Model) string {
	if len(s.Results) > len(was.Results) {
		return "[data-action=choose-result]"
	}
	if s.Editing != was.Editing {
		if s.Editing != noRow {
			return "#" + wordField(s.Editing)
		}
		if s.edit.Count == was.edit.Count {
			return format.Text("[data-action=edit-row][data-value=%q]", strconv.Itoa(was.Editing))
		}
	}
	if s.edit.Count == was.edit.Count {
		return ""
	}
	switch s.edit.What {
	case didAdd, didCorrect:
		return tileSelector(s.edit.Row, max(s.edit.Tile, 0))
	case didRemove, didClear:
		return "[data-action=bring-back-rows]"
	case didSpell, didFill, didUndo:
		for row := range s.Rows {
			if s.asks(row) {
				return "#" + wordField(row)
			}
		}
		return "#" + EntryField
	}
	return ""
}
