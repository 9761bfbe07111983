// Package records is what the site and the terminal edition keep of games: saved games, the
// history of finished ones, what is counted of them, and the forms in which all this is stored and
// written to files. It knows no state of the program, and no storage.
package records

import (
	"cmp"
	"encoding/base64"
	"errors"

	"ketword/app/envelope"
	"ketword/app/internal/smalljson"
	"ketword/app/links"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Saved is a game as it is stored, finished or not.
type Saved struct {
	Game     engine.Game
	List     lexicon.Fingerprint // of the list that it was begun with
	Typed    string              // letters of the unfinished row, with a blank for an empty tile before others
	Day      engine.Day          // when it was last played
	Took     int                 // days from its first letter until then; negative if the clock was set back
	Assisted bool                // the coach has helped in it
	Rival    links.Rival
}

// Finished reports whether the game has ended.
func (s Saved) Finished() bool { return s.Game.Status() != engine.Playing }

// Begun reports whether there is anything to lose.
func (s Saved) Begun() bool { return s.Typed != "" || len(s.Game.Turns()) > 0 || s.Assisted }

// BegunOn returns the day of its first letter.
func (s Saved) BegunOn() engine.Day { return s.Day - engine.Day(s.Took) }

// savedData is the stored form of a game. Marks are not stored: replaying the
// guesses against the secret gives them. The secret is stored, so that
// editing a list never changes a game.
type savedData struct {
	id       string
	list     string
	secret   string
	guesses  []string
	gaveUp   bool
	typed    string
	day      int
	took     int
	assisted bool
	rival    string // the rows of somebody else, as they came with a link
	removed  bool   // the player has removed it; for a moment, to tell other windows
}

// stored returns the fields as they are stored.
func (d *savedData) stored() smalljson.Object {
	return smalljson.Object{
		{Name: "id", Value: &d.id},
		{Name: "list", Value: &d.list},
		{Name: "secret", Value: &d.secret},
		{Name: "guesses", Value: &d.guesses},
		{Name: "gaveUp", Value: &d.gaveUp, OmitEmpty: true},
		{Name: "typed", Value: &d.typed, OmitEmpty: true},
		{Name: "day", Value: &d.day},
		{Name: "took", Value: &d.took, OmitEmpty: true},
		{Name: "assisted", Value: &d.assisted, OmitEmpty: true},
		{Name: "rival", Value: &d.rival, OmitEmpty: true},
		{Name: "removed", Value: &d.removed, OmitEmpty: true},
	}
}

// ErrRemoved tells that the player has removed a game.
var ErrRemoved = errors.New("removed")

// data returns the stored form.
func (s Saved) data() *savedData {
	p := s.Game.Puzzle
	return &savedData{
		id:       p.Identity.String(),
		list:     s.List.String(),
		secret:   obscure(p.Secret, p.Seed),
		guesses:  each.Of(s.Game.Guesses(), engine.Word.String),
		gaveUp:   s.Game.GaveUp(),
		typed:    engine.Text(s.Typed),
		day:      int(s.Day),
		took:     s.Took,
		assisted: s.Assisted,
		rival:    s.Rival.Code,
	}
}

// restore replays a stored game, without a word list: a guess that was valid
// stays valid. The error is a [*GameError].
func (d savedData) restore() (Saved, error) {
	id, err := d.identity()
	if err != nil {
		return Saved{}, &GameError{Fault: BadName, Err: err}
	}
	secret, err := d.readSecret(id)
	if err != nil {
		return Saved{}, &GameError{Fault: BadSecret, Err: err}
	}
	game, err := d.replay(engine.Puzzle{Identity: id, Secret: secret})
	if err != nil {
		return Saved{}, &GameError{Fault: BadGuesses, Err: err}
	}
	list, err := lexicon.ParseFingerprint(d.list)
	if err != nil {
		return Saved{}, &GameError{Fault: BadList, Err: err}
	}
	rival, err := links.OpenRival(d.rival, game.Puzzle)
	if err != nil {
		return Saved{}, &GameError{Fault: BadRival, Err: format.Error("rival: %w", err)}
	}
	return Saved{
		Rival: rival,
		Game:  game, List: list, Typed: typable(d.typed, game), Assisted: d.assisted,
		Day: engine.Day(bounded(d.day)), Took: bounded(d.took),
	}, nil
}

// bounded keeps a number of days of somebody's file among those that lead to a date.
func bounded(days int) int { return min(max(days, -engine.LastDaily), engine.LastDaily) }

// identity reads the puzzle's name, which has one form only.
func (d savedData) identity() (engine.Identity, error) {
	id, err := engine.ParseIdentity(d.id)
	if err == nil && id.String() != d.id {
		err = format.Error("%s: is written %s", d.id, id)
	}
	return id, err
}

// readSecret reads the secret, which must fit the puzzle's rules.
func (d savedData) readSecret(id engine.Identity) (engine.Secret, error) {
	secret, err := reveal(d.secret, id.Seed)
	if err == nil && (secret.Len() != id.Rules.Length || secret.Mode() != id.Rules.Mode) {
		err = format.Error("%s: a secret of another kind", d.id)
	}
	return secret, err
}

func (d savedData) replay(p engine.Puzzle) (engine.Game, error) {
	guesses, err := engine.MakeWords(d.guesses)
	if err != nil {
		return engine.Game{}, format.Error("guesses: %w", err)
	}
	game, err := engine.Replay(p, guesses, nil)
	if err == nil && d.gaveUp {
		game = game.GiveUp()
	}
	return game, err
}

// WriteGame writes a game as it is stored under its own key.
func WriteGame(s Saved) string { return envelope.Game.Seal(s.data().stored()) }

// WriteRemoved writes that the player has removed a game.
func WriteRemoved(id engine.Identity) string {
	mark := savedData{id: id.String(), removed: true}
	return envelope.Game.Seal(mark.stored())
}

// ReadGame reads what is stored under the key of a game.
func ReadGame(key, stored string) (Saved, error) {
	var d savedData
	if err := envelope.Game.Unseal(stored, d.stored()); err != nil {
		return Saved{}, err
	}
	if key != GamePrefix+d.id {
		return Saved{}, format.Error("%s: under the key %s", d.id, key)
	}
	if d.removed {
		id, err := d.identity()
		return Saved{Game: engine.NewGame(engine.Puzzle{Identity: id})}, cmp.Or(err, ErrRemoved)
	}
	return d.restore()
}

// GameError tells what is wrong with a stored game.
type GameError struct {
	Number int // of the game in its history, from 1; 0 for a game outside one
	Fault  GameFault
	Err    error // the details
}

// GameFault is what is wrong with a stored game.
type GameFault uint8

// The faults of a stored game.
const (
	BadShape   GameFault = iota // it is not a game record
	BadName                     // it names no puzzle
	BadSecret                   // its secret can't be read, or is not one of the puzzle's kind
	BadGuesses                  // its guesses can't be played
	BadList                     // it names no list
	BadRival                    // the rows of somebody else in it can't be read
	Unfinished                  // it has not ended
)

var errUnfinished = errors.New("unfinished")

// Error tells which game of a history it is, and the details.
func (e *GameError) Error() string {
	if e.Number == 0 {
		return e.Err.Error()
	}
	return format.Text("game %d: %v", e.Number, e.Err)
}

// Unwrap returns the details.
func (e *GameError) Unwrap() error { return e.Err }

// obscure writes a secret so that it can't be read at a glance. It hides
// nothing from someone who wants to know.
func obscure(s engine.Secret, key engine.Seed) string {
	return base64.RawURLEncoding.EncodeToString(links.Mask(s.String(), key))
}

// reveal reads what obscure writes.
func reveal(text string, key engine.Seed) (engine.Secret, error) {
	masked, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return engine.Secret{}, format.Error("secret: %w", err)
	}
	return engine.ParseSecret(string(links.Mask(string(masked), key)))
}
