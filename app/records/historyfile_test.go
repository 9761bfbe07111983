package records

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"ketword/app/envelope"
	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestReadFile: an invalid history is refused, with the fault and its position.
func TestReadFile(t *testing.T) {
	unfinished := strings.Replace(apptest.StoredGame, `,"flesh"]`, "]", 1)
	for text, want := range map[string]FileRefusal{
		"":                       {Fault: FileEmpty},
		" \r\n\t":                {Fault: FileEmpty},
		"x":                      {Fault: FileNotJSON, Line: 1, Column: 1},
		"\x89PNG\r\n":            {Fault: FileNotJSON, Line: 1, Column: 1},
		"{\n\"v\": 1,\n é}":      {Fault: FileNotJSON, Line: 3, Column: 2},
		"{\"v\":\"éé\", x}":      {Fault: FileNotJSON, Line: 1, Column: 12},
		`{"v":1,"data":[`:        {Fault: FileNotJSON, Line: 1, Column: 15},
		`{"v":1,"data":[]} more`: {Fault: FileNotJSON, Line: 1, Column: 19},
		"null":                   {Fault: FileOther},
		"[]":                     {Fault: FileOther},
		"3":                      {Fault: FileOther},
		"{}":                     {Fault: FileOther},
		`{"v":1}`:                {Fault: FileOther},
		`{"v":0,"data":[]}`:      {Fault: FileOther},
		`{"v":"1","data":[]}`:    {Fault: FileOther},
		apptest.Sealed(envelope.Games, `{"id":1}`): {Fault: FileOther},
		apptest.Newer:                        {Fault: FileNewer},
		apptest.Sealed(envelope.Games, `[]`): {},
		"\n" + `{"v":1, "data":[` + apptest.StoredGame + "]}\n": {},
	} {
		_, got := ReadFile(engine.Forever, text)
		apptest.Equal(t, text, got, want)
	}
	_, got := ReadFile(engine.Forever, `{"v":1,"data":[`+unfinished+","+apptest.StoredGame+",3]}")
	apptest.Equal(t, "fault", got.Fault, FileBadGames)
	var bad []GameError
	for _, wrong := range got.Games {
		bad = append(bad, GameError{Number: wrong.Number, Fault: wrong.Fault})
	}
	apptest.Equal(t, "games", bad, []GameError{{Number: 1, Fault: Unfinished}, {Number: 3, Fault: BadShape}})
}

// TestPartsOfAFile: each part of a file has the version of its own kind.
func TestPartsOfAFile(t *testing.T) {
	before := envelope.Migrations
	t.Cleanup(func() { envelope.Migrations = before })
	same := func(data envelope.Raw) (envelope.Raw, error) { return data, nil }
	envelope.Migrations[envelope.Counts] = []envelope.Migration{same}
	envelope.Migrations[envelope.Settings] = []envelope.Migration{same, same}
	file := File{Scores: []Scores{{0, 0, 1}}, Settings: map[string]envelope.Raw{"theme": `"dark"`}}
	text := WriteFile(file)
	apptest.Equal(t, "written", text, `{"v":1,"data":[],"scores":{"v":2,"data":["0 0 1 0 0 0 0 0 0 0"]},"settings":{"v":3,"data":{"theme":"dark"}}}`)
	read, refusal := ReadFile(engine.Forever, text)
	apptest.Equal(t, "refused", refusal, FileRefusal{})
	apptest.Equal(t, "read", []any{read.Scores, read.Settings}, []any{file.Scores, file.Settings})
}

// TestReadFilePauses: reading a long file pauses now and then.
func TestReadFilePauses(t *testing.T) {
	var pauses apptest.Pauses
	text := `{"v":1,"data":[` + strings.Repeat(apptest.StoredGame+",", 5*gamesAtATime-1) + apptest.StoredGame + "]}"
	h, _ := ReadFile(&pauses, text)
	apptest.Equal(t, "games, one for each identity", len(h.Games), 1)
	apptest.Equal(t, "pauses", pauses, 5+1)
	_, refusal := ReadFile(&pauses, strings.Repeat("\n", 1000)+"x")
	apptest.Equal(t, "behind empty lines", refusal, FileRefusal{Fault: FileNotJSON, Line: 1001, Column: 1})
}

// TestTerminalHistory: a file written by the terminal edition can be read here, and has the
// same games as the site stores.
func TestTerminalHistory(t *testing.T) {
	data, err := os.ReadFile("testdata/terminal.json")
	if err != nil {
		t.Fatal(err)
	}
	h, refusal := ReadFile(engine.Forever, string(data))
	apptest.Equal(t, "refusal", refusal, FileRefusal{})
	read, err := ReadHistory(string(data))
	if err != nil || !reflect.DeepEqual(read, h.Games) {
		t.Errorf("as stored: %+v, %v", read, err)
	}
	apptest.Equal(t, "written again", WriteHistory(h.Games), string(data))
}

// TestFileParts: counts and settings are beside the games; when two files are joined, the first
// one's choices are kept.
func TestFileParts(t *testing.T) {
	h := History{record(t, apptest.DaysOf(1, "w")[0])}
	file := File{Games: h, Scores: []Scores{{1, 2}}, Settings: map[string]envelope.Raw{"theme": `"dark"`}}
	got, refused := ReadFile(engine.Forever, WriteFile(file))
	apptest.Equal(t, "refused", refused, FileRefusal{})
	apptest.Equal(t, "file", got, file)
	apptest.Equal(t, "games alone", WriteFile(File{Games: h}), WriteHistory(h))

	other := File{Scores: []Scores{{3}}, Settings: map[string]envelope.Raw{"theme": `"light"`, "motion": `"reduced"`}}
	joined, err := MergeHistory(WriteFile(file), WriteFile(other))
	apptest.Equal(t, "error", err, nil)
	both := File{Games: h, Scores: []Scores{{1, 2}, {3}}, Settings: map[string]envelope.Raw{"theme": `"dark"`, "motion": `"reduced"`}}
	apptest.Equal(t, "joined", joined, WriteFile(both))
	for part, fault := range map[string]FileFault{`"scores":["x"]`: FileBadScores, `"scores":3`: FileBadScores, `"settings":[]`: FileBadSettings, `"friends":{"v":1,"data":{"results":"x"}}`: FileBadFriends, `"friends":3`: FileBadFriends} {
		text := `{"v":1,"data":[],` + part + "}"
		_, refused := ReadFile(engine.Forever, text)
		apptest.Equal(t, part, refused, FileRefusal{Fault: fault})
		if _, err := MergeHistory("", text); err == nil {
			t.Errorf("%s is joined", part)
		}
	}
}

// TestFriendsInFiles: friends are beside the games; when two files are joined, each result is there once.
func TestFriendsInFiles(t *testing.T) {
	result := func(who string, number uint64, guesses int) *friends.Result {
		p := friends.Puzzle{Game: friends.Game{Name: "Wordle"}, Number: number}
		return &friends.Result{Who: who, Puzzle: p, Day: engine.Day(number), Guesses: guesses, Tries: 6}
	}
	of := func(results ...*friends.Result) File {
		f, _, _ := friends.Friends{}.With(results)
		return File{Friends: f.Merge("Anna", "Anna M.").Hide("Ben", true)}
	}
	anna, ben, later := result("Anna", 1700, 3), result("Ben", 1700, 4), result("Ben", 1701, 5)
	file := of(anna, ben)
	read, refused := ReadFile(engine.Forever, WriteFile(file))
	apptest.Equal(t, "refused", refused, FileRefusal{})
	apptest.Equal(t, "read", read.Friends.Write(), file.Friends.Write())
	alone, refused := ReadFile(engine.Forever, file.Friends.File())
	apptest.Equal(t, "friends alone", []any{alone.Friends.Write(), refused}, []any{file.Friends.Write(), FileRefusal{}})

	for _, c := range []struct{ old, added, want File }{
		{file, of(result("Ben", 1700, 6), later), of(anna, ben, later)},
		{file, file, file}, {file, File{}, file}, {File{}, file, file},
	} {
		joined, err := MergeHistory(WriteFile(c.old), WriteFile(c.added))
		apptest.Equal(t, "error", err, nil)
		apptest.Equal(t, "joined", joined, WriteFile(c.want))
	}
	_, refused = ReadFile(engine.Forever, `{"v":1,"data":[],"friends":{"v":9,"data":{}}}`)
	apptest.Equal(t, "newer", refused, FileRefusal{Fault: FileNewer})
}
