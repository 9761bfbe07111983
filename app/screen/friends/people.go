package friends

import (
	"slices"

	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
)

// people is the state of the part in which people are renamed, made one, hidden and forgotten.
type people struct {
	person string // being changed; "" for nobody
	before *friends.Friends
	did    string // what was done last, one of the Do…; "" for nothing
	whom   string // to whom
	into   string // the name that this person has now
}

// What can be done to a person.
const (
	DoRename = "rename"
	DoMerge  = "merge"
	DoMine   = "mine"
	DoHide   = "hide"
	DoShow   = "show"
	DoForget = "forget"

	DoForgetAll = "forget-all" // to everybody
)

// Pick opens the part for a person, or closes it.
type Pick struct{ Person string }

func (msg Pick) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	if m.person == msg.Person {
		msg.Person = ""
	}
	m.person = msg.Person
}

// Do does something to the person who was picked, or to everybody. Name is the new name, or whom to make one with.
type Do struct{ What, Name string }

func (msg Do) Change(s *session.Session, m *Model, out *screen.Intents) {
	before, next, name := s.Kept, s.Kept, lists.Clean(msg.Name, friends.MaxName)
	person := m.person
	if msg.What == DoShow {
		person = msg.Name
	}
	if person == "" && msg.What != DoForgetAll { // nobody is picked
		return
	}
	switch msg.What {
	case DoShow:
		next = next.Hide(person, false)
	case DoHide:
		next = next.Hide(person, true)
	case DoForget:
		next = next.Forget(person)
	case DoForgetAll:
		next = friends.Friends{}
	case DoMine:
		next = next.Merge(person, friends.You)
	default:
		if name == "" || name == person {
			return
		}
		if slices.Contains(next.People(), name) {
			msg.What = DoMerge
		}
		next = next.Merge(person, name)
	}
	m.before, m.did, m.whom, m.into, m.person, m.dueling = &before, msg.What, person, name, "", false
	m.outcome.done = false
	out.Add(screen.KeepFriends{Friends: next})
}

// Undo undoes what was done last.
type Undo struct{}

func (Undo) Change(s *session.Session, m *Model, out *screen.Intents) {
	if m.before == nil {
		return
	}
	next := s.Kept.Undone(*m.before)
	m.before, m.did = nil, ""
	out.Add(screen.KeepFriends{Friends: next})
}
