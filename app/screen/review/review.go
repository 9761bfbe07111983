// Package review is the screen on which the coach reviews a finished game turn by turn.
package review

import (
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/coach"
)

// Screen is the screen with the review.
var Screen = screen.Screen{
	Name: screen.Review, Title: func(t *text.Text) string { return t.Review.Title }, Focus: screen.FirstControl, Beside: true,
	Actions: actions,
}

// Model is the state of the screen: the game under review.
type Model struct {
	screen.Plain

	asked  coach.Game    // the game in the form sent to the coach; without turns if there is none
	game   records.Saved // the stored game; zero if the game was entered in the solver
	list   lists.Name
	whatIf whatIf
}

// Show reviews a finished game of the history, or the game in play if none is named.
type Show struct{ Identity string }

// Change opens the review. Earlier answers on the same game stay.
func (msg Show) Change(s *session.Session, m *Model, out *screen.Intents) {
	game := s.Current()
	if msg.Identity != "" {
		game, _ = s.FinishedGame(msg.Identity)
	}
	if !session.Reviewable(game) {
		return
	}
	m.choose(s, game, out)
	out.Add(screen.Open{Name: screen.Review})
}

// Opened reviews the game in play if there is no review, since Forward or an address may open the screen.
func (m *Model) Opened(s *session.Session, out *screen.Intents) {
	if game := s.Current(); !m.any() && session.Reviewable(game) {
		m.choose(s, game, out)
	}
}

// ShowRows reviews a game played elsewhere, with a list.
type ShowRows struct {
	Game coach.Game
	List lists.Name
}

// Change opens the review. Earlier answers on the same game stay.
func (msg ShowRows) Change(s *session.Session, m *Model, out *screen.Intents) {
	if m.list != msg.List || !m.foreign() || !m.asked.Equals(msg.Game) {
		*m = Model{asked: msg.Game, list: msg.List}
	}
	m.askAgain(s, out)
	out.Add(screen.Open{Name: screen.Review})
}

// choose sets the game to review, and retries a failed review. The tried guess stays if the game is the
// same.
func (m *Model) choose(s *session.Session, game records.Saved, out *screen.Intents) {
	id := game.Game.Puzzle.Identity
	next := Model{game: game, asked: s.Coached(game.Game), list: lists.Of(id)}
	if m.isOf(id) {
		next.whatIf = m.whatIf
	}
	*m = next
	m.askAgain(s, out)
}

// askAgain retries the review, if it failed.
func (m *Model) askAgain(s *session.Session, out *screen.Intents) {
	if m.found(s).Fault != query.NoFault {
		m.whatIf = whatIf{}
		out.Add(screen.AskAgain{})
	}
}

// Forget drops the review if its game was deleted.
func (m *Model) Forget(gone map[engine.Identity]bool) {
	if gone[m.game.Game.Puzzle.Identity] {
		*m = Model{}
	}
}

// Wanted returns the queries for the review, if the screen is open or the review is of the game in play,
// whose end shows the grades.
func (m *Model) Wanted(s *session.Session, shown bool) []query.Query {
	if !m.any() || !shown && !m.isOf(s.Game.Puzzle.Identity) {
		return nil
	}
	wanted := []query.Query{s.Query(m.list, &query.Review{Game: m.asked})}
	if shown && m.whatIf.guess.Len() > 0 {
		wanted = append(wanted, s.Query(m.list, m.alternative()))
	}
	return wanted
}

// any reports whether there is a game to review.
func (m *Model) any() bool { return len(m.asked.Turns) > 0 }

// foreign reports whether the game was entered in the solver.
func (m *Model) foreign() bool { return m.game.Game.TurnCount() < len(m.asked.Turns) }

// isOf reports whether the review is of the stored game of a puzzle.
func (m *Model) isOf(id engine.Identity) bool { return m.game.Game.Puzzle.Identity == id }
