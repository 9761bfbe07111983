package hint

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// begun returns a session in which the first row is played.
func begun(t *testing.T) session.Session {
	t.Helper()
	words := apptest.Lexicon(t)
	p, err := words.Puzzle(apptest.Rules(engine.Classic), apptest.SeedOf(t, words, "abide"))
	if err != nil {
		t.Fatal(err)
	}
	s := session.New([]lists.List{{Name: lists.Default()}}, words)
	s.InPlay, s.Lexicon, s.Game = s.Lists[0], words, apptest.Play(t, engine.NewGame(p), "slate")
	return s
}

// asking returns the screen after hints were asked for, and what that wants of others, while the solver
// answers.
func asking(s *session.Session, m Model, hints ...Kind) (Model, screen.Intents) {
	var all screen.Intents
	for _, kind := range hints {
		var out screen.Intents
		m, out = screentest.Update(*s, m, Ask{Kind: kind})
		all.Add(out...)
		s.Answers, _ = s.Answers.Reconcile(m.Wanted(s, true), func(lists.Name) bool { return true })
	}
	return m, all
}

// answer has the solver answer what is asked for a hint.
func answer(s *session.Session, kind Kind, part query.Part) {
	s.Answers = s.Answers.Told(queryOf(s, kind).Key, part)
}

// TestTold: each hint is told on its own, and waits for its own answer.
func TestTold(t *testing.T) {
	s := begun(t)
	m, out := asking(&s, Model{}, Left, Guess, Words)
	told := m.Told(&s)
	apptest.Equal(t, "wait", []bool{told.waits(Left), told.waits(Clue), told.waits(Guess)}, []bool{true, false, true})
	apptest.Equal(t, "words before their number", []any{told.Shown, told.count(), len(out)}, []any{false, 0, 0})
	answer(&s, Left, &query.LeftPart{Left: coach.Left{Secrets: 2}})
	told = m.Told(&s)
	apptest.Equal(t, "number", []any{told.Left.Secrets, told.count(), m.Assists(&s)}, []any{2, 1, false})
	m, out = asking(&s, m, Words)
	told = m.Told(&s)
	apptest.Equal(t, "words", []any{told.Shown, told.count(), out}, []any{true, 2, screen.Intents{screen.MarkAssisted{}}})
	answer(&s, Guess, &query.GuessPart{})
	told = m.Told(&s)
	apptest.Equal(t, "guess", []any{told.count(), m.Assists(&s)}, []any{3, true})
	m, _ = asking(&s, m, Clue)
	answer(&s, Clue, &query.CluePart{})
	told = m.Told(&s)
	apptest.Equal(t, "clue", []any{told.Clue != nil, told.count()}, []any{true, 4})
	s.Game = apptest.Play(t, s.Game, "audio")
	told = m.Told(&s)
	apptest.Equal(t, "the next row", []any{told.count(), m.Assists(&s), len(m.Wanted(&s, true))}, []any{0, false, 0})
}

// TestAskAgain: what came to nothing is asked again.
func TestAskAgain(t *testing.T) {
	s := begun(t)
	m, out := asking(&s, Model{}, Clue)
	apptest.Equal(t, "at first", len(out), 0)
	s.Answers = s.Answers.EndedWith(queryOf(&s, Clue).Key, query.Died, "")
	_, out = asking(&s, m, Clue)
	apptest.Equal(t, "then", out, screen.Intents{screen.AskAgain{}})
}

// TestTake: the best guess is typed, and the dialog closes, unless it stands beside the board.
func TestTake(t *testing.T) {
	s := begun(t)
	m, _ := asking(&s, Model{}, Guess)
	_, out := screentest.Update(s, m, Take{})
	apptest.Equal(t, "before it is told", len(out), 0)
	best := apptest.Word(t, "abide")
	answer(&s, Guess, &query.GuessPart{Guess: solver.Ranked{Guess: best}})
	_, out = screentest.Update(s, m, Take{})
	apptest.Equal(t, "over the page", out, screen.Intents{screen.Close{}, screen.TypeWord{Word: best}})
	_, out = screentest.Update(s, m, Take{Stays: true})
	apptest.Equal(t, "beside the board", out, screen.Intents{screen.TypeWord{Word: best}})
	s.Game = s.Game.GiveUp()
	_, out = screentest.Update(s, m, Take{})
	apptest.Equal(t, "after the end", len(out), 0)
}
