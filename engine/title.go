package engine

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Title is what the first line of a shared result says of its game, as in "Ketword Quantum (German,
// 6 letters) #327 4/6*" or, in an earlier version, "Ketword quantum de-6 #327 strict 4/6". It
// leaves out what is usual.
type Title struct {
	Mode  Mode   // not valid if there is no title
	List  string // in the words of whoever shared it, "" for the default list; or of a version before, as in "de-6"
	Level Level
}

// titleName begins every title, and modeTitles tells the mode behind it.
const titleName = "Ketword"

var modeTitles = [...]string{Quantum: " Quantum"}

// Quotes around the name of a list that has no language, in titles of a version before.
const openQuote, closeQuote = "“", "”"

// Title returns the title of a puzzle, without the result: program, mode, list in brackets, and
// which puzzle it is. list is "" for the default list. A daily puzzle is named by its number,
// another by which. The level is not part of the title; it stands behind the result, as
// [Level.Stars].
func (p Puzzle) Title(list, which string) string {
	title := titleName + modeTitles[p.Rules.Mode]
	if list != "" {
		title += " (" + list + ")"
	}
	if p.Daily > 0 {
		which = "#" + strconv.Itoa(p.Daily)
	}
	return title + " " + which
}

// ParseTitle finds a title in a line: what [Puzzle.Title] writes followed by the result, or a title
// of an earlier version. It returns false if the line has none. If other words come before the
// title, its result must follow.
func ParseTitle(line string) (t Title, is bool) {
	const most = 1000 // bytes: more than a title has, with a time and a name before it
	if len(line) > most {
		return Title{}, false
	}
	line = cleanLine(line)
	for at := 0; ; {
		i := strings.Index(line[at:], titleName)
		if i < 0 {
			return Title{}, false
		}
		at += i
		before := strings.TrimRight(line[:at], emphasis)
		title := closed(line, len(before))
		last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(before))
		alone := !unicode.IsLetter(last) && !strings.Contains(title, "://")
		if t, is := parseTitle(title); is && (alone || hasScore(title)) {
			return t, true
		}
		at += len(titleName)
	}
}

// hasScore reports whether a text has what stands behind a title, as in "4/6*".
func hasScore(s string) bool {
	return slices.ContainsFunc(strings.Fields(s), func(field string) bool {
		got, of, found := strings.Cut(strings.TrimRight(field, "*.,:;!?)"), "/")
		return found && strings.Trim(got, "0123456789X?") == "" && (of == "∞" || of != "" && strings.Trim(of, "0123456789") == "")
	})
}

// parseTitle reads a title at the beginning of a text.
func parseTitle(text string) (t Title, is bool) {
	rest, is := strings.CutPrefix(text, titleName+" ")
	if !is {
		return Title{}, false
	}
	t.Mode = Classic
	mode, after, _ := strings.Cut(rest, " ")
	if m, err := ParseMode(strings.ToLower(mode)); err == nil {
		t.Mode, rest = m, after
	}
	if mode == t.Mode.String() {
		t.List, rest, is = cutList(rest)
	} else {
		if list, named := strings.CutPrefix(rest, "("); named {
			t.List, rest, is = cutLast(list, ")")
		}
		is = is && strings.ContainsAny(rest, "/:") && !strings.Contains(rest, " · ") // the first form of titles, which is not read
	}
	if !is {
		return Title{}, false
	}
	for _, field := range strings.Fields(rest) {
		field = strings.TrimRight(field, ",:")
		if d, err := ParseLevel(field); err == nil {
			t.Level = d
		} else if strings.Contains(field, "/") {
			t.Level = max(t.Level, Level(min(int(Strict), strings.Count(field, "*"))))
		}
	}
	return t, true
}

// cutList splits what stands behind the mode in a title of a version before: a list, in
// quotes if it has no language.
func cutList(s string) (list, rest string, found bool) {
	if name, quoted := strings.CutPrefix(s, openQuote); quoted {
		return cutLast(name, closeQuote)
	}
	return strings.Cut(s, " ")
}

// cutLast splits a text at the last separator.
func cutLast(s, separator string) (before, after string, found bool) {
	i := strings.LastIndex(s, separator)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(separator):], true
}
