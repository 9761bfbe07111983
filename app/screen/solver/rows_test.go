package solver

import (
	"errors"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
	solving "ketword/engine/solver"
	"ketword/internal/each"
)

// TestRowStates: which rows count.
func TestRowStates(t *testing.T) {
	for text, states := range map[string][2]rowState{ // in classic, in quantum
		"slate o_*__":   {rowCounts, rowCounts},
		"o_*__":         {rowWaits, rowWaits},
		"magnet o_____": {rowMisfits, rowMisfits},
		"slate O+___":   {rowMixed, rowCounts},
		"slate O____":   {rowMixed, rowHalf},
	} {
		turn, err := engine.ParseTurn(text)
		if err != nil {
			t.Fatal(err)
		}
		for i, mode := range engine.Modes() {
			p := Position{Scope: session.Scope{Mode: mode, List: lists.Default()}, Rows: []engine.Turn{turn}}
			apptest.Equal(t, text+" in "+mode.String(), p.state(0), states[i])
		}
	}
}

// TestEnterRows: typed or pasted texts, and the resulting positions.
func TestEnterRows(t *testing.T) {
	type row = screen.Msg[Model]
	const share = "Ketword Quantum, Daily 5\n\n🟢🟡⬛⬛⬛\n⬛🟨⬛⬛⬛"
	audio, quantum := EnterRows{Text: "audio"}, of(lists.Default(), engine.Quantum, engine.Normal)
	for name, c := range map[string]struct {
		before  row
		text    string
		heading Heading
		want    string
		undoes  bool
	}{
		"a guess":                   {nil, " SLATE ", Heading{}, "classic en/5 normal\nslate _____", false},
		"a row":                     {nil, "slate o_*__", Heading{}, "classic en/5 normal\nslate o_*__", false},
		"behind another":            {audio, "slate 1X0XX", Heading{}, "classic en/5 normal\naudio _____\nslate o_*__", false},
		"a mixed row":               {nil, "slate O+___", Heading{}, "quantum en/5 normal\nslate O+___", false},
		"a row of another length":   {of(german5, engine.Classic, engine.Normal), "magnet o_____", Heading{}, "classic de/6 normal\nmagnet o_____", false},
		"a result":                  {nil, share, Heading{Mode: engine.Quantum}, "quantum en/5 normal\nO+___\n_*___", false},
		"in the place of rows":      {audio, share, Heading{Mode: engine.Quantum}, "quantum en/5 normal\nO+___\n_*___", true},
		"of a list":                 {nil, "Game 7\n*_____", Heading{Mode: engine.Classic, List: german6, Level: "hard"}, "classic de/6 hard\n*_____", false},
		"of a mode alone":           {of(lists.Default(), engine.Classic, engine.Strict), share, Heading{Mode: engine.Quantum}, "quantum en/5 normal\nO+___\n_*___", false},
		"of a title":                {nil, "Ketword quantum de-6 #7 2/6**\n*_____", Heading{}, "quantum de/6 strict\n*_____", false},
		"of a level in words":       {nil, "Ketword classic en-5 #7 2/6\n*____", Heading{Level: "hard"}, "classic en/5 hard\n*____", false},
		"of a list that isn't here": {nil, "Game 7\n*____", Heading{List: lists.Name{Lang: "x-0123456789abcdef", Length: 5}}, "classic en/5 normal\n*____", false},
		"with a link":               {nil, "Game 7\n*_____\nhttps://x.example/?mode=quantum&lang=de&length=6&level=strict&seed=7", Heading{}, "quantum de/6 strict\n*_____", false},
		"another game's, hard":      {nil, "Wordle 1,234 2/6*\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩", Heading{}, "classic en/5 hard\n_*___\nooooo", false},
		"another game's":            {of(lists.Default(), engine.Quantum, engine.Strict), "Wordle 1.234 X/6\n⬛🟨⬛⬛⬛\n⬛⬛⬛⬛🟩", Heading{}, "classic en/5 normal\n_*___\n____o", false},
		"mixed, in another game":    {nil, "Game 1/2\n🟢🟡⬛⬛⬛\n⬛⬛⬛⬛🟩", Heading{}, "quantum en/5 normal\nO+___\n____o", false},
		"no score":                  {quantum, "Game 24/12, 3/ of 6\n⬛🟨⬛⬛⬛\n⬛⬛⬛⬛🟩", Heading{}, "quantum en/5 normal\n_*___\n____o", false},
		"of one's language":         {of(german6, engine.Classic, engine.Normal), "Game 7\n*____", Heading{}, "classic de/5 normal\n*____", false},
		"guesses alone":             {nil, "slate\naudio", Heading{}, "classic en/5 normal\nslate _____\naudio _____", false},
		// Words are read with the letters of the list that the text names, not of the list chosen before.
		"German letters":             {nil, "Ketword (de-5) #3 X/6\n⬛⬛⬛⬛⬛ schön", Heading{}, "classic de/5 normal\nschön _____", false},
		"of no list":                 {nil, "⬛⬛⬛⬛⬛ CAFÉS", Heading{}, "classic en/5 normal\ncafes _____", false},
		"of a German list":           {nil, "Ketword (de-5) #3 X/6\n⬛⬛⬛⬛⬛ idéal", Heading{}, "classic de/5 normal\nideal _____", false},
		"of a link's list":           {nil, "https://example.com/?lang=de&day=3\n⬛⬛⬛⬛⬛ würde\n⬛⬛⬛⬛⬛ hände", Heading{}, "classic de/5 normal\nwürde _____\nhände _____", false},
		"with what can't be seen":    {nil, "Ketword (de-6) #3 2/6\n🟨⬛⬛⬛🟨⬛ gruß\u200bes", Heading{}, "classic de/6 normal\ngrußes *___*_", false},
		"one row by another's title": {nil, "Ketword (de-6) #3 2/6\n🟨⬛⬛⬛🟨⬛ straße", Heading{}, "classic de/6 normal\nstraße *___*_", false},
	} {
		b := open(t)
		if c.before != nil {
			b.Send(c.before)
		}
		b.Send(EnterRows{Text: c.text, Heading: c.heading})
		apptest.Equal(t, name, positionOf(b), c.want)
		apptest.Equal(t, name+": refused", b.Screen.Refusal, entryError{})
		apptest.Equal(t, name+": undoes", b.Screen.undoes(), c.undoes)
		apptest.Equal(t, name+": the field is emptied", wants(b, screen.Perform{Effect: effect.ClearEntry{}}), true)
	}
}

// TestRefusals: an invalid text changes nothing, and its fault is shown at its input until something is
// entered.
func TestRefusals(t *testing.T) {
	for text, want := range map[string]string{
		"sl8te":                 "“sl8te”: not only letters.",
		"magnet":                "“MAGNET” has 6 letters, expected 5.",
		"extraordinarilylong":   "“EXTRAORDINARILYLONG” has 19 letters, expected 5.",
		"slate o_?__":           "Line 1: Mark 3, “?”, is not known here.",
		"⬛🟥⬛⬛⬛":                 "Line 1: Mark 2, “🟥”, is not known here.",
		"slate 🟩🟢___":           "Line 1: A row has both squares and circles.",
		"slate o_1__":           "Line 1: A row writes its marks in two ways.",
		"slate o_*_":            "Line 1: 4 marks, expected 5.",
		"Game 1\n⬛⬛⬛":           "No list here has words of 3 letters.",
		"How do you do?\nI do.": "This text has no row of a game. A row is a guess with its marks, such as slate o_*__, slate 1X0XX or slate 🟩⬛🟨⬛⬛.",
		"⬛🟨⬛⬛⬛\n🟨⬛⬛⬛":           "Line 2: 4 marks, expected 5.",
		strings.Repeat("⬛🟨⬛⬛⬛\n", maxRows+1): "At most 100 rows.",
	} {
		b := open(t, "audio _____").Send(EnterRows{Text: text})
		apptest.Strings(t, text, texts(b, drawn.Classed("refusal")), "", want)
		apptest.Equal(t, "position", positionOf(b), "classic en/5 normal\naudio _____")
		apptest.Equal(t, "asked", len(b.Changes.Start), 0)
		apptest.Equal(t, "forgotten", b.Send(EnterRows{Text: "slate"}).Screen.Refusal, entryError{})
	}
	b := open(t).Send(EnterRows{Text: " "})
	apptest.Equal(t, "nothing", []any{len(b.Screen.Rows), b.Screen.Refusal}, []any{0, entryError{}})
	for range maxRows {
		b.Send(AddRow{Guess: "slate"})
	}
	apptest.Equal(t, "room", b.Screen.Refusal, entryError{})
	b.Send(AddRow{Guess: "slate"})
	apptest.Equal(t, "no room", []any{len(b.Screen.Rows), errors.Is(b.Screen.Refusal.Err, errManyRows)}, []any{maxRows, true})
	apptest.Equal(t, "no word", open(t).Send(AddRow{Guess: "1"}).Screen.Refusal.Err, error(engine.ErrNotLetters))
}

// TestSpellRow: a guess that does not fit a row is refused at its input.
func TestSpellRow(t *testing.T) {
	b := open(t, "⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛").Send(EditRow{Row: 1})
	apptest.Equal(t, "editing", b.Screen.Editing, 1)
	for text, want := range map[string]string{
		"magnet": "“MAGNET” has 6 letters, expected 5.", "sl8te": "“sl8te”: not only letters.", "slate o__": "3 marks, expected 5.",
	} {
		b.Send(SpellRow{Row: 1, Text: text})
		apptest.Strings(t, text, texts(b, drawn.Classed("refusal")), "", want, "")
		apptest.Strings(t, text+": of its field", drawn.Attrs(b.Draw().All(drawn.Saying("aria-describedby", "refusal-1")), "id"), "guess-1")
		apptest.Strings(t, text+": at its row", drawn.Texts(b.Draw().All(drawn.Classed("entered-row"))[1].All(drawn.Classed("refusal"))), want)
	}
	apptest.Equal(t, "still", []any{b.Screen.Editing, rowsOf(b)}, []any{1, "_*___\no_*__"})
	b.Send(SpellRow{Row: 1, Text: "slate"})
	apptest.Equal(t, "spelt", []any{b.Screen.Editing, rowsOf(b), b.Screen.Refusal}, []any{noRow, "_*___\nslate o_*__", entryError{}})
	b.Send(EditRow{Row: 1}, SpellRow{Row: 1, Text: " "})
	apptest.Equal(t, "left as it is", b.Screen.Editing, noRow)
}

// TestRows: rows are marked, mixed, spelt, removed and restored. Screen readers announce each change, even
// a repeated one.
func TestRows(t *testing.T) {
	b := open(t, "slate\naudio")
	const back = "world o____\naudio ____o"
	for _, step := range []struct {
		name string
		msg  screen.Msg[Model]
		want string // of the rows
		told string // "" if nothing was done
	}{
		{"mark", MarkTile{Row: 1, Tile: 4, Mark: engine.Correct}, "slate _____\naudio ____o", "O correct"},
		{"mark again", MarkTile{Row: 1, Tile: 4, Mark: engine.Correct}, "slate _____\naudio ____o", "O correct"},
		{"next mark", MarkTile{Row: 0, Tile: 0, Next: true}, "slate *____\naudio ____o", "S present"},
		{"next again", MarkTile{Row: 0, Tile: 0, Next: true}, "slate o____\naudio ____o", "S correct"},
		{"and round", MarkTile{Row: 0, Tile: 0, Next: true}, "slate _____\naudio ____o", "S absent"},
		{"mix", MixRow{Row: 1}, "slate _____\naudio ____O", "Row 2 is mixed."},
		{"unmix", MixRow{Row: 1}, "slate _____\naudio ____o", "Row 2 is not mixed."},
		{"spell", SpellRow{Row: 0, Text: " Crown"}, "crown _____\naudio ____o", "CROWN is the guess of row 1."},
		{"spell and mark", SpellRow{Row: 0, Text: "world 1XXXX"}, back, "WORLD is the guess of row 1."},
		{"remove", RemoveRow{Row: 0}, "audio ____o", "Row 1 was removed."},
		{"undo", BringBackRows{}, back, "The rows are back."},
		{"undo once", BringBackRows{}, back, ""},
		{"clear", ClearRows{}, "", "All rows were removed."},
		{"undo all", BringBackRows{}, back, "The rows are back."},
		{"no tile", MarkTile{Row: 1, Tile: 5, Mark: engine.Correct}, back, ""},
		{"no row", MixRow{Row: 2}, back, ""},
		{"nothing to remove", RemoveRow{Row: -1}, back, ""},
		{"another", EnterRows{Text: "slate"}, back + "\nslate _____", "Row 3 was added."},
		{"others", EnterRows{Text: "Game 7\n⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛"}, "_*___\no_*__", "2 rows were filled in."},
		{"without its guess", MarkTile{Row: 1, Tile: 1, Mark: engine.Present}, "_*___\no**__", "Letter 2 present"},
	} {
		spoken := func() string { return b.Draw().One(t, drawn.Classed("spoken")).Written() }
		before := spoken()
		b.Send(step.msg)
		apptest.Equal(t, step.name, rowsOf(b), step.want)
		apptest.Equal(t, step.name+": told", spoken() != before, step.told != "")
		if step.told != "" {
			apptest.Equal(t, step.name, strings.TrimSpace(spoken()), step.told)
		}
	}
	b.Send(ClearRows{}, EnterRows{Text: "slate"})
	apptest.Equal(t, "no way back after a change", b.Screen.undoes(), false)
}

// TestPosition: rows are drawn with their marks in words, and with notes.
func TestPosition(t *testing.T) {
	b := open(t, "slate __*_o")
	tiles := b.Draw().One(t, drawn.Classed("entered")).All(drawn.Classed("tile"))
	apptest.Strings(t, "tiles", drawn.Attrs(tiles, "aria-label"), "S absent", "L absent", "A present", "T absent", "E correct")
	apptest.Strings(t, "stops of the Tab key", drawn.Attrs(tiles, "tabindex"), "0", "-1", "-1", "-1", "-1")
	apptest.Strings(t, "nothing to say", texts(b, drawn.Classed("note")))
	apptest.Strings(t, "an unknown word", texts(open(t, "crwth _____"), drawn.Classed("note")), "CRWTH is not in the word list, but its row counts.")
	lacking := open(t, "⬛🟨⬛⬛⬛\n⬛🟨⬛⬛⬛")
	apptest.Strings(t, "without letters", texts(lacking, drawn.Classed("note")), "Doesn’t count until it has its guess.") // said once
	apptest.Strings(t, "their tiles", drawn.Attrs(lacking.Draw().One(t, drawn.Classed("entered")).All(drawn.Classed("tile")), "aria-label")[:2], "Letter 1 absent", "Letter 2 present")
	apptest.Equal(t, "a field to spell it again", len(open(t, "slate o____").Send(EditRow{Row: 0}).Draw().All(drawn.Tagged("input"))), 1)
}

// TestRowsOfAnotherMode: a mixed row does not count in a classic game, but stays.
func TestRowsOfAnotherMode(t *testing.T) {
	b := open(t, "slate O+___").Send(of(lists.Default(), engine.Classic, engine.Normal))
	apptest.Equal(t, "in no classic game", []any{len(b.Screen.question().Turns), len(b.Screen.Rows)}, []any{0, 1})
	apptest.Equal(t, "and back", rowsOf(b.Send(of(lists.Default(), engine.Quantum, engine.Normal))), "slate O+___")
	apptest.Equal(t, "asked", len(b.Screen.question().Turns), 1)
}

// TestLacks: a word is known if it is in the list, or among the additional guesses once they are loaded.
func TestLacks(t *testing.T) {
	words, err := lexicon.New("x-0123456789abcdef", 5, "amsel\ncrown\n", "")
	if err != nil {
		t.Fatal(err)
	}
	own := lists.List{Name: lists.Name{Lang: words.Lang(), Length: 5}, Also: "de"}
	b := open(t)
	b.Own, b.OwnState, b.Words[own.Name] = []lists.List{own}, session.OwnKnown, words
	b.Send(of(own.Name, engine.Classic, engine.Normal))
	apptest.Equal(t, "loads them", wants(b, screen.FetchWords{List: german5}), true)
	b.Send(EnterRows{Text: "katze\nabide\namsel"})
	lacks := func() []bool {
		return each.Of([]int{0, 1, 2}, func(i int) bool { return b.Screen.lacks(&b.Session, i) })
	}
	apptest.Equal(t, "not known yet", lacks(), []bool{false, false, false})
	if b.Words[german5], err = lexicon.New("de", 5, "katze\n", ""); err != nil {
		t.Fatal(err)
	}
	apptest.Equal(t, "known", lacks(), []bool{false, true, false})
}

// TestResults: a text with several results offers each, and the chosen one is entered with the game of its
// title.
func TestResults(t *testing.T) {
	const text = "Ketword #3 1/6\nabide ooooo\n\n[08:12] Ann: Ketword quantum #3 X/6\nslate 🟢🟡⬛⬛⬛\nslate 🟢🟡⬛⬛⬛\n\n⬛⬛⬛⬛⬛\n🟩🟩🟩🟩🟩\n\nslate _____"
	b := open(t, text)
	refusal := b.Draw().One(t, drawn.Classed("refusal"))
	apptest.Equal(t, "said", refusal.One(t, drawn.Tagged("p")).Text(), "This text has 3 results. Which one do you want?")
	apptest.Strings(t, "offered", drawn.Texts(refusal.All(drawn.Saying("data-action", "choose-result"))), "Ketword #3 1/6", "[08:12] Ann: Ketword quantum #3 X/6", "Result 3, 1 row")
	for i, want := range []string{"classic en/5 normal\nabide ooooo", "quantum en/5 normal\nslate O+___\nslate O+___\n_____\nooooo", "classic en/5 normal\nslate o____\nslate _____"} {
		b := open(t, "slate o____", text)
		apptest.Equal(t, "nothing changes yet", []any{rowsOf(b), wants(b, screen.Perform{Effect: effect.ClearEntry{}})}, []any{"slate o____", false})
		b.Send(EnterRows{Text: b.Screen.Results[i].Text})
		apptest.Equal(t, "chosen", positionOf(b), want)
		apptest.Equal(t, "offered no more", len(b.Screen.Results), 0)
	}
	for name, msg := range map[string]screen.Msg[Model]{"another text": EnterRows{Text: "it's"}, "a change": ClearRows{}, "opened again": screentest.Opened[Model]{}} {
		apptest.Equal(t, name, len(open(t, "slate", text).Send(msg).Screen.Results), 0)
	}
}

// TestStored: the position is stored when it changes, and read.
func TestStored(t *testing.T) {
	b := open(t).Send(of(german6, engine.Classic, engine.Strict), SwitchPool{}, EnterRows{Text: "Game 7\n🟢🟡⬛⬛⬛⬛\nmagnet *_____"})
	stored := apptest.Sealed(envelope.Position, `{"mode":"quantum","list":"de/6","level":"strict","rows":["O+____","magnet *_____"],"pool":"guesses"}`)
	apptest.Equal(t, "stored", wants(b, screen.Store{Key: StorageKey, Value: stored}), true)
	again := open(t)
	apptest.Equal(t, "error", again.Screen.Read(stored), nil)
	apptest.Equal(t, "read", []any{positionOf(again), again.Screen.Pool}, []any{positionOf(b), solving.Guesses})
	apptest.Equal(t, "not stored again", len(again.Send(screentest.Opened[Model]{}).Wants), 0)
	for _, pool := range []string{"", `,"pool":""`, `,"pool":"all of them"`} {
		apptest.Equal(t, "error", again.Screen.Read(strings.Replace(stored, `,"pool":"guesses"`, pool, 1)), nil)
		apptest.Equal(t, "of the answers: "+pool, again.Screen.Pool, solving.Answers)
	}
	for _, bad := range []string{
		"x", `{"mode":"x","list":"de/6","level":"normal"}`, `{"mode":"classic","list":"x","level":"normal"}`,
		`{"mode":"classic","list":"de/6","level":"x"}`, `{"mode":"classic","list":"de/6","level":"normal","rows":["?"]}`,
	} {
		apptest.Equal(t, bad, again.Screen.Read(apptest.Sealed(envelope.Position, bad)) == nil, false)
	}
}

// TestKindOfGame: the kind of game is that of the game in play until the player chooses one, or enters
// rows.
func TestKindOfGame(t *testing.T) {
	b := opened(t, "crown plaid")
	apptest.Equal(t, "as in play", b.Screen.Mode, engine.Quantum)
	b.Screen = New(&session.Session{})
	b.Send(screentest.Opened[Model]{})
	apptest.Equal(t, "again", b.Screen.Mode, engine.Quantum)
	b.Send(of(lists.Default(), engine.Classic, engine.Normal), screentest.Opened[Model]{})
	apptest.Equal(t, "as chosen", b.Screen.Mode, engine.Classic)
	b.Screen.List = lists.Name{Lang: "x-0123456789abcdef", Length: 5}
	apptest.Equal(t, "unless its list is gone", []any{b.Send(screentest.Opened[Model]{}).Screen.Mode, b.Screen.List}, []any{engine.Quantum, lists.Default()})
	early := over(t, session.New(nil, nil))
	apptest.Equal(t, "before there is a game", []any{early.Screen.begun, len(early.Screen.Wanted(&early.Session, true))}, []any{false, 0})
}

// TestFocus: the focus goes to what replaced the used control.
func TestFocus(t *testing.T) {
	rows := Position{Rows: []engine.Turn{{Feedback: engine.FeedbackOf(0, 5, false)}}}
	done := func(what editKind) Model { return Model{Editing: noRow, edit: edit{What: what, Count: 1}} }
	filled := done(didFill)
	filled.Position = rows
	for want, c := range map[string][2]Model{
		"":                                       {},
		"[data-action=choose-result]":            {{}, {Results: make([]engine.Transcript, 2)}},
		"#guess-2":                               {{Editing: noRow}, {Editing: 2}},
		`[data-action=edit-row][data-value="2"]`: {{Editing: 2}, {Editing: noRow}},
		`[data-action=mark-tile][data-value="0/0"]`: {{Editing: noRow}, done(didAdd)},
		"[data-action=bring-back-rows]":             {{Editing: noRow}, done(didClear)},
		"#guess-0":                                  {{Editing: noRow}, filled},
		"#" + EntryField:                            {{Editing: noRow}, done(didUndo)},
	} {
		apptest.Equal(t, want, entryFocus(&c[0], &c[1]), want)
	}
}

// reviewed returns how many rows the game has that intents review, or 0.
func reviewed(wants screen.Intents) int {
	for _, w := range wants {
		if r, is := w.(screen.ReviewRows); is {
			return len(r.Game.Turns)
		}
	}
	return 0
}
