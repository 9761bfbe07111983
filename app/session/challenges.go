package session

import (
	"strings"

	"ketword/app/envelope"
	"ketword/app/records"
	"ketword/engine"
)

// The puzzles whose secrets the player has chosen for others are kept: the player's own games of them count nowhere, and
// friends' rows may be looked at without playing.

// MadeKey is the storage key of these puzzles.
const MadeKey = records.KeyPrefix + "made"

// mostMade is how many bytes are kept: some two hundred puzzles, more than anybody makes before a friend answers.
const mostMade = 8000

// madeID returns how a puzzle, by any rules, stands among others: as an identity followed by a blank. None ends with another one.
func madeID(id engine.Identity) string { return ByAnyRules(id).String() + " " }

// WithMade returns the puzzles that were made here, newest first, with one more. What does not fit is cut off.
func (r *Records) WithMade(id engine.Identity) string {
	made := madeID(id) + strings.ReplaceAll(r.Made, madeID(id), "")
	return made[:min(len(made), mostMade)]
}

// WriteMade and ReadMade give and take these puzzles as they are stored. After an error they stay as they are.
func (r *Records) WriteMade() string { return envelope.Made.Seal(&r.Made) }

// ReadMade is described at [Records.WriteMade].
func (r *Records) ReadMade(value string) error { return envelope.Made.Unseal(value, &r.Made) }

// ByAnyRules returns a puzzle's identity without its level and tries.
func ByAnyRules(id engine.Identity) engine.Identity {
	id.Rules = engine.Rules{Mode: id.Rules.Mode, Length: id.Rules.Length}
	return id
}

// MadeHere reports whether the player has chosen the secret of the game in play.
func (s *Session) MadeHere() bool { return strings.Contains(s.Made, madeID(s.Game.Puzzle.Identity)) }
