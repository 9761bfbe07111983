package solver

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	solving "ketword/engine/solver"
	"ketword/internal/format"
)

// position draws the position of the solver: what kind of game it is of, its rows, and
// the field in which rows are entered.
type position struct {
	goapp.Compo
	Text     *text.Text
	Lists    []lists.List
	List     lists.List // of the position
	Position Position
	Lacks    []bool   // by row: the list lacks its guess
	Editing  int      // row whose guess is typed again
	Refusal  string   // why what was entered was not taken in; ""
	Refused  int      // whose guess it was to be; NoRow for none
	Wrong    int      // the row that leaves nothing possible; NoRow for none
	Results  []string // names of those of which one is to be chosen
	Ends     bool     // the rows are those of a whole game
	Undoes   bool
	Game     bool // the rows of the game in play can be taken
}

func drawPosition(v screen.View, m *Model) goapp.UI {
	s := v.Session
	list, _ := s.Find(m.List)
	found := m.Found(s)
	p := &position{
		Text: v.TextOf(list), Lists: s.AllLists(), List: list, Position: m.Position,
		Editing: m.Editing, Refusal: entryText(v.Text, m), Refused: m.Refusal.Row, Undoes: m.Undoes(), Ends: m.Ends(s), Results: resultNames(v.Text, m.Results),
		Wrong: wrongRow(&found), Game: m.OffersRows(s),
	}
	for row := range m.Rows {
		p.Lacks = append(p.Lacks, m.Lacks(s, row))
	}
	return p
}

// wrongRow returns the row that leaves nothing possible.
func wrongRow(f *Found) int {
	if f.Contradiction == nil || f.Stale {
		return NoRow
	}
	return f.Rows[f.Contradiction.Turn]
}

// EntryField is the id of the field in which rows are entered.
const EntryField = "solver-entry"

func (p *position) Render() goapp.UI {
	t := &p.Text.Solver
	rows := make([]goapp.UI, len(p.Position.Rows))
	for i := range rows {
		rows[i] = goapp.Li().Body(p.row(i))
	}
	return goapp.Div().Class("position").Body(
		part.ScopeForm(p.Text, "solve", p.Position.Scope, p.Lists),
		goapp.Div().Class("chips").Body(ui.Choice("solve-pool", "", t.Pool(), p.Position.Pool == solving.Guesses)),
		ui.If(len(rows) > 0, goapp.Ol().Class("entered", format.Text("cols-%d", p.widest())).
			Class(ui.When(p.Position.Mixes(), "kets")).Dir(part.Direction(p.List)).Body(rows...)),
		goapp.Div().Class("entry").Body(
			ui.Labelled(ui.FieldName(t.Entry()), goapp.Elem("textarea").ID(EntryField).Attr("rows", 1).Attr("autocapitalize", "none").
				Attr("autocomplete", "off").Attr("enterkeyhint", "done").Spellcheck(false).DataSet("enter", "enter-rows")),
			ui.Act("enter-rows", t.Add()).Class("main"),
		),
		p.refusal(NoRow),
		goapp.Div().Class("acts").Body(
			ui.If(p.Ends, ui.Act("review-rows", p.Text.Review.Open()).Class("main")),
			ui.If(len(rows) > 0, ui.Act("clear-rows", t.Clear())),
			ui.If(p.Undoes, ui.Act("bring-back-rows", p.Text.OwnLists.Undo())),
			ui.If(p.Game, ui.Act("advise-game", t.Game()).Title(t.GameNote())),
		),
		goapp.P().Class("quiet").Body(goapp.Text(t.Tap()+" "), goapp.Span().Class("keyed").Text(p.keys())),
	)
}

// keys says what keys do on the tiles.
func (p *position) keys() string {
	if p.Position.Mixes() {
		return p.Text.Solver.Keys() + " " + p.Text.Solver.MixKeys()
	}
	return p.Text.Solver.Keys()
}

// widest returns how many tiles the longest row has.
func (p *position) widest() int {
	widest := 0
	for _, t := range p.Position.Rows {
		widest = max(widest, t.Feedback.Len())
	}
	return widest
}

// row draws a row: its tiles, what can be done with it, and what is to be said of it.
func (p *position) row(row int) goapp.UI {
	t, turn := &p.Text.Solver, p.Position.Rows[row]
	tiles := make([]goapp.UI, turn.Feedback.Len())
	for i, mark := range turn.Feedback.Marks() {
		tiles[i] = p.tile(row, i, mark)
	}
	types := turn.Guess.Len() == 0 || p.Editing == row
	value := strconv.Itoa(row)
	return goapp.Div().Role("group").Aria("label", t.Row(row+1)).Class("entered-row").Class(ui.When(row == p.Wrong, "wrong")).Body(
		ui.Untranslated(goapp.Div()).Class("row").DataSet("keys", "marks").DataSet("mixed", ui.When(turn.Feedback.Mixed(), "true")).Body(tiles...),
		goapp.Div().Class("tools").Body(
			ui.If(p.Position.Mixes(), goapp.Button().Type("button").Class("mix").DataSet("action", "mix-row").DataSet("value", value).
				Aria("pressed", turn.Feedback.Mixed()).Text(t.Mixed())),
			ui.If(!types, ui.IconButton("edit-row", t.Edit(row+1), ui.IconEdit).DataSet("value", value)),
			ui.IconButton("remove-row", t.Remove(row+1), ui.IconClose).DataSet("value", value),
		),
		goapp.If(types, func() goapp.UI { return p.word(row) }),
		p.refusal(row),
		ui.Said("note", p.note(row)),
	)
}

// tile draws a tile, a button that changes its mark.
func (p *position) tile(row, tile int, mark engine.Mark) goapp.UI {
	turn := p.Position.Rows[row]
	name, index := p.Text.Speech.Marks(mark.String()), -1
	if tile == 0 { // the row is one stop of the Tab key
		index = 0
	}
	at := format.Text("%d/%d", row, tile)
	button := goapp.Button().Type("button").Class("tile").TabIndex(index).
		DataSet("action", "mark-tile").DataSet("value", at).DataSet("mark", mark.String()).
		DataSet("mixed", ui.When(turn.Feedback.Mixed(), "true"))
	if turn.Guess.Len() == 0 {
		return button.Aria("label", p.Text.Solver.Tile(tile+1, name))
	}
	letter := wording.Upper(p.Text, turn.Guess.TextAt(tile))
	return button.Aria("label", p.Text.Speech.Tile(letter, name)).Text(letter)
}

func (p *position) word(row int) goapp.UI {
	const most = 40 // characters: a guess, and perhaps its marks
	t, value := &p.Text.Solver, strconv.Itoa(row)
	field := ui.TextInput(wordField(row), most).Attr("autocapitalize", "none").Attr("spellcheck", "false").
		Attr("enterkeyhint", "next").DataSet("enter", "set-word").DataSet("value", value).
		Attr("value", p.Position.Rows[row].Guess.String())
	return goapp.Div().Class("entry").Body(
		ui.Labelled(ui.FieldName(t.Word(row+1)), field),
		ui.Act("set-word", t.SetWord()).DataSet("value", value),
	)
}

func wordField(row int) string { return "guess-" + strconv.Itoa(row) }

// refusal draws why what was entered for a row was not taken in.
func (p *position) refusal(row int) goapp.UI {
	refusal := ui.Live("alert", goapp.Div().Class("refusal"))
	if row == NoRow && len(p.Results) > 0 {
		return refusal.Body(goapp.P().Text(p.Text.Solver.Several(len(p.Results))), goapp.Div().Class("acts").Body(p.results()...))
	}
	if p.Refusal == "" || p.Refused != row {
		return refusal
	}
	return refusal.Body(goapp.P().Text(p.Refusal))
}

// results draws the results of which one is to be chosen.
func (p *position) results() []goapp.UI {
	acts := make([]goapp.UI, len(p.Results))
	for i, name := range p.Results {
		acts[i] = ui.Act("choose-result", name).DataSet("value", i)
	}
	return acts
}

// note says what is to be known of a row; "" for nothing.
func (p *position) note(row int) string {
	t, turn := &p.Text.Solver, p.Position.Rows[row]
	switch p.Position.State(row) {
	case RowWaits:
		return t.Waits()
	case RowMisfits:
		return t.Misfits(turn.Feedback.Len(), p.Position.List.Length)
	case RowMixed:
		return t.Classic()
	case RowHalf:
		return t.Half()
	}
	if p.Lacks[row] {
		return t.Lacks(wording.Upper(p.Text, turn.Guess.String()))
	}
	return ""
}

// deedText says to a screen reader what was changed last. Two changes of the same words
// differ by a blank at the end, or the second would not be read.
func deedText(t *text.Text, m *Model) string {
	words := deedWords(t, m)
	if m.Deed.Count%2 == 1 && words != "" {
		words += "\u00a0"
	}
	return words
}

func deedWords(all *text.Text, m *Model) string {
	t, d := &all.Solver, m.Deed
	if m.Position.Has(d.Row) {
		turn := m.Rows[d.Row]
		switch d.What {
		case DidMark:
			mark := all.Speech.Marks(turn.Feedback.At(d.Tile).String())
			if turn.Guess.Len() == 0 {
				return t.Tile(d.Tile+1, mark)
			}
			return all.Speech.Tile(wording.Upper(all, turn.Guess.TextAt(d.Tile)), mark)
		case DidMix:
			if turn.Feedback.Mixed() {
				return t.MixedRow(d.Row + 1)
			}
			return t.Unmixed(d.Row + 1)
		case DidAdd, DidEnter:
			return t.Added(d.Row + 1)
		case DidSpell:
			return t.Spelled(wording.Upper(all, turn.Guess.String()), d.Row+1)
		case DidCorrect:
			return t.Corrected(d.Row + 1)
		}
	}
	switch d.What {
	case DidRemove:
		return t.Removed(d.Row + 1)
	case DidClear:
		return t.Cleared()
	case DidFill:
		return t.Filled(len(m.Rows))
	case DidUndo:
		return t.Undone()
	}
	return ""
}
