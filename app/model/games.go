package model

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/records"
)

// gamesAtOnce is how many finished games are listed, until more are asked for.
const gamesAtOnce = 25

// listing is the state of the list of finished games.
type listing struct {
	most   int    // games that are listed, if more than usual
	Picked string // identity of the game whose buttons are shown; or ""
	Asks   Deletion
}

// FinishedGames returns the games that are selected, those that ended last first, as many
// as are to be listed; more reports whether there are others.
func (m *Model) FinishedGames() (games []records.Result, more bool) {
	for _, s := range slices.Backward(m.Selected()) {
		if len(games) == max(m.Listing.most, gamesAtOnce) {
			return games, true
		}
		list, _ := m.Find(lists.Of(s.Game.Puzzle.Identity))
		games = append(games, records.Result{Saved: s, List: list})
	}
	return games, false
}

// ListMore lists more finished games.
type ListMore struct{}

func (ListMore) update(m *Model) { m.Listing.most = max(m.Listing.most, gamesAtOnce) + gamesAtOnce }

// PickGame shows what can be done with a finished game, or hides it again.
type PickGame struct{ Identity string }

func (msg PickGame) update(m *Model) {
	m.Listing.Asks = Deletion{}
	if m.Listing.Picked == msg.Identity {
		msg.Identity = ""
	}
	m.Listing.Picked = msg.Identity
}

// ShowGame opens a finished game on the board: as it ended, or to be played again, which
// is not counted.
type ShowGame struct {
	Identity string
	Again    bool
}

func (msg ShowGame) update(m *Model) {
	s, found := m.FinishedGame(msg.Identity)
	if !found {
		return
	}
	p := s.Game.Puzzle
	d := destination{list: lists.Of(p.Identity), rules: p.Rules, way: toPuzzle, puzzle: p, again: msg.Again, asked: true}
	if d.again {
		d.notices = []notice.Notice{notice.PlayedAgain{}}
	}
	m.goTo(d)
}
