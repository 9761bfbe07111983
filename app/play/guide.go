package play

import (
	"slices"

	"ketword/app/session"
	"ketword/engine"
)

// Lesson is what a guide shows at the moment.
type Lesson struct {
	Rows   int         // number of rows played
	Turn   engine.Turn // the last row, which the lesson explains; zero before the first
	Guess  engine.Word // the proposed guess; zero if there is none
	Apart  bool        // its squares are surely of the other word than those of a row before
	Solves bool        // all proposed guesses were just played, and the lesson concludes from both rows
}

// lessonRows is how many rows a guide explains: with more, the board has no room for the text.
const lessonRows = 3

// LessonOf returns the lesson of the guide in play, or false if there is none.
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
	for i := range l.Rows - 1 {
		l.Apart = l.Apart || apart(turns[i], l.Turn)
	}
	guesses := s.Game.Guesses()
	next := slices.IndexFunc(g.Proposed, func(w engine.Word) bool { return !slices.Contains(guesses, w) })
	if next >= 0 {
		l.Guess = g.Proposed[next]
	}
	l.Solves = next < 0 && slices.Contains(g.Proposed, l.Turn.Guess)
	return l, true
}

// apart reports whether different words marked two unmixed rows: they have different correct letters at one
// position.
func apart(earlier, last engine.Turn) bool {
	if earlier.Feedback.Mixed() || last.Feedback.Mixed() {
		return false
	}
	for at := range last.Feedback.Len() {
		if earlier.Feedback.At(at) == engine.Correct && last.Feedback.At(at) == engine.Correct && earlier.Guess.At(at) != last.Guess.At(at) {
			return true
		}
	}
	return false
}
