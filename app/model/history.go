package model

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"ketword/app/internal/smalljson"
	"ketword/engine"
	"ketword/internal/format"
	"ketword/internal/order"
)

// History is the finished games, oldest first, one for each identity.
type History []Saved

// Find returns the finished game of a puzzle.
func (h History) Find(id engine.Identity) (Saved, bool) {
	for _, s := range h {
		if s.Game.Puzzle.Identity == id {
			return s, true
		}
	}
	return Saved{}, false
}

// missing returns the games of another history that this one lacks, one for
// each identity.
func (h History) missing(more History) History {
	all := h.with(more)
	known := h.identities()
	return slices.DeleteFunc(all, func(s Saved) bool { return known[s.Game.Puzzle.Identity] })
}

// identities returns the set of the games' identities.
func (h History) identities() map[engine.Identity]bool {
	known := make(map[engine.Identity]bool, len(h))
	for _, s := range h {
		known[s.Game.Puzzle.Identity] = true
	}
	return known
}

// with returns the history joined with the games of another that it lacks.
// Those of one day keep their order.
func (h History) with(more History) History {
	known := map[engine.Identity]bool{}
	all := make(History, 0, len(h)+len(more))
	for _, part := range []History{h, more} {
		for _, s := range part {
			if id := s.Game.Puzzle.Identity; !known[id] {
				known[id] = true
				all = append(all, s)
			}
		}
	}
	return order.Sorted(all, func(a, b Saved) int { return cmp.Compare(a.Day, b.Day) })
}

// WriteHistory writes finished games as they are stored under [HistoryKey].
func WriteHistory(h History) string {
	data := make([]smalljson.Object, len(h))
	for i, s := range h {
		data[i] = s.data().stored()
	}
	return seal(&data)
}

// ReadHistory reads what [WriteHistory] writes. Nothing stored is an empty
// history. Each game that can't be read, or has not ended, is a [*GameError]
// among the errors; the other games are returned.
func ReadHistory(stored string) (History, error) {
	if stored == "" {
		return nil, nil
	}
	h, bad, err := readGames(stored, func() {})
	errs := []error{err}
	for _, wrong := range bad {
		errs = append(errs, wrong)
	}
	return h, errors.Join(errs...)
}

// gamesAtATime is how many games are read between two yields: a few
// milliseconds' worth on a slow phone.
const gamesAtATime = 100

// readGames reads a history game by game, and calls yield every few
// milliseconds. The error tells that it is no history.
func readGames(stored string, yield func()) (h History, bad []*GameError, err error) {
	var data []smalljson.Raw
	if err := unseal(stored, &data); err != nil {
		return nil, nil, err
	}
	for i, d := range data {
		if i%gamesAtATime == 0 {
			yield()
		}
		s, wrong := readFinished(d)
		if wrong != nil {
			wrong.Number = i + 1
			bad = append(bad, wrong)
			continue
		}
		h = append(h, s)
	}
	return h.with(nil), bad, nil
}

// readFinished reads one game of a history.
func readFinished(data smalljson.Raw) (Saved, *GameError) {
	var d savedData
	if err := data.Read(d.stored()); err != nil {
		return Saved{}, &GameError{Fault: BadShape, Err: err}
	}
	s, err := d.restore()
	var wrong *GameError
	switch {
	case errors.As(err, &wrong):
		return Saved{}, wrong
	case !s.finished():
		return Saved{}, &GameError{Fault: Unfinished, Err: errUnfinished}
	}
	return s, nil
}

// MergeHistory joins two stored histories: the games of both, oldest first, and
// those of one day with the first history's before the second's. Of two games
// with one identity, the first history's stays. The error tells that one of the
// histories can't be read.
func MergeHistory(stored, more string) (string, error) {
	old, err := ReadHistory(stored)
	if err != nil {
		return "", format.Error("stored history: %w", err)
	}
	added, err := ReadHistory(more)
	if err != nil {
		return "", format.Error("added history: %w", err)
	}
	return WriteHistory(old.with(added)), nil
}

// The history can be exported as a file, and imported from one: another
// browser's, or the terminal edition's.

// ExportHistory offers the history as a file.
type ExportHistory struct{}

func (ExportHistory) update(m Model) (Model, []Effect) {
	if len(m.History) == 0 {
		return m, nil
	}
	m, confirmed := m.confirm(HistoryExported{})
	return m, append([]Effect{OfferHistory{Value: WriteHistory(m.History)}}, confirmed...)
}

// OfferHistory offers the stored history as a file, joined by [MergeHistory]
// with the games of Value, which storage may have refused. Where what is
// stored can't be read, it offers Value.
type OfferHistory struct {
	effect
	Value string
}

// ImportHistory tells that a file was picked.
type ImportHistory struct{}

func (ImportHistory) update(m Model) (Model, []Effect) {
	if m.Reading {
		return m, nil
	}
	m.Reading, m.Notices = true, nil
	return m, []Effect{ReadHistoryFile{}}
}

// ReadHistoryFile reads the file that was picked, by [CheckHistory]. It comes
// back as [HistoryRead] or [HistoryRefused].
type ReadHistoryFile struct{ effect }

// HistoryRead brings the games of the file.
type HistoryRead struct{ Games History }

// update takes in the games that are not in the history yet, and shows them:
// all games, where those of the mode that is shown are not all that came. One
// that is unfinished here has ended as the file says.
func (msg HistoryRead) update(m Model) (Model, []Effect) {
	m.Reading = false
	added := m.History.missing(msg.Games)
	told := []Notice{GamesAdded{Added: len(added), Read: len(msg.Games)}}
	if len(added) == 0 {
		return m.tell(told...), nil
	}
	effects := append(m.journalFinished(added), m.storeFinished(added)...)
	m = m.withFinished(added)
	if Summarise(added, m.Tab).Played < len(added) {
		m.Tab = AllTab
	}
	switch {
	case m.frozen[HistoryKey]:
		told = also(told, NewerValue{})
	case m.Unsaved:
		told = also(told, CantSave{})
	}
	return m.tell(told...), effects
}

// storeFinished returns the effects that store games that have ended elsewhere,
// and then remove what was stored of them unfinished.
func (m Model) storeFinished(h History) []Effect {
	effects := m.unlessFrozen(HistoryKey, Append{Key: HistoryKey, Value: WriteHistory(h)})
	if len(effects) == 0 {
		return nil
	}
	for _, s := range h {
		id := s.Game.Puzzle.Identity
		if _, begun := m.Saved[id]; begun {
			effects = append(effects, m.unlessFrozen(gameKey(id), Remove{Key: gameKey(id)})...)
		}
	}
	return effects
}

// HistoryRefused tells why the file can't be taken in.
type HistoryRefused struct{ Refusal HistoryRefusal }

func (msg HistoryRefused) update(m Model) (Model, []Effect) {
	m.Reading = false
	return m.tell(HistoryNotImported{Refusal: msg.Refusal}), nil
}

// HistoryRefusal tells why a file was not taken in as a history.
type HistoryRefusal struct {
	Fault        FileFault
	Size         int          // FileTooLong: in bytes
	Line, Column int          // FileNotJSON: of the first character that can't stand there, from 1
	Games        []*GameError // FileBadGames, in their order
}

// MaxHistoryBytes is how long a file with a history may be: twice what browsers
// usually store.
const MaxHistoryBytes = 10 << 20

// FileFault is what is wrong with a file that is to be read as a history.
type FileFault uint8

// The faults of a file.
const (
	NoFault      FileFault = iota
	FileUnread             // the browser can't read it
	FileEmpty              // nothing but blanks
	FileTooLong            // longer than MaxHistoryBytes
	FileNotJSON            // it is not JSON, or breaks off
	FileOther              // it is JSON, but no history
	FileNewer              // of a newer version
	FileBadGames           // some games can't be read
)

// CheckHistory reads the text of a file with a history. All of its games must
// be good. yield is called every few milliseconds.
func CheckHistory(text string, yield func()) (History, HistoryRefusal) {
	if strings.TrimSpace(text) == "" {
		return nil, HistoryRefusal{Fault: FileEmpty}
	}
	var syntax *smalljson.SyntaxError
	h, bad, err := readGames(text, yield)
	switch {
	case errors.As(err, &syntax):
		line, column := lineAndColumn(text, syntax.At)
		return nil, HistoryRefusal{Fault: FileNotJSON, Line: line, Column: column}
	case errors.Is(err, ErrNewer):
		return nil, HistoryRefusal{Fault: FileNewer}
	case err != nil:
		return nil, HistoryRefusal{Fault: FileOther}
	case len(bad) > 0:
		return nil, HistoryRefusal{Fault: FileBadGames, Games: bad}
	}
	return h, HistoryRefusal{}
}

// lineAndColumn returns where in a text a byte is: its line, and its character
// in the line, both from 1.
func lineAndColumn(text string, at int) (line, column int) {
	before := text[:max(0, min(at, len(text)))]
	start := strings.LastIndexByte(before, '\n') + 1
	return strings.Count(before, "\n") + 1, utf8.RuneCountInString(before[start:]) + 1
}
