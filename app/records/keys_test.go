package records

import (
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/apptest"
)

// stored returns a stored history of games solved on the first days.
func stored(t testing.TB, days string) string {
	t.Helper()
	var h History
	for _, g := range apptest.DaysOf(1, days) {
		h = append(h, record(t, g))
	}
	return WriteHistory(h)
}

// TestJoinedByKey: stored games and counts can be joined with others, and some of them removed.
func TestJoinedByKey(t *testing.T) {
	both, err := Joined(HistoryKey, stored(t, "w"), stored(t, "ww"))
	apptest.Equal(t, "games: error", err, nil)
	apptest.Equal(t, "games", both, stored(t, "ww"))
	second := record(t, apptest.DaysOf(2, "w")[0]).Game.Puzzle.Identity.String()
	left, err := Without(HistoryKey, both, []string{second, "no identity"})
	apptest.Equal(t, "games that are left: error", err, nil)
	apptest.Equal(t, "games that are left", left, stored(t, "w"))

	one, two := Scores{1}, Scores{0, 2}
	lines, err := Joined(ScoresKey, WriteScores([]Scores{one}), WriteScores([]Scores{two, one, two}))
	apptest.Equal(t, "counts: error", err, nil)
	apptest.Equal(t, "counts", lines, WriteScores([]Scores{one, two}))
	lines, err = Without(ScoresKey, lines, ScoreLines([]Scores{one}))
	apptest.Equal(t, "counts that are left: error", err, nil)
	apptest.Equal(t, "counts that are left", lines, WriteScores([]Scores{two}))
}

// TestNotJoined: if a value can't be read, nothing is joined or removed.
func TestNotJoined(t *testing.T) {
	for key, good := range map[string]string{HistoryKey: stored(t, "w"), ScoresKey: WriteScores([]Scores{{1}})} {
		for _, bad := range []string{"x", apptest.Newer, apptest.Sealed(envelope.Games, `["x"]`)} {
			for _, pair := range [][2]string{{good, bad}, {bad, good}} {
				if got, err := Joined(key, pair[0], pair[1]); err == nil {
					t.Errorf("%s: %q", key, got)
				}
			}
			if got, err := Without(key, bad, nil); err == nil {
				t.Errorf("%s: %q", key, got)
			}
		}
	}
	if got, err := Without(ScoresKey, WriteScores(nil), []string{"x"}); err == nil {
		t.Errorf("no line to take out: %q", got)
	}
	apptest.Equal(t, "key of a game", GameKey("classic/en/5/1/6/normal"), "ketword.game.classic/en/5/1/6/normal")
}
