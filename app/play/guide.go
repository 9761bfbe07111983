package play

import (
	"slices"

	"ketword/app/session"
	"ketword/engine"
)

// Lesson is what a guide has to say now.
type Lesson struct {
	Rows   int         // that were played
	Turn   engine.Turn // the last row, which is told of; the zero Turn before the first
	Guess  engine.Word // that is proposed; the zero Word if none is
	Solves bool        // all that was proposed has just been played: what both rows tell is told
}

// lessonRows is how many rows a guide tells of: below more there is no room on the board.
const lessonRows = 3

// LessonOf returns what the guide in play has to say; false if that is nothing.
func LessonOf(s *session.Session) (Lesson, bool) {
	g, guided := s.GuideOf(s.Game.Puzzle.Identity)
	turns := s.Game.Turns()
	if !guided || !s.Playing() || len(turns) > lessonRows {
		return Lesson{}, false
	}
	l := Lesson{Rows: len(turns)}
	if l.Rows > 0 {
		l.Turn = turns[l.Rows-1]
	}
	guesses := s.Game.Guesses()
	next := slices.IndexFunc(g.Proposed, func(w engine.Word) bool { return !slices.Contains(guesses, w) })
	if next >= 0 {
		l.Guess = g.Proposed[next]
	}
	l.Solves = next < 0 && slices.Contains(g.Proposed, l.Turn.Guess)
	return l, true
}
