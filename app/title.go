package app

import (
	"strconv"
	"strings"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
)

// titleDrawn has the window's title say what is drawn.
func (r *root) titleDrawn() {
	if title := r.title(); title != r.titled {
		r.titled = title
		browser.Document().Set("title", title)
	}
}

// title returns the title of the window: of the dialog, if it has a page of its own, else
// of the game.
func (r *root) title() string {
	if model.ScreenOf(r.model.Screen).Paged {
		return r.text.Pages.Title(string(r.model.Screen))
	}
	t, p := &r.text.Game, r.model.Game.Puzzle
	return t.Title(modeName(t, p.Rules.Mode), puzzleName(t, p))
}

// puzzleTitle names the puzzle in play, and its day.
func (r *root) puzzleTitle() string {
	m := &r.model
	if m.Lexicon == nil {
		return r.text.Game.Loading()
	}
	title := datedTitle(r.text, m.Game.Puzzle, m.InPlay, m.Day)
	by := r.challengedBy()
	switch {
	case m.Guided():
		return titleOf(r.text, r.text.Guide.Title(), m.Game.Puzzle, m.InPlay)
	case by != "" && r.toBeat() != "":
		return by + r.toBeat()
	case by != "":
		title = titleOf(r.text, by, m.Game.Puzzle, m.InPlay)
	}
	if m.Again() {
		title += partsBetween + r.text.Game.Again()
	}
	if m.Cover() == session.KeepsGuessing {
		title += partsBetween + r.text.KeepGuessing.Beyond()
	}
	return title
}

// modeName returns what players call a mode.
func modeName(t *text.Game, m engine.Mode) string {
	return map[engine.Mode]string{engine.Classic: t.Classic(), engine.Quantum: t.Quantum()}[m]
}

// puzzleTitle names a puzzle: which one, list, length, and what of its rules is
// not usual.
func puzzleTitle(t *text.Text, p engine.Puzzle, list lists.List) string {
	return titleOf(t, puzzleName(&t.Game, p), p, list)
}

// datedTitle names a puzzle as puzzleTitle does, and the day of a daily one
// that is not today's.
func datedTitle(t *text.Text, p engine.Puzzle, list lists.List, today engine.Day) string {
	return titleOf(t, datedName(t, p, today), p, list)
}

// partsBetween stands between the parts of a puzzle's name.
const partsBetween = " · "

// inLines lets no line of a puzzle's name begin with what stands between its parts.
func inLines(parts string) string { return strings.ReplaceAll(parts, partsBetween, "\u00a0· ") }

// titleOf puts list, length and rules of a puzzle behind its name.
func titleOf(t *text.Text, name string, p engine.Puzzle, list lists.List) string {
	parts := []string{name, listName(t, list), t.Game.Letters(p.Rules.Length)}
	if level := p.Rules.Level.In(p.Rules.Mode); level != engine.Normal { // first, since a narrow line may cut off what follows
		parts = append(parts, t.Game.Level(level.String()))
	}
	if p.Rules.Tries != engine.DefaultTries {
		parts = append(parts, wording.Tries(t, p.Rules.Tries))
	}
	return strings.Join(parts, partsBetween)
}

func puzzleName(t *text.Game, p engine.Puzzle) string {
	switch {
	case p.Daily > 0:
		return t.Daily(p.Daily)
	case p.Chosen():
		return t.Challenge()
	case p.Seed <= lastShown:
		return t.Seeded(strconv.FormatUint(uint64(p.Seed), 10))
	}
	return t.Random()
}

// lastShown is the greatest seed that one would read out.
const lastShown = 999_999

// datedName says which puzzle it is, and the day of a daily one that is not
// today's.
func datedName(t *text.Text, p engine.Puzzle, today engine.Day) string {
	name, day := puzzleName(&t.Game, p), engine.DayWithNumber(p.Daily)
	today = max(today, 0)
	switch {
	case p.Daily == 0 || day == today:
		return name
	case day == today-1:
		return name + partsBetween + t.Game.Yesterday()
	case day == today+1:
		return name + partsBetween + t.Game.Tomorrow()
	}
	return name + partsBetween + dateText(t, day, today)
}
