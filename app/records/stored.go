package records

import (
	"cmp"
	"encoding/base64"
	"errors"
	"strings"

	"ketword/app/envelope"
	"ketword/app/internal/smalljson"
	"ketword/app/links"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// savedData is the stored form of a game. Marks are not stored: replaying the
// guesses against the secret gives them. The secret is stored, so that
// editing a list never changes a game.
type savedData struct {
	ID       string
	List     string
	Secret   string
	Guesses  []string
	GaveUp   bool
	Typed    string
	Day      int
	Took     int
	Assisted bool
	Rival    string // the rows of somebody else, as they came with a link
	Removed  bool   // the player has removed it; for a moment, to tell other windows
}

// stored returns the fields as they are stored.
func (d *savedData) stored() smalljson.Object {
	return smalljson.Object{
		{Name: "id", Value: &d.ID},
		{Name: "list", Value: &d.List},
		{Name: "secret", Value: &d.Secret},
		{Name: "guesses", Value: &d.Guesses},
		{Name: "gaveUp", Value: &d.GaveUp, OmitEmpty: true},
		{Name: "typed", Value: &d.Typed, OmitEmpty: true},
		{Name: "day", Value: &d.Day},
		{Name: "took", Value: &d.Took, OmitEmpty: true},
		{Name: "assisted", Value: &d.Assisted, OmitEmpty: true},
		{Name: "rival", Value: &d.Rival, OmitEmpty: true},
		{Name: "removed", Value: &d.Removed, OmitEmpty: true},
	}
}

// ErrRemoved tells that the player has removed a game.
var ErrRemoved = errors.New("removed")

// data returns the stored form.
func (s Saved) data() *savedData {
	p := s.Game.Puzzle
	d := &savedData{
		ID:       p.Identity.String(),
		List:     s.List.String(),
		Secret:   obscure(p.Secret, p.Seed),
		Guesses:  []string{},
		GaveUp:   s.Game.GaveUp(),
		Typed:    s.Typed,
		Day:      int(s.Day),
		Took:     s.Took,
		Assisted: s.Assisted,
		Rival:    s.Rival.Code(),
	}
	for _, w := range s.Game.Guesses() {
		d.Guesses = append(d.Guesses, w.String())
	}
	return d
}

// restore replays a stored game, without a word list: a guess that was valid
// stays valid. The error is a [*GameError].
func (d savedData) restore() (Saved, error) {
	id, err := d.identity()
	if err != nil {
		return Saved{}, &GameError{Fault: BadName, Err: err}
	}
	secret, err := d.secret(id)
	if err != nil {
		return Saved{}, &GameError{Fault: BadSecret, Err: err}
	}
	game, err := d.replay(engine.Puzzle{Identity: id, Secret: secret})
	if err != nil {
		return Saved{}, &GameError{Fault: BadGuesses, Err: err}
	}
	list, err := lexicon.ParseFingerprint(d.List)
	if err != nil {
		return Saved{}, &GameError{Fault: BadList, Err: err}
	}
	rival, err := links.OpenRival(d.Rival, game.Puzzle)
	if err != nil {
		return Saved{}, &GameError{Fault: BadRival, Err: format.Error("rival: %w", err)}
	}
	return Saved{
		Rival: rival,
		Game:  game, List: list, Typed: typable(d.Typed, game), Day: engine.Day(d.Day), Took: d.Took, Assisted: d.Assisted,
	}, nil
}

// identity reads the puzzle's name, which has one form only.
func (d savedData) identity() (engine.Identity, error) {
	id, err := engine.ParseIdentity(d.ID)
	if err == nil && id.String() != d.ID {
		err = format.Error("%s: is written %s", d.ID, id)
	}
	return id, err
}

// secret reads the secret, which must fit the puzzle's rules.
func (d savedData) secret(id engine.Identity) (engine.Secret, error) {
	secret, err := reveal(d.Secret, id.Seed)
	if err == nil && (secret.Len() != id.Rules.Length || secret.Mode() != id.Rules.Mode) {
		err = format.Error("%s: a secret of another kind", d.ID)
	}
	return secret, err
}

// replay plays the guesses.
func (d savedData) replay(p engine.Puzzle) (engine.Game, error) {
	guesses, err := links.ParseWords(d.Guesses)
	if err != nil {
		return engine.Game{}, format.Error("guesses: %w", err)
	}
	game, err := engine.Replay(p, guesses, nil)
	if err == nil && d.GaveUp {
		game = game.GiveUp()
	}
	return game, err
}

// WriteGame writes a game as it is stored under its own key.
func WriteGame(s Saved) string { return envelope.Game.Seal(s.data().stored()) }

// WriteRemoved writes that the player has removed a game.
func WriteRemoved(id engine.Identity) string {
	mark := savedData{ID: id.String(), Removed: true}
	return envelope.Game.Seal(mark.stored())
}

// ReadGame reads what is stored under the key of a game.
func ReadGame(key, stored string) (Saved, error) {
	var d savedData
	if err := envelope.Game.Unseal(stored, d.stored()); err != nil {
		return Saved{}, err
	}
	if key != GamePrefix+d.ID {
		return Saved{}, format.Error("%s: under the key %s", d.ID, key)
	}
	if d.Removed {
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
	return base64.RawURLEncoding.EncodeToString(links.Mask(links.SecretWords(s), key))
}

// reveal reads what obscure writes.
func reveal(text string, key engine.Seed) (engine.Secret, error) {
	masked, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return engine.Secret{}, format.Error("secret: %w", err)
	}
	parts := strings.Fields(string(links.Mask(string(masked), key)))
	words, err := links.ParseWords(parts)
	if err != nil {
		return engine.Secret{}, format.Error("secret: %w", err)
	}
	return engine.NewSecret(words...)
}
