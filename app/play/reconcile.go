package play

import (
	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// Reconcile adds what follows from a change of the game: vibration, and whether Enter rests. msg is the
// message that changed it, was and before are the session and model before the message.
func (m *Model) Reconcile(s *session.Session, msg any, was *session.Session, before *Model) (out screen.Intents) {
	if s.Settings.Value(session.Haptics) == "on" {
		m.vibrate(s, msg, was, before, &out)
	}
	m.restEnter(s, msg, was, before, &out)
	return out
}

// vibrate makes the device vibrate for a key of the game, but not for changes by other windows.
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

// Enter rests, that is, does nothing for a while, after a game has ended and after a word was
// judged at its last letter: a press out of habit is not meant. The next letter of a guess ends
// the rest.

// How long Enter rests, in milliseconds: long enough for a second, unintended press and, after
// a game, to see how it ended.
const (
	enterRest = 1_000
	endRest   = 4_000
)

// EnterRested says that a rest of Enter is over. Number identifies the rest.
type EnterRested struct{ Number int }

func (msg EnterRested) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.EnterRests = m.EnterRests && msg.Number != m.rests
}

// restEnter starts or ends a rest of Enter. The program's start begins none, since it replays earlier keys.
func (m *Model) restEnter(s *session.Session, msg any, was *session.Session, before *Model, out *screen.Intents) {
	_, letter := msg.(Press)
	judged := letter && (m.refusals > before.refusals || len(s.Game.Rows()) > len(was.Game.Rows()))
	same := was.Game.Puzzle.Identity == s.Game.Puzzle.Identity // another game may have ended long before
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
