package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen/friends"
)

// Queries to the coach are derived: after every update, wantedQueries returns the queries of the open
// dialog and the game in play, and syncQueries starts and cancels queries accordingly. So a feature
// only reads the answers.

// wantedQueries returns the queries of the open dialog and the game in play, for known lists.
func (m *Model) wantedQueries() []query.Query {
	var wanted []query.Query
	for _, r := range m.registered() {
		wanted = append(wanted, r.Wanted(&m.Session, r.Name == m.Screen)...)
	}
	return slices.DeleteFunc(wanted, func(q query.Query) bool {
		_, here := m.Find(q.List)
		return !here && q.List != lists.Name{}
	})
}

// syncQueries starts the wanted queries, and cancels the others.
func (m *Model) syncQueries() {
	here := func(l lists.Name) bool { return m.Words[l] != nil || l == lists.Name{} }
	answers, changes := m.Answers.Reconcile(m.wantedQueries(), here)
	m.Answers = answers
	var first []effect.Effect
	for _, k := range changes.Cancel {
		first = append(first, effect.CancelQuery{Key: k})
	}
	m.effects = append(first, m.effects...)
	for _, name := range changes.Fetch {
		list, _ := m.Find(name)
		m.fetch(list)
	}
	for _, q := range changes.Start {
		m.do(effect.StartQuery{Job: m.Job(q)})
	}
}

// QueryTold gives a part of an answer.
type QueryTold struct {
	Key  query.Key
	Part query.Part
}

func (msg QueryTold) update(m *Model) {
	m.Answers = m.Answers.Told(msg.Key, msg.Part)
}

// QueryEnded says that an answer is complete, or why there is none.
type QueryEnded struct {
	Key    query.Key
	Fault  query.Fault
	Reason string // as in [*query.Answer]
}

func (msg QueryEnded) update(m *Model) {
	m.Answers = m.Answers.EndedWith(msg.Key, msg.Fault, msg.Reason)
	if m.Friends.Reads(msg.Key) {
		m.receive(friends.Read{})
	}
}
