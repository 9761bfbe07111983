package model

import "ketword/app/effect"

// Enter rests for a while after a game has ended, until the end is in sight, and after a
// word was judged at its last letter: one that comes by habit is not meant. The next letter of a
// guess ends the rest.

// How long Enter rests, in milliseconds: long enough for a second Enter that was not meant and,
// after the end, to see how the game ended.
const (
	enterRest = 1_000
	endRest   = 4_000
)

type enterRested struct{ number int }

func (msg enterRested) update(m *Model) { m.EnterRests = m.EnterRests && msg.number != m.rests }

// scheduleEnter begins or ends a rest of Enter after a message, from the model before it. The
// start begins none: it replays what came before.
func (m *Model) scheduleEnter(msg Msg, before *Model) {
	_, letter := msg.(Press)
	judged := letter && (m.refusals > before.refusals || len(m.Game.Rows()) > len(before.Game.Rows()))
	same := before.Game.Puzzle.Identity == m.Game.Puzzle.Identity // another game may have ended long ago
	ended := same && before.Opened() && before.TakesGuesses() && !m.TakesGuesses()
	if !judged && !ended {
		m.EnterRests = m.EnterRests && !(letter && m.TakesGuesses())
		return
	}
	rest := enterRest
	if ended {
		rest = endRest
	}
	m.EnterRests, m.rests = true, m.rests+1
	m.do(effect.Later{After: rest, Msg: enterRested{number: m.rests}})
}
