package playon

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/engine"
	"ketword/engine/coach"
)

// bench is the screen with what it reads.
type bench = screentest.Bench[Model]

// begun returns the screen over a game that was begun.
func begun(t *testing.T) *bench {
	return &bench{T: t, Session: screentest.Playing(t, "abide", "slate")}
}

// asked returns what the last message has begun to ask.
func asked(b *bench) *query.PlayOn {
	b.T.Helper()
	b.Key()
	return b.Asked()[0].(*query.PlayOn)
}

// shows fails unless so many rows are seen, and there are more or not.
func shows(b *bench, what string, rows int, more bool) {
	b.T.Helper()
	game, _ := b.Screen.found(&b.Session)
	apptest.Equal(b.T, what, []any{game.Seen, game.More()}, []any{rows, more})
}

// TestPlayOn: the solver plays on from the rows of a lost game, or from its start; its
// rows are seen one after the other, and are not asked for twice.
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

// TestOthersPlayOn: after a loss any strategy that the level allows plays on.
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

// TestWonPlayOn: a game that was won is played from its start.
func TestWonPlayOn(t *testing.T) {
	b := begun(t)
	b.Game = apptest.Play(t, b.Game, "abide")
	b.Send(Show{})
	apptest.Equal(t, "turns", asked(b).Game.Turns, nil)
}
