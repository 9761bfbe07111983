package playon

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/engine"
	"ketword/engine/coach"
)

// bench is the screen with its session.
type bench = screentest.Bench[Model]

// begun returns the screen during a game.
func begun(t *testing.T) *bench {
	return &bench{T: t, Session: screentest.Playing(t, "abide", "slate")}
}

// asked returns the task that the last message started.
func asked(b *bench) *query.PlayOn {
	b.T.Helper()
	b.Key()
	return b.Asked()[0].(*query.PlayOn)
}

// shows fails the test unless a number of rows are visible, and more says whether there are others.
func shows(b *bench, what string, rows int, more bool) {
	b.T.Helper()
	game, _ := b.Screen.found(&b.Session)
	apptest.Equal(b.T, what, []any{game.Seen, game.More()}, []any{rows, more})
}

// TestPlayOn: the coach continues from the rows of a lost game, or plays from the start;
// its rows are shown one by one, and are not queried twice.
func TestPlayOn(t *testing.T) {
	b := begun(t)
	b.Send(Show{})
	apptest.Equal(t, "while the game goes on", b.Wants, nil)
	b.Send(ChoosePlayer{Strategy: "entropy"})
	apptest.Equal(t, "another player", b.Wants, nil)
	b.Game = b.Game.GiveUp()
	b.Send(Show{})
	p := b.Game.Puzzle
	best := coach.Player{Strategy: "best", Seed: uint64(p.Seed)}
	apptest.Equal(t, "wants", b.Wants, screen.Intents{screen.Open{Name: screen.PlayOn}, screen.AskAgain{}})
	apptest.Equal(t, "task", asked(b), &query.PlayOn{Game: coach.Game{Rules: p.Rules, Turns: b.Game.Turns(), Secret: p.Secret}, By: best})
	key := b.Changes.Start[0].Key
	for i := range 3 {
		b.Answers = b.Answers.Told(key, &query.StepPart{Step: coach.Step{Number: 1 + i}})
	}
	b.Answers = b.Answers.EndedWith(key, query.NoFault, "")
	shows(b, "at first", 1, true)
	b.Send(SeeStep{})
	shows(b, "then", 2, true)
	b.Send(Show{})
	apptest.Equal(t, "asked again", len(b.Changes.Start), 0)
	shows(b, "again", 2, true)
	b.Send(SeeStep{All: true})
	shows(b, "all", 3, false)

	b.Send(Show{FromStart: true})
	apptest.Equal(t, "from the start", asked(b), &query.PlayOn{Game: coach.Game{Rules: p.Rules, Secret: p.Secret}, By: best})
	start := b.Changes.Start[0].Key
	b.Send(Show{})
	apptest.Equal(t, "the other way, which is known", b.Changes, query.Changes{Cancel: []query.Key{start}})
	shows(b, "its rows", 1, true)
	b.Send(Show{FromStart: true})
	b.Answers = b.Answers.EndedWith(start, query.NoSecret, "")
	_, answer := b.Screen.found(&b.Session)
	apptest.Equal(t, "fault", answer.Fault, query.NoSecret)
	b.Send(Show{FromStart: true})
	apptest.Equal(t, "asked again", len(b.Changes.Start), 1)
	b.Game = engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: p.Rules, Seed: p.Seed + 1}})
	shows(b, "in another game", 0, false)
	apptest.Equal(t, "wanted there", len(b.Screen.Wanted(&b.Session, true)), 0)
}

// TestOthersPlayOn: after a loss, any strategy that the level allows can continue.
func TestOthersPlayOn(t *testing.T) {
	b := begun(t)
	b.Game = b.Game.GiveUp()
	b.Send(Show{})
	b.Send(ChoosePlayer{Strategy: "entropy"})
	apptest.Equal(t, "asked", asked(b).By.Strategy, "entropy")
	b.Send(Show{FromStart: true})
	apptest.Equal(t, "stays", asked(b).By.Strategy, "entropy")
	b.Send(ChoosePlayer{Strategy: "nobody"})
	apptest.Equal(t, "nobody", []any{b.Wants, b.Screen.strategy}, []any{screen.Intents(nil), "entropy"})
	b.Send(ChoosePlayer{Strategy: "eliminate"})
	apptest.Equal(t, "from the start, too", []any{asked(b).By.Strategy, asked(b).Game.Turns}, []any{"eliminate", []engine.Turn(nil)})
}

// TestWonPlayOn: a game that was won is played from the start.
func TestWonPlayOn(t *testing.T) {
	b := begun(t)
	b.Game = apptest.Play(t, b.Game, "abide")
	b.Send(Show{})
	apptest.Equal(t, "turns", asked(b).Game.Turns, nil)
}

// TestDrawn: the coach's rows are shown one by one, each with its reason.
func TestDrawn(t *testing.T) {
	const (
		first  = "12 words are still possible. So it guesses ABIDE. It leaves 1.2 words on average. It divides them into 11 groups, the largest of 2. It can be the secret. No guess wins sooner on average."
		second = "1 word is still possible. So it can only be GROVE. That wins."
	)
	ended := func(secret string, guesses ...string) *bench {
		b := &bench{T: t, Session: screentest.Playing(t, secret, guesses...)}
		if b.Playing() {
			b.Game = b.Game.GiveUp()
		}
		return b
	}
	lost := func() *bench { return ended("crown plaid", slices.Repeat([]string{"slate"}, 6)...) }
	failed := lost().Send(Show{})
	failed.Ended(failed.Key(), query.NoSecret)
	choices, more := []string{"play-on", "play-on"}, []string{"play-on", "play-on", "play-on-next", "play-on-all"}
	for name, c := range map[string]struct {
		b                *bench
		reasons, actions []string
		end              string
	}{
		"thinking":       {lost().Send(Show{}), nil, choices, "The coach is thinking …"},
		"failed":         {failed, nil, choices, "No secret of this list fits these rows."},
		"after the rows": {lost().Asks(Show{}), []string{"1 pair is still possible. So it can only be CROWN + PLAID. That wins."}, choices, "Solved in row 7."},
		"sure":           {ended("flesh candy", "slate").Asks(Show{}), []string{"2 pairs are still possible. So it guesses FLESH. It is sure to win. That wins."}, choices, "Solved in row 2."},
		"the first row":  {ended("grove").Asks(Show{}), []string{first}, more, ""},
		"the next row":   {ended("grove").Asks(Show{}, SeeStep{}), []string{first, second}, choices, "Solved in row 2."},
		"all rows":       {ended("grove").Asks(Show{}, SeeStep{All: true}), []string{first, second}, choices, "Solved in row 2."},
		"of a game won":  {ended("abide", "abide").Asks(Show{}), []string{strings.Replace(first, " It can be the secret.", "", 1) + " That wins."}, nil, "Solved in row 1."},
	} {
		d := c.b.Draw()
		apptest.Strings(t, name+": actions", slices.DeleteFunc(drawn.Attrs(d.All(drawn.Tagged("button")), "data-action"), func(name string) bool { return name == "play-on-by" }), c.actions...)
		apptest.Strings(t, name+": reasons", drawn.Texts(d.One(t, drawn.Classed("steps")).All(drawn.Tagged("p"))), c.reasons...)
		if said := drawn.Texts(d.All(drawn.Tagged("p"))); c.end != "" {
			apptest.Equal(t, name+": end", said[len(said)-1], c.end)
		}
	}
}
