package model

import (
	"ketword/app/play"
	"ketword/app/screen/solver"
	solving "ketword/engine/solver"

	"errors"
	"slices"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// newSolver opens the solver beside lists to be loaded.
func newSolver(t testing.TB, stored map[string]string) *window {
	return newListStore(t).visit(t, stored, "").send(Open{Screen: screen.Solver})
}

// position writes the position of the solver.
func (w *window) position() string {
	p := w.model.Solver.Position
	return p.Mode.String() + " " + p.List.String() + " " + p.Level.String() + "\n" + writeRows(p.Rows)
}

// asks returns the key of what the solver wants to know.
func (w *window) asks() query.Key { return w.model.Solver.Wanted(&w.model.Session, true)[0].Key }

// asked returns what the coach was asked last.
func (w *window) asked() coach.Question {
	w.t.Helper()
	all := ran(w.effects)
	if len(all) == 0 {
		w.t.Fatalf("nothing was asked: %+v", w.effects)
	}
	return all[len(all)-1].Task.(*query.Advise).Question
}

// advised gives the solver an answer to what was asked last.
func (w *window) advised(a coach.Advice) *window {
	key := w.asks()
	return w.send(QueryTold{Key: key, Part: &query.AdvicePart{Advice: a}}, QueryEnded{Key: key})
}

// TestSolverAsks: the coach is asked when the screen is opened, and again whenever the
// position or the order is another; a question before is dropped, and what it brought is
// stale until there is more.
func TestSolverAsks(t *testing.T) {
	w := newSolver(t, map[string]string{})
	q := w.asked()
	equal(t, "first", q, coach.Question{Game: coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 5}}, By: coach.ByBest, Most: solver.UsualGuesses})
	first := w.asks()
	w.send(solver.EnterRows{Text: "slate"})
	equal(t, "dropped", slices.Contains(w.effects, effect.Effect(effect.CancelQuery{Key: first})), true)
	equal(t, "turns", writeRows(w.asked().Turns), "slate _____")
	one := coach.Advice{Left: coach.Left{Secrets: 7}, Ranked: true, Guesses: []solving.Ranked{{Parts: 3}}}
	w.send(QueryTold{Key: first, Part: &query.AdvicePart{Advice: coach.Advice{Left: coach.Left{Secrets: 99}}}}) // too late
	equal(t, "nothing yet", w.model.Solver.Found(&w.model.Session).Any, false)
	w.advised(one)
	f := w.model.Solver.Found(&w.model.Session)
	equal(t, "found", []any{f.Left.Secrets, f.Any, f.Stale, f.Old, f.Asks()}, []any{7, true, false, false, false})

	w.send(solver.MarkTile{Row: 0, Tile: 1, Mark: engine.Present})
	equal(t, "marked", writeRows(w.asked().Turns), "slate _*___")
	f = w.model.Solver.Found(&w.model.Session)
	equal(t, "stale", []any{f.Left.Secrets, f.Stale, f.Old, f.Asks()}, []any{7, true, true, true})
	w.send(QueryTold{Key: w.asks(), Part: &query.AdvicePart{Advice: coach.Advice{Left: coach.Left{Secrets: 3}}}})
	f = w.model.Solver.Found(&w.model.Session)
	equal(t, "guesses still old", []any{f.Left.Secrets, f.Stale, f.Old, len(f.Guesses)}, []any{3, false, true, 1})
	w.advised(one)

	w.send(solver.SortGuesses{By: coach.ByBits, Turns: true})
	equal(t, "sorted", []any{w.asked().By, w.asked().Backwards, w.model.Solver.Found(&w.model.Session).Stale, w.model.Solver.Found(&w.model.Session).Old}, []any{coach.ByBits, false, false, true})
	w.send(solver.SortGuesses{By: coach.ByBits, Turns: true})
	equal(t, "turned round", w.asked().Backwards, true)
	w.send(solver.SortGuesses{By: coach.ByBits})
	equal(t, "by its cost", w.asked().Backwards, false)
	w.send(solver.MoreGuesses{})
	equal(t, "more", w.asked().Most, solver.ManyGuesses)
	w.send(solver.SortGuesses{By: coach.ByBits})
	equal(t, "the same again", len(ran(w.effects)), 0)

	last := w.asks()
	w.send(Close{})
	equal(t, "closed", slices.Contains(w.effects, effect.Effect(effect.CancelQuery{Key: last})), true)
	w.send(Open{Screen: screen.Solver})
	equal(t, "opened again", writeRows(w.asked().Turns), "slate _*___")
	w.advised(one).send(Close{}, Open{Screen: screen.Solver})
	equal(t, "with its answer", len(ran(w.effects)), 0)
}

// TestSolverFaults: why nothing was found stays until it is asked again.
func TestSolverFaults(t *testing.T) {
	w := newSolver(t, map[string]string{})
	w.send(QueryEnded{Key: w.asks(), Fault: query.Died})
	equal(t, "fault", []any{w.model.Solver.Found(&w.model.Session).Fault, w.model.Solver.Found(&w.model.Session).Asks()}, []any{query.Died, false})
	w.send(AskAgain{})
	equal(t, "asked again", []any{len(ran(w.effects)), w.model.Solver.Found(&w.model.Session).Fault}, []any{1, query.NoFault})

	delete(w.lists.words, lists.Name{Lang: "de", Length: 6})
	w.do(setSolver(session.Scope{List: lists.Name{Lang: "de", Length: 6}, Mode: engine.Classic}))
	equal(t, "no list", w.model.Solver.Found(&w.model.Session).Fault, query.NoList)
	equal(t, "the game goes on", []any{w.model.InPlay.Name, w.model.Notices}, []any{lists.Default(), []notice.Notice(nil)})
}

// TestSolverLoadsLists: a list is loaded once, however often the position changes
// meanwhile, and only what was asked last is asked then.
func TestSolverLoadsLists(t *testing.T) {
	w := newSolver(t, map[string]string{})
	w.lists.slow = true
	w.send(setSolver(session.Scope{List: lists.Name{Lang: "de", Length: 6}, Mode: engine.Classic}), solver.EnterRows{Text: "magnet *_____"}, solver.MarkTile{Row: 0, Tile: 0, Mark: engine.Correct})
	loads := 0
	for _, e := range w.lists.asked {
		if _, is := e.(effect.LoadList); is {
			loads++
		}
	}
	equal(t, "loads", loads, 1)
	w.lists.slow = false
	w.settle()
	equal(t, "asked", []string{w.asked().Rules.Mode.String(), writeRows(w.asked().Turns)}, []string{"classic", "magnet o_____"})
	equal(t, "the game in play", w.model.InPlay.Name, lists.Default())
	equal(t, "a word that is lacking", []bool{w.model.Solver.Lacks(&w.model.Session, 0), w.send(solver.SpellRow{Row: 0, Text: "zzzzzz"}).model.Solver.Lacks(&w.model.Session, 0)}, []bool{false, true})
}

// TestAdviseGame: the solver opens with the rows of the game in play, which is marked
// as assisted; its guess can be typed there.
func TestAdviseGame(t *testing.T) {
	m := begun(t, "abide", "slate")
	m, effects := Update(m, solver.AdviseGame{})
	equal(t, "rows", writeRows(m.Solver.Rows), "slate __*_o")
	equal(t, "assisted", []any{m.Assisted, m.Screen, m.Solver.Undoes()}, []any{true, screen.Solver, false})
	equal(t, "queries", len(ran(effects)), 1)
	equal(t, "offers", []bool{m.Solver.OffersRows(&m.Session), m.Solver.TypesAdvice(&m.Session)}, []bool{false, true})
	m, _ = Update(m, solver.TypeGuess{Guess: "audio"})
	equal(t, "typed", []any{m.Play.Typed, m.Screen}, []any{"audio", screen.None})
	m, _ = Update(m, play.Enter{})
	m, _ = Update(m, Open{Screen: screen.Solver})
	equal(t, "another row", []bool{m.Solver.OffersRows(&m.Session), m.Solver.TypesAdvice(&m.Session)}, []bool{true, false})
	m, _ = Update(m, solver.TypeGuess{Guess: "crown"})
	equal(t, "not typed", m.Play.Typed, "")
	m, _ = Update(m, solver.AdviseGame{})
	equal(t, "goes on", []any{len(m.Solver.Rows), m.Solver.Undoes()}, []any{2, false})
	m, _ = Update(m, solver.EnterRows{Text: "crown"})
	m, _ = Update(m, solver.AdviseGame{})
	equal(t, "a row is lost", []any{len(m.Solver.Rows), m.Solver.Undoes()}, []any{2, true})
	m, _ = Update(m, solver.BringBackRows{})
	equal(t, "brought back", len(m.Solver.Rows), 3)
}

// TestEnterRows: what is typed or pasted, and what comes of it.
func TestEnterRows(t *testing.T) {
	const sealedFirst = "classic en/5 normal\naudio _____"
	share := "Ketword Quantum, Daily 5\n\n🟢🟡⬛⬛⬛\n⬛🟨⬛⬛⬛"
	for name, c := range map[string]struct {
		before  []Msg
		text    string
		heading solver.Heading
		want    string
		undoes  bool
	}{
		"a guess":                   {nil, " SLATE ", solver.Heading{}, "classic en/5 normal\nslate _____", false},
		"a row":                     {nil, "slate o_*__", solver.Heading{}, "classic en/5 normal\nslate o_*__", false},
		"behind another":            {[]Msg{solver.EnterRows{Text: "audio"}}, "slate 1X0XX", solver.Heading{}, sealedFirst + "\nslate o_*__", false},
		"a mixed row":               {nil, "slate O+___", solver.Heading{}, "quantum en/5 normal\nslate O+___", false},
		"a row of another length":   {[]Msg{setSolver(session.Scope{List: lists.Name{Lang: "de", Length: 5}, Mode: engine.Classic})}, "magnet o_____", solver.Heading{}, "classic de/6 normal\nmagnet o_____", false},
		"a result":                  {nil, share, solver.Heading{Mode: engine.Quantum}, "quantum en/5 normal\nO+___\n_*___", false},
		"in the place of rows":      {[]Msg{solver.EnterRows{Text: "audio"}}, share, solver.Heading{}, "quantum en/5 normal\nO+___\n_*___", true},
		"of a list":                 {nil, "Game 7\n*_____", solver.Heading{Mode: engine.Classic, List: lists.Name{Lang: "de", Length: 6}, Level: "hard"}, "classic de/6 hard\n*_____", false},
		"of a mode alone":           {[]Msg{setSolver(session.Scope{List: lists.Default(), Mode: engine.Classic, Level: engine.Strict})}, share, solver.Heading{Mode: engine.Quantum}, "quantum en/5 normal\nO+___\n_*___", false},
		"of a title":                {nil, "Ketword quantum de-6 #7 2/6**\n*_____", solver.Heading{}, "quantum de/6 strict\n*_____", false},
		"of a level in words":       {nil, "Ketword classic en-5 #7 2/6\n*____", solver.Heading{Level: "hard"}, "classic en/5 hard\n*____", false},
		"of a list that isn't here": {nil, "Game 7\n*____", solver.Heading{List: lists.Name{Lang: "x-0123456789abcdef", Length: 5}}, "classic en/5 normal\n*____", false},
		"with a link":               {nil, "Game 7\n*_____\nhttps://x.example/?mode=quantum&lang=de&length=6&level=strict&seed=7", solver.Heading{}, "quantum de/6 strict\n*_____", false},
		"another game's, hard":      {nil, "Wordle 1,234 2/6*\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩", solver.Heading{}, "classic en/5 hard\n_*___\nooooo", false},
		"another game's":            {[]Msg{setSolver(session.Scope{List: lists.Default(), Mode: engine.Quantum, Level: engine.Strict})}, "Wordle 1.234 X/6\n⬛🟨⬛⬛⬛\n⬛⬛⬛⬛🟩", solver.Heading{}, "classic en/5 normal\n_*___\n____o", false},
		"mixed, in another game":    {nil, "Game 1/2\n🟢🟡⬛⬛⬛\n⬛⬛⬛⬛🟩", solver.Heading{}, "quantum en/5 normal\nO+___\n____o", false},
		"no score":                  {[]Msg{setSolver(session.Scope{List: lists.Default(), Mode: engine.Quantum})}, "Game 24/12, 3/ of 6\n⬛🟨⬛⬛⬛\n⬛⬛⬛⬛🟩", solver.Heading{}, "quantum en/5 normal\n_*___\n____o", false},
		"of one's language":         {[]Msg{setSolver(session.Scope{List: lists.Name{Lang: "de", Length: 6}, Mode: engine.Classic})}, "Game 7\n*____", solver.Heading{}, "classic de/5 normal\n*____", false},
		"guesses alone":             {nil, "slate\naudio", solver.Heading{}, "classic en/5 normal\nslate _____\naudio _____", false},
	} {
		w := newSolver(t, map[string]string{}).do(c.before...)
		w.send(solver.EnterRows{Text: c.text, Heading: c.heading})
		equal(t, name, w.position(), c.want)
		equal(t, name+": refused", w.model.Solver.Refusal, solver.EntryError{})
		equal(t, name+": undoes", w.model.Solver.Undoes(), c.undoes)
		equal(t, name+": the field is emptied", slices.Contains(w.effects, effect.Effect(effect.ClearEntry{})), true)
	}
}

// TestEnterRowsRefuses: what can't be read changes nothing, and what is wrong is told until
// something is taken in.
func TestEnterRowsRefuses(t *testing.T) {
	many := strings.Repeat("⬛🟨⬛⬛⬛\n", solver.MaxPositionRows+1)
	for text, want := range map[string]string{
		"Hello there,\nhow are you?": "no row of a game",
		"sl8te":                      `"sl8te": not only letters`,
		"magnet":                     `"magnet": 6 letters, expected 5`,
		"slate o_?__":                "line 1: o_?__: tile 3: '?' is not a mark",
		"⬛🟥⬛⬛⬛":                      "line 1: ⬛🟥⬛⬛⬛: tile 2: '🟥' is not a mark",
		"slate o_*_":                 "line 1: 4 marks, expected 5",
		"Game 7\n⬛🟨⬛":                "3 marks, expected 2 to 15",
		many:                         "too many rows",
	} {
		w := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: "audio _____"}, solver.EnterRows{Text: text})
		r := w.model.Solver.Refusal
		if r.Err == nil || r.Err.Error() != want || r.Row != solver.NoRow {
			t.Errorf("%.30q: %+v, want %s", text, r, want)
		}
		equal(t, "position", w.position(), "classic en/5 normal\naudio _____")
		equal(t, "asked", len(ran(w.effects)), 0)
		equal(t, "forgotten", w.do(solver.EnterRows{Text: "slate"}).model.Solver.Refusal, solver.EntryError{})
	}
	w := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: " "})
	equal(t, "nothing", []any{w.position(), w.model.Solver.Refusal}, []any{"classic en/5 normal\n", solver.EntryError{}})
	for range solver.MaxPositionRows {
		w.send(solver.AddRow{Guess: "slate"})
	}
	equal(t, "room", w.model.Solver.Refusal, solver.EntryError{})
	w.send(solver.AddRow{Guess: "slate"})
	equal(t, "no room", []any{len(w.model.Solver.Rows), errors.Is(w.model.Solver.Refusal.Err, solver.ErrManyRows)}, []any{solver.MaxPositionRows, true})
	equal(t, "no word", newSolver(t, map[string]string{}).do(solver.AddRow{Guess: "1"}).model.Solver.Refusal.Err, error(engine.ErrNotLetters))
}

// TestSolverLoadsGuesses: the words that a player's list allows, too, are loaded for the
// solver, which is asked again when they are there.
func TestSolverLoadsGuesses(t *testing.T) {
	s, name := withGerman(t, map[string]string{})
	w := s.visit(t, map[string]string{}, "").send(Open{Screen: screen.Solver}).settle()
	s.slow = true
	w.send(setSolver(session.Scope{List: name, Mode: engine.Classic}))
	loads := map[lists.Name]bool{}
	for _, e := range s.asked {
		if load, is := e.(effect.LoadList); is {
			loads[load.List.Name] = true
		}
	}
	equal(t, "loads", loads, map[lists.Name]bool{name: true, german5: true})
	w.send(ListLoaded{List: name, Words: s.words[name]})
	first := ran(w.effects)
	equal(t, "asked", []any{len(first), first[0].Key.Words()}, []any{1, name.String() + "#4"})
	w.send(solver.EnterRows{Text: german5Word})
	equal(t, "not known yet", w.model.Solver.Lacks(&w.model.Session, 0), false)
	w.send(ListLoaded{List: german5, Words: s.words[german5]})
	again := ran(w.effects)
	equal(t, "asked again", []any{len(again), again[0].Key.Words()}, []any{1, name.String() + "#4+" + german5.String()})
	equal(t, "a word of both", w.model.Solver.Lacks(&w.model.Session, 0), false)
	equal(t, "a word of neither", w.send(solver.EnterRows{Text: "abide"}).model.Solver.Lacks(&w.model.Session, 1), true)
}
