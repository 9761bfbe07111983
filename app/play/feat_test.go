package play

import (
	"cmp"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/records"
	"ketword/engine"
)

// TestFeat: of what a game is remembered for, only the first that applies is told, and only of the last game.
func TestFeat(t *testing.T) {
	const today = 100
	type game struct {
		mode  engine.Mode
		day   engine.Day // of a daily puzzle; 0 for another
		rows  int        // guesses of the win; 0 for a loss
		helps bool
	}
	classic := func(day engine.Day, rows int) game { return game{mode: engine.Classic, day: day, rows: rows} }
	wins := func(rows ...int) (all []game) {
		for _, n := range rows {
			all = append(all, classic(0, n))
		}
		return all
	}
	streak := func(first, last engine.Day) (all []game) {
		for day := first; day <= last; day++ {
			all = append(all, classic(day, 4))
		}
		return all
	}
	joined := func(parts ...[]game) (all []game) {
		for _, part := range parts {
			all = append(all, part...)
		}
		return all
	}
	for name, c := range map[string]struct {
		games  []game
		want   Feat
		streak int
	}{
		"the first win":               {wins(4), FirstWin, 0},
		"the first today":             {streak(today, today), FirstWin, 1},
		"after a loss":                {wins(0, 4), FirstWin, 0},
		"the first loss":              {wins(4, 0), FirstLoss, 0},
		"the first game, lost":        {wins(0), FirstLoss, 0},
		"a loss after two in a row":   {append(streak(today-2, today-1), classic(today, 0)), FirstLoss, 0},
		"another loss":                {wins(0, 0), NoFeat, 0},
		"the first of the other mode": {append(wins(4), game{mode: engine.Quantum, rows: 3}), "first-quantum", 0},
		"the other way round":         {append([]game{{mode: engine.Quantum, rows: 3}}, wins(4)...), "first-classic", 0},
		"with help":                   {append(wins(4), game{mode: engine.Classic, rows: 2, helps: true}), NoFeat, 0},
		"fewer than ever":             {wins(4, 5, 4, 4, 6, 3), Fewest, 0},
		"as few as ever":              {wins(4, 5, 4, 4, 3, 3), NoFeat, 0},
		"fewer than in a few games":   {wins(4, 5, 3), NoFeat, 0},
		"the first streak":            {streak(today-4, today), NoFeat, 5},
		"a streak as long as any":     {joined(streak(today-9, today-7), streak(today-2, today)), NoFeat, 3},
		"a streak longer than any":    {joined(streak(today-9, today-7), streak(today-3, today)), BestStreak, 4},
		"said on the day before":      {joined(streak(today-10, today-8), streak(today-4, today)), NoFeat, 5},
		"longer than a single day":    {joined(streak(today-9, today-9), streak(today-1, today)), NoFeat, 2},
		"a random puzzle in a streak": {joined(streak(today-9, today-7), streak(today-3, today), wins(4)), NoFeat, 0},
	} {
		s := screentest.Playing(t, "abide")
		for i, g := range c.games {
			secret := map[engine.Mode]string{engine.Classic: "abide", engine.Quantum: "crown plaid"}[g.mode]
			played := screentest.Playing(t, secret).Game.Puzzle
			played.Identity.Seed = engine.Seed(i + 1)
			if g.day != 0 {
				played.Identity.Seed, played.Identity.Daily = 0, g.day.Number()
			}
			saved := records.Saved{Game: engine.NewGame(played), Day: cmp.Or(g.day, s.Day), Assisted: g.helps}
			for range cmp.Or(g.rows, engine.DefaultTries+1) - 1 {
				saved.Game = apptest.Play(t, saved.Game, "slate")
			}
			if g.rows > 0 {
				saved.Game = apptest.Play(t, saved.Game, strings.Fields(secret)[0])
			}
			s.History = append(s.History, saved)
			s.Game, s.Assisted = saved.Game, saved.Assisted
		}
		e := EndingOf(&s)
		apptest.Equal(t, name, []any{e.Feat, e.Streak}, []any{c.want, c.streak})
		s.History = append(s.History, records.Saved{Game: screentest.Playing(t, "grove").Game.GiveUp(), Day: s.Day})
		apptest.Equal(t, name+", after another game", EndingOf(&s).Feat, NoFeat)
	}
}
