package records

import (
	"fmt"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// gameOf returns a game with the secret abide. rows are its guesses, separated by blanks; a
// final "!" gives it up.
func gameOf(t *testing.T, rows string) engine.Game {
	t.Helper()
	words := strings.Fields(strings.TrimSuffix(rows, "!"))
	g := engine.NewGame(abide(engine.Normal))
	for _, word := range words {
		g = withRows(g, []engine.Word{apptest.Word(t, word)})
	}
	if strings.HasSuffix(rows, "!") {
		g = g.GiveUp()
	}
	return g
}

// abide returns a classic puzzle with the secret abide.
func abide(level engine.Level) engine.Puzzle {
	w, _ := engine.ParseWord("abide")
	secret, _ := engine.NewSecret(w)
	return engine.Puzzle{Identity: engine.Identity{Rules: engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6, Level: level}, Lang: "en"}, Secret: secret}
}

// TestJoined: the result is the same in both windows.
func TestJoined(t *testing.T) {
	for _, c := range []struct{ a, b, want string }{
		{"", "", ""},
		{"audio", "", "audio"},
		{"audio", "audio speed", "audio speed"},
		{"audio", "speed", "audio speed"},
		{"audio speed", "audio allow", "audio allow speed"},
		{"speed allow", "audio", "audio speed allow"},
		{"speed allow", "audio speed", "audio speed allow"},
		{"speed audio", "audio speed", "audio speed"},
		{"speed speed", "audio speed", "audio speed speed"},
		{"audio speed allow", "audio allow speed abbey", "audio allow speed abbey"},
		{"audio audio audio audio speed", "audio audio audio audio allow", "audio audio audio audio allow speed"}, // lost
		{"audio audio audio audio speed allow", "audio abide", "audio abide"},
		{"audio", "speed!", "speed !"},
		{"audio", "abide", "abide"},
		{"audio abide", "abide", "abide"},
		{"audio!", "audio speed!", "audio speed !"},
		{"audio!", "speed!", "audio !"},
		{"!", "audio", "!"},
	} {
		a, b := Saved{Game: gameOf(t, c.a)}, Saved{Game: gameOf(t, c.b)}
		for _, pair := range [][2]Saved{{a, b}, {b, a}} {
			got := JoinGames(pair[0], pair[1])
			apptest.Equal(t, c.a+" with "+c.b, apptest.Rows(got.Game), c.want)
			for _, old := range pair { // a late event changes nothing
				apptest.Equal(t, c.a+" with "+c.b+", late", apptest.Rows(JoinGames(got, old).Game), c.want)
			}
		}
	}
}

// TestJoinedUnderALevel: if the level refuses a row after another, the order that keeps
// both is taken.
func TestJoinedUnderALevel(t *testing.T) {
	hard := engine.NewGame(abide(engine.Hard))
	one, two := withRows(hard, []engine.Word{apptest.Word(t, "audio")}), withRows(hard, []engine.Word{apptest.Word(t, "speed")})
	apptest.Equal(t, "either refuses the other", apptest.Rows(JoinRows(one, two)), "audio")
	apptest.Equal(t, "the other way", apptest.Rows(JoinRows(two, one)), "audio")
}

// TestJoinedLetters: the other fields of a game are joined too, and typed letters are kept.
func TestJoinedLetters(t *testing.T) {
	audio, crane, none := gameOf(t, "audio"), gameOf(t, "crane"), gameOf(t, "")
	for _, c := range []struct {
		ours, theirs Saved
		want         string
	}{
		{Saved{Game: none, Typed: "sp"}, Saved{Game: audio}, "sp"},
		{Saved{Game: none, Typed: "aud"}, Saved{Game: audio}, ""}, // typed for that row
		{Saved{Game: audio}, Saved{Game: none, Typed: "sp"}, "sp"},
		{Saved{Game: none, Typed: "sp"}, Saved{Game: none, Typed: "spe"}, "spe"},
		{Saved{Game: none, Typed: "sp"}, Saved{Game: none}, ""}, // erased
		{Saved{Game: none, Typed: "sp"}, Saved{Game: audio, Typed: "al"}, "al"},
		{Saved{Game: audio, Typed: "al"}, Saved{Game: none, Typed: "sp"}, "al"},
		{Saved{Game: audio, Typed: "al"}, Saved{Game: crane, Typed: "sp"}, "sp"}, // the later in the alphabet, in every window
		{Saved{Game: crane, Typed: "sp"}, Saved{Game: audio, Typed: "al"}, "sp"},
	} {
		apptest.Equal(t, fmt.Sprint(c.ours.Typed, " with ", c.theirs.Typed), JoinGames(c.ours, c.theirs).Typed, c.want)
	}
	s := JoinGames(Saved{Game: audio, Day: 10, Took: 1, Assisted: true, List: 2}, Saved{Game: none, Day: 12, List: 1})
	apptest.Equal(t, "joined", []any{s.Day, s.BegunOn(), s.Assisted, s.List}, []any{engine.Day(12), engine.Day(9), true, lexicon.Fingerprint(1)})
	begun := func(ours, theirs Saved) Zone { return JoinGames(ours, theirs).Zone }
	here, there := Saved{Game: audio, Day: 10, Zone: ZoneOf(60)}, Saved{Game: none, Day: 12, Zone: ZoneOf(-60)}
	apptest.Equal(t, "zone of the first letter", []Zone{begun(here, there), begun(there, here)}, []Zone{here.Zone, here.Zone})
	there.Took = 2
	apptest.Equal(t, "of two on a day", begun(here, there), begun(there, here))
}

// TestSettled: the histories of two windows become one; of two results of a puzzle, the better one is kept.
func TestSettled(t *testing.T) {
	finished := func(rows ...string) (h History) {
		for i, r := range rows {
			s := Saved{Game: gameOf(t, r), Day: engine.Day(i)}
			s.Game.Puzzle.Seed = engine.Seed(i)
			h = append(h, s)
		}
		return h
	}
	ours, theirs := finished("audio abide", "audio!"), finished("abide", "audio speed!", "abide")
	settled := ours.SettledWith(theirs)
	apptest.Equal(t, "settled", settled, theirs)
	apptest.Equal(t, "the other way", theirs.SettledWith(ours), theirs)
	apptest.Equal(t, "ahead", theirs.AheadOf(ours), true)
	apptest.Equal(t, "not ahead", ours.AheadOf(theirs), false)
	apptest.Equal(t, "ahead by a result", finished("abide").AheadOf(finished("audio abide")), true)
	apptest.Equal(t, "level with itself", theirs.AheadOf(theirs), false)
	apptest.Equal(t, "missing", ours.Missing(theirs), theirs[2:])
	apptest.Equal(t, "nothing missing", theirs.Missing(ours), History{})
}
