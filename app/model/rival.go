package model

import (
	"slices"

	"ketword/app/links"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
)

// takeRival takes in the rows that came with a link, if any did, or tells that they can't be
// used. Where another puzzle is open than the one that was meant, that is enough to be told;
// the address of the link is not its address, either.
func (m *Model) takeRival(d destination) (took bool) {
	elsewhere := d.way == toChosen && !m.Game.Puzzle.Chosen()
	if d.rows == "" || elsewhere {
		return !elsewhere
	}
	r, err := links.OpenRival(d.rows, m.Game.Puzzle)
	if err != nil {
		m.Elsewhere, m.Notices = true, withProblem(m.Notices, links.Problem{Param: links.ParamRows, Value: d.rows})
		return false
	}
	m.rivals, m.Rival = copied.With(m.rivals, rivalKey(m.Game.Puzzle.Identity), r), r
	return true
}

// withProblem adds a problem of a link to those that are told.
func withProblem(notices []notice.Notice, p links.Problem) []notice.Notice {
	for i, n := range notices {
		if bad, is := n.(notice.BadLink); is {
			notices = slices.Clone(notices)
			notices[i] = notice.BadLink{Problems: append(slices.Clip(bad.Problems), p)}
			return notices
		}
	}
	return also(notices, notice.BadLink{Problems: []links.Problem{p}})
}

// rivalKey names a puzzle by whatever level and tries.
func rivalKey(id engine.Identity) engine.Identity {
	id.Rules = engine.Rules{Mode: id.Rules.Mode, Length: id.Rules.Length}
	return id
}

// rivalFor returns the rival in a game that is opened: who came with a link since the page is
// open, or else who is stored with it.
func (m *Model) rivalFor(s records.Saved) links.Rival {
	if r, came := m.rivals[rivalKey(s.Game.Puzzle.Identity)]; came {
		return r
	}
	return s.Rival
}

// Duel is how the game in play compares with the rival's, once it has ended.
type Duel struct {
	Mine, Theirs engine.Game
	Lead         int    // how many tries more the rival needed; less than 0 if the player did; of two wins
	Name         string // of the rival; "" if it isn't known
	IHadHelp     bool   // from the coach
	TheyHadHelp  bool
}

// Duel compares the game in play with the rival's; false as long as it goes on, or the secret,
// which the rival's rows tell, is covered, or without a rival.
func (m *Model) Duel() (Duel, bool) {
	r := m.Rival
	if !r.Plays() || !m.Opened() || m.Game.Status() == engine.Playing || m.Cover() != session.Uncovered {
		return Duel{}, false
	}
	d := Duel{Mine: m.Game, Theirs: r.Game, Name: r.Name, IHadHelp: m.Assisted, TheyHadHelp: r.Assisted}
	d.Lead = r.Game.TurnCount() - m.Game.TurnCount()
	return d, true
}

// Challenger returns who sent the link to the game in play; false if nobody did: it is neither
// a challenge nor has somebody's rows.
func (m *Model) Challenger() (links.Rival, bool) {
	return m.Rival, m.Opened() && (m.Rival.Exists() || m.Game.Puzzle.Chosen())
}
