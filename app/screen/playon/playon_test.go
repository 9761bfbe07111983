package playon

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// bench is the screen with what it reads. Nobody answers it unless a test does.
type bench struct {
	Model
	t       *testing.T
	s       session.Session
	wants   screen.Intents // of the last message
	changes query.Changes  // of what the solver is asked, at the last message
}

// begun returns the screen over a game that was begun.
func begun(t *testing.T) *bench {
	words := apptest.Lexicon(t)
	p, err := words.Puzzle(apptest.Rules(engine.Classic), apptest.SeedOf(t, words, "abide"))
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{t: t, s: session.New([]lists.List{{Name: lists.Default()}}, words)}
	b.s.Lexicon, b.s.Game = words, apptest.Play(t, engine.NewGame(p), "slate")
	return b
}

// send gives the screen a message, and asks what is wanted then, again if it wants so.
func (b *bench) send(msg screen.Msg[Model]) {
	b.wants = nil
	msg.Change(&b.s, &b.Model, &b.wants)
	for _, i := range b.wants {
		if i == screen.Intent(screen.AskAgain{}) {
			b.s.Answers = b.s.Answers.Again()
		}
	}
	b.s.Answers, b.changes = b.s.Answers.Reconcile(b.Wanted(&b.s, true), func(l lists.Name) bool { return b.s.Words[l] != nil })
}

// asked returns what the last message has begun to ask.
func (b *bench) asked() *query.PlayOn {
	b.t.Helper()
	if len(b.changes.Start) != 1 {
		b.t.Fatalf("%d questions are asked", len(b.changes.Start))
	}
	return b.changes.Start[0].Task.(*query.PlayOn)
}

// shows fails unless so many rows are seen, and there are more or not.
func (b *bench) shows(what string, rows int, more bool) {
	b.t.Helper()
	game, _ := b.found(&b.s)
	apptest.Equal(b.t, what, []any{len(game.Shown()), game.More()}, []any{rows, more})
}

// TestPlayOn: the solver plays on from the rows of a lost game, or from its start; its
// rows are seen one after the other, and are not asked for twice.
func TestPlayOn(t *testing.T) {
	b := begun(t)
	b.send(Show{})
	apptest.Equal(t, "while the game goes on", b.wants, nil)
	b.send(ChoosePlayer{Strategy: "entropy"})
	apptest.Equal(t, "another player", b.wants, nil)
	b.s.Game = b.s.Game.GiveUp()
	b.send(Show{})
	p := b.s.Game.Puzzle
	best := coach.Player{Strategy: "best", Seed: uint64(p.Seed)}
	apptest.Equal(t, "wants", b.wants, screen.Intents{screen.Open{Name: screen.PlayOn}, screen.AskAgain{}})
	apptest.Equal(t, "task", b.asked(), &query.PlayOn{Game: coach.Game{Rules: p.Rules, Turns: b.s.Game.Turns(), Secret: p.Secret}, By: best})
	key := b.changes.Start[0].Key
	for i := range 3 {
		b.s.Answers = b.s.Answers.Told(key, &query.StepPart{Step: coach.Step{Number: 1 + i}})
	}
	b.s.Answers = b.s.Answers.EndedWith(key, query.NoFault, "")
	b.shows("at first", 1, true)
	b.send(SeeStep{})
	b.shows("then", 2, true)
	b.send(Show{})
	apptest.Equal(t, "asked again", len(b.changes.Start), 0)
	b.shows("again", 2, true)
	b.send(SeeStep{All: true})
	b.shows("all", 3, false)

	b.send(Show{FromStart: true})
	apptest.Equal(t, "from the start", b.asked(), &query.PlayOn{Game: coach.Game{Rules: p.Rules, Secret: p.Secret}, By: best})
	start := b.changes.Start[0].Key
	b.send(Show{})
	apptest.Equal(t, "the other way, which is known", b.changes, query.Changes{Cancel: []query.Key{start}})
	b.shows("its rows", 1, true)
	b.send(Show{FromStart: true})
	b.s.Answers = b.s.Answers.EndedWith(start, query.NoSecret, "")
	_, answer := b.found(&b.s)
	apptest.Equal(t, "fault", answer.Fault, query.NoSecret)
	b.send(Show{FromStart: true})
	apptest.Equal(t, "asked again", len(b.changes.Start), 1)
	b.s.Game = engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: p.Rules, Seed: p.Seed + 1}})
	b.shows("in another game", 0, false)
	apptest.Equal(t, "wanted there", len(b.Wanted(&b.s, true)), 0)
}

// TestOthersPlayOn: after a loss any strategy that the level allows plays on.
func TestOthersPlayOn(t *testing.T) {
	b := begun(t)
	b.s.Game = b.s.Game.GiveUp()
	b.send(Show{})
	b.send(ChoosePlayer{Strategy: "entropy"})
	apptest.Equal(t, "asked", b.asked().By.Strategy, "entropy")
	b.send(Show{FromStart: true})
	apptest.Equal(t, "stays", b.asked().By.Strategy, "entropy")
	b.send(ChoosePlayer{Strategy: "nobody"})
	apptest.Equal(t, "nobody", []any{b.wants, b.strategy}, []any{screen.Intents(nil), "entropy"})
	b.send(ChoosePlayer{Strategy: "eliminate"})
	apptest.Equal(t, "from the start, too", []any{b.asked().By.Strategy, b.asked().Game.Turns}, []any{"eliminate", []engine.Turn(nil)})
}

// TestWonPlayOn: a game that was won is played from its start.
func TestWonPlayOn(t *testing.T) {
	b := begun(t)
	b.s.Game = apptest.Play(t, b.s.Game, "abide")
	b.send(Show{})
	apptest.Equal(t, "turns", b.asked().Game.Turns, nil)
}
