package session

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
)

// lost returns a session whose game was lost.
func lost(t testing.TB) *Session {
	s := begun(t)
	s.Game = apptest.Play(t, s.Game, "slate", "slate", "slate", "slate", "slate", "slate")
	return s
}

func TestPlaying(t *testing.T) {
	s, before := begun(t), New(nil, nil)
	equal(t, "before the first puzzle", []bool{before.Opened(), before.Playing(), before.TakesGuesses()}, []bool{false, false, true})
	equal(t, "begun", []bool{s.Opened(), s.Playing(), s.TakesGuesses()}, []bool{true, true, true})
	s = lost(t)
	equal(t, "lost", []bool{s.Opened(), s.Playing(), s.TakesGuesses()}, []bool{true, false, false})
}

// TestCover: the secret of a lost game can stay covered until it is found.
func TestCover(t *testing.T) {
	s := lost(t)
	p := s.Game.Puzzle
	equal(t, "shown", s.Hides(p), false)
	s.SecretCover = KeepsGuessing
	equal(t, "covered", []bool{s.TakesGuesses(), s.Hides(p), s.Hides(engine.Puzzle{})}, []bool{true, true, false})
	s.Game = s.Game.GiveUp()
	won := begun(t)
	won.SecretCover = Covered
	for w := range p.Secret.Words() {
		won.Game = apptest.Play(t, won.Game, w.String())
	}
	equal(t, "of a game that was won", won.Cover(), Uncovered)
}

// TestAgain: a puzzle has one result, and a guide none.
func TestAgain(t *testing.T) {
	s := lost(t)
	equal(t, "without a result", []bool{s.Again(), s.HasResult(s.Game.Puzzle.Identity)}, []bool{false, false})
	s.History = records.History{s.Current()}
	equal(t, "its result", []bool{s.Again(), s.HasResult(s.Game.Puzzle.Identity)}, []bool{false, true})
	s.Game = engine.NewGame(s.Game.Puzzle)
	equal(t, "once more", s.Again(), true)
	s.History, s.Guides = nil, []Guide{{Puzzle: s.Game.Puzzle}}
	equal(t, "guide", []bool{s.Again(), s.HasResult(s.Game.Puzzle.Identity), s.Guided()}, []bool{true, true, true})
}

// TestCurrent: a game's days are counted since it was begun.
func TestCurrent(t *testing.T) {
	s := begun(t)
	s.Assisted = true
	got := s.Current()
	equal(t, "as it is", got, records.Saved{Game: s.Game, List: s.ListPrint, Day: testDay, Assisted: true})
	s.Saved[s.Game.Puzzle.Identity] = got
	s.Day += 3
	equal(t, "took", s.Current().Took, 3)
	equal(t, "reviewed", []bool{s.CanReview(), lost(t).CanReview()}, []bool{false, true})
}

// TestScopes: the scope of queries follows the game and the known lists.
func TestScopes(t *testing.T) {
	s := withLists(t)
	equal(t, "in play", s.ScopeInPlay(), Scope{List: lists.Default(), Mode: engine.Classic})
	s.Waiting.List = german
	equal(t, "next", s.NextScope(), Scope{List: german.Name, Mode: engine.Classic})
	equal(t, "gone", s.StillThere(Scope{List: lists.OwnName(2, 5), Mode: engine.Quantum}), Scope{List: lists.Default(), Mode: engine.Quantum})
	equal(t, "without pairs", s.StillThere(Scope{List: german.Name, Mode: engine.Quantum}), Scope{List: german.Name, Mode: engine.Classic})
	equal(t, "any word", s.AnyWord(), false)
	p := engine.Choose(FirstRules(), "en", apptest.Secret(t, "slate"))
	s.Game = engine.NewGame(p)
	equal(t, "of a secret that somebody chose", s.AnyWord(), true)
	s.Guides = []Guide{{Puzzle: p}}
	equal(t, "of a guide", s.AnyWord(), false)
}

// TestRules: a game is begun by the chosen level and tries.
func TestRules(t *testing.T) {
	s := begun(t)
	equal(t, "at first", s.UsualRules(), FirstRules())
	s.Settings = s.Settings.With(LevelSetting, "hard").With(TriesSetting, "0")
	s.InPlay = german
	equal(t, "chosen", s.UsualRules(), engine.Rules{Mode: engine.Classic, Length: 6, Level: engine.Hard})
	equal(t, "in quantum", s.ChosenRules(engine.Quantum).Level, engine.Hard.In(engine.Quantum))
}

// TestGameSettings: settings that concern the game in play hold for it.
func TestGameSettings(t *testing.T) {
	s := begun(t)
	equal(t, "at first", []any{s.LossCover(), s.CountsLeft()}, []any{Uncovered, false})
	s.Settings = s.Settings.With(KeepGuessing, "on").With(CountLeft, "on")
	equal(t, "before a row", []any{s.LossCover(), s.CountsLeft()}, []any{Covered, false})
	s.Game = apptest.Play(t, s.Game, "slate")
	equal(t, "after a row", s.CountsLeft(), true)
	equal(t, "spells", []bool{s.Spells(engine.MustWord("slate")), s.HasForeignSecret(), s.MayLook()}, []bool{true, false, false})
	equal(t, "language of the site's root", s.Settings.Reference(), "en")
}
