//go:build !js

package friends

import (
	"slices"
	"testing"

	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/engine"
	"ketword/internal/each"
)

// bench is the screen with its session.
type bench = screentest.Bench[Model]

// chat has results of Wordle on days 90, 91 and 99, and two of Nerdle. Today is day 100.
const chat = `[01.04.26, 08:12] Anna: Wordle 1,747 3/6
⬛🟨⬛⬛⬛
🟩🟨⬛⬛⬛
🟩🟩🟩🟩🟩
[01.04.26, 08:13] Ben: Wordle 1,747 X/6
[02.04.26, 08:12] Anna: Wordle 1,748 4/6
[02.04.26, 08:13] Cleo: Wordle 1,748 2/6*
[10.04.26, 08:14] Ben: Wordle 1,756 4/6
[10.04.26, 08:15] Cleo: Nerdle 1543 3/6
[10.04.26, 08:16] Ben: Nerdle 1543 4/6
`

// open shows the screen without results.
func open(t testing.TB) *bench {
	return &bench{T: t, Session: screentest.Playing(t, "abide"), Shown: true}
}

// after shows the screen after it has read the chat.
func after(t testing.TB) *bench { return reads(open(t), chat) }

// does sends messages, and keeps what the screen wants kept.
func does(b *bench, msgs ...screen.Msg[Model]) *bench {
	for _, msg := range msgs {
		b.Send(msg)
		for _, w := range b.Wants {
			if keep, is := w.(screen.KeepFriends); is {
				b.Kept = keep.Friends
			}
		}
	}
	return b
}

// reads has the screen read a text.
func reads(b *bench, text string) *bench {
	b.T.Helper()
	b.Send(Start{})
	key := b.Key()
	err := b.Asked()[0].(*query.Chat).Read(engine.Forever, text, func(p query.Part) { b.Told(key, p) })
	fault, _ := query.FaultOf(err)
	b.Ended(key, fault)
	apptest.Equal(b.T, "reads", b.Screen.Reads(key), true)
	return does(b, Read{})
}

// shows returns what the screen shows.
func shows(b *bench) seen { return b.Screen.see(&b.Session) }

// rows returns the names of the people in the table, the best first.
func rows(b *bench) []string {
	return each.Of(shows(b).standings, func(s friends.Standing) string { return s.Person })
}

// numbers returns the numbers of the puzzles that can be shown.
func numbers(b *bench) []uint64 {
	return each.Of(shows(b).puzzles, func(p friends.Puzzle) uint64 { return p.Number })
}

// TestPeriods: the table is of a week, a month or of all days, and can step back; never into the future.
func TestPeriods(t *testing.T) {
	b := after(t)
	apptest.Strings(t, "this week", rows(b), "Ben")
	does(b, Choose{"back", "1"})
	apptest.Strings(t, "the week before", rows(b), "Cleo", "Anna", "Ben")
	does(b, Choose{"back", "1"})
	apptest.Equal(t, "nobody", len(rows(b)), 0)
	does(b, Choose{"back", "-1"}, Choose{"back", "-1"}, Choose{"back", "-1"})
	apptest.Equal(t, "this week", b.Screen.back, 0)
	week := shows(b).selection
	apptest.Equal(t, "days", []engine.Day{week.First, week.Last}, []engine.Day{95, 101})

	does(b, Choose{"back", "1"}, Choose{"period", string(Month)})
	apptest.Strings(t, "April", rows(b), "Cleo", "Anna", "Ben")
	apptest.Equal(t, "this month", b.Screen.back, 0)
	does(b, Choose{"back", "1"})
	march := shows(b).selection
	apptest.Equal(t, "March", []engine.Day{march.First, march.Last}, []engine.Day{59, 89})
	does(b, Choose{"period", string(All)})
	apptest.Equal(t, "all", shows(b).selection, friends.Always(friends.Game{Name: "Wordle"}))
}

// TestGames: the game with most results comes first; another can be chosen, whose puzzles are then shown.
func TestGames(t *testing.T) {
	b := after(t)
	apptest.Equal(t, "games", shows(b).games, []friends.Game{{Name: "Wordle"}, {Name: "Nerdle"}})
	apptest.Equal(t, "first", shows(b).game.Name, "Wordle")
	does(b, Choose{"puzzle", "1"}, Choose{Part: "uncover"}, Choose{"game", "1"})
	apptest.Equal(t, "second", shows(b).game.Name, "Nerdle")
	apptest.Equal(t, "puzzle", numbers(b), []uint64{1543})
	apptest.Equal(t, "uncovered", b.Screen.uncovered, false)
	for _, strange := range []string{"2", "-1"} {
		apptest.Equal(t, strange, shows(does(b, Choose{"game", strange})).game.Name, "Nerdle")
	}
	reads(b, "Anna: Nerdle 1540 3/6\nAnna: Nerdle 1541 3/6\nAnna: Nerdle 1542 3/6\nAnna: Nerdle 1544 3/6\n")
	apptest.Equal(t, "now it has most results", shows(b).games[0].Name, "Nerdle")
	apptest.Equal(t, "still chosen", shows(b).game.Name, "Nerdle")
	b.Kept.Results = slices.DeleteFunc(b.Kept.Results, func(r *friends.Result) bool { return r.Puzzle.Game.Name == "Nerdle" })
	apptest.Equal(t, "without its results", shows(b).game.Name, "Wordle")
	apptest.Equal(t, "without results", shows(open(t)).game, friends.Game{})
}

// TestPuzzles: the latest puzzle is shown; the steps end at the first and the last.
func TestPuzzles(t *testing.T) {
	b := after(t)
	apptest.Equal(t, "puzzles", numbers(b), []uint64{1756, 1748, 1747})
	for _, step := range []struct {
		by   string
		want uint64
	}{{"0", 1756}, {"1", 1748}, {"1", 1747}, {"1", 1747}, {"-1", 1748}, {"-1", 1756}, {"-1", 1756}} {
		does(b, Choose{"puzzle", step.by})
		apptest.Equal(t, step.by, shows(b).puzzle.Number, step.want)
	}
	does(b, Choose{"puzzle", "2"})
	best := each.Of(shows(b).of, func(r *friends.Result) string { return r.Who })
	apptest.Strings(t, "results, the best first", best, "Anna", "Ben")
}

// TestCovered: the rows of a puzzle are covered until the player has played it, or wants to see them.
func TestCovered(t *testing.T) {
	b := open(t)
	won := apptest.DayGame{Day: 97, How: apptest.Won}.Game(t)
	number := friends.ResultOf(&won, 97).Puzzle
	b.Kept, _, _ = friends.Friends{}.With([]*friends.Result{
		{Who: "Anna", Puzzle: number, Day: 97, Guesses: 3, Tries: 6, Rows: "ooooo"},
		{Who: "Anna", Puzzle: friends.Puzzle{Game: number.Game, Number: number.Number + 1}, Day: 98, Guesses: 4, Tries: 6, Rows: "ooooo"},
	})
	covered := func(want ...bool) {
		t.Helper()
		does(b, Choose{"puzzle", "-9"})
		latest := shows(b).covered
		does(b, Choose{"puzzle", "1"})
		apptest.Equal(t, "covered, the latest and the one before", []bool{latest, shows(b).covered}, want)
	}
	covered(true, true)
	b.History = records.History{{Game: won, Day: 97}}
	covered(true, false)
	does(b, Choose{"puzzle", "-1"}, Choose{Part: "uncover"})
	apptest.Equal(t, "uncovered", shows(b).covered, false)
	covered(true, false)
}

// TestCovers: only rows are covered, and those of other games than Ketword on the day of the puzzle alone.
func TestCovers(t *testing.T) {
	const grid = "⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩\n"
	for text, want := range map[string]bool{
		"[11.04.26, 08:12] Anna: Wordle 1,757 2/6\n" + grid:                                        true,
		"[11.04.26, 08:12] Anna: Wordle 1,757 2/6\n":                                               false,
		"[10.04.26, 08:12] Anna: Wordle 1,756 2/6\n" + grid:                                        false,
		"[11.04.26, 08:12] Anna: Nerdle 1544 2/6\n[11.04.26, 08:12] Ben: Nerdle 1544 2/6\n" + grid: true,
		"[10.04.26, 08:12] Anna: Ketword #98 2/6\n" + grid:                                         true,
		"[10.04.26, 08:12] Anna: Ketword #98 2/6\n[10.04.26, 08:12] Ben: Ketword #98 2/6\n":        false,
	} {
		apptest.Equal(t, text, shows(reads(open(t), text)).covered, want)
	}
}

// TestYou: finished games of the history are results of the player, of the day of their puzzle, except those
// whose secret somebody chose.
func TestYou(t *testing.T) {
	b := open(t)
	for _, g := range []apptest.DayGame{{Day: 97, How: apptest.Won}, {Day: 98, How: apptest.Lost}} {
		b.History = append(b.History, records.Saved{Game: g.Game(t), Day: 99})
	}
	random := apptest.Play(t, b.Game, "audio", "abide")
	chosen := engine.NewGame(engine.Choose(apptest.Rules(engine.Classic), "en", apptest.Secret(t, "crown"))).GiveUp()
	b.History = append(b.History, records.Saved{Game: random, Day: 99}, records.Saved{Game: chosen, Day: 99})
	ketword := friends.Game{Name: "Ketword", Mode: engine.Classic, List: "en/5"}
	apptest.Equal(t, "results", own(&b.Session), []*friends.Result{
		{Puzzle: friends.Puzzle{Game: ketword, Number: 98}, Day: 97, Guesses: 1, Tries: 6, Rows: "ooooo"},
		{Puzzle: friends.Puzzle{Game: ketword, Number: 99}, Day: 98, Tries: 6},
		{Puzzle: friends.Puzzle{Game: ketword, Number: uint64(random.Puzzle.Seed), Random: true}, Day: 99, Guesses: 2, Tries: 6, Rows: "o_**_ ooooo"},
	})
	does(reads(b, "[08.04.26, 08:12] Anna: Ketword #98 3/6\n"), Choose{"period", string(All)})
	apptest.Strings(t, "table", rows(b), "Anna", friends.You)
	apptest.Equal(t, "without the random puzzle", shows(b).standings[1].Played, 2)
}

// TestTwo: the first two of the table are compared, until the player chooses others. Nobody is compared with
// herself, nor does anybody without results appear.
func TestTwo(t *testing.T) {
	b := does(after(t), Choose{"period", string(All)})
	two := func(what, first, second string) {
		t.Helper()
		shown := shows(b)
		apptest.Strings(t, what, []string{shown.first, shown.second}, first, second)
	}
	two("at first", "Cleo", "Anna")
	does(b, Choose{"second", "Ben"})
	two("one is chosen", "Cleo", "Ben")
	does(b, Choose{"first", "Ben"})
	two("they change sides", "Ben", "Cleo")
	does(b, Choose{"second", "Ben"})
	two("and back", "Cleo", "Ben")
	does(b, Choose{"first", "Anna"})
	two("the other", "Anna", "Ben")
	does(b, Choose{"game", "1"})
	two("Anna has no results", "Cleo", "Ben")
	does(b, Choose{"game", "0"})
	two("but here", "Anna", "Ben")
	does(b, Pick{"Ben"}, Do{What: DoHide})
	two("Ben is hidden", "Cleo", "Anna")
}
