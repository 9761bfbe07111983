package review

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// TestReview: the game that has ended is reviewed row by row, and asked about once.
func TestReview(t *testing.T) {
	p := begun(t, "abide", "slate").send(Show{})
	equal(t, "before the end", []any{p.shown, len(p.started)}, []any{false, 0})
	p = finished(t, "abide", "slate", "abide").send(Show{})
	puzzle := p.Game.Puzzle
	task := query.Review{Game: coach.Game{Rules: puzzle.Rules, Turns: p.Game.Turns(), Secret: puzzle.Secret}}
	equal(t, "queries", p.started, []query.Query{query.New(lists.Default(), "", &task)})
	equal(t, "shown", p.shown, true)
	key := p.key()
	for i := range 2 {
		p.tells(key, query.ReviewPart{Row: coach.Row{Number: i}})
		equal(t, "rows", []any{len(p.found().Rows), p.found().Ended}, []any{i + 1, false})
	}
	p.ends(key, query.NoFault)
	equal(t, "at the end", []any{p.found().Ended, p.screen.agreement(&p.Session), p.found().Fault}, []any{true, agreement{}, query.NoFault})
	p.shown = false
	p.send(Show{Identity: puzzle.Identity.String()})
	equal(t, "shown again", []any{p.shown, len(p.found().Rows), len(p.started)}, []any{true, 2, 0})
	for _, identity := range []string{"no identity", "classic/en/5/1/6/normal"} {
		p.send(Show{Identity: identity})
		equal(t, identity, []any{p.screen.game.Game.Puzzle.Identity, len(p.started)}, []any{puzzle.Identity, 0})
	}
}

// TestReviewOfTheHistory: another game takes the place of the one under way; what was told of a game is there at
// once when it is chosen again.
func TestReviewOfTheHistory(t *testing.T) {
	p := finished(t, "audio", "slate")
	saved := p.Current()
	saved.Game = finished(t, "abide", "slate", "abide").Game
	first := p.remember(saved)
	second := p.send(Show{}).key()
	p.send(Show{Identity: first})
	equal(t, "the other is cancelled", p.cancelled, []query.Key{second})
	key := p.key()
	p.tells(second, query.ReviewPart{})
	equal(t, "its rows", []any{len(p.found().Rows), p.screen.game.Game.Puzzle.Identity.String()}, []any{0, first})
	p.History[1].List++
	p.ends(key, query.Died).send(Show{Identity: first})
	equal(t, "asked again after a fault", p.key(), key)
	p.tells(key, query.ReviewPart{}).ends(key, query.NoFault)
	equal(t, "of another version of the list", p.screen.agreement(&p.Session), agreement{Changed: true})
	equal(t, "the other again", p.send(Show{}).key(), second)
	p.send(Show{Identity: first})
	equal(t, "there at once", []any{len(p.started), len(p.found().Rows), p.found().Ended}, []any{0, 1, true})
}

// TestReviewOfAMissingList: it is told, and so is a secret that the list lacks.
func TestReviewOfAMissingList(t *testing.T) {
	p := finished(t, "abide", "slate", "abide")
	saved := p.Current()
	saved.Game.Puzzle.Lang = "x-0123456789abcdef"
	p.send(Show{Identity: p.remember(saved)})
	equal(t, "no list", []any{p.found().Fault, len(p.started)}, []any{query.NoList, 0})
	for word, want := range map[string]agreement{"slate": {Undrawn: true}, "fuzzy": {Lacking: true}, "audio": {}} {
		saved := p.Current()
		saved.Game.Puzzle.Secret, saved.Game.Puzzle.Seed = apptest.Secret(t, word), engine.Seed(len(p.History))
		p.send(Show{Identity: p.remember(saved)})
		p.ends(p.key(), query.NoFault)
		equal(t, word, p.screen.agreement(&p.Session), want)
	}
}

// TestReviewOfRows: rows that were entered in the solver are reviewed, once; no puzzle in play has their grades.
func TestReviewOfRows(t *testing.T) {
	p := finished(t, "abide", "slate", "abide")
	game := p.Coached(p.Game)
	p.send(ShowRows{Game: game, List: lists.Default()})
	key := p.key()
	p.tells(key, query.ReviewPart{}).ends(key, query.NoFault)
	p.send(ShowRows{Game: game, List: lists.Default()})
	equal(t, "asked once", []int{len(p.started), len(p.found().Rows)}, []int{0, 1})
	p.ListPrint++
	equal(t, "its list", p.screen.agreement(&p.Session), agreement{})
	p.shown = false
	p.reconcile()
	equal(t, "beside the game", len(p.screen.Wanted(&p.Session, false)), 0)
	game.Turns = game.Turns[:1]
	p.send(ShowRows{Game: game, List: lists.Default()})
	equal(t, "other rows", []any{len(p.started), p.shown}, []any{1, true})
}

// TestOpened: an entry of the browser with the review opens the last one, or
// that of the game in play.
func TestOpened(t *testing.T) {
	p := finished(t, "abide", "slate", "abide")
	p.shown = true
	p.send(Opened{})
	equal(t, "the game in play", []any{len(p.started), p.screen.any()}, []any{1, true})
	p.Game = begun(t, "audio", "slate").Game.GiveUp()
	p.send(Opened{})
	equal(t, "the last one", len(p.started), 0)
	p = begun(t, "abide", "slate")
	p.shown = true
	p.send(Opened{})
	equal(t, "none", []any{len(p.started), p.screen.any()}, []any{0, false})
}

// TestForget: the review of a deleted game is gone, and no other.
func TestForget(t *testing.T) {
	p := finished(t, "abide", "slate", "abide").send(Show{})
	other := begun(t, "audio").Game.Puzzle.Identity
	for _, gone := range []engine.Identity{other, p.Game.Puzzle.Identity} {
		p.screen.Forget(records.History{{Game: engine.NewGame(engine.Puzzle{Identity: gone})}}.Identities())
		equal(t, "there", p.screen.any(), gone == other)
	}
}

// TestWantedBesideTheGame: the grades of the game in play are wanted while another screen is shown, but no other guess.
func TestWantedBesideTheGame(t *testing.T) {
	p := finished(t, "abide", "slate", "abide").send(Show{}, AskWhatIf{Word: "crown"})
	wanted := func() []int {
		return []int{len(p.screen.Wanted(&p.Session, true)), len(p.screen.Wanted(&p.Session, false))}
	}
	equal(t, "in play", wanted(), []int{2, 1})
	p.Session.Play = session.Play{Game: begun(t, "audio").Game}
	equal(t, "another one in play", wanted(), []int{2, 0})
}
