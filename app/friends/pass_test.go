package friends

import (
	"context"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/links"
	"ketword/engine"
	"ketword/internal/each"
)

// TestPassed: others see the player's results under the player's name, or not at all, and nobody who is hidden.
func TestPassed(t *testing.T) {
	f := some(t).Merge("Ann", You).Hide("Cy", true)
	passed := f.Passed([]*Result{ended(You, 9, 1)})
	apptest.Strings(t, "people", passed.People(), "Ann", "Bob")
	apptest.Equal(t, "results", len(passed.Results), 9)
	f.Me = ""
	passed = f.Passed(nil)
	apptest.Strings(t, "without a name", passed.People(), "Bob")
}

// TestCode: a link has the results of a period, without their rows.
func TestCode(t *testing.T) {
	f, _, _ := some(t).With([]*Result{
		{Who: "Ann", Puzzle: Puzzle{Game: Game{Name: wordle}, Number: 1734}, Day: 77, Guesses: 3, Tries: 6, Rows: "_____ _____ ooooo"},
		{Who: "Ann", Puzzle: Puzzle{Game: Game{Name: wordle}, Number: 1736}, Day: 79, Tries: 6},
		{Who: "Ann", Puzzle: Puzzle{Game: Game{Name: ketword, Mode: engine.Classic, List: "en/5"}, Number: 7, Random: true}, Day: 79, Tries: 6},
	})
	code := f.Code(Selection{First: 1, Last: 100})
	again, err := ReadCode(code)
	if err != nil || code == "" {
		t.Fatal(code, err)
	}
	apptest.Equal(t, "results", len(again.Results), 11)
	apptest.Equal(t, "table", again.Compared(nil).Standings(Always(game)), f.Compared(nil).Standings(Always(game)))
	apptest.Equal(t, "of nobody", f.Code(Selection{First: 1000, Last: 2000}), "")
	var many []*Result
	for n := range 9000 {
		many = append(many, ended("Ann", 1+n*n%100_003, n%7))
	}
	f, _, _ = Friends{}.With(many)
	apptest.Equal(t, "too long", f.Code(Always(game)), "")
}

// TestCodeOfAnyScore: a link has results of any number of tries, with their stars, and nothing of a person without
// a name.
func TestCodeOfAnyScore(t *testing.T) {
	var all []*Result
	for n, r := range []Result{{Guesses: 4, Tries: 8, Level: engine.Hard}, {Tries: 8, Level: engine.Strict}, {Guesses: 33}, {Guesses: 9, Tries: 9}} {
		r.Who, r.Puzzle, r.Day = "Ann", Puzzle{Game: game, Number: uint64(n + 1)}, 3
		all = append(all, &r)
	}
	f, _, _ := Friends{}.With(all)
	again, err := ReadCode(f.Code(Always(game)))
	if err != nil {
		t.Fatal(err)
	}
	again.Results = each.Sorted(again.Results, func(a, b *Result) int { return int(a.Puzzle.Number) - int(b.Puzzle.Number) })
	apptest.Equal(t, "results", again.Results, f.Results)
	nobody := Friends{Results: []*Result{ended(You, 1, 3)}}
	apptest.Equal(t, "of nobody", nobody.Code(Always(game)), "")
}

// TestBadCodes: whatever a link has is refused, or read.
func TestBadCodes(t *testing.T) {
	for _, text := range []string{
		"Ann\tNerdle\n", "Ann\tKetword|x|en/5\t6\t13.1\n", "Ann\tNerdle\t6\t1\n", "Ann\tNerdle\t6\t-!3\n", "Ann\tNerdle\t6\t13\n",
		"Ann\tNerdle\t6\t1?.1\n", "Ann\tNerdle\t6\t19.1\n", "Ann\tNerdle\t6\t13.!\n", "Ann\tNerdle\t6\t1-.1\n",
		"Ann\tNerdle\t13.1\n", "Ann\tNerdle\tx\t13.1\n", "Ann\tNerdle\t-1\t13.1\n", "Ann\tNerdle\t101\t13.1\n",
		"\tNerdle\t6\t13.1\n", "~ \tNerdle\t6\t13.1\n",
	} {
		if f, err := ReadCode(links.SealTable(text)); err == nil {
			t.Errorf("%q: %+v", text, f)
		}
	}
	if _, err := ReadCode("x"); err == nil {
		t.Error("no code")
	}
}

// TestBadFiles: whatever is stored is refused, or read.
func TestBadFiles(t *testing.T) {
	for _, results := range []string{
		"0", "1 0 3 3 3/6 -", "0 1 3 3 3/6 -", "x 0 3 3 3/6 -", "0 0 x 3 3/6 -", "0 0 3 - 3/6 -", "0 0 3 3 7/6 -", "0 0 3 3 3/x -", "0 0 3 3 -1/6 -", "0 0 3 3 3/999 -",
	} {
		if f, err := Read(`{"v":1,"data":{"people":["A"],"games":["Nerdle"],"results":"` + results + `"}}`); err == nil {
			t.Errorf("%q: %+v", results, f)
		}
	}
	for _, text := range []string{apptest.Newer, `{"v":1,"data":{"games":["Ketword|x|en/5"]}}`, `{"v":1,"data":[]}`} {
		if _, err := Read(text); err == nil {
			t.Error(text)
		}
	}
	f, err := Read("")
	if err != nil || !f.Empty() {
		t.Error(f, err)
	}
	if _, is, err := ReadFile(`{"v":1,"data":[],"friends":3}`); !is || err == nil {
		t.Error("a part that is none")
	}
}

// TestProgress: reading tells how far it has come, and ends when it is not wanted any more.
func TestProgress(t *testing.T) {
	text := long(3000)
	last := 0
	rd := Reading{Today: today, Progress: func(read, all int) {
		if read < last || all != len(text) {
			t.Errorf("%d of %d, then %d", read, all, last)
		}
		last = read
	}}
	if _, err := rd.Read(engine.Forever, text); err != nil || last < len(text)*9/10 {
		t.Error(last, err)
	}
	rd.Progress = nil
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := rd.Read(ctx, text); err != context.Canceled {
		t.Error(err)
	}
	told := false
	rd.Progress = func(read, all int) { told = read == all }
	if _, err := rd.Read(ctx, `{"messages":[{"from":"A","date":"2026-03-19T08:12:33","text":"Nerdle #3 3/6"}]}`); err != context.Canceled || !told {
		t.Error(told, err)
	}
}

// TestManyUnread: of what could not be read only the beginning is listed.
func TestManyUnread(t *testing.T) {
	found, _ := Reading{Today: today}.Read(engine.Forever, strings.Repeat("Wordle 1,734 3/6 "+strings.Repeat("x", 100)+"\n", MaxUnread+3))
	apptest.Equal(t, "listed", len(found.Unread), MaxUnread)
	apptest.Equal(t, "more", found.More, 3)
	apptest.Equal(t, "shortened", len([]rune(found.Unread[0].Text)), 81)
}

// TestCost: a loss counts one more than the tries, and without a limit more than the usual tries.
func TestCost(t *testing.T) {
	apptest.Equal(t, "won", (&Result{Guesses: 3, Tries: 6}).Cost(), 3)
	apptest.Equal(t, "lost", (&Result{Tries: 8}).Cost(), 9)
	apptest.Equal(t, "given up", (&Result{}).Cost(), 7)
	apptest.Equal(t, "given up late", (&Result{Rows: strings.Repeat("_____ ", 9)}).Cost(), 10)
}

// TestForgetsThePlayer: with the results goes the name.
func TestForgetsThePlayer(t *testing.T) {
	f := some(t).Merge("Ann", You)
	apptest.Equal(t, "name", f.Me, "Ann")
	f = f.Forget(You)
	apptest.Equal(t, "forgotten", f.Me, "")
	apptest.Strings(t, "people", f.People(), "Bob", "Cy")
}

// TestJoinedNames: names that are known here keep their person, others come along.
func TestJoinedNames(t *testing.T) {
	here := some(t).Merge("Cy", "Cyril")
	there := some(t).Merge("Cy", "Cynthia").Merge("Bob", "Robert")
	joined, added, clashes := here.Joined(there)
	apptest.Strings(t, "people", joined.People(), "Ann", "Cyril", "Robert")
	apptest.Equal(t, "added", added+len(clashes), 0)
	here.Me = "Bob"
	joined, _, _ = here.Joined(there)
	apptest.Strings(t, "Bob is somebody else there", joined.People(), "Ann", "Cyril", "Robert")
	joined, added, clashes = here.Joined(some(t))
	apptest.Strings(t, "the player's own", joined.People(), You, "Ann", "Cyril")
	apptest.Equal(t, "doubled", added+len(clashes), 0)
	apptest.Equal(t, "results", len(joined.Results), len(here.Results))
	here.Names["Bob"] = "Bobby"
	joined, _, _ = here.Joined(some(t))
	apptest.Strings(t, "a name that is known", joined.People(), "Ann", "Bobby", "Cyril")
}

// TestScore: a score is written as it is shared.
func TestScore(t *testing.T) {
	for want, r := range map[string]Result{"4/6*": {Guesses: 4, Tries: 6, Level: engine.Hard}, "X/∞": {}, "X/8": {Tries: 8}, "12/∞**": {Guesses: 12, Level: engine.Strict}} {
		apptest.Equal(t, "score", r.Score(), want)
	}
}
