package lab

import (
	"slices"

	"ketword/app/query"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/engine/solver"
)

// found holds the coach's answers for the lab.
type found struct {
	Letters    *query.LettersPart // nil until counted
	Openers    []*query.OpenersPart
	Tried      []solver.Ranked       // tried words, latest first
	Games      []*query.StandingPart // of each strategy in the tournament; nil before its first game
	Running    bool                  // the tournament is running
	Watched    part.Watched
	WatchEnded bool          // the watched game is complete
	Looking    bool          // the open tab waits for an answer
	Failed     *query.Answer // the failed answer for the open tab, or an empty one
}

// found returns the coach's answers.
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
		f.Watched, f.WatchEnded = part.WatchedIn(game, m.seen), game.Ended
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
