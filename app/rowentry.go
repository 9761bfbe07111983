package app

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/format"
)

func enterRows(r *root, _ string) model.Msg {
	text := browser.Plain(browser.FieldValue(entryField))
	return r.inAnyLanguage(func() model.Msg {
		return model.EnterRows{Text: r.inPatterns(text, r.model.Solver.List.Length), Heading: r.headingOf(text)}
	})
}

// chooseResult enters one of the results of a text.
func chooseResult(r *root, value string) model.Msg {
	i, err := strconv.Atoi(value)
	if err != nil || i < 0 || i >= len(r.model.Solver.Results) {
		return nil
	}
	text := r.model.Solver.Results[i].Text
	return model.EnterRows{Text: text, Heading: r.headingOf(text)}
}

// mostOfHead is how many letters of a title are shown, with a time and a name before it.
const mostOfHead = 80

// resultNames names results by their titles, or, where they have none, by their numbers.
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

// inPatterns returns a text in which rows that tell their marks in words of any language, as
// in a result that was copied so, are written as patterns. A row of one mark only is as long
// as the others, or as a length.
func (r *root) inPatterns(shared string, length int) string {
	lines, told, number := strings.Split(shared, "\n"), map[int]toldRow{}, 1
	for i, line := range lines {
		line = withoutQuote(line)
		row, is := r.readTold(number, line)
		if !is && number > 1 {
			if row, is = r.readTold(1, line); is { // of another result
				number = 1
			}
		}
		if !is {
			continue
		}
		told[i] = row
		number++
		if !row.all {
			length = len(row.marks)
		}
	}
	for i, row := range told {
		marks := row.marks
		if row.all {
			marks = slices.Repeat(row.marks, length)
		}
		lines[i] = engine.NewFeedback(row.mixed, marks...).String()
	}
	return strings.Join(lines, "\n")
}

// withoutQuote returns a line without what chats put before it, and characters that nobody sees.
func withoutQuote(line string) string {
	return strings.TrimSpace(strings.TrimLeft(engine.Visible(line), "> -*•"))
}

// toldRow is a row whose marks are told in words.
type toldRow struct {
	marks []engine.Mark
	all   bool // there is one for all tiles
	mixed bool
}

// readTold reads a row that tells its marks in words of any language, by its number; false
// if a line is no such row. Programs that pass texts on may have made no-break spaces plain.
func (r *root) readTold(number int, line string) (toldRow, bool) {
	for _, t := range r.texts {
		if row, is := readToldIn(t, number, plainSpaces(line)); is {
			return row, true
		}
	}
	return toldRow{}, false
}

// plainSpaces returns a text with plain spaces in place of no-break ones.
func plainSpaces(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "\u00a0", " "), "\u202f", " ")
}

func readToldIn(t *text.Text, number int, line string) (toldRow, bool) {
	const tiles = "\x00"
	words, row := "", toldRow{}
	for i, say := range []func(int, string) string{t.Speech.Row, t.Speech.MixedRow} {
		before, after, _ := strings.Cut(plainSpaces(say(number, tiles)), tiles)
		if rest, is := strings.CutPrefix(line, before); is && strings.HasSuffix(rest, after) {
			words, row.mixed = strings.TrimSuffix(rest, after), i == 1
		}
	}
	for _, word := range strings.Split(words, t.Speech.Separator()) {
		known := false
		for _, mark := range []engine.Mark{engine.Absent, engine.Present, engine.Correct} {
			name := t.Speech.Marks(mark.String())
			if word == name || word == t.Share.All(mark.String()) {
				row.marks, row.all, known = append(row.marks, mark), word != name, true
			}
		}
		if !known || len(row.marks) > engine.MaxLength {
			return toldRow{}, false
		}
	}
	return row, true
}

// setWord gives a row the guess that was typed for it.
func setWord(row int) model.Msg {
	return model.SpellRow{Row: row, Text: browser.Plain(browser.FieldValue(wordField(row)))}
}

// onPasted enters a game that was pasted into the field of rows, as soon as it is there.
func (r *root) onPasted(e goapp.Value) model.Msg {
	if e.Get("inputType").String() != "insertFromPaste" || !browser.Closest(e, "#"+entryField).Truthy() {
		return nil
	}
	return enterRows(r, "")
}

// headingOf finds what the first line of a text says of its game in the words of a language: its
// list, and its level where the whole result is in words.
func (r *root) headingOf(shared string) (h model.Heading) {
	for line := range strings.SplitSeq(plainSpaces(shared), "\n") {
		title, is := engine.ParseTitle(line)
		if !is {
			continue
		}
		for _, t := range r.texts {
			for _, l := range allLists(&r.model) {
				if h.List == (lists.Name{}) && title.List != "" && plainSpaces(sharedList(t, l)) == title.List {
					h.List = l.Name
				}
			}
			for _, level := range []engine.Level{engine.Hard, engine.Strict} {
				if strings.Contains(line, ", "+strings.ToLower(t.Game.Level(level.String()))) {
					h.Level = level.String()
				}
			}
		}
		return h
	}
	return firstHeading(&r.model, shared)
}

// firstHeading reads the title of a result that the first version shared, in English: mode, list,
// length and level.
func firstHeading(m *model.Model, shared string) model.Heading {
	title, _, _ := strings.Cut(strings.TrimSpace(shared), "\n")
	parts := strings.Split(title, wording.PartsBetween)
	var h model.Heading
	for _, mode := range engine.Modes() {
		if strings.Contains(strings.ToLower(parts[0]), mode.String()) && strings.HasPrefix(parts[0], text.Name) {
			h.Mode = mode
		}
	}
	if !h.Mode.Valid() {
		return h
	}
	for _, l := range allLists(m) {
		name := l.Title
		if !l.Name.Own() {
			name = map[string]string{"en": "English", "de": "German", "fr": "French"}[l.Name.Lang]
		}
		if len(parts) > 2 && parts[1] == name && strings.HasPrefix(parts[2], strconv.Itoa(l.Name.Length)+" letters") {
			h.List = l.Name
		}
	}
	for _, level := range []engine.Level{engine.Hard, engine.Strict} {
		for _, part := range parts[1:] {
			if strings.HasPrefix(strings.ToLower(part), level.String()) {
				h.Level = level.String()
			}
		}
	}
	return h
}

// entryText says why what was entered was not taken in; "" if it was.
func entryText(all *text.Text, s *model.Solver) string {
	t, err := &all.Solver, s.Refusal.Err
	var (
		line  *engine.LineError
		turn  *engine.TurnError
		wrong *engine.LengthError
	)
	if err == nil {
		return ""
	}
	if errors.As(err, &line) {
		return t.Line(line.Line, rowErrorText(all, line.Err, s.List.Length))
	}
	switch {
	case errors.Is(err, engine.ErrNoRows):
		return t.NoRows()
	case errors.Is(err, model.ErrManyRows):
		return t.TooMany(model.MaxPositionRows)
	case !errors.As(err, &turn) && errors.As(err, &wrong) && wrong.Min < wrong.Max:
		return t.NoLength(wrong.Got)
	}
	return rowErrorText(all, err, s.List.Length)
}

// rowErrorText says what is wrong with a row, of which so many letters were expected.
func rowErrorText(all *text.Text, err error, want int) string {
	t := &all.Solver
	var (
		turn  *engine.TurnError
		mark  *engine.MarkError
		wrong *engine.LengthError
	)
	errors.As(err, &turn)
	length := errors.As(err, &wrong)
	if length && wrong.Min == wrong.Max {
		want = wrong.Min
	}
	switch {
	case length && turn != nil && !turn.Marks:
		return t.Letters(wording.Upper(all, wording.Shorten(turn.Text)), wrong.Got, want)
	case length:
		return t.Marks(wrong.Got, want)
	case errors.As(err, &mark) && mark.Err == engine.ErrBothShapes:
		return t.Shapes()
	case errors.As(err, &mark) && mark.Err == engine.ErrBothNotations:
		return t.Notation()
	case errors.As(err, &mark):
		return t.NotMark(mark.Tile+1, lists.Seen(string(mark.Symbol)))
	case turn != nil:
		return t.BadWord(wording.Shorten(turn.Text), problemReason(&all.ListProblem, turn.Err))
	}
	return t.NoRows()
}

// entryFocus returns what gets the focus after a change of the solver's position; "" if
// it stays.
func entryFocus(was, s *model.Solver) string {
	if len(s.Results) > len(was.Results) {
		return "[data-action=choose-result]"
	}
	if s.Editing != was.Editing {
		if s.Editing != model.NoRow {
			return "#" + wordField(s.Editing)
		}
		if s.Deed.Count == was.Deed.Count {
			return format.Text("[data-action=edit-row][data-value=%q]", strconv.Itoa(was.Editing))
		}
	}
	if s.Deed.Count == was.Deed.Count {
		return ""
	}
	switch s.Deed.What {
	case model.DidAdd, model.DidCorrect:
		return tileSelector(s.Deed.Row, max(s.Deed.Tile, 0))
	case model.DidRemove, model.DidClear:
		return "[data-action=bring-back-rows]"
	case model.DidSpell, model.DidFill, model.DidUndo:
		for row, t := range s.Rows {
			if t.Guess.Len() == 0 {
				return "#" + wordField(row)
			}
		}
		return "#" + entryField
	}
	return ""
}

// clearEntry empties the field in which rows are entered.
func (r *root) clearEntry() {
	delete(r.form, entryField)
	r.fillForm()
}
