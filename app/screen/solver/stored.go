package solver

import (
	"cmp"

	"ketword/app/envelope"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/engine"
	solving "ketword/engine/solver"
	"ketword/internal/each"
)

// storedPosition is the stored form of a position.
type storedPosition struct {
	mode, list, level string
	pool              string   // "" for the answers
	rows              []string // such as "slate o_*__"; without a guess, only the marks
}

func (s *storedPosition) stored() envelope.Object {
	return envelope.Object{
		{Name: "mode", Value: &s.mode}, {Name: "list", Value: &s.list}, {Name: "level", Value: &s.level}, {Name: "rows", Value: &s.rows},
		{Name: "pool", Value: &s.pool, OmitEmpty: true},
	}
}

// sealed returns the position in its stored form.
func (p *Position) sealed() string {
	s := storedPosition{mode: p.Mode.String(), list: p.List.String(), level: p.Level.String(), pool: string(p.Pool), rows: each.Of(p.Rows, engine.Turn.String)}
	return envelope.Position.Seal(s.stored())
}

// readPosition reads the text written by sealed.
func readPosition(text string) (p Position, err error) {
	var s storedPosition
	if err := envelope.Position.Unseal(text, s.stored()); err != nil {
		return Position{}, err
	}
	var wrong [3]error
	p.Mode, wrong[0] = engine.ParseMode(s.mode)
	p.List, wrong[1] = lists.ParseName(s.list)
	p.Level, wrong[2] = engine.ParseLevel(s.level)
	if s.pool == string(solving.Guesses) {
		p.Pool = solving.Guesses
	}
	for _, line := range s.rows {
		t, err := engine.ParseTurn(line)
		if err != nil {
			return Position{}, err
		}
		p.Rows = append(p.Rows, t)
	}
	return p, cmp.Or(wrong[:]...)
}

// StorageKey is the storage key of the position.
const StorageKey = records.KeyPrefix + "solver"

// store stores the position, if it has changed, and reports whether it has.
func (m *Model) store(out *screen.Intents) bool {
	text := m.Position.sealed()
	if !m.begun || text == m.stored {
		return false
	}
	m.stored = text
	out.Add(screen.Store{Key: StorageKey, Value: text})
	return true
}

// Read sets the position to a stored one.
func (m *Model) Read(stored string) error {
	p, err := readPosition(stored)
	if err == nil {
		m.Position, m.chosen, m.stored = p, true, p.sealed()
	}
	return err
}
