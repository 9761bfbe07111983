package friends

import (
	"ketword/app/effect"
	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/internal/copied"
)

// passing is the state of the part that passes the table on.
type passing struct {
	copied  bool // a text was copied
	blocked bool // or could not be
	came    friends.Friends
}

// Name sets the name under which the player's results are passed on. Without one, names that were said to be the
// player's are other people again.
type Name struct{ Name string }

func (msg Name) Change(s *session.Session, m *Model, out *screen.Intents) {
	next := s.Kept
	next.Me = lists.Clean(msg.Name, friends.MaxName)
	if next.Me == "" { // what was given to the player goes back to the names
		next.Names = copied.With(next.Names, "", "")
		for name, person := range next.Names {
			if person == friends.You {
				delete(next.Names, name)
			}
		}
	}
	if m.before != nil { // the name outlives an undo
		before := *m.before
		before.Me = next.Me
		m.before = &before
	}
	out.Add(screen.KeepFriends{Friends: next})
}

// Copied says whether a text was copied: the standings, or a link.
type Copied struct{ Blocked bool }

func (msg Copied) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.copied, m.blocked = !msg.Blocked, msg.Blocked
}

// Save offers everything as a file.
type Save struct{ Name string }

func (msg Save) Change(s *session.Session, _ *Model, out *screen.Intents) {
	text := s.Kept.Passed(own(s)).File()
	out.Add(screen.Perform{Effect: effect.OfferFile{Text: text, Name: msg.Name, Type: "application/json"}})
}

// Came gives the code of a link with a table. The table is offered if it has new results.
type Came struct{ Code string }

func (msg Came) Change(s *session.Session, m *Model, _ *screen.Intents) {
	f, err := friends.ReadCode(msg.Code)
	if err != nil {
		m.outcome = outcome{done: true, failed: true}
		return
	}
	m.came = f
	if _, added, _ := s.Kept.Joined(f); added == 0 {
		m.join(s, f)
		m.came = friends.Friends{}
	}
}

// Accept adds the results of the link.
type Accept struct{}

func (Accept) Change(s *session.Session, m *Model, out *screen.Intents) {
	if len(m.came.Results) == 0 {
		return
	}
	next := m.join(s, m.came)
	m.came = friends.Friends{}
	out.Add(screen.KeepFriends{Friends: next})
}
