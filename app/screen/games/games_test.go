package games

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// history returns a session with so many finished games, the last of which has the greatest seed, and a
// line of counts.
func history(t *testing.T, games int) session.Session {
	s := session.New(nil, nil)
	g := apptest.GivenUp(t, "classic/en/5/1/6/normal")
	for i := range games {
		g.Puzzle.Seed = engine.Seed(i + 1)
		s.History = append(s.History, records.Saved{Game: g})
	}
	s.Imported = []records.Scores{{1}}
	return s
}

// after returns the screen after messages, and what the last one wanted.
func after(s session.Session, m Model, msgs ...screen.Msg[Model]) (Model, screen.Intents) {
	var wants screen.Intents
	for _, msg := range msgs {
		m, wants = screentest.Update(s, m, msg)
	}
	return m, wants
}

// TestListed: as many as fit are listed, the last first, and more when they are asked for.
func TestListed(t *testing.T) {
	s := history(t, atOnce+5)
	var m Model
	listed, more := m.listed(&s)
	apptest.Equal(t, "listed", []any{len(listed), more, listed[0].Game.Puzzle.Seed}, []any{atOnce, true, engine.Seed(atOnce + 5)})
	m, _ = after(s, m, ListMore{})
	listed, more = m.listed(&s)
	apptest.Equal(t, "listed then", []any{len(listed), more}, []any{atOnce + 5, false})
}

// TestPickGame: the buttons of one game are shown, until it is picked again or is gone.
func TestPickGame(t *testing.T) {
	s := history(t, 1)
	id := s.History[0].Game.Puzzle.Identity
	m, _ := after(s, Model{}, AskDelete{}, PickGame{Identity: id.String()})
	apptest.Equal(t, "picked, and no question", m, Model{picked: id.String()})
	again, _ := after(s, m, PickGame{Identity: id.String()})
	apptest.Equal(t, "again", again, Model{})
	m.Forget(map[engine.Identity]bool{id: true})
	apptest.Equal(t, "gone", m, Model{})
}

// TestDeleteGames: what the player is asked about is deleted, once it is agreed to: a game, those that are
// selected, or everything.
func TestDeleteGames(t *testing.T) {
	s := history(t, 2)
	id := s.History[1].Game.Puzzle.Identity.String()
	for name, c := range map[string]struct {
		selection records.Selection
		msgs      []screen.Msg[Model]
		want      records.DeletedGames
	}{
		"a game":        {records.Selection{}, []screen.Msg[Model]{AskDelete{Identity: id}}, records.DeletedGames{Games: s.History[1:]}},
		"no such game":  {records.Selection{}, []screen.Msg[Model]{AskDelete{Identity: "no identity"}}, records.DeletedGames{}},
		"kept":          {records.Selection{}, []screen.Msg[Model]{AskDelete{Identity: id}, KeepGames{}}, records.DeletedGames{}},
		"shown anew":    {records.Selection{}, []screen.Msg[Model]{AskDelete{}, Opened{}}, records.DeletedGames{}},
		"everything":    {records.Selection{}, []screen.Msg[Model]{AskDelete{}}, records.DeletedGames{Games: s.History, Scores: s.Imported}},
		"the selected":  {records.Selection{Mode: engine.Classic}, []screen.Msg[Model]{AskDelete{}}, records.DeletedGames{Games: s.History}},
		"none selected": {records.Selection{Mode: engine.Quantum}, []screen.Msg[Model]{AskDelete{}}, records.DeletedGames{}},
	} {
		s.Selection = c.selection
		m, _ := after(s, Model{}, c.msgs...)
		apptest.Equal(t, name+": asks", m.asks != deletion{}, !c.want.Empty())
		m, wants := after(s, m, DeleteGames{})
		apptest.Equal(t, name, wants, screen.Intents{screen.DeleteGames{Games: c.want}})
		apptest.Equal(t, name+": asks no more", m.asks, deletion{})
	}
}
