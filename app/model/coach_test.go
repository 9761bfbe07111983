package model

import (
	"maps"
	"reflect"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/hint"
	"ketword/app/screen/lab"
	"ketword/app/screen/playon"
	"ketword/app/screen/review"
	"ketword/app/screen/solver"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	solving "ketword/engine/solver"
)

// begun returns a model with a game of a secret after one guess.
func begun(t *testing.T, secret, first string) Model {
	t.Helper()
	l := newLexicon(t)
	m, _ := Update(newModel(l), Start{Day: testDay, Query: linked("classic", seedOf(t, l, secret), "")})
	for _, msg := range guess(first) {
		m, _ = Update(m, msg)
	}
	return m
}

// ran returns the queries started by effects.
func ran(effects []effect.Effect) (all []query.Query) {
	for _, e := range effects {
		if start, is := e.(effect.StartQuery); is {
			all = append(all, start.Job.Query)
		}
	}
	return all
}

// keyOf returns the key of the last query started by effects.
func keyOf(t testing.TB, effects []effect.Effect) query.Key {
	t.Helper()
	all := ran(effects)
	if len(all) == 0 {
		t.Fatalf("nothing is asked: %+v", effects)
	}
	return all[len(all)-1].Key
}

// told returns the coach's answers for the current position.
func told(m *Model) (parts []query.Part) {
	for _, q := range m.Hint.Wanted(&m.Session, true) {
		parts = append(parts, m.Answers.Of(q).Parts...)
	}
	return parts
}

// TestHint: a hint marks the game as assisted, permanently and in storage, even before the first guess. The
// best guess can be typed.
func TestHint(t *testing.T) {
	w := openSecret(t, "classic", "abide", "").send(hint.Ask{Kind: hint.Left})
	key := keyOf(t, w.effects)
	w.send(hint.Ask{Kind: hint.Left})
	equal(t, "asked twice", len(w.effects), 0)
	w.send(QueryTold{Key: key, Part: &query.LeftPart{Left: coach.Left{Secrets: 2}}}, QueryEnded{Key: key})
	equal(t, "told", []any{told(&w.model), w.model.Assisted}, []any{[]query.Part{&query.LeftPart{Left: coach.Left{Secrets: 2}}}, false})
	for name, then := range map[string][]Msg{
		"words": {hint.Ask{Kind: hint.Words}}, "a clue": {hint.Ask{Kind: hint.Clue}}, "a guess": {hint.Ask{Kind: hint.Guess}},
	} {
		w := openWindow(t, w.list, maps.Clone(w.stored), w.query).send(hint.Ask{Kind: hint.Left})
		w.send(QueryTold{Key: key, Part: &query.LeftPart{Left: coach.Left{Secrets: 2}}}, QueryEnded{Key: key}).send(then...)
		for _, q := range ran(w.effects) {
			part := map[string]query.Part{"a clue": &query.CluePart{}, "a guess": &query.GuessPart{Guess: solving.Ranked{Guess: engine.MustWord("abide")}}}[name]
			w.send(QueryTold{Key: q.Key, Part: part})
		}
		equal(t, name, w.model.Assisted, true)
		equal(t, name+": after a reload", openWindow(t, w.list, maps.Clone(w.stored), w.query).model.Assisted, true)
		if name == "a guess" {
			w.send(hint.Take{})
			equal(t, "typed", []any{w.model.Play.Typed, w.model.Screen}, []any{"abide", screen.None})
			w.send(play.Enter{})
			equal(t, "in the history", mustRead(t, w.stored[records.HistoryKey])[0].Assisted, true)
			equal(t, "after the end", len(w.send(hint.Ask{Kind: hint.Left}).effects), 0)
		}
	}
}

// TestCount: if the player wants it, the coach counts the secrets left after each row, in
// every mode. This does not count as help.
func TestCount(t *testing.T) {
	for mode, secret := range map[string]string{"classic": "abide", "quantum": "crown plaid"} {
		w := openSecret(t, mode, secret, "")
		w.send(guess("slate")...)
		equal(t, mode+": off at first", []any{len(ran(w.effects)), w.model.Hint.LeftCount(&w.model.Session)}, []any{0, (*coach.Left)(nil)})
		w.send(sets(session.CountLeft, "on"))
		task := &query.Left{Game: coach.Game{Rules: w.model.Game.Puzzle.Rules, Turns: w.model.Game.Turns()}}
		equal(t, mode+": asked when it is chosen", ran(w.effects), []query.Query{query.New(lists.Default(), "", task)})
		key := keyOf(t, w.effects)
		w.send(play.Press{Letter: 'a'}, play.Erase{})
		equal(t, mode+": once", len(ran(w.effects)), 0)
		w.send(QueryTold{Key: key, Part: &query.LeftPart{Left: coach.Left{Secrets: 3}}}, QueryEnded{Key: key})
		equal(t, mode+": told", w.model.Hint.LeftCount(&w.model.Session), &coach.Left{Secrets: 3})
		equal(t, mode+": no help", w.model.Assisted, false)
		w.send(guess("aisle")...)
		equal(t, mode+": after the next row", []any{len(ran(w.effects)), w.model.Hint.LeftCount(&w.model.Session)}, []any{1, (*coach.Left)(nil)})
		w.send(QueryEnded{Key: keyOf(t, w.effects), Fault: query.Died})
		equal(t, mode+": what failed is not asked again", len(ran(w.effects)), 0)
		w.send(guess(secret[:5])...)
		equal(t, mode+": after the end", []any{len(ran(w.effects)), w.model.Hint.LeftCount(&w.model.Session)}, []any{0, (*coach.Left)(nil)})
		again, _ := w.model.History.Find(w.model.Game.Puzzle.Identity)
		equal(t, mode+": result", []any{again.Assisted, again.Game.Status()}, []any{false, engine.Won})
	}
}

// followQueries records which queries were started and which have ended.
func (w *window) followQueries(msg Msg, effects []effect.Effect) {
	w.t.Helper()
	if w.queries == nil {
		w.queries = map[query.Key]string{}
	}
	if ended, is := msg.(QueryEnded); is {
		delete(w.queries, ended.Key)
	}
	for _, e := range effects {
		switch e := e.(type) {
		case effect.StartQuery:
			if _, runs := w.queries[e.Job.Key]; runs {
				w.t.Errorf("%q is started twice", e.Job.Key)
			}
			w.queries[e.Job.Key] = e.Job.Key.Words()
		case effect.CancelQuery:
			if _, runs := w.queries[e.Key]; !runs {
				w.t.Errorf("%q is cancelled, but not under way", e.Key)
			}
			delete(w.queries, e.Key)
		}
	}
}

// underWay returns the queries that must be running: those that are wanted, that need no list or whose list
// is loaded, and that have not ended.
func underWay(m Model) map[query.Key]string {
	wanted := map[query.Key]string{}
	for _, q := range m.wantedQueries() {
		if (q.List == lists.Name{} || m.Words[q.List] != nil) && !m.Answers.Of(q).Ended {
			wanted[q.Key] = q.Key.Words()
		}
	}
	return wanted
}

// TestQueriesWaitForTheirList: the list is loaded, and then the queries start with its book; or they fail
// with the list.
func TestQueriesWaitForTheirList(t *testing.T) {
	m, _ := Update(begun(t, "abide", "slate"), screen.Open{Name: screen.Lab})
	other := lists.List{Name: lists.Name{Lang: "en", Length: 6}, Answers: 1}
	m.Lists = append(m.Lists, other)
	m, _ = Update(m, lab.ShowTab{Tab: lab.Watch})
	m, _ = Update(m, lab.Choose{By: session.Choice{List: other.Name}})
	m, effects := Update(m, lab.ShowTab{Tab: lab.Letters})
	equal(t, "first", effects, []effect.Effect{effect.LoadList{List: other}})
	words, task := newLexicon(t), &query.Letters{}
	loaded, effects := Update(m, ListLoaded{List: other.Name, Words: words, Book: "slate\n"})
	job := query.Job{Query: query.New(other.Name, "", task), Lexicon: words, Book: "slate\n"}
	equal(t, "then", effects, []effect.Effect{effect.StartQuery{Job: job}})
	_, effects = Update(loaded, lab.ShowTab{Tab: lab.Watch})
	equal(t, "cancelled", effects, []effect.Effect{effect.CancelQuery{Key: job.Key}})

	waits, effects := Update(m, screen.PlayList{List: other.Name, Closes: true})
	loads := slices.Contains(effects, effect.Effect(effect.LoadList{List: other}))
	equal(t, "for a game, too, but only once", []any{waits.Waiting.List, loads}, []any{other, false})

	for _, unread := range []bool{false, true} {
		failed, _ := Update(m, ListFailed{List: other.Name, Unread: unread})
		equal(t, "failed", []any{failed.AnswerOf(other.Name, task).Asks(), failed.AnswerOf(other.Name, task).Fault}, []any{false, query.NoList})
		for _, again := range []Msg{Online{}, screen.AskAgain{}} {
			_, effects = Update(failed, again)
			equal(t, "loaded again", effects, []effect.Effect{effect.LoadList{List: other}})
		}
	}

	forgotten, effects := Update(m, lab.ShowTab{Tab: lab.Watch})
	equal(t, "no need to cancel it", len(effects), 0)
	_, effects = Update(forgotten, ListLoaded{List: other.Name, Words: words})
	equal(t, "then nothing", len(effects), 0)
}

// poolsAsked returns the pools in the queries started by effects.
func poolsAsked(effects []effect.Effect) (pools []solving.Pool) {
	for _, q := range ran(effects) {
		pools = append(pools, reflect.ValueOf(q.Task).Elem().FieldByName("Pool").Interface().(solving.Pool))
	}
	return pools
}

// TestChallengesAreAskedAbout: for a challenge, the coach considers all guesses as secrets, for every query
// and every secret; for a drawn puzzle, the answers. It does not get the secret before the end.
func TestChallengesAreAskedAbout(t *testing.T) {
	for link, want := range map[string]solving.Pool{
		linked("classic", seedOf(t, newLexicon(t), "abide"), ""): solving.Answers,
		challengeLink(t, engine.Classic, "zzzzz"):                solving.Guesses,
		challengeLink(t, engine.Classic, "abide"):                solving.Guesses,
		challengeLink(t, engine.Quantum, "crown", "plaid"):       solving.Guesses,
	} {
		w := openWindow(t, newLexicon(t), map[string]string{}, link).send(guess("grove")...)
		var asked []solving.Pool
		ask := func(msgs ...Msg) { asked = append(asked, poolsAsked(w.send(msgs...).effects)...) }
		ask(hint.Ask{Kind: hint.Left})
		ask(hint.Ask{Kind: hint.Clue})
		ask(hint.Ask{Kind: hint.Guess})
		equal(t, "a hint knows the secret", ran(w.effects)[0].Task.(*query.Guess).Secret, engine.Secret{})
		ask(solver.AdviseGame{})
		w.send(Close{}, play.GiveUp{}, play.GiveUp{})
		ask(playon.Show{})
		ask(review.Show{})
		w.send(QueryTold{Key: keyOf(t, w.effects), Part: &query.ReviewPart{}})
		ask(review.AskWhatIf{Word: "crown"})
		equal(t, link, asked, slices.Repeat([]solving.Pool{want}, 7))
	}
}

// TestGuidesAreOfAnswers: the secret of a guide is chosen, but it is not a challenge.
func TestGuidesAreOfAnswers(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	w.model.Guides = []session.Guide{{Puzzle: engine.Choose(engine.Rules{Tries: 6}, "en", mustSecret(t, "crown", "plaid"))}}
	w.send(OpenGuide{Lang: "en"}, hint.Ask{Kind: hint.Left})
	equal(t, "pools", poolsAsked(w.effects), []solving.Pool{solving.Answers})
}

// newSolver opens the solver with lists to load.
func newSolver(t testing.TB, stored map[string]string) *window {
	return newListStore(t).visit(t, stored, "").send(screen.Open{Name: screen.Solver})
}

// ofList chooses a classic game of a list in the solver.
func ofList(list lists.Name) Msg { return solver.Choose{By: session.Choice{List: list}} }

// TestSolverLoadsLists: a list and its additional guesses are loaded once, however often the position
// changes meanwhile. Then only the last query is made, and again when there are more words.
func TestSolverLoadsLists(t *testing.T) {
	s, name := withGerman(t, map[string]string{})
	w := s.visit(t, map[string]string{}, "").send(screen.Open{Name: screen.Solver})
	s.slow = true
	w.send(ofList(name), solver.EnterRows{Text: german5Word}, solver.MarkTile{Mark: engine.Correct})
	equal(t, "loads", loads(s.asked), []lists.Name{german5, name})
	for _, loaded := range []struct {
		list lists.Name
		from string
	}{{name, name.String() + "#4"}, {german5, name.String() + "#4+" + german5.String()}} {
		w.send(ListLoaded{List: loaded.list, Words: s.words[loaded.list]})
		asked := ran(w.effects)
		equal(t, "asked", []any{len(asked), asked[0].Key.Words()}, []any{1, loaded.from})
		equal(t, "of", writeRows(asked[0].Task.(*query.Advise).Turns), "katze o____")
	}
	equal(t, "the game in play", w.model.InPlay.Name, lists.Default())
}

// TestPositionIsStored: the position is restored at the next visit.
func TestPositionIsStored(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(ofList(german6), solver.EnterRows{Text: "magnet *_____"})
	again := w.reopen().do(screen.Open{Name: screen.Solver})
	equal(t, "read", again.model.Solver.Position, w.model.Solver.Position)
	equal(t, "asked", writeRows(ran(again.effects)[0].Task.(*query.Advise).Turns), "magnet *_____")
}

// TestReviewRows: the rows of a complete game are reviewed at once, and are not counted as a game of the player.
func TestReviewRows(t *testing.T) {
	w := newSolver(t, map[string]string{}).send(solver.EnterRows{Text: "slate o____\nshops ooooo"})
	equal(t, "shown", w.model.Screen, screen.Review)
	key := keyOf(t, w.effects)
	w.send(QueryTold{Key: key, Part: &query.ReviewPart{}}, QueryEnded{Key: key}, Close{}, solver.ReviewRows{})
	equal(t, "asked once", len(ran(w.effects)), 0)
	equal(t, "grades of no game here", w.model.Grades(w.model.Current()), records.Grades{})
}
