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
// played stays so.
func (d savedData) restore() (Saved, error) {
	id, err := engine.ParseIdentity(d.ID)
	if err == nil && id.String() != d.ID {
		err = fmt.Errorf("%s: is written %s", d.ID, id)
	}
	if err != nil {
		return Saved{}, err
	}
	secret, err := reveal(d.Secret, id.Seed)
	if err != nil {
		return Saved{}, err
	}
	if secret.Len() != id.Rules.Length || secret.Count() != id.Rules.Words {
		return Saved{}, fmt.Errorf("%s: a secret of another kind", d.ID)
	}
	guesses, err := parseWords(d.Guesses)
	if err != nil {
		return Saved{}, fmt.Errorf("guesses: %w", err)
	}
	game, err := engine.Replay(engine.Puzzle{Identity: id, Secret: secret}, guesses, nil)
	if err != nil {
		return Saved{}, err
	}
	if d.GaveUp {
		game = game.GiveUp()
	}
	list, err := lexicon.ParseFingerprint(d.List)
	return Saved{Game: game, List: list, Typed: typable(d.Typed, game), Day: engine.Day(d.Day)}, err
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
