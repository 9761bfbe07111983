package records

import (
	"cmp"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/engine"
)

// randomHistory returns finished games of some of the puzzles of 20 seeds.
func randomHistory(t testing.TB, random *rand.Rand) History {
	l := apptest.Lexicon(t)
	var h History
	for _, seed := range random.Perm(20)[:random.IntN(10)] {
		p, err := l.Puzzle(apptest.Rules(engine.Modes()[random.IntN(2)]), engine.Seed(seed))
		if err != nil {
			t.Fatal(err)
		}
		g := engine.NewGame(p)
		for g.Status() == engine.Playing {
			g, _ = g.Play(l.Answer(random.IntN(l.AnswerCount())), l)
			if random.IntN(8) == 0 {
				g = g.GiveUp()
			}
		}
		h = append(h, Saved{Game: g, List: l.Fingerprint(), Day: engine.Day(random.IntN(1000)), Assisted: random.IntN(4) == 0})
	}
	return h.With(nil)
}

func TestMergeHistory(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	merge := func(a, b string) string {
		merged, err := MergeHistory(a, b)
		if err != nil {
			t.Fatal(err)
		}
		return merged
	}
	for range 100 {
		a, b := randomHistory(t, random), randomHistory(t, random)
		sa, sb := WriteHistory(a), WriteHistory(b)
		merged := merge(sa, sb)
		got, err := ReadHistory(merged)
		if err != nil {
			t.Fatal(err)
		}
		apptest.Equal(t, "oldest first", slices.IsSortedFunc(got, byDay), true)
		for _, s := range a {
			if found, _ := got.Find(s.Game.Puzzle.Identity); !reflect.DeepEqual(found, s) {
				t.Errorf("%s of the first became %+v", s.Game.Puzzle.Identity, found)
			}
		}
		for _, s := range b {
			if found, ok := got.Find(s.Game.Puzzle.Identity); !ok {
				t.Errorf("%s is lost", s.Game.Puzzle.Identity)
			} else if _, known := a.Find(s.Game.Puzzle.Identity); !known {
				apptest.Equal(t, "the second's", found, s)
			}
		}
		if len(got) > len(a)+len(b) {
			t.Errorf("%d games of %d and %d", len(got), len(a), len(b))
		}
		apptest.Equal(t, "again", merge(merged, sb), merged)
		apptest.Equal(t, "with itself", merge(sa, sa), sa)
		apptest.Equal(t, "with nothing", merge(sa, ""), sa)
		apptest.Equal(t, "into nothing", merge("", sa), sa)
	}
}

// byDay compares games by the day on which they were played.
func byDay(a, b Saved) int { return cmp.Compare(a.Day, b.Day) }

// TestMergeKeepsOrder: a game of an earlier day was once put after the existing ones. Games
// of the same day keep the order in which they were played.
func TestMergeKeepsOrder(t *testing.T) {
	one := longGame(t, 1, false)
	dated := func(tries int, day engine.Day) Saved {
		s := one
		s.Game.Puzzle.Rules.Tries, s.Day = tries, day
		return s
	}
	here, more := History{dated(3, 10), dated(2, 12), dated(1, 12)}, History{dated(6, 12), dated(5, 9), dated(2, 1), dated(4, 11)}
	merged, err := MergeHistory(WriteHistory(here), WriteHistory(more))
	if err != nil {
		t.Fatal(err)
	}
	got, err := ReadHistory(merged)
	if err != nil {
		t.Fatal(err)
	}
	apptest.Equal(t, "history", got, History{dated(5, 9), dated(3, 10), dated(4, 11), dated(2, 12), dated(1, 12), dated(6, 12)})
}

// TestGameErrors: each bad game is reported with its number and fault, and the others are
// read.
func TestGameErrors(t *testing.T) {
	const good = `{"id":"classic/en/5/1184/6/normal/11","list":"2281a68fe8c929c8","secret":"C7vEdhI","guesses":["shelf","flesh"],"day":10}`
	swap := func(old, new string) string { return strings.Replace(good, old, new, 1) }
	for _, c := range []struct {
		game, want string
		fault      GameFault
	}{
		{`[]`, "an array instead of an object", BadShape},
		{swap(`["shelf","flesh"]`, `"flesh"`), "guesses: a string instead of an array", BadShape},
		{`null`, "not mode/lang", BadName},
		{swap("classic", "crystal"), "crystal", BadName},
		{swap("/5/1184", "/5/01184"), "is written", BadName},
		{swap("C7vEdhI", "C7vEdh!"), "secret: ", BadSecret},
		{swap("classic", "quantum"), "a secret of another kind", BadSecret},
		{swap("flesh", "fl esh"), "guesses: word 2: ", BadGuesses},
		{swap("shelf", "shelves"), "guess 1: ", BadGuesses},
		{swap(`"shelf"`, `"flesh"`), "guess 2: ", BadGuesses}, // a guess after the end
		{swap("2281", "xxxx"), "fingerprint", BadList},
		{swap(`"flesh"`, `"shelf"`), "unfinished", Unfinished},
	} {
		h, err := ReadHistory(apptest.Sealed(envelope.Games, `[`+good+`,`+c.game+`]`))
		var wrong *GameError
		if !errors.As(err, &wrong) || wrong.Number != 2 || wrong.Fault != c.fault {
			t.Errorf("%s: %#v, want fault %d", c.game, err, c.fault)
			continue
		}
		if said := err.Error(); !strings.HasPrefix(said, "game 2: ") || !strings.Contains(said, c.want) {
			t.Errorf("%s: %q, want %q", c.game, said, c.want)
		}
		apptest.Equal(t, c.game, len(h), 1)
	}
}
