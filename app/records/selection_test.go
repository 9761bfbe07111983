package records

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestSelected: a selection holds the games that fit all that it names.
func TestSelected(t *testing.T) {
	classic, quantum := record(t, apptest.DayGame{Day: 1, How: apptest.Won}), record(t, apptest.DayGame{Day: 2, How: apptest.Won, Mode: engine.Quantum})
	h := History{classic, quantum}
	for s, want := range map[Selection]History{
		{}:                                    h,
		{Mode: engine.Classic}:                {classic},
		{Mode: engine.Quantum, Lang: "en"}:    {quantum},
		{Lang: "de"}:                          {},
		{Length: 5, Level: "normal"}:          h,
		{Length: 6}:                           {},
		{Level: "strict"}:                     {},
		{Mode: engine.Quantum, Level: "hard"}: {},
	} {
		apptest.Equal(t, "selected", s.Of(h), want)
		apptest.Equal(t, "all", s.All(), s == Selection{})
	}
}
