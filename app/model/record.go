package model

import (
	"fmt"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// Saved is a game as it is stored, finished or not.
type Saved struct {
	Game  engine.Game
	List  lexicon.Fingerprint // of the list that it was begun with
	Typed string              // letters of the unfinished row
	Day   engine.Day          // when it was last played
}

// savedData is the stored form of a game. Marks are not stored: replaying the
// guesses against the secret gives them. The secret is stored, so that
// editing a list never changes a game.
type savedData struct {
	ID      string   `json:"id"`
	List    string   `json:"list"`
	Secret  string   `json:"secret"`
	Guesses []string `json:"guesses"`
	GaveUp  bool     `json:"gaveUp,omitempty"`
	Typed   string   `json:"typed,omitempty"`
	Day     int      `json:"day"`
}

// data returns the stored form.
func (s Saved) data() savedData {
	p := s.Game.Puzzle
	d := savedData{
		ID:      p.Identity.String(),
		List:    s.List.String(),
		Secret:  obscure(p.Secret, p.Seed),
		Guesses: []string{},
		GaveUp:  s.Game.GaveUp(),
		Typed:   s.Typed,
		Day:     int(s.Day),
	}
	for _, w := range s.Game.Guesses() {
		d.Guesses = append(d.Guesses, w.String())
	}
	return d
}

// restore replays a stored game. No list is asked: what was valid when it was
// played stays so. The error is a [*GameError].
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
	return Saved{Game: game, List: list, Typed: typable(d.Typed, game), Day: engine.Day(d.Day)}, nil
}

// identity reads the puzzle's name, which has one form only.
func (d savedData) identity() (engine.Identity, error) {
	id, err := engine.ParseIdentity(d.ID)
	if err == nil && id.String() != d.ID {
		err = fmt.Errorf("%s: is written %s", d.ID, id)
	}
	return id, err
}

// secret reads the secret, which must be one of the puzzle's rules.
func (d savedData) secret(id engine.Identity) (engine.Secret, error) {
	secret, err := reveal(d.Secret, id.Seed)
	if err == nil && (secret.Len() != id.Rules.Length || secret.Mode() != id.Rules.Mode) {
		err = fmt.Errorf("%s: a secret of another kind", d.ID)
	}
	return secret, err
}

// replay plays the guesses.
func (d savedData) replay(p engine.Puzzle) (engine.Game, error) {
	guesses, err := parseWords(d.Guesses)
	if err != nil {
		return engine.Game{}, fmt.Errorf("guesses: %w", err)
	}
	game, err := engine.Replay(p, guesses, nil)
	if err == nil && d.GaveUp {
		game = game.GiveUp()
	}
	return game, err
}

// decodeGame reads what stands under the key of a game.
func decodeGame(key, stored string) (Saved, error) {
	var d savedData
	if err := unseal(stored, &d); err != nil {
		return Saved{}, err
	}
	if key != gamePrefix+d.ID {
		return Saved{}, fmt.Errorf("%s: under the key %s", d.ID, key)
	}
	return d.restore()
}

// finished reports whether the game has ended.
func (s Saved) finished() bool { return s.Game.Status() != engine.Playing }
