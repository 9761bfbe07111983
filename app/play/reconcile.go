package play

import (
	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// Reconcile adds what follows from a change of the game: vibration, and whether Enter is ignored. msg is the
// message that changed it, was and before are the session and model before the message.
func (m *Model) Reconcile(s *session.Session, msg any, was *session.Session, before *Model) (out screen.Intents) {
	if s.Settings.Value(session.Haptics) == "on" {
		m.vibrate(s, msg, was, before, &out)
	}
	m.syncEnter(s, msg, was, before, &out)
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

// Enter is ignored for a while after a game has ended and after a word was judged at its last letter: a press out
// of habit is not meant. The next letter of a guess ends that.

// How long Enter is ignored, in milliseconds: long enough for a second, unintended press and, after
// a game, to see how it ended.
const (
	judgedTime = 1_000
	endedTime  = 4_000
)

// StopIgnoringEnter ends a time in which Enter is ignored. Number identifies the time.
type StopIgnoringEnter struct{ Number int }

func (msg StopIgnoringEnter) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.IgnoresEnter = m.IgnoresEnter && msg.Number != m.ignored
}

// syncEnter begins or ends a time in which Enter is ignored. The program's start begins none, since it replays earlier keys.
func (m *Model) syncEnter(s *session.Session, msg any, was *session.Session, before *Model, out *screen.Intents) {
	_, letter := msg.(Press)
	judged := letter && (m.refusals > before.refusals || len(s.Game.Rows()) > len(was.Game.Rows()))
	same := was.Game.Puzzle.Identity == s.Game.Puzzle.Identity // another game may have ended long before
	ended := same && was.Opened() && was.TakesGuesses() && !s.TakesGuesses()
	if !judged && !ended {
		m.IgnoresEnter = m.IgnoresEnter && !(letter && s.TakesGuesses())
		return
	}
	long := judgedTime
	if ended {
		long = endedTime
	}
	m.IgnoresEnter, m.ignored = true, m.ignored+1
	out.Add(screen.Perform{Effect: effect.Later{After: long, Msg: StopIgnoringEnter{Number: m.ignored}}})
}
