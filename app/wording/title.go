package wording

import (
	"strconv"
	"strings"

	"ketword/app/lists"
	"ketword/app/text"
	"ketword/engine"
	"ketword/internal/format"
)

// ListInTitle returns what a title says of a list: its name and length, as far as they differ from the
// default list's; "" for the default list.
func ListInTitle(t *text.Text, l lists.Name, name string) string {
	var parts []string
	usual := lists.Default()
	if l.Lang != usual.Lang {
		parts = append(parts, name)
	}
	if l.Length != usual.Length {
		parts = append(parts, t.Game.Letters(l.Length))
	}
	return strings.Join(parts, ", ")
}

// ModeName returns the name of a mode.
func ModeName(t *text.Game, m engine.Mode) string {
	return map[engine.Mode]string{engine.Classic: t.Classic, engine.Quantum: t.Quantum}[m]
}

// PartsBetween separates the parts of a puzzle's name.
const PartsBetween = " · "

// TitleOf appends the list, length and rules of a puzzle to its name.
func TitleOf(t *text.Text, name string, p engine.Puzzle, list lists.List) string {
	parts := []string{name, ListName(t, list), t.Game.Letters(p.Rules.Length)}
	if level := p.Rules.Level.In(p.Rules.Mode); level != engine.Normal { // first, since the end may be cut off in a narrow line
		parts = append(parts, t.Game.Level(level.String()))
	}
	if p.Rules.Tries != engine.DefaultTries {
		parts = append(parts, Tries(t, p.Rules.Tries))
	}
	return strings.Join(parts, PartsBetween)
}

// PuzzleName returns the name of a puzzle: its day, that it is a challenge, or its number.
func PuzzleName(t *text.Game, p engine.Puzzle) string {
	switch {
	case p.Daily > 0:
		return t.Daily(p.Daily)
	case p.Chosen():
		return t.Challenge
	case p.Seed <= lastShown:
		return t.Seeded(strconv.FormatUint(uint64(p.Seed), 10))
	}
	return t.Random
}

// lastShown is the greatest seed that is short enough to be read out.
const lastShown = 999_999

// UnfinishedName returns the name of an unfinished game. For a random one it includes the last
// digits of its seed, since there may be several.
func UnfinishedName(t *text.Text, p engine.Puzzle, list lists.List, name string) string {
	const endShown = 10_000
	if name == t.Game.Random {
		name += format.Text(" …%04d", p.Seed%endShown)
	}
	return ModeName(&t.Game, p.Rules.Mode) + PartsBetween + TitleOf(t, name, p, list)
}

// PuzzleTitle returns the full name of a puzzle: its name, list, length, and the rules that
// are not the default ones.
func PuzzleTitle(t *text.Text, p engine.Puzzle, list lists.List) string {
	return TitleOf(t, PuzzleName(&t.Game, p), p, list)
}

// DatedTitle is PuzzleTitle with the day of a daily puzzle, unless that is today.
func DatedTitle(t *text.Text, p engine.Puzzle, list lists.List, today engine.Day) string {
	return TitleOf(t, DatedName(t, p, today), p, list)
}

// DatedName is PuzzleName with the day of a daily puzzle, unless that is today.
func DatedName(t *text.Text, p engine.Puzzle, today engine.Day) string {
	name, day := PuzzleName(&t.Game, p), engine.DayWithNumber(p.Daily)
	today = max(today, 0)
	switch {
	case p.Daily == 0 || day == today:
		return name
	case day == today-1:
		return name + PartsBetween + t.Game.Yesterday
	case day == today+1:
		return name + PartsBetween + t.Game.Tomorrow
	}
	return name + PartsBetween + DayDate(t, day, today)
}

// InLines keeps lines of a puzzle's name from beginning with PartsBetween.
func InLines(parts string) string {
	return strings.ReplaceAll(parts, PartsBetween, "\u00a0· ")
}

// Facts joins facts, and keeps lines from breaking between a number and what it counts.
func Facts(facts []string) string {
	words := strings.Split(strings.Join(facts, PartsBetween), " ")
	text := words[0]
	for i, w := range words[1:] {
		between := " "
		if strings.TrimRight(words[i], "0123456789") != words[i] {
			between = "\u00a0"
		}
		text += between + w
	}
	return InLines(text)
}
