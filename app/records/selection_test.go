package records

import (
	"testing"

	"ketword/app/internal/example"
	"ketword/app/internal/expect"
	"ketword/engine"
)

// TestSelected: a selection holds the games that fit all that it names.
func TestSelected(t *testing.T) {
	classic, quantum := record(t, example.DayGame{Day: 1, How: example.Won}), record(t, example.DayGame{Day: 2, How: example.Won, Mode: engine.Quantum})
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
		expect.Equal(t, "selected", s.Of(h), want)
		expect.Equal(t, "all", s.All(), s == Selection{})
	}
}
