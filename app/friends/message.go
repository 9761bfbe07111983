package friends

import (
	"cmp"
	"strconv"
	"strings"

	"ketword/app/links"
	"ketword/engine"
)

// message reads the results in a message.
func (c *chat) message(f *Found, m *message, day engine.Day) {
	lines := strings.Split(m.text, "\n")
	for i := range lines {
		lines[i] = bare(lines[i], m.quoted || !c.headed)
	}
	var plain Puzzle // of the lines that have a name and a score alone
	for i, line := range lines {
		for _, part := range parts(line) {
			var h head
			if h.read(part) {
				c.result(f, m, &h, i, lines, day, &plain)
			} else if name, number, _ := cutNumber(part); number > 0 && !c.headed {
				if game, _ := gameOf(name); game != "" && rowsBehind(lines[i:i+1], Game{}) == "" {
					plain = Puzzle{Game: named(game), Number: number}
				}
			}
		}
	}
}

// parts returns the results of a line that has several, as in "Anna 3/6, Ben 4/6", otherwise the line.
func parts(line string) []string {
	parts := strings.Split(line, ", ")
	for _, part := range parts {
		if !hasScore(part) {
			return []string{line}
		}
	}
	return parts
}

// bare returns a line without what programs put around it. Of a quoted line nothing is left, since somebody
// else wrote it, unless the whole message is quoted.
func bare(line string, quoted bool) string {
	line = strings.TrimSpace(visible(line))
	if strings.HasPrefix(line, ">") {
		if !quoted {
			return ""
		}
		line = strings.TrimLeft(line, "> ")
	}
	if at := strings.LastIndexByte(line, '<'); at >= 0 && strings.HasSuffix(line, ">") { // "<This message was edited>"
		line = strings.TrimRight(line[:at], " ")
	}
	return line
}

// result reads the result that begins in a line of a message.
func (c *chat) result(f *Found, m *message, h *head, at int, lines []string, day engine.Day, plain *Puzzle) {
	r := &Result{Who: cmp.Or(m.who, h.who), Puzzle: h.puzzle, Day: day, Guesses: h.guesses, Tries: h.tries, Level: h.level}
	r.Rows = rowsBehind(lines[at+1:], r.Puzzle.Game)
	if h.puzzle.Game.Name == "" && r.Rows == "" {
		if c.headed || r.Who == "" { // numbers of another kind, such as a date
			return
		}
		if r.Puzzle = *plain; plain.Number == 0 {
			r.Puzzle = Game{Name: wordle}.numbered(day)
		}
	}
	known := r.Puzzle.Game.Name == ketword || r.Puzzle.Game.Name == wordle
	remark, _, _ := strings.Cut(withoutEmoji(h.behind), "(")
	prose := h.puzzle.Number == 0 && c.headed || h.puzzle.Number > 0 && hasLetter(remark)
	if !known && r.Rows == "" && (prose || !h.marked && h.tries <= mostParts && plain.Number == 0) {
		return
	}
	bad := Unread{Line: m.line + at, Text: shortened(lines[at]), Fault: h.fault(r, known, lines[at+1:])}
	if day, told := r.Puzzle.dayOf(); told {
		r.Day = day
	}
	ends, whole := r.ends()
	if bad.Fault == 0 && !ends && known {
		bad.Fault = Contradict
	}
	if !ends || !whole {
		r.Rows = ""
	}
	if bad.Fault == 0 && r.Who == "" {
		bad.Fault, bad.Result = NoPerson, *r
	}
	switch {
	case bad.Fault == 0:
		f.Results = append(f.Results, r)
	case len(f.Unread) < MaxUnread:
		f.Unread = append(f.Unread, bad)
	default:
		f.More++
	}
}

// mostParts is the greatest number behind the slash of a fraction as people write them, as in 2 1/4. The
// result of a game that is not known by its name has more tries, or a sign before its number, or rows.
const mostParts = 4

// fault returns what is wrong with a result, which has the day of its message and may have its link in the lines
// behind it; 0 if it can be read. Of a game that is known, the number tells the day.
func (h *head) fault(r *Result, known bool, behind []string) Fault {
	const ahead = 2 // days by which a message may be dated too early
	day, told := r.Puzzle.dayOf()
	switch {
	case h.linked && !r.Puzzle.fromLink(behind):
		return NoPuzzle
	case !h.linked && (r.Puzzle.Number == 0 || known && (!told || day > r.Day+ahead)):
		return NoPuzzle
	case h.wrong:
		return BadScore
	}
	return 0
}

// fromLink sets the number of a random puzzle from its link, and reports whether there is one.
func (p *Puzzle) fromLink(lines []string) bool {
	for _, line := range lines {
		_, query, linked := strings.Cut(line, "?")
		if !linked || !strings.Contains(line, "://") {
			continue
		}
		params := links.Parse(query)
		seed, err := strconv.ParseUint(params[links.ParamSeed], 10, 64)
		if err == nil {
			p.Number = seed
			return true
		}
	}
	return false
}

// shortened returns a line as it can be shown.
func shortened(line string) string {
	const most = 80 // letters
	runes := []rune(line)
	if len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return line
}
