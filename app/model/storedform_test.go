package model

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

var update = flag.Bool("update", false, "write the golden file of stored forms")

// odd is text that needs care in JSON: characters that JSON escapes, others that are
// escaped only for HTML and JavaScript, letters of two to four bytes, and an invalid byte.
const odd = "\"\\/\x00\b\t\n\f\r\x1b\x7f<&>é\u2028\u2029€😀\xff"

// oddJSON is odd in the form in which a player's browser may have stored it, followed by other escapes.
const oddJSON = `"\"\\\/\u0000\b\t\n\f\r\u001b` + "\x7f<&>é\u2028\u2029€😀\xff" + `\u00E9\ud83d\ude00\ud83dx\ud83d\ud83d\ude00\uDE00\ud83d\u0041"`

// TestStoredForms: values of every kind are stored as before, to the byte, and are read as
// before even in forms that the program does not write. -update writes the golden file,
// which only a new schema should change.
func TestStoredForms(t *testing.T) {
	const file = "testdata/stored.golden"
	got := strings.Join(append(writtenForms(t), readForms()...), "\n") + "\n"
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(want), "\n")
	for i, line := range strings.Split(got, "\n") {
		if i >= len(lines) || line != lines[i] {
			t.Fatalf("line %d of %s:\n got %s\nwant %s", i+1, file, line, lines[min(i, len(lines)-1)])
		}
	}
	equal(t, "lines", strings.Count(got, "\n"), len(lines)-1)
}

// writtenForms returns a value of every kind in its stored form.
func writtenForms(t *testing.T) []string {
	l := newLexicon(t)
	p, err := l.Puzzle(apptest.Rules(engine.Quantum), 1)
	if err != nil {
		t.Fatal(err)
	}
	oddly := records.Saved{Game: engine.NewGame(p), List: l.Fingerprint(), Typed: odd, Day: -3}
	oddly.Game.Puzzle.Lang = odd
	ended := records.History{
		{Game: mustPlay(t, engine.NewGame(p), "audio", "slate").GiveUp(), List: l.Fingerprint(), Day: 1 << 40},
		{Game: oddly.Game.GiveUp(), Day: testDay},
	}
	removed := openWindow(t, l, map[string]string{}, linked("classic", 2001, "")).send(guess("audio")...)
	removed.send(SwitchMode{Mode: engine.Quantum}, RemoveGame{Identity: removed.model.Unfinished()[0].Game.Puzzle.Identity.String()})
	settings := newModel(l)
	settings.Settings, err = settings.Settings.Read(
		` {"v" : 1 , "data" : { "z" : [ 1 , { "a<" : ` + oddJSON + ` } , -0.0e+1 ] , "" : null, ` + oddJSON + ` : true, "theme" : "light" } } `)
	if err != nil {
		t.Fatal(err)
	}
	_, chosen := Update(settings, sets("motion", "reduced"))
	var last, none Model
	last.remember(session.Recent{
		Mode: odd, Lists: map[string]string{"b": odd, odd: "b", "a": "", "é": "e", "Z": "z"}, Games: map[string]string{},
	})
	none.remember(session.Recent{Mode: "classic"})
	var lines []string
	for _, effects := range [][]effect.Effect{
		{saveGame(oddly), saveGame(records.Saved{Game: mustPlay(t, engine.NewGame(p), "audio"), Typed: "sl", Day: 7})},
		{effect.Save{Value: records.WriteHistory(ended)}, effect.Save{Value: records.WriteHistory(nil)}},
		removed.effects, chosen, last.effects, none.effects,
	} {
		for _, e := range effects {
			if s, ok := e.(effect.Save); ok {
				lines = append(lines, fmt.Sprintf("written: %q", s.Value))
			}
		}
	}
	return lines
}

// readForms returns the results of reading forms that other programs or accidents may leave.
func readForms() []string {
	const id, secret = `"id":"classic/en/5/1184/6/normal/11"`, `"list":"2281a68fe8c929c8","secret":"C7vEdhI"`
	const rest = secret + `,"guesses":["shelf"],"day":10`
	nested := strings.Repeat("[", 20_000) + strings.Repeat("]", 20_000)
	games := []string{
		"{" + id + "," + rest + "}", " {\r\n\t" + id + " , " + rest + "} ", "{" + rest + "," + id + "}",
		`{"ID":"classic/en/5/1184/6/normal/11",` + rest + `}`, `{"\u0069d":"classic\/en/5/1184/6/normal/11",` + rest + `}`,
		`{"Li\u017Ft":"2281a68fe8c929c8",` + strings.Replace(rest, "list", "other", 1) + "," + id + `}`,
		"{" + id + "," + id + "," + rest + `,"day":11,"day":12}`, "{" + id + "," + rest + `,"day":null,"typed":null,"gaveUp":null}`,
		"{" + id + "," + rest + `,"more":{"a":[1,2,{}]},"typed":"sl"}`, "{" + id + "," + rest + `,"typed":` + oddJSON + `}`,
		"{" + id + "," + secret + `,"guesses":null}`, "{" + id + "," + secret + `}`, "{" + id + "," + secret + `,"guesses":["shelf",null]}`,
		"{" + id + "," + rest + `,"day":1.0}`, "{" + id + "," + rest + `,"day":1e3}`, "{" + id + "," + rest + `,"day":-0}`,
		"{" + id + "," + rest + `,"day":9223372036854775807}`, "{" + id + "," + rest + `,"day":9223372036854775808}`,
		"{" + id + "," + rest + `,"day":"10"}`, "{" + id + "," + rest + `,"gaveUp":1}`, "{" + id + "," + rest + `,"guesses":{"0":"shelf"}}`,
		"{" + id + "," + rest + `,"guesses":["shelf",1]}`, "{" + id + "," + rest + `,"typed":true,"typed":"a"}`,
		"{" + id + "," + rest + `,"removed":true}`, "[]", "null", "5", `"x"`, "{}", "",
	}
	var lines []string
	for _, g := range games {
		lines = append(lines, fmt.Sprintf("game %q: %s", g, readGame(apptest.Sealed(envelope.Game, g))))
	}
	for _, text := range []string{
		`{"data":[],"V":1}`, `{"v":1,"v":2,"data":[]}`, `{"v":null,"data":[]}`, `{"v":1,"data":[]} `, `{"v":1,"data":[]},`, "\ufeff" + apptest.Sealed(envelope.Games, `[]`),
		apptest.Sealed(envelope.Games, `null`), `{"v":1e0,"data":[]}`, `{"v":99999999999999999999,"data":[]}`, apptest.Sealed(envelope.Games, `"`+"\x01"+`"`),
		apptest.Sealed(envelope.Games, nested), apptest.Sealed(envelope.Games, `[null,5,{}]`), `{"v":2,"data":`, `{"v":2}`, `null`, ``, ` `, `[`, `{"v":1,"data":[],}`, `{"v":01}`,
	} {
		h, refusal := records.ReadFile(engine.Forever, text)
		_, err := records.ReadHistory(text)
		faults := ""
		for _, g := range refusal.Games {
			faults += fmt.Sprintf(" game %d: %d", g.Number, g.Fault)
		}
		refusal.Games = nil
		lines = append(lines, fmt.Sprintf("history %.60q: %d games, stored: %s, refused: %+v%s", text, len(h.Games), readable(err), refusal, faults))
	}
	for _, data := range []string{
		`{}`, `null`, `[]`, `{"mode":"quantum","lists":{"a":"b","a":"c","d":null},"games":null}`, `{"mode":5}`, `{"lists":[]}`, `{"lists":{"a":1}}`,
		`{"MODE":"x","Lists":{},"games":{` + oddJSON + `:` + oddJSON + `},"lists":{"k":"v"}}`,
	} {
		settings := session.New(nil, nil).Settings
		r, err := session.ReadRecent(apptest.Sealed(envelope.Recent, data))
		settings, failed := settings.Read(apptest.Sealed(envelope.Settings, data))
		_, effects := Update(Model{Session: session.Session{Settings: settings}}, sets("motion", "reduced"))
		again := effects[0].(effect.Save).Value
		lines = append(lines, fmt.Sprintf("recent %q: %s %q, settings: %s, written again: %q", data, readable(err), r, readable(failed), again))
	}
	return lines
}

// readGame describes the result of reading a game's value.
func readGame(text string) string {
	s, err := records.ReadGame(records.GamePrefix+"classic/en/5/1184/6/normal/11", text)
	var wrong *records.GameError
	switch {
	case errors.As(err, &wrong):
		return fmt.Sprint("fault ", wrong.Fault)
	case err != nil:
		return readable(err)
	}
	return fmt.Sprintf("%q, day %d, typed %q, %v", plainOf(s).guesses, s.Day, s.Typed, s.Game.Status())
}

// readable says whether reading succeeded.
func readable(err error) string {
	switch {
	case err == nil:
		return "good"
	case errors.Is(err, envelope.ErrNewer), errors.Is(err, records.ErrRemoved):
		return err.Error()
	}
	return "bad"
}
