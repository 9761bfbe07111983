package games

import (
	"strconv"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/engine"
)

// history returns a session with a number of finished games, the last with the greatest seed, and a
// line of counts.
func history(t *testing.T, games int) *screentest.Bench[Model] {
	b := &screentest.Bench[Model]{T: t, Session: screentest.Session(apptest.Lexicon(t))}
	g := apptest.GivenUp(t, "classic/en/5/1/6/normal")
	for i := range games {
		g.Puzzle.Seed = engine.Seed(i + 1)
		b.History = append(b.History, records.Saved{Game: g})
	}
	b.Imported = []records.Scores{{1}}
	return b
}

// TestListed: a limited number of games is listed, latest first, and more after a request.
func TestListed(t *testing.T) {
	b := history(t, atOnce+5)
	listed, more := b.Screen.listed(&b.Session)
	apptest.Equal(t, "listed", []any{len(listed), more, listed[0].Game.Puzzle.Seed}, []any{atOnce, true, engine.Seed(atOnce + 5)})
	apptest.Equal(t, "a button for more", len(b.Draw().All(drawn.Saying("data-action", "more-games"))), 1)
	b.Send(ListMore{})
	listed, more = b.Screen.listed(&b.Session)
	apptest.Equal(t, "listed then", []any{len(listed), more}, []any{atOnce + 5, false})
}

// TestPickGame: the buttons of one game are shown, until it is picked again or deleted.
func TestPickGame(t *testing.T) {
	b := history(t, 2)
	id := b.History[0].Game.Puzzle.Identity
	b.Send(AskDelete{}, PickGame{Identity: id.String()})
	apptest.Equal(t, "picked, and no question", b.Screen.picked == id.String() && b.Screen.asks == deletion{}, true)
	group := b.Draw().One(t, drawn.Tagged("ul")).One(t, drawn.Saying("role", "group"))
	apptest.Strings(t, "buttons", drawn.Texts(group.All(drawn.Tagged("button"))), "Show", "Review", "Share", "Play again", "Delete …")
	apptest.Strings(t, "expanded", drawn.Attrs(b.Draw().All(drawn.Saying("data-action", "pick-game")), "aria-expanded"), "false", "true")
	gone := b.Screen
	gone.Forget(map[engine.Identity]bool{id: true})
	apptest.Equal(t, "gone", gone, Model{})
	apptest.Equal(t, "again", b.Send(PickGame{Identity: id.String()}).Screen, Model{})
}

// TestShowGame: a finished game is opened as it ended, or to be played again.
func TestShowGame(t *testing.T) {
	b := history(t, 1)
	p := b.History[0].Game.Puzzle
	for _, again := range []bool{false, true} {
		b.Send(ShowGame{Identity: p.Identity.String(), Again: again})
		apptest.Equal(t, "opens", b.Wants, screen.Intents{screen.ShowPuzzle{Puzzle: p, Again: again}})
	}
	apptest.Equal(t, "no such game", len(b.Send(ShowGame{Identity: "x"}).Wants), 0)
}

// TestNames: a game is listed with its secret, unless that is in play again, its day, its puzzle and how it
// ended.
func TestNames(t *testing.T) {
	b := &screentest.Bench[Model]{T: t, Session: screentest.Playing(t, "abide", "slate", "abide")}
	played := b.Current()
	played.Day = 100
	b.History = records.History{played}
	name := func() string {
		game := b.Draw().One(t, drawn.Saying("data-action", "pick-game"))
		return strings.Join(append(strings.Fields(game.Text()), game.One(t, drawn.Saying("role", "img")).Value("aria-label")), " ")
	}
	puzzle := "Puzzle " + strconv.FormatUint(uint64(played.Game.Puzzle.Seed), 10) + " · English · 5 letters · "
	apptest.Equal(t, "won", name(), "ABIDE 11 Apr Classic · "+puzzle+"solved in 2")
	apptest.Equal(t, "its board", len(b.Draw().One(t, drawn.Classed("miniature")).All(drawn.Having("data-mark"))), 10)
	b.Selection.Mode = engine.Classic
	b.History[0].Assisted = true
	apptest.Equal(t, "with help, of one mode", name(), "ABIDE 11 Apr "+puzzle+"solved in 2, with hints")
	b.Game = engine.NewGame(played.Game.Puzzle)
	apptest.Equal(t, "played again", name(), "11 Apr "+puzzle+"solved in 2, with hints")
	b.Selection.Mode = engine.Quantum
	apptest.Strings(t, "of the other mode", drawn.Texts(b.Draw().All(drawn.Tagged("p"))), "No finished games here yet.")
}

// TestQuestion: the player must confirm a deletion, which is then reported with a button that undoes it.
func TestQuestion(t *testing.T) {
	b := history(t, 1)
	for _, identity := range []string{"", b.History[0].Game.Puzzle.Identity.String()} {
		b.Send(screentest.Opened[Model]{}, PickGame{Identity: identity}, AskDelete{Identity: identity})
		asked := b.Draw().One(t, drawn.Classed("question"))
		apptest.Equal(t, "question", asked.One(t, drawn.Tagged("p")).Text(), map[bool]string{
			true: "Delete 1 game and 1 line of counts? The statistics won’t count what is deleted.", false: "Delete 1 game? The statistics won’t count what is deleted.",
		}[identity == ""])
		apptest.Strings(t, "answers", drawn.Texts(asked.All(drawn.Tagged("button"))), "Keep", "Delete")
		apptest.Equal(t, "main answer", asked.One(t, drawn.Classed("main")).Text(), "Keep")
	}
	undo := func() []string { return drawn.Texts(b.Draw().All(drawn.Saying("data-action", "bring-back-games"))) }
	b.DeletedGames = []records.DeletedGames{{Games: b.History}}
	apptest.Strings(t, "no undo beside a question", undo())
	b.View.Notices = []notice.Notice{notice.GamesDeleted{Games: b.DeletedGames[0]}}
	b.Send(KeepGames{})
	apptest.Strings(t, "undo", undo(), "Undo")
	apptest.Equal(t, "told", b.Draw().One(t, drawn.Saying("role", "status")).Text(), "Deleted: 1 game.")
}

// TestFocus: the focus goes to what replaced the used control.
func TestFocus(t *testing.T) {
	game, all := Model{asks: deletion{game: "id"}}, Model{asks: deletion{all: true}}
	for want, c := range map[string]struct {
		was, is Model
		news    notice.Notice
	}{
		"":                               {},
		"[data-action=bring-back-games]": {all, Model{}, notice.GamesDeleted{}},
		"[data-action=keep-games]":       {Model{}, game, nil},
		"[data-action=ask-delete]:not([data-value])":                      {all, Model{}, nil},
		`[data-action="ask-delete"][data-value="id"]`:                     {game, Model{}, nil},
		`[data-action="pick-game"][data-value="classic/en/5/1/6/normal"]`: {news: notice.GamesBack{Games: records.DeletedGames{Games: history(t, 1).History}}},
	} {
		apptest.Equal(t, want, focusOn(&c.was, &c.is, c.news), want)
	}
}

// TestDeleteGames: what the question names is deleted after confirmation: a game, the selected games, or
// everything.
func TestDeleteGames(t *testing.T) {
	b := history(t, 2)
	id := b.History[1].Game.Puzzle.Identity.String()
	for name, c := range map[string]struct {
		selection records.Selection
		msgs      []screen.Msg[Model]
		want      records.DeletedGames
	}{
		"a game":        {records.Selection{}, []screen.Msg[Model]{AskDelete{Identity: id}}, records.DeletedGames{Games: b.History[1:]}},
		"no such game":  {records.Selection{}, []screen.Msg[Model]{AskDelete{Identity: "no identity"}}, records.DeletedGames{}},
		"kept":          {records.Selection{}, []screen.Msg[Model]{AskDelete{Identity: id}, KeepGames{}}, records.DeletedGames{}},
		"shown anew":    {records.Selection{}, []screen.Msg[Model]{AskDelete{}, screentest.Opened[Model]{}}, records.DeletedGames{}},
		"everything":    {records.Selection{}, []screen.Msg[Model]{AskDelete{}}, records.DeletedGames{Games: b.History, Scores: b.Imported}},
		"the selected":  {records.Selection{Mode: engine.Classic}, []screen.Msg[Model]{AskDelete{}}, records.DeletedGames{Games: b.History}},
		"none selected": {records.Selection{Mode: engine.Quantum}, []screen.Msg[Model]{AskDelete{}}, records.DeletedGames{}},
	} {
		b.Selection, b.Screen = c.selection, Model{}
		b.Send(c.msgs...)
		apptest.Equal(t, name+": asks", b.Screen.asks != deletion{}, !c.want.Empty())
		b.Send(DeleteGames{})
		apptest.Equal(t, name, b.Wants, screen.Intents{screen.DeleteGames{Games: c.want}})
		apptest.Equal(t, name+": asks no more", b.Screen.asks, deletion{})
	}
}
