package model

import (
	"slices"

	"ketword/app/jobs"
	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Solver is the screen of that name: a position of a game that may be played anywhere, and what the
// coach finds of it. While its screen is open, it is asked whenever the position or the
// order of the guesses is another.
type Solver struct {
	Position
	By        coach.Column // of [coach.Orders], by which the next guesses are in order
	Backwards bool         // the worst first
	Many      bool         // more guesses than usual are listed

	Editing int                 // row whose guess is being typed again; NoRow
	Refusal entryError          // why what was entered last was not taken in
	Results []engine.Transcript // of a text that has several, of which one is to be chosen
	Deed    deed                // what was done last, for screen readers
	Found   SolverFound

	begun  bool      // the position has its kind of game
	chosen bool      // by the player
	lost   bool      // the rows are those of a lost game, as it told itself
	undo   *Position // that can be brought back
	asked  question  // last
	stored string    // the position as it is stored
}

// SolverFound is what the coach has found of a position.
type SolverFound struct {
	Inquiry
	coach.Advice
	Any   bool  // anything was found
	Rows  []int // the numbers of the rows that it is about
	Stale bool  // it is about a position that has changed since
	Old   bool  // so are the guesses
}

// Undoes reports whether rows can be brought back.
func (s *Solver) Undoes() bool { return s.undo != nil }

// startSolver gives the solver the kind of game that is in play, unless it has one of
// its own whose list is here.
func (m *Model) startSolver() {
	s := &m.Solver
	if s.begun = m.Opened(); !s.begun {
		return
	}
	if _, here := m.Find(s.List); !here || !s.chosen && len(s.Rows) == 0 && !s.Undoes() {
		s.Scope, s.Pool = m.ScopeInPlay(), m.Coached(m.Game).Pool
	}
	s.Editing, s.Refusal, s.Results = NoRow, entryError{}, nil
}

// AdviseGame opens the solver with the rows of the game in play, which then counts as
// assisted.
type AdviseGame struct{}

func (AdviseGame) update(m *Model) {
	if !m.Opened() {
		return
	}
	Open{Screen: SolverScreen}.update(m)
	turns := m.Game.Turns()
	p := Position{Scope: m.ScopeInPlay(), Pool: m.Coached(m.Game).Pool, Rows: turns[:min(len(turns), MaxPositionRows)]}
	if !m.Solver.Position.equals(p) {
		m.replaceRows(p, DidFill)
	}
	m.assisted()
}

// advisesGame reports whether the solver has the rows of the game in play.
func (m *Model) advisesGame() bool {
	s := m.Solver
	return s.Mode == m.Game.Puzzle.Rules.Mode && s.List == m.InPlay.Name && slices.Equal(s.Rows, m.Game.Turns())
}

// OffersRows reports whether the solver can take the rows of the game in play, of which
// it has others.
func (m *Model) OffersRows() bool { return m.Playing() && len(m.Game.Turns()) > 0 && !m.advisesGame() }

// TypesAdvice reports whether a guess of the solver can be typed in the game in play.
func (m *Model) TypesAdvice() bool { return m.Playing() && m.Assisted && m.advisesGame() }

// TypeGuess types a guess of the solver in the game in play.
type TypeGuess struct{ Guess string }

// update closes the dialog, so that Enter plays the guess.
func (msg TypeGuess) update(m *Model) {
	guess, err := engine.ParseWord(msg.Guess)
	if err != nil || !m.TypesAdvice() || guess.Len() != m.Game.Puzzle.Rules.Length {
		return
	}
	m.Screen = NoScreen
	m.retypeWord(guess)
}

// SetSolver makes the solver's position one of another kind of game. Its rows stay; those
// of another length than the list's words don't count.
type SetSolver struct{ Scope session.Scope }

func (msg SetSolver) update(m *Model) {
	if !msg.Scope.Mode.Valid() || msg.Scope.Level.Check() != nil {
		return
	}
	s := &m.Solver
	if msg.Scope.List != s.List {
		s.Refusal = entryError{}
	}
	s.Scope, s.chosen = msg.Scope, true
}

// SwitchPool has the secret be of all allowed words, or of the answers again.
type SwitchPool struct{}

func (SwitchPool) update(m *Model) {
	s := &m.Solver
	if s.chosen = true; s.Pool == solver.Guesses {
		s.Pool = solver.Answers
	} else {
		s.Pool = solver.Guesses
	}
}

// SortGuesses puts the next guesses in the order of a column, the best first; if Turns
// and they are in it already, the other way round.
type SortGuesses struct {
	By    coach.Column
	Turns bool
}

func (msg SortGuesses) update(m *Model) {
	if s := &m.Solver; slices.Contains(coach.Orders(), msg.By) {
		s.By, s.Backwards = msg.By, msg.Turns && msg.By == s.By && !s.Backwards
	}
}

// MoreGuesses lists more of the next guesses.
type MoreGuesses struct{}

func (MoreGuesses) update(m *Model) { m.Solver.Many = true }

// AskAgain asks the coach again, where it has found nothing.
type AskAgain struct{}

func (AskAgain) update(m *Model) { m.Solver.asked = question{} }

// question is what the coach was asked, so that it is known when it is another.
type question struct {
	list  lists.Name
	rules engine.Rules
	pool  solver.Pool
	rows  string // that count
	more  bool   // the words that may be guessed beside those of the list are loaded
	by    coach.Column
	back  bool
	most  int
}

// How many guesses are listed, at first and if more are wanted.
const (
	UsualGuesses = 25
	manyGuesses  = 200
)

// counselled has the coach answer what the solver's screen asks, as long as its screen is open;
// what it still looks for then is not wanted any more.
func (m *Model) counselled() {
	if m.Screen != SolverScreen || !m.Opened() {
		if m.Solver.Found.Asks() {
			m.Solver.Found.Inquiry, m.Solver.asked = Inquiry{}, question{}
		}
		return
	}
	if !m.Solver.begun { // it was open before there was a game
		m.startSolver()
	}
	m.storePosition()
	turns, _ := m.Solver.turns()
	ask := coach.Question{
		Game: coach.Game{Rules: m.Solver.rules(), Turns: turns, Pool: m.Solver.Pool}, By: m.Solver.By, Backwards: m.Solver.Backwards, Most: UsualGuesses,
	}
	if m.Solver.Many {
		ask.Most = manyGuesses
	}
	list, _ := m.Find(m.Solver.List)
	also, wanted := m.GuessList(list)
	q := question{
		list: list.Name, rules: ask.Rules, pool: ask.Pool, rows: writeRows(turns), more: m.Words[also.Name] != nil,
		by: ask.By, back: ask.Backwards, most: ask.Most,
	}
	before := m.Solver.asked
	if q == before {
		return
	}
	samePosition := q.list == before.list && q.rules == before.rules && q.pool == before.pool && q.rows == before.rows
	if wanted && !q.more && q.list != before.list {
		m.fetch(also)
	}
	f := &m.Solver.Found
	f.Stale, f.Old = f.Any && (f.Stale || !samePosition), f.Any
	m.Solver.asked = q
	m.ask(solverAsker{}, &jobs.Advise{Question: ask}, m.Solver.List)
}

// solverAsker asks what the solver shows.
type solverAsker struct{}

func (solverAsker) inquiry(m *Model) *Inquiry { return &m.Solver.Found.Inquiry }

// part takes what is known by now. Guesses of before stay until there are others.
func (solverAsker) part(m *Model, p jobs.Part) {
	advice, is := p.(*jobs.AdvicePart)
	if !is {
		return
	}
	before := m.Solver.Found
	_, rows := m.Solver.turns()
	found := SolverFound{Inquiry: before.Inquiry, Advice: advice.Advice, Any: true, Rows: rows}
	if !found.Ranked && found.Contradiction == nil && before.Ranked {
		found.Ranked, found.Guesses, found.Shortlist, found.Old = true, before.Guesses, before.Shortlist, true
	}
	m.Solver.Found = found
}
