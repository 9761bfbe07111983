package play

import (
	"unicode/utf8"

	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// The pencil notes which word of a secret of two has a letter. A long press on a key or on a letter of
// a played row changes its note, so where there is a pencil, a key types only when the pointer leaves it.

// Note notes a letter. If it has that note, it gets none.
type Note struct {
	Letter engine.Letter
	Note   string // as in records.Pencil; "" for the note that follows the letter's own
}

func (msg Note) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !s.Pencils() || msg.Letter == utf8.RuneError {
		return
	}
	m.noted = msg.Letter
	m.Say(s, SayNote)
	out.Add(screen.SetPencil{Pencil: s.Pencil.With(msg.Letter, msg.Note)})
}
