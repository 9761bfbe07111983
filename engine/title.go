package engine

import (
	"strconv"
	"strings"
)

// Title is what the first line of a shared result says of its game, as in
// "Ketword quantum en-5 #324 4/6". It reads the same in every language.
type Title struct {
	Mode       Mode   // not valid if there is no title
	List       string // as in "en-5"; or the name of a list without its quotes
	Difficulty Difficulty
}

// titleName begins every title.
const titleName = "Ketword"

// Quotes around the name of a list that has no language.
const openQuote, closeQuote = "“", "”"

// Title returns the title of a puzzle, without the result: program, mode and list, and
// which puzzle it is: a daily one by its number, one whose secret was chosen as a challenge,
// others by their seed. The level stands behind it unless it is normal; the tries are in
// [Game.Result]. A list is named like "en-5", or has any other name, which is put in quotes.
func (p Puzzle) Title(list string) string {
	if lang, length, found := cutLast(list, "-"); !found || lang == "" || strings.Trim(length, "0123456789") != "" || strings.Contains(list, " ") {
		list = openQuote + list + closeQuote
	}
	which := "seed " + strconv.FormatUint(uint64(p.Seed), 10)
	switch {
	case p.Daily > 0:
		which = "#" + strconv.Itoa(p.Daily)
	case p.Chosen():
		which = "challenge"
	}
	title := strings.Join([]string{titleName, p.Rules.Mode.String(), list, which}, " ")
	if p.Rules.Difficulty != Normal {
		title += " " + p.Rules.Difficulty.String()
	}
	return title
}

// ParseTitle reads what [Puzzle.Title] writes, with anything behind it; false if the line is
// no such title.
func ParseTitle(line string) (t Title, is bool) {
	rest, is := strings.CutPrefix(strings.TrimSpace(line), titleName+" ")
	mode, rest, _ := strings.Cut(rest, " ")
	m, err := ParseMode(mode)
	if !is || err != nil {
		return Title{}, false
	}
	t.Mode = m
	if name, quoted := strings.CutPrefix(rest, openQuote); quoted {
		t.List, rest, is = cutLast(name, closeQuote)
	} else {
		t.List, rest, is = strings.Cut(rest, " ")
	}
	if !is {
		return Title{}, false
	}
	for _, field := range strings.Fields(rest) {
		if d, err := ParseDifficulty(strings.TrimRight(field, ",:")); err == nil {
			t.Difficulty = d
		}
	}
	return t, true
}

// cutLast splits a text at the last separator.
func cutLast(s, separator string) (before, after string, found bool) {
	i := strings.LastIndex(s, separator)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(separator):], true
}
