package play

import (
	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// Reconcile brings in line with the game what the player feels, and whether Enter rests: after a message, from
// the game and the model before it.
func (m *Model) Reconcile(s *session.Session, msg any, was *session.Session, before *Model) (out screen.Intents) {
	if s.Settings.Value(session.Haptics) == "on" {
		m.vibrate(s, msg, was, before, &out)
	}
	m.restEnter(s, msg, was, before, &out)
	return out
}

// vibrate has the device vibrate for a key of the game, not for what other windows do.
func (m *Model) vibrate(s *session.Session, msg any, was *session.Session, before *Model, out *screen.Intents) {
	switch msg.(type) {
	case Press, Erase, Enter:
	default:
		return
	}
	switch {
	case s.Game.Status() == engine.Won && was.Game.Status() != engine.Won:
		out.Add(screen.Perform{Effect: effect.Vibrate{For: effect.FeelWin}})
	case m.refusals > before.refusals:
		out.Add(screen.Perform{Effect: effect.Vibrate{For: effect.FeelRefusal}})
	case m.Typed != before.Typed && msg != any(Enter{}):
		out.Add(screen.Perform{Effect: effect.Vibrate{For: effect.FeelKey}})
	}
}

// Enter rests for a while after a game has ended, until the end is in sight, and after a
// word was judged at its last letter: one that comes by habit is not meant. The next letter of a
// guess ends the rest.

// How long Enter rests, in milliseconds: long enough for a second Enter that was not meant and,
// after the end, to see how the game ended.
const (
	enterRest = 1_000
	endRest   = 4_000
)

// EnterRested tells that a rest of Enter is over, by its number.
type EnterRested struct{ Number int }

func (msg EnterRested) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.EnterRests = m.EnterRests && msg.Number != m.rests
}

// restEnter begins or ends a rest of Enter. The start begins none: it replays what came before.
func (m *Model) restEnter(s *session.Session, msg any, was *session.Session, before *Model, out *screen.Intents) {
	_, letter := msg.(Press)
	judged := letter && (m.refusals > before.refusals || len(s.Game.Rows()) > len(was.Game.Rows()))
	same := was.Game.Puzzle.Identity == s.Game.Puzzle.Identity // another game may have ended long ago
	ended := same && was.Opened() && was.TakesGuesses() && !s.TakesGuesses()
	if !judged && !ended {
		m.EnterRests = m.EnterRests && !(letter && s.TakesGuesses())
		return
	}
	rest := enterRest
	if ended {
		rest = endRest
	}
	m.EnterRests, m.rests = true, m.rests+1
	out.Add(screen.Perform{Effect: effect.Later{After: rest, Msg: EnterRested{Number: m.rests}}})
}
