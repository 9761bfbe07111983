package model

// Submit has a word judged at its last letter, without Enter: "on" or "off".
const Submit = "submit"

// submits reports whether the letter that was just written has the row judged: it filled
// the last gap, or a full row was written anew up to its end. A letter that is changed in
// the midst of a full row does not: others may be still to come.
func (m Model) submits(before Model) bool {
	if m.Settings.Value(Submit) != "on" || !m.opened() || !m.complete() {
		return false
	}
	length := m.Game.Puzzle.Rules.Length
	return !before.complete() || before.cursorTile() < length && m.cursorTile() == length
}
