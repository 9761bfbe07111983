// Package records defines what the site and the terminal edition store of games: saved games, the
// history of finished ones, their statistics, and the forms in which all this is stored and
// written to files. It does not depend on the program's state or on storage.
package records

import (
	"cmp"
	"encoding/base64"
	"errors"

	"ketword/app/envelope"
	"ketword/app/links"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Saved is a game in the form in which it is stored, finished or not.
type Saved struct {
	Game     engine.Game
	List     lexicon.Fingerprint // of the list when the game was begun
	Typed    string              // letters of the typed row; a blank is an empty tile before others
	Day      engine.Day          // when it was last played
	Took     int                 // days from its first letter to Day; negative if the clock was set back
	Zone     Zone                // of a daily puzzle, where its first letter was typed
	Assisted bool                // the coach has helped
	Own      bool                // the player has chosen its secret, so it is not counted
	Pencil   Pencil              // of an unfinished game
	Rival    links.Rival
}

// Finished reports whether the game has ended.
func (s Saved) Finished() bool { return s.Game.Status() != engine.Playing }

// Begun reports whether the game has anything worth saving.
func (s Saved) Begun() bool { return s.Typed != "" || len(s.Game.Turns()) > 0 || s.Assisted }

// BegunOn returns the day of the game's first letter.
func (s Saved) BegunOn() engine.Day { return s.Day - engine.Day(s.Took) }

// savedData is the stored form of a game. Marks are not stored, since replaying the guesses
// against the secret gives them. The secret is stored, so that editing a list never changes
// a game.
type savedData struct {
	id       string
	list     string
	secret   string
	guesses  []string
	gaveUp   bool
	other    string // the guess for the other word after a win, or offered; "" once that is shown
	typed    string
	day      int
	took     int
	zone     int
	assisted bool
	own      bool
	pencil   string // as in Pencil
	rival    string // a rival's rows, as in the link
	removed  bool   // the player removed the game; stored for a moment, to tell other windows
}

// stored returns the fields for reading and writing the stored form.
func (d *savedData) stored() envelope.Object {
	return envelope.Object{
		{Name: "id", Value: &d.id},
		{Name: "list", Value: &d.list},
		{Name: "secret", Value: &d.secret},
		{Name: "guesses", Value: &d.guesses},
		{Name: "gaveUp", Value: &d.gaveUp, OmitEmpty: true},
		{Name: "other", Value: &d.other, OmitEmpty: true},
		{Name: "typed", Value: &d.typed, OmitEmpty: true},
		{Name: "day", Value: &d.day},
		{Name: "took", Value: &d.took, OmitEmpty: true},
		{Name: "zone", Value: &d.zone, OmitEmpty: true},
		{Name: "assisted", Value: &d.assisted, OmitEmpty: true},
		{Name: "own", Value: &d.own, OmitEmpty: true},
		{Name: "pencil", Value: &d.pencil, OmitEmpty: true},
		{Name: "rival", Value: &d.rival, OmitEmpty: true},
		{Name: "removed", Value: &d.removed, OmitEmpty: true},
	}
}

// ErrRemoved means that the player has removed a game.
var ErrRemoved = errors.New("removed")

// offered is the stored value while the guess for the other word is offered.
const offered = "?"

// otherOf returns what is stored of the guess for the other word.
func otherOf(g engine.Game) string {
	if g.Other() == engine.OtherOffered {
		return offered
	}
	if after := g.TurnsAfterEnd(); g.Status() == engine.Won && len(after) > 0 {
		return after[0].Guess.String()
	}
	return ""
}

// data returns the stored form.
func (s Saved) data() *savedData {
	p := s.Game.Puzzle
	return &savedData{
		id:       p.Identity.String(),
		list:     s.List.String(),
		secret:   obscure(p.Secret, p.Seed),
		guesses:  each.Of(s.Game.Guesses(), engine.Word.String),
		gaveUp:   s.Game.GaveUp(),
		other:    otherOf(s.Game),
		typed:    engine.Text(s.Typed),
		day:      int(s.Day),
		took:     s.Took,
		zone:     int(s.Zone),
		assisted: s.Assisted,
		own:      s.Own,
		pencil:   string(s.Pencil),
		rival:    s.Rival.Code,
	}
}

// restore replays a stored game. It needs no word list: a guess that was valid stays valid.
// The error is a [*GameError].
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
		Game:  game, List: list, Typed: typable(d.typed, game), Assisted: d.assisted, Own: d.own, Pencil: Pencil(d.pencil),
		Day: engine.Day(bounded(d.day)), Took: bounded(d.took), Zone: Zone(min(max(d.zone, 0), 2*minutesOfDay)),
	}, nil
}

// bounded limits a number of days, which may come from another player's file, to the range of valid dates.
func bounded(days int) int { return min(max(days, -engine.LastDaily), engine.LastDaily) }

// identity parses the game's identity, which must be in its canonical form.
func (d savedData) identity() (engine.Identity, error) {
	id, err := engine.ParseIdentity(d.id)
	if err == nil && id.String() != d.id {
		err = format.Error("%s: is written %s", d.id, id)
	}
	return id, err
}

// readSecret reads the secret, and checks it against the puzzle's rules.
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
	return d.withOther(game), err
}

// withOther returns a won game with what has become of its other word. What can't be read of it counts as shown.
func (d savedData) withOther(game engine.Game) engine.Game {
	if d.other == offered {
		return game
	}
	if guess, err := engine.MakeWord(d.other); err == nil && game.Other() == engine.OtherOffered {
		if after, err := game.KeepGuessing(guess, nil); err == nil {
			return after
		}
	}
	return game.ShowOther()
}

// WriteGame returns a game in the form stored under its own key.
func WriteGame(s Saved) string { return envelope.Game.Seal(s.data().stored()) }

// WriteRemoved returns the stored form of a note that the player has removed a game.
func WriteRemoved(id engine.Identity) string {
	mark := savedData{id: id.String(), removed: true}
	return envelope.Game.Seal(mark.stored())
}

// ReadGame reads the value stored under a game's key.
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

// GameError says what is wrong with a stored game.
type GameError struct {
	Number int // position of the game in its history, from 1; 0 if it is not in one
	Fault  GameFault
	Err    error // the cause
}

// GameFault is what is wrong with a stored game.
type GameFault uint8

const (
	BadShape   GameFault = iota // not the record of a game
	BadName                     // no valid identity
	BadSecret                   // no valid secret for the puzzle
	BadGuesses                  // the guesses can't be played
	BadList                     // no valid list
	BadRival                    // the rival's rows can't be read
	Unfinished                  // the game has not ended
)

var errUnfinished = errors.New("unfinished")

// Error returns the cause, after the position of the game in its history.
func (e *GameError) Error() string {
	if e.Number == 0 {
		return e.Err.Error()
	}
	return format.Text("game %d: %v", e.Number, e.Err)
}

// Unwrap returns the cause.
func (e *GameError) Unwrap() error { return e.Err }

// obscure encodes a secret so that it can't be read at a glance. This is no encryption.
func obscure(s engine.Secret, key engine.Seed) string {
	return base64.RawURLEncoding.EncodeToString(links.Mask(s.String(), key))
}

// reveal decodes the result of obscure.
func reveal(text string, key engine.Seed) (engine.Secret, error) {
	masked, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return engine.Secret{}, format.Error("secret: %w", err)
	}
	return engine.ParseSecret(string(links.Mask(string(masked), key)))
}
