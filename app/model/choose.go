package model

import "ketword/engine"

// ChooseList goes to a list in the mode in play. The dialog stays open unless
// it Closes.
type ChooseList struct {
	List   ListName
	Closes bool
}

// update goes to the list in the mode of the game in play, or, where the
// list's own Play asks for it, in the one that it has.
func (c ChooseList) update(m Model) (Model, []Effect) {
	mode := m.Game.Puzzle.Rules.Mode
	m.Chosen = true
	if c.Closes {
		m.Screen = NoScreen
	}
	if c.Closes && !m.offers(c.List, mode) {
		mode = engine.Classic // the player asked for the list, not for the mode
	}
	if c.List == m.InPlay.Name && mode == m.Game.Puzzle.Rules.Mode || !m.offers(c.List, mode) {
		m.Waiting = Waiting{}
		return m, nil
	}
	d := m.lastOf(mode, c.List)
	d.stays = !c.Closes
	return m.goTo(d)
}

// lastOf returns the way to the puzzle of a mode and list that was in play
// before, or else to its last unfinished or daily game.
func (m Model) lastOf(mode engine.Mode, list ListName) destination {
	d := destination{list: list, rules: usualRules(mode)}
	if p, ok := m.Visited[placeOf(mode, list)]; ok && !m.outdated(p) {
		d.way, d.puzzle = toPuzzle, p
	}
	return d
}
