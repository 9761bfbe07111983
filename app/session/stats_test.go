package session

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/each"
)

// givenUp returns finished games with some identities.
func givenUp(t *testing.T, identities ...string) records.History {
	return each.Of(identities, func(id string) records.Saved { return records.Saved{Game: apptest.GivenUp(t, id)} })
}

// TestSelection: the selected games are counted and listed.
func TestSelection(t *testing.T) {
	m := New(nil, nil)
	m.History = givenUp(t, "classic/en/5/1/6/normal", "quantum/en/5/1/6/strict", "classic/en/6/1/6/hard")
	m.Selection = records.Selection{Mode: engine.Classic, Lang: "en"}
	equal(t, "selected", []int{m.Stats().Played, len(m.Selected())}, []int{2, 2})
}

// TestStatsElsewhere: of counts alone, the streak is as it was when the last of them was typed.
func TestStatsElsewhere(t *testing.T) {
	m := New(nil, nil)
	m.Day, m.Selection.Place = 40, records.Elsewhere
	equal(t, "no counts", m.Stats(), records.Stats{})
	m.Imported = []records.Scores{{records.PresentStreak: 3, records.LongestStreak: 5, records.Told: 31}}
	equal(t, "when typed", m.Stats().Streak, records.Streak{Present: 3, Longest: 5})
	m.Selection.Place = "" // games here, too
	equal(t, "today", m.Stats().Streak, records.Streak{Longest: 5})
}

// TestSelectionChoices: values that some but not all games have can be chosen. The chosen
// value stays a choice.
func TestSelectionChoices(t *testing.T) {
	m := New(nil, nil)
	m.History = givenUp(t, "classic/en/5/1/6/normal")
	alike := m.SelectionChoices()
	equal(t, "all alike", len(alike.Lists)+len(alike.Lengths)+len(alike.Levels), 0)
	m.Selection = records.Selection{Lang: "de", Length: 6, Level: "hard"}
	equal(t, "chosen", m.SelectionChoices(), SelectionChoices{
		Lists: []lists.Name{{Lang: "de"}}, Lengths: []int{6}, Levels: []string{"hard"},
	})
	own := "x-0123456789abcdef"
	m.Selection = records.Selection{}
	m.History = givenUp(t, "classic/"+own+"/5/1/6/normal", "classic/en/6/1/6/strict", "classic/en/5/1/6/hard", "classic/de/5/1/6/strict")
	equal(t, "several", m.SelectionChoices(), SelectionChoices{
		Lists:   []lists.Name{{Lang: "de", Length: 5}, {Lang: "en", Length: 5}, {Lang: own, Length: 5}},
		Lengths: []int{5, 6},
		Levels:  []string{"normal", "hard", "strict"},
	})
}

// TestSelectionInPlay: the end of a game is about the games of its mode and list, and so is a streak that it ended.
func TestSelectionInPlay(t *testing.T) {
	s := lost(t)
	selection := s.SelectionInPlay()
	equal(t, "selected", selection, records.Selection{Mode: engine.Classic, Lang: "en", Length: 5})
	_, one := s.SelectedScope()
	equal(t, "all games are of no list", one, false)
	s.Selection = selection
	scope, one := s.SelectedScope()
	equal(t, "scope", scope, Scope{List: lists.Default(), Mode: engine.Classic})
	equal(t, "of one list", one, true)
	s.History = records.History{s.Current()}
	equal(t, "no streak before", s.StreakLost(), 0)
	s.Game = engine.NewGame(s.Game.Puzzle)
	equal(t, "played again", s.StreakLost(), 0)
}
