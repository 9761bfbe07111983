package hint

import (
	"strings"

	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// MarkCertain notes the letters whose word follows from the rows. The game is then assisted, unless at most one letter
// was found: that only names its word the first, and what neither word has the keyboard shows. The player is told if
// nothing else is new.
type MarkCertain struct{}

// Change notes the letters. The first letter that is marked is of word one, unless the player has noted it as of
// word two.
func (MarkCertain) Change(s *session.Session, _ *Model, out *screen.Intents) {
	d := deduction{keys: engine.Keyboard(s.Game.Rows()), rows: s.Game.Rows(), all: s.Pencil}
	for before := -1; d.told > before; { // a row may tell more when others have told
		before = d.told
		for _, t := range d.rows {
			d.read(t)
		}
	}
	if d.told > 1 {
		out.Add(screen.MarkAssisted{})
	}
	out.Add(screen.SetPencil{Pencil: d.all}, screen.Close{})
	if !d.news {
		out.Add(screen.ShowNotice{Notice: notice.NothingCertain})
	}
}

// deduction is what rows tell of letters.
type deduction struct {
	rows  []engine.Turn
	keys  map[engine.Letter]engine.Key // what the rows say of each letter
	known records.Pencil               // what is certain
	told  int                          // number of letters there that a word has
	all   records.Pencil               // with the player's other notes
	news  bool                         // the player had not noted all of it
}

// read adds what a row tells. If it is not mixed, its marked letters are of the same word, and if it is mixed, they are
// not. Letters of the same place are of different words.
func (d *deduction) read(t engine.Turn) {
	notes, open, several := "", engine.Letter(0), false
	for at := range t.Feedback.Len() {
		l, mark := t.Guess.At(at), t.Feedback.At(at)
		if mark == engine.Absent {
			if d.keys[l].Mark == mark {
				d.note(l, "0")
			}
			continue
		}
		if d.told == 0 {
			d.note(l, max("1", d.all.Of(l)))
		}
		for _, other := range d.rows {
			if k := other.Guess.At(at); mark == engine.Correct && other.Feedback.At(at) == mark && k != l {
				d.note(l, opposite(d.known.Of(k)))
			}
		}
		if note := d.known.Of(l); note == "" {
			several = several || open > 0 && open != l
			open = l
		} else if !strings.Contains(notes, note) {
			notes += note
		}
	}
	mixed := t.Feedback.Mixed()
	if len(notes) != 1 || mixed && several {
		return
	}
	if mixed {
		d.note(open, opposite(notes))
		return
	}
	for at := range t.Feedback.Len() {
		if t.Feedback.At(at) != engine.Absent {
			d.note(t.Guess.At(at), notes)
		}
	}
}

// note notes a letter, unless that is known.
func (d *deduction) note(l engine.Letter, note string) {
	if l == 0 || note == "" || d.known.Of(l) != "" {
		return
	}
	if note != "0" {
		d.told++
	}
	d.known = d.known.With(l, note)
	if d.all.Of(l) != note {
		d.news = d.news || note != "0"
		d.all = d.all.With(l, note)
	}
}

// opposite returns the other word's note; "" for none.
func opposite(note string) string {
	switch note {
	case "1":
		return "2"
	case "2":
		return "1"
	}
	return ""
}
