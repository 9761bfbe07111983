package share

import (
	"slices"
	"strings"

	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// title returns the title of a result, in the language of the interface.
func title(t *text.Text, r records.Result) string {
	which := t.Share.Random
	if r.Game.Puzzle.Chosen() {
		which = t.Share.Chosen
	}
	return r.Game.Puzzle.Title(wording.ListInTitle(t, r.List.Name, wording.ListName(t, r.List)), which)
}

// firstLine returns the line with which every form of a result begins.
func firstLine(t *text.Text, r records.Result) string {
	line := title(t, r) + " " + r.Game.Result() + r.Game.Puzzle.Rules.Level.Stars()
	if r.Game.Other() == engine.OtherFound {
		line += engine.OtherMark
	}
	return withRemarks(t, line, r)
}

// withRemarks adds to a line whether the game was played again, or with help.
func withRemarks(t *text.Text, line string, r records.Result) string {
	if r.Again {
		line = t.Share.Again(line)
	}
	if r.Assisted {
		line = t.Share.Assisted(line)
	}
	return line
}

// graded adds lines with who sent the puzzle and their clue, and with skill and luck, if they are shared.
func graded(t *text.Text, line string, r records.Result) string {
	if from := challenger(t, r); from != "" {
		line += "\n" + from
	}
	if !r.Grades.Known {
		return line
	}
	return line + "\n" + t.Share.Graded(wording.Decimals(&t.Game, r.Grades.Skill, 0), wording.Decimals(&t.Game, r.Grades.Luck, 0))
}

// challenger returns who sent the puzzle of a result, and their clue; or "".
func challenger(t *text.Text, r records.Result) string {
	var told []string
	if r.Rival.Name != "" {
		told = append(told, t.Challenge.By(wording.Isolated(r.Rival.Name)))
	}
	if r.Rival.Clue != "" {
		told = append(told, t.Challenge.Clue(wording.Isolated(r.Rival.Clue)))
	}
	return strings.Join(told, wording.PartsBetween)
}

// Text returns the text to share, with the address unless that is "". For a picture it is
// the accompanying text, for a link only the address.
func Text(t *text.Text, what records.Shareable, r records.Result, address string) string {
	var shared string
	first := graded(t, firstLine(t, r), r)
	switch what {
	case records.SharedLink:
		return address
	case records.SharedChallenge:
		if shared = ofChallenge(t, r); asks(r) {
			return shared + "\n" + address
		}
	case records.SharedEmoji:
		notation := engine.Emoji
		if r.Blue {
			notation = engine.BlueEmoji
		}
		shared = r.Game.Share(first, notation)
	case records.SharedPattern:
		shared = r.Game.Share(first, engine.Pattern)
	case records.SharedDigits:
		shared = r.Game.Share(first, engine.Digits)
	case records.SharedWords:
		shared = inWords(t, r)
	case records.SharedPicture:
		shared = first
	}
	switch {
	case address == "":
		return shared
	case r.Game.Status() == engine.Lost:
		return shared + "\n\n" + t.Share.Unsolved(address)
	}
	return shared + "\n\n" + t.Share.Play(address)
}

// inWords returns a result as text without emoji, a line for each row. It reads well aloud
// and, like emoji, reveals no letters.
func inWords(t *text.Text, r records.Result) string {
	name := title(t, r)
	if level := r.Game.Puzzle.Rules.Level; level != engine.Normal {
		name += ", " + strings.ToLower(t.Game.Level(level.String()))
	}
	if r.Game.Other() == engine.OtherFound {
		name = t.Share.Both(name)
	}
	lines := []string{graded(t, t.Share.Told(withRemarks(t, name, r), endingInWords(t, r.Game)), r)}
	for i, turn := range r.Game.Turns() {
		say := t.Speech.Row
		if turn.Feedback.Mixed() {
			say = t.Speech.MixedRow
		}
		lines = append(lines, say(i+1, marksText(t, turn.Feedback)))
	}
	return strings.Join(lines, "\n")
}

// endingInWords returns how a game ended.
func endingInWords(t *text.Text, g engine.Game) string {
	used, tries := g.TurnCount(), g.Puzzle.Rules.Tries
	switch {
	case g.Status() == engine.Won:
		return wording.SharedSolved(t, used, tries)
	case g.GaveUp():
		return wording.SharedGaveUp(t, used, tries)
	}
	return t.Share.Lost(tries)
}

// marksText returns the marks of a row in words.
func marksText(t *text.Text, f engine.Feedback) string {
	var marks []string
	for _, m := range f.Marks() {
		marks = append(marks, m.String())
	}
	if len(slices.Compact(slices.Clone(marks))) == 1 {
		return t.Share.All(marks[0])
	}
	return strings.Join(each.Of(marks, t.Speech.Marks), t.Speech.Separator)
}

// asks reports whether the text of a challenge leads to its address: that of a lost game does only if somebody chose its secret.
func asks(r records.Result) bool { return r.Game.Status() != engine.Lost || r.Game.Puzzle.Chosen() }

// ofChallenge returns the text of a challenge, or of the answer to one, without the address.
func ofChallenge(t *text.Text, r records.Result) string {
	said := t.Challenge.Find(title(t, r))
	switch {
	case !asks(r):
		said = firstLine(t, r)
	case r.Finished() && r.Game.Puzzle.Chosen():
		said = t.Challenge.Answer(firstLine(t, r))
	case r.Finished():
		said = t.Challenge.Beat(firstLine(t, r))
	case r.Game.Puzzle.Rules.Mode > 1:
		said = t.Challenge.Either(title(t, r))
	}
	if !r.Finished() && r.Rival.Clue != "" {
		said += "\n" + t.Challenge.Clue(wording.Isolated(r.Rival.Clue))
	}
	if r.Rival.Name != "" {
		said += "\n— " + wording.Isolated(r.Rival.Name)
	}
	return said
}
