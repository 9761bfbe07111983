package solver

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	solving "ketword/engine/solver"
	"ketword/internal/each"
	"ketword/internal/format"
)

// The part of the screen with the position: its rows, and the input for more.

// wrongRow returns the index of the row that makes the position impossible, or noRow.
func wrongRow(f *Found) int {
	if f.Contradiction == nil || f.Stale {
		return noRow
	}
	return f.Rows[f.Contradiction.Turn]
}

// EntryField is the id of the input for rows.
const EntryField = "solver-entry"

// position draws the kind of game, the rows, and the input for rows.
func (d *drawing) position() goapp.UI {
	t, s, m := &d.words.Solver, d.Session, d.m
	rows := make([]goapp.UI, len(d.m.Rows))
	for i := range rows {
		rows[i] = goapp.Li().Body(d.row(i))
	}
	return goapp.Div().Class("position").Body(
		part.ScopeForm(d.words, "solve", m.Scope, s.AllLists()),
		ui.If(!m.lacksSolution(), goapp.Div().Class("chips").Body(ui.Choice("solve-pool", "", t.Pool, m.Pool == solving.Guesses))),
		ui.If(len(rows) > 0, goapp.Ol().Class("entered", format.Text("cols-%d", d.widest())).
			Class(ui.When(d.m.mixes(), "kets")).Dir(part.Direction(d.list)).Body(rows...)),
		goapp.Div().Class("entry").Body(
			ui.Labelled(ui.FieldName(t.Entry), goapp.Elem("textarea").ID(EntryField).Attr("rows", 1).Attr("autocapitalize", "none").
				Attr("autocomplete", "off").Attr("enterkeyhint", "done").Spellcheck(false).DataSet("enter", "enter-rows")),
			ui.Act("enter-rows", t.Add).Class("main"),
		),
		d.refusal(noRow),
		goapp.Div().Class("acts").Body(
			ui.If(m.ends(s), ui.Act("review-rows", d.words.Review.Open).Class("main")),
			ui.If(len(rows) > 0, ui.Act("clear-rows", t.Clear)),
			ui.If(m.undoes(), ui.Act("bring-back-rows", d.words.OwnLists.Undo)),
			ui.If(m.offersRows(s), ui.Act("advise-game", t.Game).Title(t.GameNote)),
		),
		goapp.P().Class("quiet").Body(goapp.Text(t.Tap+" "), goapp.Span().Class("keyed").Text(d.keys())),
	)
}

// keys describes the keys for tiles.
func (d *drawing) keys() string {
	if d.m.mixes() {
		return d.words.Solver.Keys + " " + d.words.Solver.MixKeys
	}
	return d.words.Solver.Keys
}

// widest returns the number of tiles of the longest row.
func (d *drawing) widest() int {
	widest := 0
	for _, t := range d.m.Rows {
		widest = max(widest, t.Feedback.Len())
	}
	return widest
}

// row draws a row: its tiles, its buttons, and a note.
func (d *drawing) row(row int) goapp.UI {
	t, turn := &d.words.Solver, d.m.Rows[row]
	tiles := make([]goapp.UI, turn.Feedback.Len())
	for i, mark := range turn.Feedback.Marks() {
		tiles[i] = d.tile(row, i, mark)
	}
	types := d.m.asks(row)
	value := strconv.Itoa(row)
	return goapp.Div().Role("group").Aria("label", t.Row(row+1)).Class("entered-row").Class(ui.When(row == wrongRow(&d.f), "wrong")).Body(
		ui.Untranslated(goapp.Div()).Class("row").DataSet("keys", "marks").DataSet("mixed", ui.When(turn.Feedback.Mixed(), "true")).Body(tiles...),
		goapp.Div().Class("tools").Body(
			ui.If(d.m.mixes(), goapp.Button().Type("button").Class("mix").DataSet("action", "mix-row").DataSet("value", value).
				Aria("pressed", turn.Feedback.Mixed()).Text(t.Mixed)),
			ui.If(!types && turn.Guess.Len() > 0, ui.IconButton("edit-row", t.Edit(row+1), ui.IconEdit).DataSet("value", value)),
			ui.IconButton("remove-row", t.Remove(row+1), ui.IconClose).DataSet("value", value),
		),
		goapp.If(types, func() goapp.UI { return d.word(row) }),
		goapp.If(types, func() goapp.UI { return d.possible(row) }),
		d.refusal(row),
		ui.Said("note", d.note(row)),
	)
}

// tile draws a tile as a button that changes its mark.
func (d *drawing) tile(row, tile int, mark engine.Mark) goapp.UI {
	turn := d.m.Rows[row]
	name, index := d.words.Speech.Marks(mark.String()), -1
	if tile == 0 { // the row is a single stop for the Tab key
		index = 0
	}
	at := format.Text("%d/%d", row, tile)
	button := goapp.Button().Type("button").Class("tile").TabIndex(index).
		DataSet("action", "mark-tile").DataSet("value", at).DataSet("mark", mark.String()).
		DataSet("mixed", ui.When(turn.Feedback.Mixed(), "true"))
	if turn.Guess.Len() == 0 {
		return button.Aria("label", d.words.Solver.Tile(tile+1, name))
	}
	letter := wording.Upper(d.words, turn.Guess.TextAt(tile))
	return button.Aria("label", d.words.Speech.Tile(letter, name)).Text(letter)
}

func (d *drawing) word(row int) goapp.UI {
	const most = 40 // characters: a guess, and perhaps its marks
	t, value := &d.words.Solver, strconv.Itoa(row)
	name := t.Word(row + 1)
	if d.m.lacksSolution() {
		name = t.SecretLacked
	}
	field := ui.TextInput(wordField(row), most).Attr("autocapitalize", "none").Attr("spellcheck", "false").
		Attr("enterkeyhint", "next").DataSet("enter", "set-word").DataSet("value", value).
		Attr("value", d.m.Rows[row].Guess.String())
	return goapp.Div().Class("entry").Body(
		ui.Labelled(ui.FieldName(name), ui.Refused(field, d.m.Refusal.Row == row && entryText(d.Text, d.m) != "", "refusal-"+value)),
		ui.Act("set-word", t.SetWord).DataSet("value", value),
	)
}

// possible draws the words that a row can have, as buttons.
func (d *drawing) possible(row int) goapp.UI {
	found, more := d.m.possible(d.Session, row)
	words := each.Of(found, func(w engine.Word) goapp.UI {
		word := w.String()
		return ui.Act("take-word", wording.Upper(d.words, word)).Lang(part.WordLang(d.list)).DataSet("value", strconv.Itoa(row)+" "+word)
	})
	return goapp.Div().Class("possible").Body(append(words, ui.If(more, ui.Act("more-guesses", d.Text.Menu.More)))...)
}

func wordField(row int) string { return "guess-" + strconv.Itoa(row) }

// refusal draws why the input for a row was refused.
func (d *drawing) refusal(row int) goapp.UI {
	refusal := ui.Live("alert", goapp.Div().Class("refusal").ID("refusal-"+strconv.Itoa(row)))
	if results := d.m.Results; row == noRow && len(results) > 0 {
		return refusal.Body(goapp.P().Text(d.words.Solver.Several(len(results))), goapp.Div().Class("acts").Body(d.results()...))
	}
	if d.m.Refusal.Row != row {
		return refusal
	}
	return refusal.Body(ui.Said("", entryText(d.Text, d.m)))
}

// results draws the results to choose from.
func (d *drawing) results() []goapp.UI {
	names := resultNames(d.Text, d.m.Results)
	acts := make([]goapp.UI, len(names))
	for i, name := range names {
		acts[i] = ui.Act("choose-result", name).DataSet("value", i)
	}
	return acts
}

// note returns a note on a row, or "".
func (d *drawing) note(row int) string {
	t, turn := &d.words.Solver, d.m.Rows[row]
	switch d.m.state(row) {
	case rowWaits: // said once, and not where the row offers words, or will
		return ui.When(row == d.m.lacking() && !d.m.lacksSolution() && d.won().Len() == 0, t.Waits)
	case rowMisfits:
		return t.Misfits(turn.Feedback.Len(), d.m.List.Length)
	case rowMixed:
		return t.Classic
	case rowHalf:
		return t.Half
	}
	if d.m.lacks(d.Session, row) {
		return t.Lacks(wording.Upper(d.words, turn.Guess.String()))
	}
	return ""
}

// editText describes the last change for screen readers. Every other text ends with a
// blank, since a text equal to the last one would not be spoken.
func editText(t *text.Text, m *Model) string {
	words := editWords(t, m)
	if m.edit.Count%2 == 1 && words != "" {
		words += "\u00a0"
	}
	return words
}

func editWords(all *text.Text, m *Model) string {
	t, d := &all.Solver, m.edit
	if m.Position.has(d.Row) {
		turn := m.Rows[d.Row]
		switch d.What {
		case didMark:
			mark := all.Speech.Marks(turn.Feedback.At(d.Tile).String())
			if turn.Guess.Len() == 0 {
				return t.Tile(d.Tile+1, mark)
			}
			return all.Speech.Tile(wording.Upper(all, turn.Guess.TextAt(d.Tile)), mark)
		case didMix:
			if turn.Feedback.Mixed() {
				return t.MixedRow(d.Row + 1)
			}
			return t.Unmixed(d.Row + 1)
		case didAdd, didEnter:
			return t.Added(d.Row + 1)
		case didSpell:
			return t.Spelled(wording.Upper(all, turn.Guess.String()), d.Row+1)
		case didCorrect:
			return t.Corrected(d.Row + 1)
		}
	}
	switch d.What {
	case didRemove:
		return t.Removed(d.Row + 1)
	case didClear:
		return t.Cleared
	case didFill:
		return t.Filled(len(m.Rows))
	case didUndo:
		return t.Undone
	}
	return ""
}
