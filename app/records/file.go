package records

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"ketword/app/envelope"
	"ketword/app/internal/smalljson"
	"ketword/engine"
	"ketword/internal/format"
)

// File is what a file with a history has.
type File struct {
	Games    History
	Scores   []Scores                 // imported counts
	Settings map[string]smalljson.Raw // that the player has changed, by name
}

// WriteFile writes what a file has. Without counts and settings it is the text
// of [WriteHistory].
func WriteFile(f File) string {
	text := strings.TrimSuffix(WriteHistory(f.Games), "}")
	if len(f.Scores) > 0 {
		lines := ScoreLines(f.Scores)
		text += `,"scores":` + envelope.Counts.Seal(&lines)
	}
	if len(f.Settings) > 0 {
		text += `,"settings":` + envelope.Settings.Seal(&f.Settings)
	}
	return text + "}"
}

// MergeHistory joins two stored histories, or files: the games of both, oldest first,
// and those of one day with the first history's before the second's. Of two games
// with one identity, the first history's stays; of two choices of a setting, too. Imported
// counts stay, each once. The error tells that one of the histories can't be read.
func MergeHistory(stored, more string) (string, error) {
	old, err := readStoredFile(stored)
	if err != nil {
		return "", format.Error("stored history: %w", err)
	}
	added, err := readStoredFile(more)
	if err != nil {
		return "", format.Error("added history: %w", err)
	}
	f := File{Games: old.Games.With(added.Games), Scores: slices.Concat(old.Scores, AddedScores(old.Scores, added.Scores))}
	f.Settings = map[string]smalljson.Raw{}
	maps.Copy(f.Settings, added.Settings)
	maps.Copy(f.Settings, old.Settings)
	return WriteFile(f), nil
}

// readStoredFile reads a history as it is stored, or stands in a file.
func readStoredFile(text string) (File, error) {
	games, err := ReadHistory(text)
	if err != nil {
		return File{}, err
	}
	f := File{Games: games}
	_, err = f.readParts(engine.Forever, text)
	return f, err
}

// readParts reads the imported counts and the settings of a file, which has them beside the games, each in an
// envelope of its own, where a program that does not know them passes them over. The error tells what
// is wrong with the part that has the fault.
func (f *File) readParts(ctx engine.Context, text string) (FileFault, error) {
	var lines []string
	engine.Pause(ctx) // each part is looked for in the whole text
	err := partOf(text, "scores", envelope.Counts, &lines)
	if err == nil {
		f.Scores, err = parseLines(lines)
	}
	if err != nil {
		return FileBadScores, err
	}
	engine.Pause(ctx)
	return FileBadSettings, partOf(text, "settings", envelope.Settings, &f.Settings)
}

// partOf reads a part of a file by its name; no part is nothing.
func partOf(text, name string, kind envelope.Kind, value any) error {
	var part smalljson.Raw
	if text == "" {
		return nil
	}
	if err := smalljson.Unmarshal(text, smalljson.Object{{Name: name, Value: &part}}); err != nil {
		return err
	}
	return kind.UnsealPart(part, value)
}

// FileRefusal tells why a file was not taken in as a history.
type FileRefusal struct {
	Fault        FileFault
	Size         int          // FileTooLong: in bytes
	Line, Column int          // FileNotJSON: of the first character that can't stand there, from 1
	Games        []*GameError // FileBadGames, in their order
}

// MaxFileBytes is how long a file with a history may be: twice what browsers
// usually store.
const MaxFileBytes = 10 << 20

// FileFault is what is wrong with a file that is to be read as a history.
type FileFault uint8

// The faults of a file.
const (
	NoFault         FileFault = iota
	FileUnread                // the browser can't read it
	FileEmpty                 // nothing but blanks
	FileTooLong               // longer than MaxFileBytes
	FileNotJSON               // it is not JSON, or breaks off
	FileOther                 // it is JSON, but no history
	FileNewer                 // of a newer version
	FileBadGames              // some games can't be read
	FileBadScores             // some imported counts can't
	FileBadSettings           // the settings can't
)

// ReadFile reads the text of a file with a history. All of its games, counts
// and settings must be good.
func ReadFile(ctx engine.Context, text string) (File, FileRefusal) {
	whole := text // without the blanks around it, of which there may be megabytes
	if text = strings.TrimSpace(text); text == "" {
		return File{}, FileRefusal{Fault: FileEmpty}
	}
	h, bad, err := readGames(ctx, text)
	syntax, notJSON := errors.AsType[*smalljson.SyntaxError](err)
	switch {
	case notJSON:
		before := strings.Index(whole, text)
		line, column := lineAndColumn(whole, before+syntax.At)
		return File{}, FileRefusal{Fault: FileNotJSON, Line: line, Column: column}
	case err != nil:
		return File{}, refusalOf(err, FileOther)
	case len(bad) > 0:
		return File{}, FileRefusal{Fault: FileBadGames, Games: bad}
	}
	f := File{Games: h}
	if fault, err := f.readParts(ctx, text); err != nil {
		return File{}, refusalOf(err, fault)
	}
	return f, FileRefusal{}
}

// refusalOf returns why a file is refused that, or a part of which, can't be read.
func refusalOf(err error, fault FileFault) FileRefusal {
	if errors.Is(err, envelope.ErrNewer) {
		fault = FileNewer
	}
	return FileRefusal{Fault: fault}
}

// lineAndColumn returns where in a text a byte is: its line, and its character
// in the line, both from 1.
func lineAndColumn(text string, at int) (line, column int) {
	before := text[:max(0, min(at, len(text)))]
	start := strings.LastIndexByte(before, '\n') + 1
	return strings.Count(before, "\n") + 1, utf8.RuneCountInString(before[start:]) + 1
}
