package friends

import (
	"strconv"
	"strings"

	"ketword/app/links"
	"ketword/engine"
	"ketword/internal/format"
)

// A table is passed on as a file with everything, or in a link with a period.

// Passed returns the friends with the player's results under the player's name, as others shall see them.
// Names and people are those of the player's table; who is hidden is left out.
func (f Friends) Passed(own []*Result) Friends {
	var all []*Result
	for _, round := range f.Compared(own).rounds {
		for _, r := range round {
			if r.Who == You { // a result of Compared is a copy
				r.Who = f.Me
			}
			if r.Who != "" {
				all = append(all, r)
			}
		}
	}
	var passed Friends
	passed.add(all)
	return passed
}

// File returns the friends as the text of a file: a history file without games.
func (f Friends) File() string { return format.Text(`{"v":1,"data":[],"friends":%s}`, f.Write()) }

// maxCode is the most characters of a code: more does not fit into the messages of every program.
const maxCode = 2000

// The text behind a code has a line for each person, game and number of tries: the person, the game, the
// tries, and a word for each result without its rows: how much greater its number is than the one before, the
// guesses, 0 for a lost game, the stars of its level and, where the number does not tell the day, the days since the
// result before. Numbers have base 36.
const (
	codeBase    = 36
	mostGuesses = codeBase - 1 // of a result in a code
	fieldMark   = "\t"
	dayMark     = "."
)

// Code returns the results of a selection for a link, without their rows; "" if they are too many. Random puzzles
// and results of more than 35 guesses are left out.
func (f Friends) Code(s Selection) string {
	var lines []*codeLine
	for _, r := range f.Results {
		if s.Has(r) && !r.Puzzle.Random && r.Guesses <= mostGuesses && r.Who != You {
			lines = addToCode(lines, r)
		}
	}
	text := ""
	for _, line := range lines {
		text += line.of + line.words + "\n"
	}
	if code := links.SealTable(text); text != "" && len(code) <= maxCode {
		return code
	}
	return ""
}

// codeLine is a line of such a text, and where its last result stands.
type codeLine struct {
	of     string // the person, the game and the tries
	words  string
	number uint64
	day    engine.Day
}

// addToCode adds a result to the line of its person and game, which may be a new one.
func addToCode(lines []*codeLine, r *Result) []*codeLine {
	of := r.Who + fieldMark + r.Puzzle.Game.text() + fieldMark + strconv.Itoa(r.Tries) + fieldMark
	for _, line := range lines {
		if line.of == of {
			line.add(r)
			return lines
		}
	}
	line := &codeLine{of: of}
	line.add(r)
	return append(lines, line)
}

func (l *codeLine) add(r *Result) {
	l.words += strconv.FormatInt(int64(r.Puzzle.Number-l.number), codeBase) + strconv.FormatInt(int64(r.Guesses), codeBase) + r.Level.Stars()
	if _, told := r.Puzzle.dayOf(); !told {
		l.words += dayMark + strconv.FormatInt(int64(r.Day-l.day), codeBase)
	}
	l.words += " "
	l.number, l.day = r.Puzzle.Number, r.Day
}

// ReadCode reads what Code returns.
func ReadCode(code string) (Friends, error) {
	text, err := links.OpenTable(code)
	var all []*Result
	for _, line := range strings.Split(text, "\n") {
		if line != "" && err == nil {
			all, err = readCodeLine(all, line)
		}
	}
	if err != nil {
		return Friends{}, err
	}
	var f Friends
	f.add(all)
	return f, nil
}

// readCodeLine adds the results of a line.
func readCodeLine(all []*Result, line string) ([]*Result, error) {
	fields := strings.Split(line, fieldMark)
	const want = 4
	who := nameOf(fields[0])
	if len(fields) != want || who == You {
		return nil, format.Error("%q: not the results of a person", line)
	}
	game, err := readGame(fields[1])
	tries, bad := strconv.Atoi(fields[2])
	if bad != nil || tries < 0 || tries > engine.MaxTries {
		return nil, format.Error("%q: not a number of tries", fields[2])
	}
	var l codeLine
	for _, word := range strings.Fields(fields[3]) {
		r := &Result{Who: who, Puzzle: Puzzle{Game: game}, Tries: tries}
		if err == nil {
			err = l.next(word, r)
		}
		all = append(all, r)
	}
	return all, err
}

// next reads the next word of a line into a result.
func (l *codeLine) next(word string, r *Result) error {
	starred, days, _ := strings.Cut(word, dayMark)
	score := strings.TrimRight(starred, "*")
	last := max(len(score)-1, 0)
	more, err1 := strconv.ParseInt(score[:last], codeBase, 64)
	guesses, err2 := strconv.ParseInt(score[last:], codeBase, 0)
	r.Puzzle.Number, r.Guesses, r.Level = l.number+uint64(more), int(guesses), engine.Level(min(len(starred)-len(score), int(engine.Strict)))
	day, told := r.Puzzle.dayOf()
	var err3 error
	if !told {
		var since int64
		since, err3 = strconv.ParseInt(days, codeBase, 32)
		day = l.day + engine.Day(since)
	}
	if err1 != nil || err2 != nil || err3 != nil || r.Guesses < 0 || r.Tries > 0 && r.Guesses > r.Tries {
		return format.Error("%q: not a result", word)
	}
	r.Day = day
	l.number, l.day = r.Puzzle.Number, day
	return nil
}
