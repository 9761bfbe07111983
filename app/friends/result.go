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
	guesses int // 0 if the game was lost
	tries   int // 0 without a limit
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
		at += i + 1
		if at > 1 && at < len(text) && (isDigit(text[at-2]) || text[at-2] == 'X' || text[at-2] == 'x') && (isDigit(text[at]) || strings.HasPrefix(text[at:], unlimited)) {
			return true
		}
	}
}

// unlimited stands for the tries of a game without a limit.
const unlimited = "∞"

// readScore finds a score in a line.
func readScore(line string) (s score, is bool) {
	for at := 0; ; {
		i := strings.IndexByte(line[at:], '/')
		if i < 0 {
			return s, false
		}
		at += i
		if s, is = scoreAt(line, at); is {
			return s, true
		}
		at++
	}
}

// scoreAt reads the score around a slash.
func scoreAt(line string, slash int) (s score, is bool) {
	begin := slash
	for begin > 0 && isDigit(line[begin-1]) {
		begin--
	}
	lost := begin == slash && begin > 0 && (line[begin-1] == 'X' || line[begin-1] == 'x')
	if lost {
		begin--
	}
	if begin == slash || slash-begin > 2 || begin > 0 && strings.IndexByte(" (:", line[begin-1]) < 0 && line[begin-1] < 0x80 {
		return s, false
	}
	if !lost {
		s.guesses, _ = number(line[begin:slash])
	}
	rest, endless := strings.CutPrefix(line[slash+1:], unlimited)
	if !endless {
		digits := rest
		if s.tries, rest = number(rest); len(digits)-len(rest) > 3 || len(digits) == len(rest) {
			return s, false
		}
	}
	for strings.HasPrefix(rest, "*") {
		s.stars, rest = s.stars+1, rest[1:]
	}
	if rest != "" && (isLetter(rest[0]) || rest[0] == '/' || rest[0] == '-' || isDigit(rest[0])) { // part of a date or an address
		return s, false
	}
	s.wrong = !lost && s.guesses == 0 || !endless && (s.tries == 0 || s.guesses > s.tries || s.tries > engine.MaxTries)
	s.before = strings.TrimRight(line[:begin], " (:")
	return s, true
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

// readHead reads the first line of a result. A line that has a score alone, or a name with a score, has no
// game.
func readHead(line string) (h head, is bool) {
	if strings.Contains(line, "://") {
		return h, false
	}
	if h.score, is = readScore(line); !is {
		return readTold(line)
	}
	h.level = engine.Level(min(h.stars, int(engine.Hard)))
	if at := strings.Index(line, ketword+" "); at >= 0 {
		if t, ours := engine.ParseTitle(line); ours {
			h.ofKetword(h.before, t)
			h.who = nameBefore(line[:at])
			return h, true
		}
	}
	name, number, found := cutNumber(h.before)
	if !found {
		h.who = nameBefore(h.before)
		return h, true
	}
	h.puzzle.Number, h.marked = number, strings.ContainsAny(name, "#№°º")
	game, who := gameOf(name)
	h.puzzle.Game, h.who = named(game), who
	return h, game != ""
}

// ofKetword sets the puzzle of a title of Ketword; its number is the last one with its sign in a text.
func (h *head) ofKetword(text string, t engine.Title) {
	h.puzzle.Game = Game{Name: ketword, Mode: t.Mode, List: listOf(t.List)}
	h.level = t.Level
	for _, behind, found := strings.Cut(text, "#"); found; _, behind, found = strings.Cut(behind, "#") {
		digits := strings.TrimLeft(behind, "0123456789")
		if n, err := strconv.ParseUint(behind[:len(behind)-len(digits)], 10, 64); err == nil {
			h.puzzle.Number = n
		}
	}
	h.puzzle.Random = h.puzzle.Number == 0
	h.linked = h.puzzle.Random
}

// cutNumber splits the number of a puzzle from the end of a text: "Wordle 1,234", "Game #12", "Worldle #12
// (19.03.2026)". Thousands may be separated in any way.
func cutNumber(s string) (before string, number uint64, found bool) {
	if open := strings.LastIndexByte(s, '('); open > 0 && strings.HasSuffix(s, ")") && strings.ContainsAny(s[open:], "0123456789") {
		s = strings.TrimRight(s[:open], " ")
	}
	end, factor := len(s), uint64(1)
	for factor < 1e12 {
		begin := end
		for begin > 0 && isDigit(s[begin-1]) {
			begin--
		}
		n := end - begin
		if n == 0 || n > 9 {
			break
		}
		group, _ := strconv.ParseUint(s[begin:end], 10, 64)
		number, found, before = number+group*factor, true, s[:begin]
		separator := strings.TrimRight(s[:begin], ",.'’ ")
		if n != 3 || len(s[:begin])-len(separator) == 0 || len(s[:begin])-len(separator) > len("’") || separator == "" || !isDigit(separator[len(separator)-1]) {
			break
		}
		end, factor = len(separator), factor*1000
	}
	return strings.TrimRight(before, " "), number, found && number > 0
}

// gameOf returns the game that stands before a number, and the name of a person before it.
func gameOf(s string) (game, who string) {
	const most = 4 // words of the name of a game
	s = strings.TrimRight(s, " #№")
	for _, sign := range [...]string{"n°", "nº", "No.", "no.", "Nr.", "nr."} {
		s = strings.TrimRight(strings.TrimSuffix(s, sign), " #")
	}
	if before, after, colon := strings.Cut(s, ": "); colon {
		if who = nameOf(before); who != "" {
			s = after
		}
	}
	s = strings.TrimLeft(s, "#*_~>• ")
	words := strings.Fields(s)
	if last := len(words) - 1; last >= 0 && strings.EqualFold(words[last], wordle) {
		if who == "" {
			who = nameBefore(strings.Join(words[:last], " "))
		}
		return wordle, who
	}
	name := nameOf(strings.Join(words, " "))
	if len(words) > most || !strings.ContainsFunc(name, func(r rune) bool { return r >= 0x80 || isLetter(byte(r)) }) {
		return "", ""
	}
	return name, who
}

// nameBefore returns the name of a person before a score, or "".
func nameBefore(s string) string {
	const most = 4 // words
	s = strings.Trim(s, " :-–—,=*_•·>")
	if strings.HasSuffix(s, "?") { // the sentence of a challenge
		return ""
	}
	if len(strings.Fields(s)) > most {
		return ""
	}
	return nameOf(s)
}

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
// in the form of [Result]. They have a length, or are all of one if it is 0. Blank lines may stand before them.
func rowsBehind(lines []string, length int) string {
	var rows []string
	for _, line := range lines {
		if line == "" && len(rows) == 0 {
			continue
		}
		f, is := readRow(line)
		if !is || length > 0 && f.Len() != length {
			break
		}
		length = f.Len()
		rows = append(rows, engine.Pattern.Format(engine.Turn{Feedback: f}))
		if f.Wins() {
			break
		}
	}
	return strings.Join(rows, " ")
}

// readRow reads the marks of a row, which may be names of emoji, or have a remark behind them.
func readRow(line string) (f engine.Feedback, is bool) {
	f, err := engine.ParseFeedback(line)
	if err == nil {
		return f, true
	}
	switch {
	case strings.HasPrefix(line, ":"):
		turn, err := engine.ParseTurn(line)
		return turn.Feedback, err == nil && turn.Feedback.Len() > 0
	case line != "" && line[0] >= utf8.RuneSelf:
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

// ends reports whether rows can be those of a result's score, or the first of them.
func (r *Result) ends() bool {
	rows := r.Feedback()
	switch {
	case len(rows) == 0:
		return true
	case rows[len(rows)-1].Wins():
		return len(rows) == r.Guesses
	case r.Guesses > 0:
		return len(rows) < r.Guesses
	}
	return r.Tries == 0 || len(rows) <= r.Tries
}

// whole reports whether the rows, of which none contradicts the score, are all that there were.
func (r *Result) whole() bool {
	rows := r.Feedback()
	return r.Guesses == 0 || len(rows) == r.Guesses && rows[len(rows)-1].Wins()
}
