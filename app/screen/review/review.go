// Package review is the screen on which the coach reviews a finished game, turn by turn.
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
	Name: screen.Review, Title: func(t *text.Text) string { return t.Review.Title() }, Focus: screen.FirstControl, Beside: true,
	Actions: actions, Opened: Opened{},
}

// Model is the state of the screen: the game that is reviewed.
type Model struct {
	screen.Plain

	asked  coach.Game    // the game, as the coach is asked about it; without turns if there is none
	game   records.Saved // as it is stored; zero of one that was entered in the solver
	list   lists.Name
	whatIf whatIf
}

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// Take handles a message of the screen.
func (m *Model) Take(msg any, s *session.Session, out *screen.Intents) bool {
	return screen.Take(m, msg, s, out)
}

// Show reviews a finished game of the history, or the one in play where none is named.
type Show struct{ Identity string }

// Change shows the review. What was told of the same game stays.
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

// Opened says that the screen was opened.
type Opened struct{}

// Change reviews the game in play, unless there is a review: the browser's Forward or an address may open
// the screen.
func (Opened) Change(s *session.Session, m *Model, out *screen.Intents) {
	if game := s.Current(); !m.any() && session.Reviewable(game) {
		m.choose(s, game, out)
	}
}

// ShowRows reviews a game that was played elsewhere, with a list.
type ShowRows struct {
	Game coach.Game
	List lists.Name
}

// Change shows the review. What was told of the same game stays.
func (msg ShowRows) Change(s *session.Session, m *Model, out *screen.Intents) {
	if m.list != msg.List || !m.foreign() || !m.asked.Equals(msg.Game) {
		*m = Model{asked: msg.Game, list: msg.List}
	}
	m.askAgain(s, out)
	out.Add(screen.Open{Name: screen.Review})
}

// choose reviews a game, again if its review came to nothing. What was tried in the same game stays.
func (m *Model) choose(s *session.Session, game records.Saved, out *screen.Intents) {
	id := game.Game.Puzzle.Identity
	next := Model{game: game, asked: s.Coached(game.Game), list: lists.Of(id)}
	if m.isOf(id) {
		next.whatIf = m.whatIf
	}
	*m = next
	m.askAgain(s, out)
}

// askAgain asks for the review again, if it came to nothing.
func (m *Model) askAgain(s *session.Session, out *screen.Intents) {
	if m.found(s).Fault != query.NoFault {
		m.whatIf = whatIf{}
		out.Add(screen.AskAgain{})
	}
}

// Forget drops the review if its game is one of those that are deleted.
func (m *Model) Forget(gone map[engine.Identity]bool) {
	if gone[m.game.Game.Puzzle.Identity] {
		*m = Model{}
	}
}

// Wanted returns what is to be known of the review: it is shown, or its grades are, beside the game.
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

// isOf reports whether the review is of the game of a puzzle that was played here.
func (m *Model) isOf(id engine.Identity) bool { return m.game.Game.Puzzle.Identity == id }
