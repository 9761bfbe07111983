package review

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/coach"
)

// TestReview: the ended game is reviewed row by row, with one query.
func TestReview(t *testing.T) {
	p := begun(t, "abide", "slate").Send(Show{})
	apptest.Equal(t, "before the end", []any{p.Shown, len(p.Changes.Start)}, []any{false, 0})
	p = finished(t, "abide", "slate", "abide").Send(Show{})
	puzzle := p.Game.Puzzle
	task := query.Review{Game: coach.Game{Rules: puzzle.Rules, Turns: p.Game.Turns(), Secret: puzzle.Secret}}
	apptest.Equal(t, "queries", p.Changes.Start, []query.Query{query.New(lists.Default(), "", &task)})
	apptest.Equal(t, "shown", p.Shown, true)
	key := p.Key()
	for i := range 2 {
		p.Told(key, &query.ReviewPart{Row: coach.Row{Number: i}})
		apptest.Equal(t, "rows", []any{len(foundOf(p).Rows), foundOf(p).Ended}, []any{i + 1, false})
	}
	p.Ended(key, query.NoFault)
	apptest.Equal(t, "at the end", []any{foundOf(p).Ended, p.Screen.agreement(&p.Session), foundOf(p).Fault}, []any{true, agreement{}, query.NoFault})
	p.Shown = false
	p.Send(Show{Identity: puzzle.Identity.String()})
	apptest.Equal(t, "shown again", []any{p.Shown, len(foundOf(p).Rows), len(p.Changes.Start)}, []any{true, 2, 0})
	for _, identity := range []string{"no identity", "classic/en/5/1/6/normal"} {
		p.Send(Show{Identity: identity})
		apptest.Equal(t, identity, []any{p.Screen.game.Game.Puzzle.Identity, len(p.Changes.Start)}, []any{puzzle.Identity, 0})
	}
}

// TestReviewOfTheHistory: choosing another game replaces the running review; the answers on a game are
// there at once when it is chosen again.
func TestReviewOfTheHistory(t *testing.T) {
	p := finished(t, "audio", "slate")
	saved := p.Current()
	saved.Game = finished(t, "abide", "slate", "abide").Game
	first := remember(p, saved)
	second := p.Send(Show{}).Key()
	p.Send(Show{Identity: first})
	apptest.Equal(t, "the other is cancelled", p.Changes.Cancel, []query.Key{second})
	key := p.Key()
	p.Told(second, &query.ReviewPart{})
	apptest.Equal(t, "its rows", []any{len(foundOf(p).Rows), p.Screen.game.Game.Puzzle.Identity.String()}, []any{0, first})
	p.History[1].List++
	p.Ended(key, query.Died).Send(Show{Identity: first})
	apptest.Equal(t, "asked again after a fault", p.Key(), key)
	p.Told(key, &query.ReviewPart{}).Ended(key, query.NoFault)
	apptest.Equal(t, "of another version of the list", p.Screen.agreement(&p.Session), agreement{Changed: true})
	apptest.Equal(t, "the other again", p.Send(Show{}).Key(), second)
	p.Send(Show{Identity: first})
	apptest.Equal(t, "there at once", []any{len(p.Changes.Start), len(foundOf(p).Rows), foundOf(p).Ended}, []any{0, 1, true})
}

// TestReviewOfAMissingList: a missing list is reported, and so is a secret that the list lacks.
func TestReviewOfAMissingList(t *testing.T) {
	p := finished(t, "abide", "slate", "abide")
	saved := p.Current()
	saved.Game.Puzzle.Lang = "x-0123456789abcdef"
	p.Send(Show{Identity: remember(p, saved)})
	apptest.Equal(t, "no list", []any{foundOf(p).Fault, len(p.Changes.Start)}, []any{query.NoList, 0})
	english := &embedded.English.Review
	for word, want := range map[string]agreement{"slate": {Undrawn: true}, "salsa": {Undrawn: true}, "fuzzy": {Lacking: true}, "audio": {}} {
		saved := p.Current()
		saved.Game.Puzzle.Secret, saved.Game.Puzzle.Seed = apptest.Secret(t, word), engine.Seed(len(p.History))
		p.Send(Show{Identity: remember(p, saved)})
		p.Ended(p.Key(), query.NoFault)
		apptest.Equal(t, word, p.Screen.agreement(&p.Session), want)
		said := map[agreement][]string{{Undrawn: true}: {english.Undrawn}, {Lacking: true}: {english.Missing}}[want]
		apptest.Strings(t, word, drawn.Texts(p.Draw().One(t, drawn.Classed("state")).All(drawn.Tagged("p"))), said...)
		if want.Lacking {
			apptest.Strings(t, word+": its rows", drawn.Texts(p.Draw().One(t, drawn.Classed("turns")).All(drawn.Tagged("h3"))), "Guess 1: SLATE", "Guess 2: ABIDE")
			apptest.Equal(t, word+": figures", len(p.Draw().All(drawn.Classed("best"))), 0)
		}
	}
}

// TestReviewOfRows: rows entered in the solver are reviewed with one query; their grades are not shown for
// a puzzle in play.
func TestReviewOfRows(t *testing.T) {
	p := finished(t, "abide", "slate", "abide")
	game := p.Coached(p.Game)
	p.Send(ShowRows{Game: game, List: lists.Default()})
	key := p.Key()
	p.Told(key, &query.ReviewPart{}).Ended(key, query.NoFault)
	p.Send(ShowRows{Game: game, List: lists.Default()})
	apptest.Equal(t, "asked once", []int{len(p.Changes.Start), len(foundOf(p).Rows)}, []int{0, 1})
	p.ListPrint++
	apptest.Equal(t, "its list", p.Screen.agreement(&p.Session), agreement{})
	p.Shown = false
	p.Reconcile()
	apptest.Equal(t, "beside the game", len(p.Screen.Wanted(&p.Session, false)), 0)
	game.Turns = game.Turns[:1]
	p.Send(ShowRows{Game: game, List: lists.Default()})
	apptest.Equal(t, "other rows", []any{len(p.Changes.Start), p.Shown}, []any{1, true})
}

// TestOpened: a history entry with the review opens the last review, or that of the game in
// play.
func TestOpened(t *testing.T) {
	p := finished(t, "abide", "slate", "abide")
	p.Shown = true
	p.Send(screentest.Opened[Model]{})
	apptest.Equal(t, "the game in play", []any{len(p.Changes.Start), p.Screen.any()}, []any{1, true})
	p.Game = begun(t, "audio", "slate").Game.GiveUp()
	p.Send(screentest.Opened[Model]{})
	apptest.Equal(t, "the last one", len(p.Changes.Start), 0)
	p = begun(t, "abide", "slate")
	p.Shown = true
	p.Send(screentest.Opened[Model]{})
	apptest.Equal(t, "none", []any{len(p.Changes.Start), p.Screen.any()}, []any{0, false})
}

// TestForget: deleting a game drops its review, and no other.
func TestForget(t *testing.T) {
	p := finished(t, "abide", "slate", "abide").Send(Show{})
	other := begun(t, "audio").Game.Puzzle.Identity
	for _, gone := range []engine.Identity{other, p.Game.Puzzle.Identity} {
		p.Screen.Forget(records.History{{Game: engine.NewGame(engine.Puzzle{Identity: gone})}}.Identities())
		apptest.Equal(t, "there", p.Screen.any(), gone == other)
	}
}

// TestWantedBesideTheGame: while another screen is open, the review of the game in play is still wanted for
// its grades, but not the tried guess.
func TestWantedBesideTheGame(t *testing.T) {
	p := finished(t, "abide", "slate", "abide").Send(Show{}, AskWhatIf{Word: "crown"})
	wanted := func() []int {
		return []int{len(p.Screen.Wanted(&p.Session, true)), len(p.Screen.Wanted(&p.Session, false))}
	}
	apptest.Equal(t, "in play", wanted(), []int{2, 1})
	p.Session.Play = session.Play{Game: begun(t, "audio").Game}
	apptest.Equal(t, "another one in play", wanted(), []int{2, 0})
}
