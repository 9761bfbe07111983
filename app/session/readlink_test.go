package session

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/engine"
	"ketword/engine/coach"
)

// TestParseLink: missing parameters have their defaults, and invalid ones are reported.
func TestParseLink(t *testing.T) {
	secret, err := engine.NewSecret(engine.MustWord("crown"), engine.MustWord("plaid"))
	if err != nil {
		t.Fatal(err)
	}
	sealed := links.SealSecret(secret)
	strict := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 2, Level: engine.Strict}
	quantum := apptest.Rules(engine.Quantum)
	own := lists.OwnName(1, 4)
	for link, want := range map[string]Link{
		"":                  {Rules: FirstRules()},
		"utm_source=x":      {Rules: FirstRules()},
		"mode=quantum":      {Rules: quantum, Given: map[string]bool{"mode": true}},
		"seed=7&words=12ab": {Rules: FirstRules(), Seed: 7, Words: "12ab", Names: true, Given: map[string]bool{"seed": true, "words": true}},
		"day=3&lang=en":     {Rules: FirstRules(), Daily: 3, Names: true, Given: map[string]bool{"day": true, "lang": true}},
		"seed=x":            {Rules: FirstRules(), Names: true, Problems: []links.Problem{{Param: "seed", Value: "x"}}},
		"lang=de":           {Rules: FirstRules(), Problems: []links.Problem{{Param: "lang", Value: "de"}}},
		"length=05":         {Rules: FirstRules(), Problems: []links.Problem{{Param: "length", Value: "05"}}},
		"lang=" + own.Lang:  {Rules: FirstRules(), List: lists.Name{Lang: own.Lang, Length: 5}, Given: map[string]bool{"lang": true}},
		"tries=2&level=strict&mode=quantum&rows=abc": {Rules: strict, Rows: "abc", Given: map[string]bool{"tries": true, "level": true, "mode": true},
			Problems: []links.Problem{{Param: "secret"}}}, // of a challenge that was cut off
		"#rows=":           {Rules: FirstRules(), Problems: []links.Problem{{Param: "secret"}}},
		"day=3#rows=abc":   {Rules: FirstRules(), Daily: 3, Rows: "abc", Names: true, Given: map[string]bool{"day": true}},
		"secret=" + sealed: {Rules: quantum, Secret: secret, Names: true, Given: map[string]bool{"secret": true}},
		"secret=?":         {Rules: FirstRules(), Names: true, Problems: []links.Problem{{Param: "secret", Value: "?"}}},
		"mode=classic&secret=" + sealed: {Rules: quantum, Secret: secret, Names: true, Given: map[string]bool{"secret": true},
			Problems: []links.Problem{{Param: "mode", Value: "classic", Clashes: true}}},
	} {
		if want.List == (lists.Name{}) {
			want.List = lists.Default()
		}
		if want.Given == nil {
			want.Given = map[string]bool{}
		}
		got := begun(t).ParseLink(link)
		equal(t, link, got, want)
		equal(t, link+": rules", got.NamesRules(), want.Given["tries"] || want.Given["level"])
		equal(t, link+": bad number", got.HasBadNumber(), len(got.Problems) > 0 && got.Problems[0].OfPuzzle())
	}
}

// TestChoice: a choice changes one part of a scope.
func TestChoice(t *testing.T) {
	hard, other := engine.Hard, lists.Name{Lang: "de", Length: 6}
	s := Scope{List: lists.Default(), Mode: engine.Classic}
	for _, c := range []Choice{{List: other}, {Mode: engine.Quantum}, {Level: &hard}} {
		c.Change(&s)
	}
	equal(t, "chosen", s, Scope{List: other, Mode: engine.Quantum, Level: engine.Hard})
}

// TestDuel: the duel with a rival exists once the player's game has ended and its secret is shown.
func TestDuel(t *testing.T) {
	s := begun(t)
	_, sent := s.Challenger()
	equal(t, "nobody has sent it", sent, false)
	theirs := engine.NewGame(s.Game.Puzzle).GiveUp()
	s.Rival = links.Rival{Code: "x", Name: "Ann", Game: theirs}
	rival, sent := s.Challenger()
	equal(t, "challenger", []any{rival.Name, sent}, []any{"Ann", true})
	_, told := s.Duel()
	equal(t, "in play", told, false)
	s.Game, s.Assisted = s.Game.GiveUp(), true
	d, told := s.Duel()
	equal(t, "ended", []any{told, d.Name, d.IHadHelp, d.TheyHadHelp}, []any{true, "Ann", true, false})
}

// TestJob: a job has the words of the query's list, and the additional guesses.
func TestJob(t *testing.T) {
	s := withLists(t)
	s.Game = begun(t).Game
	s.InPlay, s.Lexicon = s.Lists[0], s.Words[lists.Default()]
	j := s.JobInPlay()
	equal(t, "in play", []any{j.List, j.Lexicon == s.Lexicon, j.More == nil, j.Task}, []any{lists.Default(), true, true, any(&query.Left{Game: coach.Game{}})})
	equal(t, "all lists", len(s.AllLists()), len(s.Lists)+len(s.Own))
}

// TestLetters: shared letters are listed once, and the length of a word is known even if no list has
// words of that length.
func TestLetters(t *testing.T) {
	equal(t, "shared", SharedLetters(engine.MustWord("allot"), engine.MustWord("local")), "alo")
	letters, err := LengthOf(engine.MustWord("slate"), nil)
	equal(t, "of a list", []any{letters, err}, []any{5, error(nil)})
	letters, err = LengthOf(engine.MakeWord("a"))
	equal(t, "too short", []any{letters, err}, []any{1, error(nil)})
	turn := engine.Turn{Guess: engine.MustWord("slate"), Feedback: row("oo+__")}
	played := PlayedRow(turn)
	equal(t, "row", []any{played.Played, played.Mixed, len(played.Tiles), played.Tiles[0]}, []any{true, turn.Feedback.Mixed(), 5, Tile{Letter: "s", Mark: "correct"}})
}
