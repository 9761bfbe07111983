package records

import (
	"errors"
	"maps"
	"strings"
	"unicode/utf8"

	"ketword/app/envelope"
	"ketword/app/friends"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// File is the content of a history file.
type File struct {
	Games    History
	Scores   []Scores                // imported counts
	Settings map[string]envelope.Raw // changed settings, by name
	Friends  friends.Friends
}

// Holds reports whether there is anything to import besides settings.
func (f File) Holds() bool { return len(f.Games)+len(f.Scores) > 0 || !f.Friends.Empty() }

// WriteFile returns a file as text. With games alone, it is the text of [WriteHistory].
func WriteFile(f File) string {
	text := strings.TrimSuffix(WriteHistory(f.Games), "}")
	if len(f.Scores) > 0 {
		lines := ScoreLines(f.Scores)
		text += `,"scores":` + envelope.Counts.Seal(&lines)
	}
	if len(f.Settings) > 0 {
		text += `,"settings":` + envelope.Settings.Seal(&f.Settings)
	}
	if !f.Friends.Empty() {
		text += `,"friends":` + f.Friends.Write()
	}
	return text + "}"
}

// MergeHistory joins two stored histories or files. Games are sorted by day, those of the
// first before those of the second. If both have a game with the same identity, or a choice
// for the same setting, the first one's is kept, and so is a friend's result. Duplicate counts are dropped. It
// returns an error if one of the texts can't be read.
func MergeHistory(stored, more string) (string, error) {
	old, err := readStoredFile(stored)
	if err != nil {
		return "", format.Error("stored history: %w", err)
	}
	added, err := readStoredFile(more)
	if err != nil {
		return "", format.Error("added history: %w", err)
	}
	f := File{Games: old.Games.With(added.Games), Scores: each.Joined(old.Scores, AddedScores(old.Scores, added.Scores))}
	f.Settings = map[string]envelope.Raw{}
	maps.Copy(f.Settings, added.Settings)
	maps.Copy(f.Settings, old.Settings)
	f.Friends, _, _ = old.Friends.Joined(added.Friends)
	return WriteFile(f), nil
}

// readStoredFile reads a stored history or a file.
func readStoredFile(text string) (File, error) {
	games, err := ReadHistory(text)
	if err != nil {
		return File{}, err
	}
	f := File{Games: games}
	_, err = f.readParts(engine.Forever, text)
	return f, err
}

// readParts reads the imported counts, the settings and the friends of a file. Each is next to the games in its
// own envelope, so that programs that don't know it ignore it. With an error, it returns the fault of the part.
func (f *File) readParts(ctx engine.Context, text string) (FileFault, error) {
	if text == "" {
		return NoFault, nil
	}
	var counts, settings, results envelope.Raw
	var lines []string
	engine.Pause(ctx) // the parts are searched in the whole text
	err := envelope.Unmarshal(text, envelope.Object{
		{Name: "scores", Value: &counts}, {Name: "settings", Value: &settings}, {Name: "friends", Value: &results},
	})
	if err == nil {
		err = envelope.Counts.UnsealPart(counts, &lines)
	}
	if err == nil {
		f.Scores, err = parseLines(lines)
	}
	if err != nil {
		return FileBadScores, err
	}
	if err = envelope.Settings.UnsealPart(settings, &f.Settings); err != nil || results == "" {
		return FileBadSettings, err
	}
	engine.Pause(ctx)
	f.Friends, err = friends.ReadPart(results)
	return FileBadFriends, err
}

// FileRefusal says why a history file was refused.
type FileRefusal struct {
	Fault        FileFault
	Size         int          // FileTooLong: size in bytes
	Line, Column int          // FileNotJSON: position of the first unexpected character, from 1
	Games        []*GameError // FileBadGames: the errors in order
}

// MaxFileBytes is the maximum size of a history file: twice what browsers usually store.
const MaxFileBytes = 10 << 20

// FileFault is what is wrong with a history file.
type FileFault uint8

const (
	NoFault         FileFault = iota
	FileUnread                // the browser can't read it
	FileEmpty                 // only white space
	FileTooLong               // longer than MaxFileBytes
	FileNotJSON               // not JSON, or truncated
	FileOther                 // JSON, but not a history
	FileNewer                 // written by a newer version
	FileBadGames              // some games are invalid
	FileBadScores             // some imported counts are invalid
	FileBadSettings           // the settings are invalid
	FileBadFriends            // some results of friends are invalid
	LinkCut                   // a link with a history was cut off or changed
)

// ReadFile reads a history file. It refuses the file unless all of its parts are valid.
func ReadFile(ctx engine.Context, text string) (File, FileRefusal) {
	whole := text // before removing the white space around it, which may be megabytes
	if text = strings.TrimSpace(text); text == "" {
		return File{}, FileRefusal{Fault: FileEmpty}
	}
	h, bad, err := readGames(ctx, text)
	syntax, notJSON := errors.AsType[*envelope.SyntaxError](err)
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

// refusalOf returns the refusal for an error in a file, with the given fault unless a newer version wrote
// the file.
func refusalOf(err error, fault FileFault) FileRefusal {
	if errors.Is(err, envelope.ErrNewer) {
		fault = FileNewer
	}
	return FileRefusal{Fault: fault}
}

// lineAndColumn returns the line and column of a byte in a text, both from 1. Columns count
// characters.
func lineAndColumn(text string, at int) (line, column int) {
	before := text[:max(0, min(at, len(text)))]
	start := strings.LastIndexByte(before, '\n') + 1
	return strings.Count(before, "\n") + 1, utf8.RuneCountInString(before[start:]) + 1
}
