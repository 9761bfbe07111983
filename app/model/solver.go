package model

import (
	"slices"

	"ketword/app/query"
	"ketword/app/screen"
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

	begun  bool      // the position has its kind of game
	chosen bool      // by the player
	lost   bool      // the rows are those of a lost game, as it told itself
	undo   *Position // that can be brought back
	stored string    // the position as it is stored
}

// SolverFound is what the coach has found of a position.
type SolverFound struct {
	*query.Answer
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
	Open{Screen: screen.Solver}.update(m)
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
	m.Screen = screen.None
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

// How many guesses are listed, at first and if more are wanted.
const (
	UsualGuesses = 25
	manyGuesses  = 200
)

// question returns what the coach is asked about the position.
func (s *Solver) question() *query.Advise {
	q := coach.Question{Game: s.game(), By: s.By, Backwards: s.Backwards, Most: UsualGuesses}
	if s.Many {
		q.Most = manyGuesses
	}
	return &query.Advise{Question: q}
}

// game returns the game of the rows that count.
func (s *Solver) game() coach.Game {
	turns, _ := s.turns()
	return coach.Game{Rules: s.rules(), Turns: turns, Pool: s.Pool}
}

// solverQueries returns what the solver wants to know while its screen is open.
func (m *Model) solverQueries() []query.Query {
	if m.Screen != screen.Solver || !m.Opened() {
		return nil
	}
	return []query.Query{m.Query(m.Solver.List, m.Solver.question())}
}

// SolverFound returns what the coach has found of the position; until there is something, what it found
// of the one before.
func (m *Model) SolverFound() SolverFound {
	task := m.Solver.question()
	_, rows := m.Solver.turns()
	q := m.Query(m.Solver.List, task)
	f := SolverFound{Answer: m.Answers.Of(q), Rows: rows}
	if part := query.PartOf[*query.AdvicePart](f.Answer); part != nil {
		f.Any, f.Advice = true, part.Advice
		if f.Ranked || f.Contradiction != nil {
			return f
		}
	}
	before, answer, found := m.Answers.Before(q)
	if !found {
		return f
	}
	was := query.PartOf[*query.AdvicePart](answer).Advice
	switch asked := before.Task.(*query.Advise); {
	case !f.Any:
		f.Any, f.Old, f.Advice = true, true, was
		f.Stale = before.List != q.List || !asked.Game.Equals(task.Game)
	case was.Ranked:
		f.Ranked, f.Guesses, f.Shortlist, f.Old = true, was.Guesses, was.Shortlist, true
	}
	return f
}

// syncSolver gives the solver its kind of game, stores its position, and loads the words that may be
// guessed with a list that was chosen.
func (m *Model) syncSolver(before *Model) {
	if m.Screen != screen.Solver || !m.Opened() {
		return
	}
	if !m.Solver.begun { // it was open before there was a game
		m.startSolver()
	}
	m.storePosition()
	list, _ := m.Find(m.Solver.List)
	chosen := before.Screen != screen.Solver || before.Solver.List != m.Solver.List || !before.Opened()
	if also, wanted := m.GuessList(list); wanted && chosen && m.Words[also.Name] == nil {
		m.fetch(also)
	}
}
