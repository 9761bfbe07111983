package model

import (
	"os"
	"reflect"
	"strings"
	"testing"
)

// goodGame is a finished game as it stands in a history.
const goodGame = `{"id":"classic/en/5/1184/6/normal/11","list":"2281a68fe8c929c8","secret":"C7vEdhI","guesses":["shelf","flesh"],"day":10}`

// TestCheckHistory: what is no good history is refused, with what is wrong and
// where.
func TestCheckHistory(t *testing.T) {
	unfinished := strings.Replace(goodGame, `,"flesh"]`, "]", 1)
	for text, want := range map[string]HistoryRefusal{
		"":                        {Fault: FileEmpty},
		" \r\n\t":                 {Fault: FileEmpty},
		"x":                       {Fault: FileNotJSON, Line: 1, Column: 1},
		"\x89PNG\r\n":             {Fault: FileNotJSON, Line: 1, Column: 1},
		"{\n\"v\": 1,\n é}":       {Fault: FileNotJSON, Line: 3, Column: 2},
		"{\"v\":\"éé\", x}":       {Fault: FileNotJSON, Line: 1, Column: 12},
		`{"v":1,"data":[`:         {Fault: FileNotJSON, Line: 1, Column: 15},
		`{"v":1,"data":[]} more`:  {Fault: FileNotJSON, Line: 1, Column: 19},
		"null":                    {Fault: FileOther},
		"[]":                      {Fault: FileOther},
		"3":                       {Fault: FileOther},
		"{}":                      {Fault: FileOther},
		`{"v":1}`:                 {Fault: FileOther},
		`{"v":0,"data":[]}`:       {Fault: FileOther},
		`{"v":"1","data":[]}`:     {Fault: FileOther},
		`{"v":1,"data":{"id":1}}`: {Fault: FileOther},
		`{"v":99,"data":{"x":1}}`: {Fault: FileNewer},
		`{"v":1,"data":[]}`:       {},
		"\n" + `{"v":1, "data":[` + goodGame + "]}\n": {},
	} {
		_, got := CheckHistory(text, func() {})
		equal(t, text, got, want)
	}
	_, got := CheckHistory(`{"v":1,"data":[`+unfinished+","+goodGame+",3]}", func() {})
	equal(t, "fault", got.Fault, FileBadGames)
	var bad []GameError
	for _, wrong := range got.Games {
		bad = append(bad, GameError{Number: wrong.Number, Fault: wrong.Fault})
	}
	equal(t, "games", bad, []GameError{{Number: 1, Fault: Unfinished}, {Number: 3, Fault: BadShape}})
}

// TestCheckHistoryPauses: a long file lets the page live.
func TestCheckHistoryPauses(t *testing.T) {
	pauses := 0
	text := `{"v":1,"data":[` + strings.Repeat(goodGame+",", 5*gamesAtATime-1) + goodGame + "]}"
	h, _ := CheckHistory(text, func() { pauses++ })
	equal(t, "games, one for each identity", len(h), 1)
	equal(t, "pauses", pauses, 5)
}

// TestTerminalHistory: the file that the terminal edition has written is read
// here, and its games are those that the site stores.
func TestTerminalHistory(t *testing.T) {
	data, err := os.ReadFile("testdata/terminal.json")
	if err != nil {
		t.Fatal(err)
	}
	h, refusal := CheckHistory(string(data), func() {})
	equal(t, "refusal", refusal, HistoryRefusal{})
	read, err := ReadHistory(string(data))
	if err != nil || !reflect.DeepEqual(read, h) {
		t.Errorf("as stored: %+v, %v", read, err)
	}
	equal(t, "written again", WriteHistory(h), string(data))
}
