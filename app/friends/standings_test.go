package friends

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/engine"
)

// game is the game of the results in these tests.
var game = Game{Name: "Nerdle"}

// ended returns a result of a puzzle, on the day of the same number; 0 guesses are a loss.
func ended(who string, number, guesses int) *Result {
	return &Result{Who: who, Puzzle: Puzzle{Game: game, Number: uint64(number)}, Day: engine.Day(number), Guesses: guesses, Tries: 6}
}

// some returns friends with three people and three puzzles.
func some(t *testing.T) Friends {
	t.Helper()
	f, added, clashes := Friends{}.With([]*Result{
		ended("Ann", 1, 3), ended("Bob", 1, 4), ended("Cy", 1, 4),
		ended("Ann", 2, 0), ended("Bob", 2, 5),
		ended("Ann", 3, 4), ended("Bob", 3, 4), ended("Ann", 4, 2), ended("Bob", 4, 2),
	})
	apptest.Equal(t, "added", added, 9)
	apptest.Equal(t, "clashes", len(clashes), 0)
	return f
}

func TestStandings(t *testing.T) {
	table := some(t).Compared(nil).Standings(Always(game))
	apptest.Equal(t, "rows", len(table), 3)
	apptest.Equal(t, "first", table[0], Standing{Person: "Bob", Played: 4, Won: 4, Cost: 15, Best: 2, Outright: 1, Streak: 4, Ranked: true, Place: 1})
	apptest.Equal(t, "second", table[1], Standing{Person: "Ann", Played: 4, Won: 3, Cost: 16, Best: 2, Outright: 1, Streak: 2, Ranked: true, Place: 2})
	apptest.Equal(t, "with too few results", table[2], Standing{Person: "Cy", Played: 1, Won: 1, Cost: 4, Best: 4})
	apptest.Equal(t, "mean", table[1].Mean(), 4.0)
}

// TestSelections: days and games.
func TestSelections(t *testing.T) {
	c := some(t).Compared(nil)
	two := c.Standings(Selection{Game: game, First: 2, Last: 3})
	apptest.Equal(t, "two days", two[0], Standing{Person: "Bob", Played: 2, Won: 2, Cost: 9, Best: 4, Outright: 1, Streak: 4, Ranked: true, Place: 1})
	apptest.Equal(t, "all games", c.Standings(Always(Game{}))[0].Streak, 0)
	apptest.Equal(t, "another game", len(c.Standings(Always(Game{Name: "Worldle"}))), 0)
	apptest.Equal(t, "latest puzzle", c.Puzzles(Always(game))[0].Number, 4)
	apptest.Equal(t, "best of a puzzle", c.Of(Puzzle{Game: game, Number: 1})[0].Who, "Ann")
	apptest.Equal(t, "games", len(c.Games()), 1)
}

func TestDuel(t *testing.T) {
	c := some(t).Compared(nil)
	apptest.Equal(t, "duel", c.Duel(Always(game), "Ann", "Bob"), Duel{Both: 4, First: 1, Second: 1})
}

// TestPlayer: the player's own results count once, whether they come from the history, from a chat, or from both.
func TestPlayer(t *testing.T) {
	f := some(t).Merge("Ann", You)
	own := []*Result{ended(You, 1, 3), ended(You, 5, 3)}
	first := f.Compared(own).Standings(Always(game))[1]
	apptest.Equal(t, "you", first.Person, You)
	apptest.Equal(t, "played", first.Played, 5)
	apptest.Equal(t, "name for others", f.Me, "Ann")
}

func TestPeople(t *testing.T) {
	f := some(t)
	merged := f.Merge("Cy", "Ann")
	apptest.Equal(t, "the first counts", len(merged.Results), 8)
	apptest.Equal(t, "people", len(merged.People()), 2)
	renamed := f.Merge("Cy", "Cyril")
	apptest.Equal(t, "renamed", renamed.PersonOf("Cy"), "Cyril")
	apptest.Equal(t, "and back", len(renamed.Merge("Cyril", "Cy").Names), 0)
	more, added, _ := renamed.With([]*Result{ended("Cy", 2, 3)})
	apptest.Equal(t, "added to the renamed", added, 1)
	apptest.Equal(t, "still three", len(more.People()), 3)
	forgotten := more.Forget("Cyril")
	apptest.Equal(t, "forgotten", len(forgotten.People()), 2)
	apptest.Equal(t, "with the name", len(forgotten.Names), 0)
	back := forgotten.Undone(more)
	apptest.Equal(t, "undone", back.Write(), more.Write())
	apptest.Equal(t, "hidden", len(f.Hide("Bob", true).Compared(nil).Standings(Always(game))), 2)
	apptest.Equal(t, "shown", f.Hide("Bob", true).Hide("Bob", false).Write(), Friends{Results: f.Results}.Write())
}

// TestFirstCounts: a second result of a person and puzzle is told if it differs.
func TestFirstCounts(t *testing.T) {
	f, added, clashes := some(t).With([]*Result{ended("Ann", 1, 3), ended("Ann", 3, 2)})
	apptest.Equal(t, "added", added, 0)
	apptest.Equal(t, "clashes", clashes[0], Clash{Counts: *ended("Ann", 3, 4), Other: *ended("Ann", 3, 2)})
	apptest.Equal(t, "results", len(f.Results), 9)
}

func TestWeeks(t *testing.T) {
	weeks := some(t).Compared(nil).Weeks(game, 5, 0, 8)
	apptest.Equal(t, "weeks", len(weeks), 2)
	apptest.Equal(t, "first", weeks[0].First, -3)
	apptest.Equal(t, "of Bob", weeks[0].Of["Bob"].Played, 3)
}

// TestPlaces: people with the same figures share their place; those with too few results have none.
func TestPlaces(t *testing.T) {
	f, _, _ := Friends{}.With([]*Result{
		ended("Ann", 1, 3), ended("Bob", 1, 3), ended("Cy", 1, 4), ended("Ann", 2, 3), ended("Bob", 2, 3), ended("Cy", 2, 4),
		ended("Ann", 3, 3), ended("Bob", 3, 3), ended("Cy", 3, 4), ended("Dora", 3, 2),
	})
	var places []int
	for _, s := range f.Compared(nil).Standings(Always(game)) {
		places = append(places, s.Place)
	}
	apptest.Equal(t, "places", places, []int{1, 1, 3, 0})
}

// TestRandom: a random puzzle counts where somebody else has played it, too, and is not passed on otherwise.
func TestRandom(t *testing.T) {
	g := ours(engine.Classic, lists.Default())
	random := func(who string, seed uint64) *Result {
		return &Result{Who: who, Puzzle: Puzzle{Game: g, Number: seed, Random: true}, Day: 3, Guesses: 3, Tries: 6}
	}
	f := Friends{Results: []*Result{random("Bob", 1), random("Bob", 3)}, Me: "Ann"}
	own := []*Result{random(You, 1), random(You, 2)}
	c := f.Compared(own)
	apptest.Equal(t, "puzzles", c.Puzzles(Always(g)), []Puzzle{random(You, 1).Puzzle})
	for _, s := range c.Standings(Always(g)) {
		apptest.Equal(t, "played by "+s.Person, s.Played, 1)
	}
	apptest.Equal(t, "passed on", len(f.Passed(own).Results), 2)
}

// TestHistoryCounts: the player's results are those of the history, whatever a chat says.
func TestHistoryCounts(t *testing.T) {
	f := some(t).Merge("Ann", You)
	of := f.Compared([]*Result{ended(You, 1, 6)}).Of(ended(You, 1, 6).Puzzle)
	apptest.Equal(t, "guesses", of[len(of)-1], ended(You, 1, 6))
}

// TestAliases: a name all of whose results were known is of the person into whom that person is made.
func TestAliases(t *testing.T) {
	f, _, _ := some(t).With([]*Result{ended("Ann M.", 1, 3)})
	f = f.Merge("Ann M.", "Ann").Merge("Ann", "Anna")
	apptest.Equal(t, "person", f.PersonOf("Ann M."), "Anna")
	there := Friends{Names: map[string]string{"Annie": "Ann"}}
	joined, _, _ := f.Joined(there)
	apptest.Equal(t, "of a file", joined.PersonOf("Annie"), "Anna")
}

// TestCapitals: names that differ only in capitals are of one person, also if the person has another name.
func TestCapitals(t *testing.T) {
	f, added, clashes := some(t).With([]*Result{ended("ann", 1, 3), ended("ANN", 7, 3)})
	apptest.Equal(t, "added", added-len(clashes), 1)
	apptest.Strings(t, "people", f.People(), "Ann", "Bob", "Cy")
	f, _, _ = f.Merge("Ann", "Anna").With([]*Result{ended("anna", 8, 3), ended("ann", 9, 3)})
	apptest.Strings(t, "with another name", f.People(), "Anna", "Bob", "Cy")
	f = f.Merge("Cy", "BOB")
	apptest.Strings(t, "made one", f.People(), "Anna", "Bob")
	f = f.Merge("Bob", "BOB")
	apptest.Strings(t, "in capitals", f.People(), "Anna", "BOB")
}
