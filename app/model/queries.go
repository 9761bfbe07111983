package model

import (
	"slices"
	"strconv"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/engine/lexicon"
)

// What the solver is asked is derived: after every update, wantedQueries says what the open dialog and
// the game in play want to know, and syncQueries has that asked for, and nothing else. So a
// feature only looks into the answers.

// wantedQueries returns what the open dialog and the game in play want to know, of lists that are here.
func (m *Model) wantedQueries() []query.Query {
	wanted := slices.Concat(m.hintQueries(), m.reviewQueries(), m.playOnQueries(), m.solverQueries(), m.labQueries())
	return slices.DeleteFunc(wanted, func(q query.Query) bool { _, here := m.Find(q.List); return !here })
}

// syncQueries has asked for what is wanted, and cancels the rest.
func (m *Model) syncQueries() {
	answers, changes := m.Answers.Reconcile(m.wantedQueries(), func(l lists.Name) bool { return m.Words[l] != nil })
	m.Answers = answers
	var first []effect.Effect
	for _, k := range changes.Cancel {
		first = append(first, effect.CancelQuery{Key: k})
	}
	m.effects = append(first, m.effects...)
	for _, name := range changes.Fetch {
		if m.Waiting.List.Name != name {
			list, _ := m.Find(name)
			m.fetch(list)
		}
	}
	for _, q := range changes.Start {
		m.do(effect.StartQuery{Job: m.job(q)})
	}
}

// query returns a task for a list. With the same answers, a player's list may have other guesses
// tomorrow.
func (m *Model) query(name lists.Name, task query.Task) query.Query {
	version := ""
	if words := m.Words[name]; name.Own() && words != nil {
		version = "#" + strconv.Itoa(words.GuessCount())
	}
	if more, name := m.moreWords(name); more != nil {
		version += "+" + name.String()
	}
	return query.New(name, version, task)
}

// moreWords returns the words that may be guessed beside those of a list, if they are loaded.
func (m *Model) moreWords(name lists.Name) (*lexicon.Lexicon, lists.Name) {
	list, _ := m.Find(name)
	if also, wanted := m.GuessList(list); wanted {
		return m.Words[also.Name], also.Name
	}
	return nil, lists.Name{}
}

// job returns a query whose list is loaded, with its words.
func (m *Model) job(q query.Query) query.Job {
	more, _ := m.moreWords(q.List)
	return query.Job{Query: q, Lexicon: m.Words[q.List], More: more, Book: m.Books[q.List]}
}

// JobInPlay returns a job for the list in play, so that the worker can be made ready for
// it.
func (m *Model) JobInPlay() query.Job { return m.job(m.query(m.InPlay.Name, &query.Left{})) }

// answerOf returns what is known of a task for a list.
func (m *Model) answerOf(list lists.Name, task query.Task) *query.Answer {
	return m.Answers.Of(m.query(list, task))
}

// QueryTold brings a piece of an answer.
type QueryTold struct {
	Key  query.Key
	Part query.Part
}

func (msg QueryTold) update(m *Model) {
	m.Answers = m.Answers.Told(msg.Key, msg.Part)
	m.assistedByHint()
}

// QueryEnded tells that an answer is complete, or why there is none.
type QueryEnded struct {
	Key    query.Key
	Fault  query.Fault
	Reason string // as in [*query.Answer]
}

func (msg QueryEnded) update(m *Model) {
	m.Answers = m.Answers.EndedWith(msg.Key, msg.Fault, msg.Reason)
}

// AskAgain asks again for what is wanted and came to nothing.
type AskAgain struct{}

func (AskAgain) update(m *Model) { m.Answers = m.Answers.Again() }
