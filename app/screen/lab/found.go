package lab

import (
	"slices"

	"ketword/app/query"
	"ketword/app/screen/watched"
	"ketword/app/session"
	"ketword/engine/solver"
)

// found is what the solver has found for the lab.
type found struct {
	Letters    *query.LettersPart // nil until they are counted
	Openers    []*query.OpenersPart
	Tried      []solver.Ranked       // the word that was tried last first
	Games      []*query.StandingPart // of each strategy that plays; nil before it has begun
	Running    bool                  // the tournament is under way
	Watched    watched.Game
	WatchEnded bool          // the whole game is known
	Looking    bool          // the open tab waits for an answer
	Failed     *query.Answer // of what the open tab should show; if nothing failed, one without a fault
}

// found returns what the solver has found.
func (m *Model) found(s *session.Session) found {
	answer := func(task query.Task) *query.Answer { return s.AnswerOf(m.scope.List, task) }
	letters, openers := answer(m.letters()), answer(m.openers())
	f := found{Letters: query.PartOf[*query.LettersPart](letters), Openers: query.PartsOf[*query.OpenersPart](openers)}
	tried, games, game := []*query.Answer{openers}, &query.Answer{}, &query.Answer{}
	for _, w := range m.tried {
		a := answer(m.opener(w))
		if told := query.PartOf[*query.OpenerPart](a); told != nil {
			f.Tried = append(f.Tried, told.Guess)
		}
		tried = append(tried, a)
	}
	if m.played != nil {
		games = answer(m.played)
		f.Games, f.Running = standings(m.played, games), m.plays && games.Asks()
	}
	if m.watched != nil {
		game = answer(m.watched)
		f.Watched, f.WatchEnded = watched.Of(game, m.seen), game.Ended
	}
	shown := tried
	switch m.tab {
	case Letters:
		shown = []*query.Answer{letters}
	case Games:
		shown = []*query.Answer{games}
	case Watch:
		shown = []*query.Answer{game}
	}
	f.Looking, f.Failed = slices.ContainsFunc(shown, (*query.Answer).Asks), query.FailedOf(shown...)
	return f
}
