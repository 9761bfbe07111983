package friends

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"ketword/app/lists"
	"ketword/engine"
)

// A result begins with a line such as "Wordle 1,234 4/6*", "Ketword Quantum #327 4/6" or, where the text
// itself says whose it is, "Anna 3/6". Rows of marks may follow.

// score is the score in a line, and what stands before it.
type score struct {
	before  string
	behind  string // without stars
	guesses int    // 0 if the game was lost
	tries   int    // 0 without a limit
	stars   int
	wrong   bool // there is no such score, as with 7/6
}

// hasResult reports quickly whether a text may have a result: a score, or a title of Ketword with words.
func hasResult(text string) bool { return hasScore(text) || strings.Contains(text, ketword+" ") }

// hasScore reports quickly whether a text may have a score.
func hasScore(text string) bool {
	for at := 0; ; {
		i := strings.IndexByte(text[at:], '/')
		if i < 0 {
			return false
		}
		before, behind := strings.TrimSuffix(text[:at+i], " "), strings.TrimPrefix(text[at+i+1:], " ")
		at += i + 1
		if before != "" && strings.IndexByte(digits+"Xx", before[len(before)-1]) >= 0 && behind != "" && (isDigit(behind[0]) || strings.HasPrefix(behind, unlimited)) {
			return true
		}
	}
}

// unlimited stands for the tries of a game without a limit.
const unlimited = "∞"

// read finds a score in a line.
func (s *score) read(line string) bool {
	for at := range len(line) {
		if line[at] == '/' && s.readAt(line, at) {
			return true
		}
	}
	return false
}

// readAt reads the score around a slash.
func (s *score) readAt(line string, slash int) bool {
	const mostGuesses, mostTries = 2, 3 // digits
	before := strings.TrimRight(line[:slash], digits)
	guesses := line[len(before):slash]
	lost := guesses == "" && before != "" && before[len(before)-1]|0x20 == 'x'
	if lost {
		before = before[:len(before)-1]
	}
	rest := strings.TrimLeft(line[slash+1:], digits)
	tries := line[slash+1 : len(line)-len(rest)]
	endless := tries == "" && strings.HasPrefix(rest, unlimited)
	rest = strings.TrimPrefix(rest, unlimited)
	behind, start := strings.TrimLeft(rest, "*"), strings.TrimRight(before, " \t(:;,")
	switch {
	case guesses == "" && !lost, len(guesses) > mostGuesses, tries == "" && !endless, len(tries) > mostTries:
		return false
	case before != "" && start == before && before[len(before)-1] < utf8.RuneSelf:
		return false
	case behind != "" && (isLetter(behind[0]) || isDigit(behind[0]) || behind[0] == '/' || behind[0] == '-'): // part of a date or an address
		return false
	}
	s.guesses, _ = strconv.Atoi(guesses)
	s.tries, _ = strconv.Atoi(tries)
	s.stars = len(rest) - len(behind)
	s.wrong = !lost && s.guesses == 0 || !endless && (s.tries == 0 || s.guesses > s.tries || s.tries > engine.MaxTries)
	s.before, s.behind = strings.TrimRight(start, " -–—"), behind
	return true
}

// head is what the first line of a result says.
type head struct {
	score
	puzzle Puzzle
	linked bool // the number of the puzzle is in the link that follows
	level  engine.Level
	who    string // a name before it; or ""
	marked bool   // a sign stands before the number of the puzzle
}

// read reads the first line of a result. A line that has a score alone, or a name with a score, has no game.
func (h *head) read(line string) bool {
	if strings.Contains(line, "://") {
		return false
	}
	line = strings.ReplaceAll(line, " / ", "/")
	if !h.score.read(line) {
		return h.readTold(line)
	}
	h.level = engine.Level(min(h.stars, int(engine.Hard)))
	if at := strings.Index(line, ketword+" "); at >= 0 {
		if t, ours := engine.ParseTitle(line); ours {
			h.ofKetword(h.before, t)
			h.who = nameBefore(line[:at])
			return true
		}
	}
	name, number, found := cutNumber(h.before)
	game, who := gameOf(name)
	if !found && game != wordle && !strings.Contains(name, ": ") { // a person, since no game has its number
		h.who = nameBefore(h.before)
		return true
	}
	h.puzzle, h.who, h.marked = Puzzle{Game: named(game), Number: number}, who, strings.ContainsAny(name, "#№°º")
	return game != ""
}

// ofKetword sets the puzzle of a title of Ketword; its number is the last one with its sign in a text.
func (h *head) ofKetword(text string, t engine.Title) {
	h.puzzle.Game = Game{Name: ketword, Mode: t.Mode, List: listOf(t.List)}
	h.level = t.Level
	for _, behind := range strings.Split(text, "#")[1:] {
		number := behind[:len(behind)-len(strings.TrimLeft(behind, digits))]
		if n, err := strconv.ParseUint(number, 10, 64); err == nil {
			h.puzzle.Number = n
		}
	}
	h.puzzle.Random = h.puzzle.Number == 0
	h.linked = h.puzzle.Random
}

// cutNumber splits the number of a puzzle from the end of a text: "Wordle 1,234", "Game #12", "Worldle #12
// (19.03.2026)". Thousands may be separated in any way. Without a number, before is the text.
func cutNumber(s string) (name string, number uint64, found bool) {
	if open := strings.LastIndexByte(s, '('); open > 0 && strings.HasSuffix(s, ")") && strings.ContainsAny(s[open:], digits) {
		s = strings.TrimRight(s[:open], " ")
	}
	const thousand, most = 3, 9 // digits between separators, and without any
	all, before := "", s
	for {
		rest := strings.TrimRight(s, digits)
		group := s[len(rest):]
		if group == "" || len(group) > most {
			break
		}
		all, before = group+all, rest
		separator, size := utf8.DecodeLastRuneInString(rest)
		s = rest[:len(rest)-size]
		if len(group) != thousand || !strings.ContainsRune(",.'’ ", separator) {
			break
		}
	}
	number, err := strconv.ParseUint(all, 10, 64)
	return strings.TrimRight(before, " "), number, err == nil
}

// gameOf returns the game that stands before a number, and the name of a person before it.
func gameOf(s string) (game, who string) {
	s = strings.TrimRight(s, " #№")
	for _, sign := range [...]string{"n°", "nº", "No.", "no.", "Nr.", "nr."} {
		s = strings.TrimRight(strings.TrimSuffix(s, sign), " #")
	}
	if before, after, colon := strings.Cut(s, ": "); colon {
		if who = nameOf(before); who != "" {
			s = after
		}
	}
	words := strings.Fields(strings.TrimLeft(s, "#*_~>• "))
	if last := len(words) - 1; last >= 0 && strings.EqualFold(words[last], wordle) {
		if who == "" {
			who = nameBefore(strings.Join(words[:last], " "))
		}
		return wordle, who
	}
	name := nameOf(strings.Join(words, " "))
	if len(words) > mostWords || !strings.ContainsFunc(name, func(r rune) bool { return r >= utf8.RuneSelf || isLetter(byte(r)) }) {
		return "", ""
	}
	return name, who
}

// nameBefore returns the name of a person before a score, or "".
func nameBefore(s string) string {
	s = strings.Trim(s, " :-–—,=*_•·>")
	if strings.HasSuffix(s, "?") || len(strings.Fields(s)) > mostWords { // the sentence of a challenge
		return ""
	}
	return nameOf(s)
}

// mostWords is the most words of the name of a person or of a game.
const mostWords = 4

// Fault is why a result is not read.
type Fault uint8

// The faults.
const (
	NoPerson   Fault = iota + 1 // nobody's name stands before it; the result can be given to a person
	NoPuzzle                    // it does not say which puzzle it is of
	BadScore                    // there is no such score, as with 7/6
	Contradict                  // its rows end in another way than its score says
)

// rowsBehind reads the rows of a result from the lines behind its first, up to one that wins, and returns them
// in the form of [Result]. They have the length of the game's words, or are all of one. Blank lines and a fence may
// stand before them.
func rowsBehind(lines []string, g Game) string {
	rows, length := "", g.length()
	for _, line := range lines {
		if strings.Trim(line, "`") == "" && rows == "" {
			continue
		}
		if g.Name == ketword {
			line = engine.InGreen(line)
		}
		f, is := readRow(line)
		if !is || length > 0 && f.Len() != length {
			break
		}
		length = f.Len()
		rows += " " + engine.Pattern.Format(engine.Turn{Feedback: f})
		if f.Wins() {
			break
		}
	}
	return strings.TrimPrefix(rows, " ")
}

// readRow reads the marks of a row, which may be names of emoji, or have a remark behind them.
func readRow(line string) (f engine.Feedback, is bool) {
	if strings.HasPrefix(line, ":") {
		turn, err := engine.ParseTurn(line)
		return turn.Feedback, err == nil && turn.Feedback.Len() > 0
	}
	f, err := engine.ParseFeedback(line)
	if err != nil && line != "" && line[0] >= utf8.RuneSelf {
		first, _, _ := strings.Cut(line, " ")
		f, err = engine.ParseFeedback(first)
	}
	return f, err == nil
}

// length returns how many letters the words of a game have, or 0 if that is not known.
func (g Game) length() int {
	if g.Name == wordle {
		return lists.Default().Length
	}
	if name, err := lists.ParseName(g.List); g.Name == ketword && err == nil {
		return name.Length
	}
	return 0
}

// ends reports whether rows can be those of a result's score, or the first of them, and whether they are all that
// there were.
func (r *Result) ends() (is, whole bool) {
	rows := r.Feedback()
	n := len(rows)
	switch {
	case n > 0 && rows[n-1].Wins():
		return n == r.Guesses, true
	case r.Guesses > 0:
		return n < r.Guesses, false
	}
	return r.Tries == 0 || n <= r.Tries, true
}
