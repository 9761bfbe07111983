package model

import (
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"
)

// MaxHistoryBytes is how long a file with a history may be: some 50,000 games,
// twice as many as a browser stores.
const MaxHistoryBytes = 10 << 20

// HistoryRefusal tells why a file was not taken in as a history.
type HistoryRefusal struct {
	Fault        FileFault
	Size         int          // FileTooLong: in bytes
	Line, Column int          // FileNotJSON: of the first character that can't stand there, from 1
	Games        []*GameError // FileBadGames, in their order
}

// FileFault is a kind of fault of a file that is to be read as a history.
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
// be good. pause is called every few milliseconds.
func CheckHistory(text string, pause func()) (History, HistoryRefusal) {
	if strings.TrimSpace(text) == "" {
		return nil, HistoryRefusal{Fault: FileEmpty}
	}
	var syntax *json.SyntaxError
	if err := json.Unmarshal([]byte(text), new(json.RawMessage)); errors.As(err, &syntax) {
		line, column := placeIn(text, int(syntax.Offset)-1)
		return nil, HistoryRefusal{Fault: FileNotJSON, Line: line, Column: column}
	}
	h, bad, err := readGames(text, pause)
	switch {
	case errors.Is(err, ErrNewer):
		return nil, HistoryRefusal{Fault: FileNewer}
	case err != nil:
		return nil, HistoryRefusal{Fault: FileOther}
	case len(bad) > 0:
		return nil, HistoryRefusal{Fault: FileBadGames, Games: bad}
	}
	return h, HistoryRefusal{}
}

// placeIn returns the line and the character in it, from 1, of a byte of a
// text.
func placeIn(text string, at int) (line, column int) {
	before := text[:max(0, min(at, len(text)))]
	start := strings.LastIndexByte(before, '\n') + 1
	return strings.Count(before, "\n") + 1, utf8.RuneCountInString(before[start:]) + 1
}
