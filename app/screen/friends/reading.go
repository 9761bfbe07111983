package friends

import (
	"maps"
	"slices"

	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
	"ketword/internal/each"
)

// TextField is the id of the field for a text from a chat.
const TextField = "chat"

// reading is how far a text is read, and what came of it.
type reading struct {
	number  int  // of the text that is read, or was read last
	reads   bool // it is being read
	file    bool
	today   engine.Day // when the reading began
	outcome outcome
}

// outcome is what came of a text.
type outcome struct {
	done    bool
	failed  bool // it could not be read at all
	archive bool // because it is an archive without a chat
	added   int
	known   int // results that were here before
	people  int
	given   []string // names of those who were given a result by hand
	clashes []friends.Clash
	unread  []friends.Unread
	more    int // unread ones that are not listed
}

// empty reports whether the text had no results.
func (o *outcome) empty() bool { return o.added+o.known+len(o.clashes)+len(o.unread) == 0 }

// fault says why nothing could be read, or returns "".
func (o *outcome) fault(t *text.Friends) string {
	switch {
	case !o.done:
		return ""
	case o.archive:
		return t.NoChat
	case o.failed:
		return t.Failed
	case o.empty():
		return t.None
	}
	return ""
}

// query returns the query that reads the text.
func (m *reading) query() query.Query {
	return query.New(lists.Name{}, "", &query.Chat{Number: m.number, File: m.file, Today: m.today})
}

// Reads reports whether a query reads the text.
func (m *Model) Reads(k query.Key) bool {
	return m.reads && m.query().Key == k
}

// Wanted returns the query that reads the text, even if another screen is open.
func (m *Model) Wanted(*session.Session, bool) (wanted []query.Query) {
	if m.reads {
		wanted = append(wanted, m.query())
	}
	return wanted
}

// Start starts reading a text: that of the field, or of the picked file.
type Start struct{ File bool }

func (msg Start) Change(s *session.Session, m *Model, _ *screen.Intents) {
	if !m.reads {
		m.reading = reading{number: m.number + 1, reads: true, file: msg.File, today: s.Day}
	}
}

// Stop ends the reading.
type Stop struct{}

func (Stop) Change(_ *session.Session, m *Model, _ *screen.Intents) { m.reads = false }

// Read says that the text was read, or could not be.
type Read struct{}

func (Read) Change(s *session.Session, m *Model, out *screen.Intents) {
	answer := s.Answers.Of(m.query())
	part := query.PartOf[*query.ChatPart](answer)
	m.reads = false
	m.outcome = outcome{done: true, failed: true, archive: answer.Fault == query.NoChat}
	if answer.Fault != query.NoFault || part == nil {
		return
	}
	found, err := friends.Read(part.Friends)
	if err != nil {
		return
	}
	next := m.join(s, found)
	m.outcome.clashes = append(part.Clashes[:len(part.Clashes):len(part.Clashes)], m.outcome.clashes...)
	m.outcome.unread, m.outcome.more = part.Unread, part.More
	if !slices.Equal(next.Results, s.Kept.Results) || !maps.Equal(next.Names, s.Kept.Names) { // also if it brings rows for known results
		out.Add(screen.KeepFriends{Friends: next})
	}
}

// join returns what is kept joined with the results of others, and sets the outcome.
func (m *Model) join(s *session.Session, others friends.Friends) friends.Friends {
	next, added, clashes := s.Kept.Joined(others)
	m.outcome = outcome{
		done: true, added: added, known: len(others.Results) - added - len(clashes), people: len(others.People()), clashes: clashes,
	}
	m.before = nil
	if added > 0 {
		m.show(others, s)
	}
	return next
}

// Give gives a result without a person to somebody.
type Give struct {
	Index int // in the outcome's unread
	Name  string
	Mine  bool // to the player, whom the name means
}

func (msg Give) Change(s *session.Session, m *Model, out *screen.Intents) {
	name, unread := lists.Clean(msg.Name, friends.MaxName), m.outcome.unread
	if name == "" || msg.Index < 0 || msg.Index >= len(unread) || unread[msg.Index].Fault != friends.NoPerson {
		return
	}
	if msg.Mine {
		name = friends.You
	}
	r := unread[msg.Index].Result
	r.Who = name
	next, added, clashes := s.Kept.With([]*friends.Result{&r})
	o := &m.outcome
	o.done = true
	o.unread = each.Joined(unread[:msg.Index], unread[msg.Index+1:])
	o.added += added
	o.known += 1 - added - len(clashes)
	o.clashes = each.Joined(o.clashes, clashes)
	if !slices.Contains(o.given, name) {
		o.given = each.Joined(o.given, []string{name})
		o.people++
	}
	out.Add(screen.KeepFriends{Friends: next})
}

// show shows a game that was read, the week of the latest of its results, and its latest puzzle.
func (m *Model) show(read friends.Friends, s *session.Session) {
	if games := read.Compared(nil).Games(); len(games) > 0 && !slices.Contains(games, m.chosen) {
		m.chosen = games[0]
	}
	day := s.Day
	for _, r := range read.Results { // the latest comes last
		if r.Puzzle.Game == m.chosen {
			day = r.Day
		}
	}
	m.period, m.back, m.puzzle, m.uncovered = Week, int(s.Day.Week(s.WeekStart)-min(day, s.Day).Week(s.WeekStart))/7, 0, false
}
