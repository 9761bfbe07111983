package model

import (
	"errors"
	"strings"
	"unicode/utf8"

	"ketword/app/internal/smalljson"
	"ketword/internal/format"
)

// HistoryFile is what a file with a history has.
type HistoryFile struct {
	Games    History
	Scores   []Scores                 // imported counts
	Settings map[string]smalljson.Raw // that the player has changed, by name
}

// WriteHistoryFile writes what a file has. Without counts and settings it is the text
// of [WriteHistory].
func WriteHistoryFile(f HistoryFile) string {
	text := strings.TrimSuffix(WriteHistory(f.Games), "}")
	if len(f.Scores) > 0 {
		lines := scoreLines(f.Scores)
		text += `,"scores":` + string(smalljson.Marshal(&lines))
	}
	if len(f.Settings) > 0 {
		text += `,"settings":` + string(smalljson.Marshal(&f.Settings))
	}
	return text + "}"
}

// MergeHistory joins two stored histories, or files: the games of both, oldest first,
// and those of one day with the first history's before the second's. Of two games
// with one identity, the first history's stays; of two choices of a setting, too. Imported
// counts stay, each once. The error tells that one of the histories can't be read.
func MergeHistory(stored, more string) (string, error) {
	old, err := readFile(stored)
	if err != nil {
		return "", format.Error("stored history: %w", err)
	}
	added, err := readFile(more)
	if err != nil {
		return "", format.Error("added history: %w", err)
	}
	counts := append(old.Scores, newScores(old.Scores, added.Scores)...)
	settings := joinedChoices(old.Settings, added.Settings)
	return WriteHistoryFile(HistoryFile{Games: old.Games.with(added.Games), Scores: counts, Settings: settings}), nil
}

// readFile reads a history as it is stored, or stands in a file.
func readFile(text string) (HistoryFile, error) {
	games, err := ReadHistory(text)
	if err != nil {
		return HistoryFile{}, err
	}
	counts, err := scoresIn(text)
	if err != nil {
		return HistoryFile{}, err
	}
	settings, err := settingsIn(text)
	return HistoryFile{Games: games, Scores: counts, Settings: settings}, err
}

// The history can be exported as a file, and imported from one: another
// browser's, or the terminal edition's.

// ExportHistory offers the history as a file.
type ExportHistory struct{}

func (ExportHistory) update(m Model) (Model, []Effect) {
	if len(m.History)+len(m.Imported) == 0 {
		return m, nil
	}
	m, confirmed := m.confirm(HistoryExported{})
	return m, append([]Effect{OfferHistory{Value: WriteHistoryFile(HistoryFile{m.History, m.Imported, m.Settings.stored})}}, confirmed...)
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

// HistoryRead brings what the file has.
type HistoryRead HistoryFile

// update takes in the games and counts that are not here yet, and shows them: all
// games, where those that are selected are not all that came. One that is unfinished
// here has ended as the file says. Settings hold where the player has chosen none here.
func (msg HistoryRead) update(m Model) (Model, []Effect) {
	m.Reading = false
	added, counts := m.History.missing(msg.Games), newScores(m.Imported, msg.Scores)
	m, effects := m.takeSettings(msg.Settings)
	told := []Notice{GamesAdded{Added: len(added), Read: len(msg.Games), Lines: len(counts), Settings: len(effects) > 0}}
	if len(added)+len(counts) == 0 {
		return m.tell(told...), effects
	}
	m, more := m.addScores(counts)
	effects = append(effects, more...)
	if len(added) > 0 {
		effects = append(effects, append(m.journalFinished(added), m.storeFinished(added)...)...)
		m = m.withFinished(added)
	}
	if len(counts) > 0 || len(m.Selection.of(added)) < len(added) {
		m.Selection = Selection{}
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
	NoFault         FileFault = iota
	FileUnread                // the browser can't read it
	FileEmpty                 // nothing but blanks
	FileTooLong               // longer than MaxHistoryBytes
	FileNotJSON               // it is not JSON, or breaks off
	FileOther                 // it is JSON, but no history
	FileNewer                 // of a newer version
	FileBadGames              // some games can't be read
	FileBadScores             // some imported counts can't
	FileBadSettings           // the settings can't
)

// CheckHistory reads the text of a file with a history. All of its games, counts
// and settings must be good. yield is called every few milliseconds.
func CheckHistory(text string, yield func()) (HistoryFile, HistoryRefusal) {
	if strings.TrimSpace(text) == "" {
		return HistoryFile{}, HistoryRefusal{Fault: FileEmpty}
	}
	var syntax *smalljson.SyntaxError
	h, bad, err := readGames(text, yield)
	switch {
	case errors.As(err, &syntax):
		line, column := lineAndColumn(text, syntax.At)
		return HistoryFile{}, HistoryRefusal{Fault: FileNotJSON, Line: line, Column: column}
	case errors.Is(err, ErrNewer):
		return HistoryFile{}, HistoryRefusal{Fault: FileNewer}
	case err != nil:
		return HistoryFile{}, HistoryRefusal{Fault: FileOther}
	case len(bad) > 0:
		return HistoryFile{}, HistoryRefusal{Fault: FileBadGames, Games: bad}
	}
	counts, err := scoresIn(text)
	if err != nil {
		return HistoryFile{}, HistoryRefusal{Fault: FileBadScores}
	}
	settings, err := settingsIn(text)
	if err != nil {
		return HistoryFile{}, HistoryRefusal{Fault: FileBadSettings}
	}
	return HistoryFile{Games: h, Scores: counts, Settings: settings}, HistoryRefusal{}
}

// lineAndColumn returns where in a text a byte is: its line, and its character
// in the line, both from 1.
func lineAndColumn(text string, at int) (line, column int) {
	before := text[:max(0, min(at, len(text)))]
	start := strings.LastIndexByte(before, '\n') + 1
	return strings.Count(before, "\n") + 1, utf8.RuneCountInString(before[start:]) + 1
}
