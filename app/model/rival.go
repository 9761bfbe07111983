package model

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/internal/format"
)

// Rival is how somebody else has played a puzzle, who sent a link with their rows. The zero
// Rival is nobody.
type Rival struct {
	Game     engine.Game
	Assisted bool // the coach has helped
	code     string
}

// Exists reports whether there is a rival.
func (r Rival) Exists() bool { return r.code != "" }

// Marks behind the guesses in a code.
const (
	gaveUpMark   = "-"
	assistedMark = "+"
)

// rowsCode returns what codes of rows are for: the rows of this secret.
func rowsCode(s engine.Secret) string { return "rows " + secretWords(s) }

// sealRows writes the rows of a finished game for a link: the tries, the guesses, and what
// else is told of it.
func sealRows(s Saved) string {
	parts := []string{strconv.Itoa(s.Game.Puzzle.Rules.Tries)}
	for _, w := range s.Game.Guesses() {
		parts = append(parts, w.String())
	}
	if s.Game.GaveUp() {
		parts = append(parts, gaveUpMark)
	}
	if s.Assisted {
		parts = append(parts, assistedMark)
	}
	return sealCode(strings.Join(parts, " "), rowsCode(s.Game.Puzzle.Secret))
}

// openRows reads what sealRows writes, and plays it: it must be a finished game of the puzzle,
// by its sender's number of tries.
func openRows(code string, p engine.Puzzle) (Rival, error) {
	text, err := openCode(code, rowsCode(p.Secret))
	if err != nil {
		return Rival{}, err
	}
	parts := strings.Split(text, " ")
	r := Rival{code: code}
	p.Rules.Difficulty = engine.Normal // what level the sender played by is for their game alone
	if p.Rules.Tries, err = engine.ParseTries(parts[0]); err != nil {
		return Rival{}, err
	}
	parts = parts[1:]
	var gaveUp bool
	for _, mark := range []struct {
		text string
		is   *bool
	}{{assistedMark, &r.Assisted}, {gaveUpMark, &gaveUp}} {
		if last := len(parts) - 1; last >= 0 && parts[last] == mark.text {
			*mark.is, parts = true, parts[:last]
		}
	}
	words, err := parseWords(parts)
	if err != nil {
		return Rival{}, err
	}
	if r.Game, err = engine.Replay(p, words, nil); err != nil {
		return Rival{}, err
	}
	if gaveUp {
		r.Game = r.Game.GiveUp()
	}
	if r.Game.Status() == engine.Playing {
		return Rival{}, errUnfinished
	}
	return r, nil
}

// takeRival takes in the rows that came with a link, if any did, or tells that they can't be
// used. Where another puzzle is open than the one that was meant, that is enough to be told;
// the address of the link is not its address, either.
func (m Model) takeRival(d destination) (_ Model, took bool) {
	elsewhere := d.way == toChosen && !m.Game.Puzzle.Chosen()
	if d.rows == "" || elsewhere {
		return m, !elsewhere
	}
	r, err := openRows(d.rows, m.Game.Puzzle)
	if err != nil {
		m.elsewhere, m.Notices = true, withProblem(m.Notices, LinkProblem{Param: paramRows, Value: d.rows})
		return m, false
	}
	m.rivals = maps.Clone(m.rivals)
	m.rivals[rivalKey(m.Game.Puzzle.Identity)], m.rival = r, r
	if m.playing() && m.Game.TurnCount() == 0 {
		m.Notices = also(m.Notices, Challenged{})
	}
	return m, true
}

// withProblem adds a problem of a link to those that are told.
func withProblem(notices []Notice, p LinkProblem) []Notice {
	for i, n := range notices {
		if bad, is := n.(BadLink); is {
			notices = slices.Clone(notices)
			notices[i] = BadLink{Problems: append(slices.Clip(bad.Problems), p)}
			return notices
		}
	}
	return also(notices, BadLink{Problems: []LinkProblem{p}})
}

// rivalKey names a puzzle by whatever level and tries.
func rivalKey(id engine.Identity) engine.Identity {
	id.Rules = engine.Rules{Mode: id.Rules.Mode, Length: id.Rules.Length}
	return id
}

// Rival returns who has challenged the player to the puzzle in play.
func (m Model) Rival() Rival { return m.rival }

// rivalFor returns the rival in a game that is opened: who came with a link since the page is
// open, or else who is stored with it.
func (m Model) rivalFor(s Saved) Rival {
	if r, came := m.rivals[rivalKey(s.Game.Puzzle.Identity)]; came {
		return r
	}
	return s.Rival
}

// Duel is how the game in play compares with the rival's, once it has ended.
type Duel struct {
	Mine, Theirs engine.Game
	Lead         int  // how many tries more the rival needed; less than 0 if the player did; of two wins
	IHadHelp     bool // from the coach
	TheyHadHelp  bool
}

// Duel compares the game in play with the rival's; false as long as it goes on, or the secret,
// which the rival's rows tell, is covered, or without a rival.
func (m Model) Duel() (Duel, bool) {
	r := m.Rival()
	if !r.Exists() || !m.opened() || m.Game.Status() == engine.Playing || m.Cover() != Uncovered {
		return Duel{}, false
	}
	d := Duel{Mine: m.Game, Theirs: r.Game, IHadHelp: m.Assisted, TheyHadHelp: r.Assisted}
	d.Lead = r.Game.TurnCount() - m.Game.TurnCount()
	return d, true
}

// ChallengeFriend shares a link with the player's rows to a finished game: one of the history,
// or the one in play where no identity is named.
type ChallengeFriend struct{ Identity string }

func (msg ChallengeFriend) update(m Model) (Model, []Effect) {
	r, ended := m.result(msg.Identity)
	if !ended {
		return m, nil
	}
	m.sharing = Sharing{What: SharedChallenge}
	return m, []Effect{Share{What: SharedChallenge, Result: r, Query: m.linkWith(r.Saved, sealRows(r.Saved))}}
}

// rivalOf reads the rival that is stored with a game.
func rivalOf(code string, p engine.Puzzle) (Rival, error) {
	if code == "" {
		return Rival{}, nil
	}
	r, err := openRows(code, p)
	if err != nil {
		return Rival{}, format.Error("rival: %w", err)
	}
	return r, nil
}
