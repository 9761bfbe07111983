package model

// chooseList goes to a list in the mode of the game in play, or, where the
// list's own Play asks for it, in the one that it has.
func (m Model) chooseList(c ChooseList) (Model, []Effect) {
	words := m.Game.Puzzle.Rules.Words
	m.Chosen = true
	if c.Closes {
		m.Screen = NoScreen
	}
	if c.Closes && !m.offers(c.List, words) {
		words = 1 // the player asked for the list, not for the mode
	}
	if c.List == m.InPlay.Name && words == m.Game.Puzzle.Rules.Words || !m.offers(c.List, words) {
		m.Waiting = Waiting{}
		return m, nil
	}
	d := m.lastOf(words, c.List)
	d.stays = !c.Closes
	return m.goTo(d)
}

// lastOf returns the way to the puzzle of a mode and list that was in play
// before, or else to its last unfinished or daily game.
func (m Model) lastOf(words int, list ListName) destination {
	d := destination{list: list, rules: usualRules(words)}
	if p, ok := m.Visited[placeOf(words, list)]; ok && !m.outdated(p) {
		d.way, d.puzzle = toPuzzle, p
	}
	return d
}
