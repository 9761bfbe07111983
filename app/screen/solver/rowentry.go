package solver

import (
	"errors"
	"slices"
	"strings"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// EnterRows enters text: a guess, a row with its marks, or the rows of a game, which
// replace all rows.
type EnterRows struct {
	Text    string
	Heading Heading
}

// Heading is what a text says about its game in the words of the interface. Fields that it
// does not give are zero.
type Heading struct {
	Mode  engine.Mode
	List  lists.Name
	Level string // its name
}

// entryError says why input was refused. The zero entryError means that it was not.
type entryError struct {
	Row int   // row for whose guess it was entered; or noRow
	Err error // from [engine.ParseTranscripts] or [engine.ParseTurn], a [*engine.LengthError], or errManyRows
}

// errManyRows means that there are more rows than maxRows.
var errManyRows = errors.New("too many rows")

// Change adds the rows. A text that is invalid or has the results of several games changes nothing,
// and stays in the input.
func (msg EnterRows) Change(s *session.Session, m *Model, out *screen.Intents) {
	text := strings.TrimSpace(msg.Text)
	if text == "" {
		return
	}
	m.Results = nil
	read := s.Reader(m.listTold(s, text, msg.Heading))
	results, err := read.ParseTranscripts(text)
	if errors.Is(err, engine.ErrNoRows) && !strings.Contains(text, "\n") {
		if _, why := read.ParseTurn(text); why != nil {
			err = why // it is more specific
		}
	}
	switch {
	case err != nil:
	case len(results) > 1:
		m.Refusal, m.Results = entryError{}, results
		return
	case len(results[0].Turns) == 1 && len(results[0].Other) == 0:
		err = m.addRow(s, results[0].Turns[0])
	default:
		if err = m.fillRows(s, results[0], msg.Heading); err == nil {
			m.review(s, out)
		}
	}
	if err != nil {
		m.Refusal = entryError{Row: noRow, Err: err}
		return
	}
	out.Add(screen.Perform{Effect: effect.ClearEntry{}})
}

// listTold returns the list that a text names, or else the solver's. The letters of that list are used to
// read the text's words.
func (m *Model) listTold(s *session.Session, text string, h Heading) lists.Name {
	told, err := engine.ParseTranscripts(text)
	if err != nil {
		return m.List
	}
	list := kindOf(s, m.Position, headingOf(s, told[0], h)).List
	return listOfLength(s, list, max(told[0].Turns[0].Feedback.Len(), told[0].Turns[0].Guess.Len()))
}

// addRow adds a row, which may lack its guess or its marks. The length of the first row
// chooses the list.
func (m *Model) addRow(s *session.Session, t engine.Turn) error {
	p, what := m.Position, didEnter
	if len(p.Rows) >= maxRows {
		return errManyRows
	}
	if t.Feedback.Len() == 0 {
		what = didAdd
		t.Feedback = engine.FeedbackOf(0, t.Guess.Len(), false)
	}
	if len(p.Rows) == 0 && what == didEnter {
		p.List = listOfLength(s, p.List, t.Feedback.Len())
	}
	if err := checkLength(t, p.List.Length); err != nil {
		return err
	}
	if t.Feedback.Mixed() {
		p.Mode = engine.Quantum
	}
	p.Rows = append(slices.Clip(p.Rows), t)
	m.change(p, what, len(p.Rows)-1, 0)
	return nil
}

// checkLength returns an error unless a row has want letters, and as many marks if it has any.
func checkLength(t engine.Turn, want int) error {
	switch wrong := (&engine.LengthError{Min: want, Max: want}); {
	case t.Guess.Len() > 0 && t.Guess.Len() != want:
		wrong.Got = t.Guess.Len()
		return &engine.TurnError{Text: t.Guess.String(), Err: wrong}
	case t.Feedback.Len() != want:
		wrong.Got, wrong.Marks = t.Feedback.Len(), true
		return wrong
	}
	return nil
}

// AddRow adds a row with a guess of the coach, and no marks.
type AddRow struct{ Guess string }

func (msg AddRow) Change(s *session.Session, m *Model, out *screen.Intents) {
	guess, err := engine.ParseWord(msg.Guess)
	if err == nil {
		err = m.addRow(s, engine.Turn{Guess: guess})
	}
	if err != nil {
		m.Refusal = entryError{Row: noRow, Err: err}
	}
}

// fillRows replaces the rows by those of a text, and the kind of game by the one it names.
func (m *Model) fillRows(s *session.Session, read engine.Transcript, h Heading) error {
	if len(read.Turns) > maxRows {
		return errManyRows
	}
	p := m.Position
	p.Rows = read.Turns
	for i, t := range p.Rows {
		if t.Feedback.Len() == 0 {
			p.Rows[i].Feedback = engine.FeedbackOf(0, t.Guess.Len(), false)
		}
	}
	length := p.Rows[0].Feedback.Len()
	p = kindOf(s, p, headingOf(s, read, h))
	p.List = listOfLength(s, p.List, length)
	if slices.ContainsFunc(p.Rows, func(t engine.Turn) bool { return t.Feedback.Mixed() }) {
		p.Mode = engine.Quantum
	}
	if p.List.Length != length {
		return &engine.LengthError{Got: length, Min: engine.MinLength, Max: engine.MaxLength, Marks: true}
	}
	m.replaceRows(p, didFill)
	m.lost = read.Lost()
	return nil
}

// headingOf adds to a heading what the title and the links in a text say about its puzzle.
// The score line of another game means that it is classic, and an asterisk after it that its
// level was hard.
func headingOf(s *session.Session, read engine.Transcript, h Heading) Heading {
	if title := read.Title; title.Mode.Valid() {
		h.Mode = title.Mode
		if h.Level == "" || title.Level != engine.Normal {
			h.Level = title.Level.String()
		}
		if list, found := s.ListWithCode(title.List); found {
			h.List = list
		}
	}
	for _, line := range read.Other {
		if at := strings.IndexAny(line, "?#"); at >= 0 && strings.Contains(line, "://") {
			query, _, _ := strings.Cut(line[at+1:], " ")
			l := s.ParseLink(query)
			if l.Names || l.Given[links.ParamMode] {
				h.Mode = l.Rules.Mode
			}
			if l.Names || l.Given[links.ParamLang] {
				h.List = l.List
			}
			if l.Given[links.ParamLevel] {
				h.Level = l.Rules.Level.String()
			}
		}
	}
	if level, is := read.OtherGame(); is && !h.Mode.Valid() {
		h.Mode, h.Level = engine.Classic, level.String()
	}
	return h
}

// kindOf sets the kind of a position's game from a heading, as far as it is given and
// known.
func kindOf(s *session.Session, p Position, h Heading) Position {
	if h.Mode.Valid() {
		p.Mode, p.Level = h.Mode, engine.Normal
	}
	if list, found := s.Find(h.List); found {
		p.List = list.Name
	}
	if level, err := engine.ParseLevel(h.Level); err == nil {
		p.Level = level
	}
	return p
}

// listOfLength returns a list with words of a length: the list itself, another one of its
// language, of the current or the default language, or a player's. If there is none, it
// returns the list.
func listOfLength(s *session.Session, list lists.Name, length int) lists.Name {
	if list.Length == length {
		return list
	}
	for _, lang := range []string{list.Lang, s.InPlay.Name.Lang, lists.Default().Lang} {
		if other, found := s.Find(lists.Name{Lang: lang, Length: length}); found && other.Name.Length == length {
			return other.Name
		}
	}
	for _, own := range s.Own {
		if own.Name.Length == length {
			return own.Name
		}
	}
	return list
}

// EditRow opens the input for the guess of a row; noRow closes it.
type EditRow struct{ Row int }

func (msg EditRow) Change(s *session.Session, m *Model, out *screen.Intents) {
	m.Editing = noRow
	if m.has(msg.Row) {
		m.Editing = msg.Row
	}
}

// SpellRow sets the guess of a row.
type SpellRow struct {
	Row  int
	Text string
}

// Change also sets the marks of the row, if the text has them.
func (msg SpellRow) Change(s *session.Session, m *Model, out *screen.Intents) {
	p := m.Position
	if !p.has(msg.Row) || strings.TrimSpace(msg.Text) == "" {
		m.Editing = noRow
		return
	}
	old := p.Rows[msg.Row]
	t, err := s.Reader(p.List).ParseTurn(msg.Text)
	if err == nil && t.Feedback.Len() == 0 && t.Guess.Len() == old.Feedback.Len() {
		t.Feedback = old.Feedback
	}
	if err == nil {
		err = checkLength(t, old.Feedback.Len())
	}
	if err != nil {
		m.Refusal = entryError{Row: msg.Row, Err: err}
		return
	}
	lacked := m.lacking() != noRow
	if m.change(p.withRow(msg.Row, t), didSpell, msg.Row, 0); lacked {
		m.review(s, out)
	}
}
