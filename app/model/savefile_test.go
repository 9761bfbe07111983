package model

import (
	"encoding/json"
	"os"
	"testing"

	"ketword/engine"
)

// plain is a stored game in plain words.
type plain struct {
	secret  string
	guesses []string
	typed   string
	status  engine.Status
	day     engine.Day
}

func plainOf(s Saved) plain {
	p := plain{secret: secretText(s.Game.Puzzle.Secret), typed: s.Typed, status: s.Game.Status(), day: s.Day}
	for _, g := range s.Game.Guesses() {
		p.guesses = append(p.guesses, g.String())
	}
	return p
}

// TestSaveFile loads what the first version stored. The file, named after its
// schema, is never edited: a later schema gets a file of its own.
func TestSaveFile(t *testing.T) {
	text, err := os.ReadFile("testdata/v1.json")
	if err != nil {
		t.Fatal(err)
	}
	var stored map[string]string
	if err := json.Unmarshal(text, &stored); err != nil {
		t.Fatal(err)
	}
	w := openOn(t, newLexicon(t), stored, "", 12)
	m := w.model
	equal(t, "notice", m.Notice, Notice{})

	games := map[string]plain{}
	for id, s := range m.Saved {
		games[id.String()] = plainOf(s)
	}
	equal(t, "games", games, map[string]plain{
		"classic/en/5/2000/6/normal": {
			secret: "abide", guesses: []string{"audio", "speed"}, typed: "sl", day: 12},
		"quantum/en/5/9007199254740991/0/strict": {
			secret: "crown plaid", guesses: []string{"slate"}, day: 11},
		"classic/de/6/3/6/hard": {
			secret: "straße", guesses: []string{"großes"}, typed: typable("fü", engine.Game{
				Puzzle: engine.Puzzle{Identity: engine.Identity{Rules: engine.Rules{Length: 6}, Lang: "de"}}}), day: 10},
	})
	var history []plain
	for _, s := range m.History {
		history = append(history, plainOf(s))
	}
	equal(t, "history", history, []plain{
		{secret: "flesh", guesses: []string{"shelf", "flesh"}, status: engine.Won, day: 10},
		{secret: "audio flesh", guesses: []string{"aisle", "salsa"}, status: engine.Lost, day: 10},
		{secret: "crown plaid", guesses: []string{"briny"}, status: engine.Lost, day: 11},
	})
	equal(t, "given up", m.History[2].Game.GaveUp(), true)
	equal(t, "daily", m.History[0].Game.Puzzle.Daily, 11)
	equal(t, "list", m.History[0].List.String(), "2281a68fe8c929c8")

	id := m.Game.Puzzle.Identity.String()
	equal(t, "/ resumes", id, "quantum/en/5/9007199254740991/0/strict")
	w.send(SwitchMode{Mode: engine.Classic})
	equal(t, "the other mode", w.model.Typed, "sl")
}
