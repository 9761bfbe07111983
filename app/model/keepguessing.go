package model

import "ketword/engine"

// After the last try in vain the secret can stay covered, so that the player may keep
// guessing. That changes nothing of the result, and is not stored: a reload shows the
// secret.

// keepGuessing offers to keep guessing after a loss: "on" or "off".
const keepGuessing = "keep-guessing"

// Cover says whether the secret of a lost game is shown.
type Cover uint8

// The covers.
const (
	Uncovered     Cover = iota
	Covered             // until the player decides
	KeepsGuessing       // the player keeps guessing
)

// Cover returns whether the secret of the game in play is shown, if the game has ended.
// Once it is found, it is.
func (m *Play) Cover() Cover {
	if !m.Game.MayKeepGuessing() {
		return Uncovered
	}
	return m.SecretCover
}

// Hides reports whether the secret of a finished game is not to be seen, since its puzzle is in
// play: again, or on after a loss.
func (m *Play) Hides(p engine.Puzzle) bool {
	return p.Identity == m.Game.Puzzle.Identity && (m.Playing() || m.Cover() != Uncovered)
}

// TakesGuesses reports whether letters can be typed: the game goes on, or the player keeps
// guessing after a loss.
func (m *Play) TakesGuesses() bool {
	return m.Game.Status() == engine.Playing || m.Cover() == KeepsGuessing
}

// lose covers the secret after the last try, here or in another window, if the player
// wants it.
func (m *Model) lose() {
	m.SecretCover = Uncovered
	if m.Settings.Value(keepGuessing) == "on" {
		m.SecretCover = Covered
	}
}

// KeepGuessing begins to guess on after a loss.
type KeepGuessing struct{}

func (KeepGuessing) update(m *Model) {
	if m.Cover() != Covered {
		return
	}
	m.SecretCover, m.Typed, m.cursor, m.Fresh, m.Notices, m.refusals = KeepsGuessing, "", cursor{}, NoRow, nil, 0
	m.say(SayCover)
}

// ShowSecret shows the secret of a lost game.
type ShowSecret struct{}

func (ShowSecret) update(m *Model) {
	if m.Cover() == Uncovered {
		return
	}
	m.SecretCover, m.Typed, m.cursor, m.Fresh, m.Notices = Uncovered, "", cursor{}, NoRow, nil
	m.say(SayCover)
}
