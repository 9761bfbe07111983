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

// TestSelection: games are counted and listed by mode, language, length and level, and by
// combinations of them.
func TestSelection(t *testing.T) {
	m := New(nil, nil)
	m.History = givenUp(t, "classic/en/5/1/6/normal", "quantum/en/5/1/6/strict", "classic/en/6/1/6/hard", "classic/de/5/1/6/normal", "quantum/de/5/1/0/normal")
	for s, want := range map[records.Selection]int{
		{}:                                      5,
		{Mode: engine.Classic}:                  3,
		{Lang: "en"}:                            3,
		{Lang: "en", Length: 5}:                 2,
		{Length: 5}:                             4,
		{Mode: engine.Quantum, Length: 5}:       2,
		{Level: "normal"}:                       3,
		{Mode: engine.Quantum, Level: "normal"}: 1,
		{Mode: engine.Quantum, Lang: "en", Level: "hard"}: 0,
	} {
		m.Selection = s
		equal(t, "counted", m.Stats().Played, want)
		equal(t, "listed", len(m.Selected()), want)
	}
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
