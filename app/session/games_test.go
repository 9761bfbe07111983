package session

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/each"
)

// daily returns the game of a day's puzzle, unfinished.
func daily(t testing.TB, s *Session, mode engine.Mode, day engine.Day) records.Saved {
	t.Helper()
	p, err := s.Lexicon.Daily(usualRules(mode), day)
	if err != nil {
		t.Fatal(err)
	}
	return records.Saved{Game: engine.NewGame(p), List: s.ListPrint, Day: day}
}

// keep adds unfinished games.
func (r *Records) keep(games ...records.Saved) {
	for _, g := range games {
		r.Saved[g.Game.Puzzle.Identity] = g
	}
}

// TestUnfinished: the latest game comes first; a game is listed if it has a row and its list is known.
func TestUnfinished(t *testing.T) {
	s := begun(t)
	old, late := daily(t, s, engine.Classic, 10), daily(t, s, engine.Classic, 20)
	late.Game = apptest.Play(t, late.Game, "slate")
	s.keep(old, late)
	equal(t, "order", each.Of(s.Unfinished(), func(g records.Saved) engine.Day { return g.Day }), []engine.Day{20, 10})
	equal(t, "others", s.Others(), []records.Result{{Saved: late, List: s.Lists[0]}})
	equal(t, "begun", []bool{s.Begun(old.Game.Puzzle.Identity), s.Begun(s.Game.Puzzle.Identity)}, []bool{true, false})
	equal(t, "of a list that is gone", s.WithList(records.Saved{}), records.Result{})
	s.Game = late.Game
	equal(t, "besides the one in play", len(s.Others()), 0)
}

// TestAsBegun: a puzzle that was begun by other rules is returned with these, unless exact is set; its own
// rules come first.
func TestAsBegun(t *testing.T) {
	s := begun(t)
	p := s.Game.Puzzle
	equal(t, "not begun", s.AsBegun(p, false), p)
	hard := daily(t, s, engine.Classic, testDay)
	hard.Game.Puzzle.Rules.Level = engine.Hard
	s.keep(hard, daily(t, s, engine.Classic, 3))
	equal(t, "by other rules", s.AsBegun(p, false), hard.Game.Puzzle)
	equal(t, "exactly", s.AsBegun(p, true), p)
	s.keep(s.Current())
	equal(t, "by its own", s.AsBegun(p, false), p)
}

func TestFinishedGame(t *testing.T) {
	s := lost(t)
	s.History = records.History{s.Current()}
	id := s.Game.Puzzle.Identity
	g, found := s.FinishedGame(id.String())
	equal(t, "found", found, true)
	equal(t, "game", g, s.History[0])
	_, found = s.FinishedGame("x")
	equal(t, "no identity", found, false)
	equal(t, "key", GameKey(id), records.GamePrefix+id.String())
}

// TestStats: the game in play has a bar once it is counted.
func TestStats(t *testing.T) {
	s := lost(t)
	equal(t, "not ended", s.BarOf(s.Selection), records.NoBar)
	s.History = records.History{s.Current()}
	s.Imported = []records.Scores{records.Scores{}.With(4).With(4)}
	equal(t, "lost", s.BarOf(s.Selection), records.LostBar)
	equal(t, "all", s.Stats().Played, 3)
	s.Selection.Mode = engine.Classic
	equal(t, "without counts, which have no mode", s.Stats().Played, 1)
	equal(t, "selected", s.Selected(), s.History)
	s.Selection.Mode = engine.Quantum
	equal(t, "others are selected", s.BarOf(s.Selection), records.NoBar)
	won := daily(t, s, engine.Classic, 5)
	for w := range won.Game.Puzzle.Secret.Words() {
		won.Game = apptest.Play(t, won.Game, "slate", w.String())
	}
	s.Game, s.History = won.Game, records.History{won}
	equal(t, "won", s.BarOf(records.Selection{}), 2)
}

// TestToday: today's puzzle is lacking until it is in play or has ended.
func TestToday(t *testing.T) {
	s := begun(t)
	equal(t, "in play", []bool{s.IsToday(), s.LacksToday(engine.Classic), s.EndsToday()}, []bool{true, false, false})
	equal(t, "other mode", s.OtherToday(), engine.Quantum)
	s.History = records.History{daily(t, s, engine.Quantum, testDay)}
	equal(t, "played", s.OtherToday(), 0)
	s.Day++
	equal(t, "tomorrow", []bool{s.IsToday(), s.LacksToday(engine.Classic)}, []bool{false, true})
	s = lost(t)
	equal(t, "ended", s.EndsToday(), true)
	s.Day = -5
	equal(t, "before the first", s.LastDay(), 0)
}

// TestCalendarDays: the mark of a day shows how its puzzle was played.
func TestCalendarDays(t *testing.T) {
	s := begun(t)
	yesterday := daily(t, s, engine.Classic, testDay-1)
	equal(t, "fresh", s.Yesterday(), CalendarDay{Day: testDay - 1, Mark: DayFresh})
	s.keep(yesterday)
	equal(t, "begun", s.Yesterday().Mark, DayBegun)
	played := func(g engine.Game) DayMark {
		yesterday.Game = g
		s.History = records.History{yesterday}
		return s.Yesterday().Mark
	}
	equal(t, "given up", played(yesterday.Game.GiveUp()), DayGivenUp)
	game := engine.NewGame(yesterday.Game.Puzzle)
	equal(t, "lost", played(apptest.Play(t, game, "zzzzz", "zzzzz", "zzzzz", "zzzzz", "zzzzz", "zzzzz")), DayLost)
	for w := range game.Puzzle.Secret.Words() {
		equal(t, "solved", played(apptest.Play(t, game, w.String())), DaySolved)
	}
	to := s.calendarDayOf(s.NextScope().Daily(testDay+1), records.Saved{}, false)
	equal(t, "to come", to.Opens(), false)
	equal(t, "today", s.calendarDayOf(s.NextScope().Daily(testDay), records.Saved{}, false), CalendarDay{Day: testDay, Mark: DayFresh, InPlay: true})
}

// TestLinkWith: a link omits defaults, and names the version of a list that may change.
func TestLinkWith(t *testing.T) {
	s := begun(t)
	equal(t, "daily", s.LinkWith(s.Current(), ""), "day=101")
	equal(t, "with a rival", s.LinkWith(s.Current(), "code"), "day=101#rows=code")
	g := s.Current()
	g.List++
	equal(t, "of another version", s.LinkWith(g, ""), "day=101&words="+g.List.String()[:wordsDigits])
	g.Game.Puzzle.Daily, g.Game.Puzzle.Seed = 0, 2007
	g.Game.Puzzle.Rules = engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 3, Level: engine.Strict}
	equal(t, "random", s.LinkWith(g, ""), "level=strict&mode=quantum&seed=2007&tries=3&words="+g.List.String()[:wordsDigits])
}

// TestRecent: the recent games are stored and read.
func TestRecent(t *testing.T) {
	id := begun(t).Game.Puzzle.Identity
	var none Recent
	equal(t, "at first", none.lastMode(), engine.Classic)
	opened := none.WithOpened(id)
	equal(t, "opened", opened.LastGame(engine.Classic, lists.Default()), engine.Identity{})
	played := opened.WithPlayed(id)
	again, err := ReadRecent(played.Write())
	equal(t, "error", err, nil)
	equal(t, "again", again, played)
	equal(t, "mode", again.lastMode(), engine.Classic)
	equal(t, "list", again.lastList(engine.Classic), lists.Default())
	equal(t, "game", again.LastGame(engine.Classic, lists.Default()), id)
	equal(t, "guide", begun(t).Guided(), false)
}
