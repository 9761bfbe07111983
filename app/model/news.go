package model

// News is told in a quiet moment, so that it interrupts nobody: a game is there to be begun,
// which needs no introduction, no dialog is open, and nothing else is told. Beside the end of
// a game it would speak over how that went.

// withNews returns the model with one more piece of news that waits to be told.
func (m Model) withNews(n Notice) Model {
	m.news = also(m.news, n)
	return m
}

// quiet reports whether a piece of news would interrupt nobody.
func (m Model) quiet() bool {
	begins := m.TakesGuesses() && m.Game.TurnCount() == 0 && !m.Introduces()
	return m.opened() && begins && m.Typed == "" && m.Screen == NoScreen && len(m.Notices) == 0 && !m.Waiting.Active()
}

// moment is how long a player sees what has just been done, or ended, before news is told.
const moment = 2_000 // milliseconds

// awaitQuiet asks for that, if there is news and nothing is under way.
func (m Model) awaitQuiet() (Model, []Effect) {
	if len(m.news) == 0 || m.momentDue || !m.quiet() {
		return m, nil
	}
	m.momentDue = true
	return m, []Effect{Later{After: moment, Msg: momentPassed{}}}
}

type momentPassed struct{}

// update tells a piece of news, if still nothing is under way.
func (momentPassed) update(m Model) (Model, []Effect) {
	m.momentDue = false
	if len(m.news) == 0 || !m.quiet() {
		return m, nil
	}
	n := m.news[0]
	m.news = m.news[1:]
	if _, stays := n.(UpdateReady); stays { // since something can be done about it
		return m.tell(n), nil
	}
	return m.confirm(n)
}
