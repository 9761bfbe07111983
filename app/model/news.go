package model

// News is told at a moment of rest, so that it interrupts nobody: a game is there to be begun,
// which needs no introduction, no dialog is open, and nothing else is told. Beside the end of
// a game it would speak over how that went.

// withNews returns the model with one more piece of news that waits to be told.
func (m Model) withNews(n Notice) Model {
	m.news = also(m.news, n)
	return m
}

// resting reports whether a piece of news would interrupt nobody.
func (m Model) resting() bool {
	begins := m.TakesGuesses() && m.Game.TurnCount() == 0 && !m.Introduces()
	return m.opened() && begins && m.Typed == "" && m.Screen == NoScreen && len(m.Notices) == 0 && !m.Waiting.Active()
}

// moment is how long a player sees what has just been done, or ended, before news is told.
const moment = 2_000 // milliseconds

// awaitRest asks for that, if there is news and nothing is under way.
func (m Model) awaitRest() (Model, []Effect) {
	if len(m.news) == 0 || m.restDue || !m.resting() {
		return m, nil
	}
	m.restDue = true
	return m, []Effect{Later{After: moment, Msg: rested{}}}
}

// rested tells that a moment has passed.
type rested struct{}

// update tells a piece of news, if still nothing is under way.
func (rested) update(m Model) (Model, []Effect) {
	m.restDue = false
	if len(m.news) == 0 || !m.resting() {
		return m, nil
	}
	n := m.news[0]
	m.news = m.news[1:]
	if _, stays := n.(UpdateReady); stays { // since something can be done about it
		return m.tell(n), nil
	}
	return m.confirm(n)
}

// UpdateWaits tells that a new version of the site is ready.
type UpdateWaits struct{}

// update offers the new version in the menu at once, and in the message line when no
// game is under way. Both is done once.
func (UpdateWaits) update(m Model) (Model, []Effect) {
	if m.UpdateWaits {
		return m, nil
	}
	m.UpdateWaits = true
	return m.withNews(UpdateReady{}), nil
}

// ApplyUpdate loads the new version.
type ApplyUpdate struct{}

func (ApplyUpdate) update(m Model) (Model, []Effect) { return m, []Effect{Reload{}} }

// Reload loads the new version of the site.
type Reload struct{ effect }
