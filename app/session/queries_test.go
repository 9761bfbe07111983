package session

import (
	"testing"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/engine/lexicon"
)

// TestQuery: the query is another one once more words may be guessed.
func TestQuery(t *testing.T) {
	s := withLists(t)
	task := &query.Letters{}
	own, err := lexicon.New(mine.Name.Lang, 5, "ababa\nbabab\n", "")
	if err != nil {
		t.Fatal(err)
	}
	english := s.Words[lists.Default()]
	keys := map[query.Key]bool{}
	for _, words := range []map[lists.Name]*lexicon.Lexicon{{}, {mine.Name: own}, {mine.Name: own, lists.Default(): english}} {
		s.Words = words
		keys[s.Query(mine.Name, task).Key] = true
	}
	equal(t, "questions", len(keys), 3)
}

// TestGrades: a game has grades once the review has all rows.
func TestGrades(t *testing.T) {
	s := lost(t)
	g := s.Current()
	review := s.Query(lists.Default(), &query.Review{Game: s.Coached(g.Game)})
	s.Answers, _ = s.Answers.Reconcile([]query.Query{review}, func(lists.Name) bool { return true })
	for range g.Game.TurnCount() {
		equal(t, "known", s.Grades(g).Known, false)
		s.Answers = s.Answers.Told(review.Key, &query.ReviewPart{})
	}
	equal(t, "of all rows", s.Grades(g).Known, true)
	equal(t, "of no game", s.Grades(records.Saved{}), records.Grades{})
}
