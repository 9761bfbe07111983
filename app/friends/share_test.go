package friends_test

import (
	"fmt"
	"strings"
	"testing"

	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen/share"
	"ketword/app/text"
	"ketword/app/text/embedded"
	"ketword/engine"
)

const alphabet = "abcdefghijklmnopqrstuvwx"

// shared is a game that somebody passes on.
type shared struct {
	mode  engine.Mode
	level engine.Level
	list  lists.Name
	tries int
	daily int // 0 for a random puzzle
	won   bool
	both  bool // the other word was guessed, too
}

// game returns the game: a guess without any letter of the secret, and then the end.
func (s shared) game(t *testing.T) engine.Game {
	t.Helper()
	n := s.list.Length
	var words []engine.Word
	for i := range int(s.mode) {
		words = append(words, apptest.Word(t, alphabet[i*n:][:n]))
	}
	secret, err := engine.NewSecret(words...)
	if err != nil {
		t.Fatal(err)
	}
	p := engine.Puzzle{Secret: secret, Identity: engine.Identity{
		Rules: engine.Rules{Mode: s.mode, Length: n, Tries: s.tries, Level: s.level}, Lang: s.list.Lang, Seed: 4711, Daily: s.daily,
	}}
	guesses := []engine.Word{apptest.Word(t, alphabet[16:][:n])}
	if s.won {
		guesses = append(guesses, words[0])
	}
	g, err := engine.Replay(p, guesses, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !s.won {
		g = g.GiveUp()
	}
	if s.both {
		g, err = g.KeepGuessing(words[1], nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// games returns games of every mode, level, number of tries and kind of puzzle, with every list.
func games() (all []shared) {
	for _, lang := range []string{"en", "de", "fr", "es", "pt", "nl", "pl", "uk"} {
		for length := 4; length <= 8; length++ {
			all = append(all, shared{engine.Classic, engine.Normal, lists.Name{Lang: lang, Length: length}, 6, 78, true, false})
		}
	}
	for _, mode := range engine.Modes() {
		for _, level := range engine.Levels(mode) {
			for _, tries := range []int{engine.Unlimited, 2, 6} {
				for _, daily := range []int{0, 78} {
					all = append(all, shared{mode, level, lists.Default(), tries, daily, true, mode == engine.Quantum && daily > 0}, shared{mode, level, lists.Name{Lang: "de", Length: 6}, tries, daily, false, false})
				}
			}
		}
	}
	return all
}

// TestShared: whatever Ketword passes on is read as it is, in every language and form.
func TestShared(t *testing.T) {
	forms := []records.Shareable{records.SharedEmoji, records.SharedPattern, records.SharedDigits, records.SharedWords, records.SharedPicture, records.SharedChallenge}
	for _, language := range embedded.All() {
		for _, s := range games() {
			g := s.game(t)
			for _, form := range forms {
				r := records.Result{Saved: records.Saved{Game: g}, List: lists.List{Name: s.list}}
				passed := share.Text(language, form, r, "https://example.org/?list=x&seed=4711")
				check(t, language, s, g, form, passed)
				r.Blue = true
				check(t, language, s, g, form, share.Text(language, form, r, "https://example.org/?list=x&seed=4711"))
				r.Again, r.Assisted = true, true
				check(t, language, s, g, form, share.Text(language, form, r, "https://example.org/?list=x&seed=4711"))
			}
		}
	}
}

// check reads a text that was passed on in a chat.
func check(t *testing.T, language *text.Text, s shared, g engine.Game, form records.Shareable, passed string) {
	t.Helper()
	found, err := friends.Reading{Today: 91}.Read(engine.Forever, "[19.03.26, 08:12] Anna: "+passed)
	if err != nil || len(found.Results) != 1 {
		t.Errorf("%+v: %d results of\n%s", s, len(found.Results), passed)
		return
	}
	want := friends.Result{Who: "Anna", Puzzle: friends.ResultOf(&g, 77).Puzzle, Day: 77, Tries: s.tries, Level: s.level.In(s.mode)}
	if s.won {
		want.Guesses = 2
	}
	got := *found.Results[0]
	rows := form == records.SharedEmoji || form == records.SharedPattern || form == records.SharedDigits || form == records.SharedChallenge && !s.won && strings.Contains(passed, "⬛")
	if rows {
		var marks []string
		for _, turn := range g.Turns() {
			marks = append(marks, engine.Pattern.Format(turn))
		}
		want.Rows = strings.Join(marks, " ")
	}
	if got != want {
		t.Errorf("%s:\n%+v\n%+v, want\n%+v", language.Words.Language("en"), passed, got, want)
	}
}

// TestProperties: what was written and read again is the same table, and joining it twice changes nothing.
func TestProperties(t *testing.T) {
	for seed := range 50 {
		f := drawn(seed)
		again, err := friends.Read(f.Write())
		if err != nil {
			t.Fatal(err)
		}
		apptest.Equal(t, "written again", again.Write(), f.Write())
		passed, is, err := friends.ReadFile(f.File())
		if err != nil || !is {
			t.Fatal(is, err)
		}
		games := f.Compared(nil).Games()
		apptest.Equal(t, "games", passed.Compared(nil).Games(), games)
		for _, g := range games {
			apptest.Equal(t, "table", passed.Compared(nil).Standings(friends.Always(g)), f.Compared(nil).Standings(friends.Always(g)))
		}
		twice, added, clashes := f.Joined(again)
		apptest.Equal(t, "joined", twice.Write(), f.Write())
		apptest.Equal(t, "added", added+len(clashes), 0)
		other := drawn(seed + 1000)
		joined, _, _ := f.Joined(other)
		twice, added, _ = joined.Joined(other)
		apptest.Equal(t, "joined twice", twice.Write(), joined.Write())
		apptest.Equal(t, "added twice", added, 0)
	}
}

// drawn returns friends with results that a number decides.
func drawn(seed int) friends.Friends {
	var all []*friends.Result
	next := func(n int) int {
		seed = (seed*1103515245 + 12345) & 0x7fffffff
		return seed >> 8 % n % n
	}
	list := []friends.Game{{Name: "Wordle"}, {Name: "Nerdle"}, {Name: "Ketword", Mode: engine.Quantum, List: "de/6"}, {Name: "Ketword", Mode: engine.Classic, List: "Fruit, red"}}
	for range 100 {
		p := friends.Puzzle{Game: list[next(len(list))], Number: uint64(1 + next(20))}
		p.Random = p.Game.Mode.Valid() && next(3) == 0
		day := engine.Day(p.Number)
		switch {
		case p.Game.Name == "Wordle":
			day = engine.Day(int(p.Number) - 1657)
		case p.Game.Mode.Valid() && !p.Random:
			day = engine.DayWithNumber(int(p.Number))
		}
		r := &friends.Result{Who: fmt.Sprintf("P%d", next(6)), Puzzle: p, Day: day, Guesses: next(7), Tries: 6, Level: engine.Level(next(3))}
		if r.Guesses == 1 {
			r.Rows = "ooooo"
		}
		all = append(all, r)
	}
	f, _, _ := friends.Friends{}.With(all)
	f = f.Merge("P1", "P2").Merge("P3", "Paul").Hide("P4", true)
	return f
}
