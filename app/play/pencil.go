package play

import (
	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// The pencil notes which word of a secret of two has a letter. A pointer that rests on a key or on a letter of
// a played row changes its note, so where there is a pencil, a key types only when the pointer leaves it.

// holdTime is how long a pointer rests until it changes a note, in milliseconds.
const holdTime = 500

// held is where the pointer rests.
type held struct {
	letter engine.Letter // 0 if it does not rest
	onTile bool          // and not on a key
	count  int           // how often it came to rest
}

// Hold says that the pointer rests on a letter; 0 that it no longer does.
type Hold struct {
	Letter engine.Letter
	OnTile bool
}

func (msg Hold) Change(_ *session.Session, m *Model, out *screen.Intents) {
	m.held = held{letter: msg.Letter, onTile: msg.OnTile, count: m.held.count + 1}
	if msg.Letter != 0 {
		out.Add(screen.Perform{Effect: effect.Later{After: holdTime, Msg: Held{Number: m.held.count}}})
	}
}

// Release returns the message for a pointer that no longer rests: on a key it was a tap. It returns nil if it
// did not rest.
func (m *Model) Release() Msg {
	switch {
	case m.held.letter == 0:
		return nil
	case m.held.onTile:
		return Hold{}
	}
	return Press{Letter: m.held.letter}
}

// Held says that the pointer has rested long enough, if it still does. Number identifies the rest.
type Held struct{ Number int }

func (msg Held) Change(s *session.Session, m *Model, out *screen.Intents) {
	if l := m.held.letter; l != 0 && msg.Number == m.held.count {
		m.held.letter = 0
		m.note(s, l, s.Pencil.Next(l), out)
	}
}

// Note notes a letter or, if it has that note, none.
type Note struct {
	Letter engine.Letter
	Note   string // as in records.Pencil
}

func (msg Note) Change(s *session.Session, m *Model, out *screen.Intents) {
	if msg.Note == s.Pencil.Of(msg.Letter) {
		msg.Note = ""
	}
	m.note(s, msg.Letter, msg.Note, out)
}

func (m *Model) note(s *session.Session, l engine.Letter, note string, out *screen.Intents) {
	if s.Pencils() {
		m.noted = l
		m.Say(s, SayNote)
		out.Add(screen.SetPencil{Pencil: s.Pencil.With(l, note)})
	}
}
