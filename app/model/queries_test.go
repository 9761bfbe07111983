package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/lab"
	"ketword/app/session"
)

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
			if key := e.Job.Key; w.queries[key] != "" {
				w.t.Errorf("%q is started twice", key)
			}
			w.queries[e.Job.Key] = e.Job.Key.Words()
		case effect.CancelQuery:
			if w.queries[e.Key] == "" {
				w.t.Errorf("%q is cancelled, but not under way", e.Key)
			}
			delete(w.queries, e.Key)
		}
	}
}

// underWay returns the queries that must be running: those that are wanted, whose list is loaded, and that
// have not ended.
func underWay(m Model) map[query.Key]string {
	wanted := map[query.Key]string{}
	for _, q := range m.wantedQueries() {
		if m.Words[q.List] != nil && !m.Answers.Of(q).Ended {
			wanted[q.Key] = q.Key.Words()
		}
	}
	return wanted
}

// TestQueriesWaitForTheirList: the list is loaded, and then the queries start with its book; or they fail
// with the list.
func TestQueriesWaitForTheirList(t *testing.T) {
	m, _ := Update(begun(t, "abide", "slate"), Open{Screen: screen.Lab})
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

	failed, _ := Update(m, ListFailed{List: other.Name})
	equal(t, "failed", []any{failed.AnswerOf(other.Name, task).Asks(), failed.AnswerOf(other.Name, task).Fault}, []any{false, query.NoList})
	_, effects = Update(failed, Online{})
	equal(t, "when the network is back", effects, []effect.Effect{effect.LoadList{List: other}})

	forgotten, effects := Update(m, lab.ShowTab{Tab: lab.Watch})
	equal(t, "no need to cancel it", len(effects), 0)
	_, effects = Update(forgotten, ListLoaded{List: other.Name, Words: words})
	equal(t, "then nothing", len(effects), 0)
}
