package records

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestSelected: a selection contains the games that match all its fields.
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

// TestSelectionWith: only one part is changed, and only to valid values.
func TestSelectionWith(t *testing.T) {
	s := Selection{Mode: engine.Quantum, Lang: "de", Length: 5, Level: "hard"}
	for _, c := range []struct {
		part        Part
		value, none string
		want, all   Selection
	}{
		{ModePart, "classic", "chess", Selection{engine.Classic, "de", 5, "hard", ""}, Selection{}},
		{LangPart, "fr", "such nonsense", Selection{engine.Quantum, "fr", 5, "hard", ""}, Selection{engine.Quantum, "", 5, "hard", ""}},
		{LengthPart, "7", "-1", Selection{engine.Quantum, "de", 7, "hard", ""}, Selection{engine.Quantum, "de", 0, "hard", ""}},
		{LevelPart, "strict", "soft", Selection{engine.Quantum, "de", 5, "strict", ""}, Selection{engine.Quantum, "de", 5, "", ""}},
	} {
		got, err := s.With(c.part, c.value)
		all, wrong := s.With(c.part, All)
		if got != c.want || all != c.all || err != nil || wrong != nil {
			t.Errorf("%s: %v, %v; %v, %v", c.part, got, all, err, wrong)
		}
		if _, err := s.With(c.part, c.none); err == nil {
			t.Errorf("%s %s: taken", c.part, c.none)
		}
	}
}
