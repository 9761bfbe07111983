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
func (f Friends) Passed(own []Result) Friends {
	var all []Result
	for _, r := range f.Compared(own).results {
		if r.Who == You {
			if r.Who = f.Me; f.Me == "" {
				continue
			}
		}
		all = append(all, r)
	}
	passed, _, _ := Friends{}.With(all)
	return passed
}

// File returns the friends as the text of a file: a history file without games.
func (f Friends) File() string { return format.Text(`{"v":1,"data":[],"friends":%s}`, f.Write()) }

// MaxCode is the most characters of a code: more does not fit into the messages of every program.
const MaxCode = 2000

// The text behind a code has a line for each person and game: the person, the game, and a word for each
// result without its rows: how much greater its number is than the one before, the guesses, x for a lost game,
// and, where the number does not tell the day, the days since the result before. Numbers have base 36.
const (
	fieldMark = "\t"
	lostMark  = "x"
	dayMark   = "."
)

// Code returns the results of a selection for a link, without their rows; "" if they are too many.
func (f Friends) Code(s Selection) string {
	lines := map[entry]*codeLine{}
	var order []*codeLine
	for _, r := range f.Results {
		if !s.Has(r) || r.Puzzle.Random || r.Tries != engine.DefaultTries {
			continue
		}
		key := entry{r.Who, Puzzle{Game: r.Puzzle.Game}}
		if lines[key] == nil {
			lines[key] = &codeLine{}
			lines[key].text = r.Who + fieldMark + r.Puzzle.Game.text() + fieldMark
			order = append(order, lines[key])
		}
		lines[key].add(r)
	}
	var text strings.Builder
	for _, line := range order {
		text.WriteString(line.text + "\n")
	}
	if code := links.SealTable(text.String()); len(order) > 0 && len(code) <= MaxCode {
		return code
	}
	return ""
}

// codeLine is a line of such a text, and where its last result stands.
type codeLine struct {
	text   string
	number uint64
	day    engine.Day
}

func (l *codeLine) add(r Result) {
	guesses := lostMark
	if r.Guesses > 0 {
		guesses = strconv.Itoa(r.Guesses)
	}
	word := strconv.FormatInt(int64(r.Puzzle.Number-l.number), 36) + guesses
	if _, told := r.Puzzle.dayOf(); !told {
		word += dayMark + strconv.FormatInt(int64(r.Day-l.day), 36)
	}
	l.text += word + " "
	l.number, l.day = r.Puzzle.Number, r.Day
}

// ReadCode reads what Code returns.
func ReadCode(code string) (Friends, error) {
	text, err := links.OpenTable(code)
	if err != nil {
		return Friends{}, err
	}
	var all []Result
	for line := range strings.Lines(text) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), fieldMark)
		if len(fields) != 3 {
			return Friends{}, format.Error("%q: not the results of a person", line)
		}
		game, err := readGame(fields[1])
		if err != nil {
			return Friends{}, err
		}
		l := codeLine{}
		for word := range strings.FieldsSeq(fields[2]) {
			r, err := l.next(word, game)
			if err != nil {
				return Friends{}, err
			}
			r.Who = nameOf(fields[0])
			all = append(all, r)
		}
	}
	f, _, _ := Friends{}.With(all)
	return f, nil
}

// next reads the next word of a line.
func (l *codeLine) next(word string, g Game) (r Result, err error) {
	score, days, dated := strings.Cut(word, dayMark)
	last := len(score) - 1
	bad := format.Error("%q: not a result", word)
	if last < 1 {
		return r, bad
	}
	more, err := strconv.ParseInt(score[:last], 36, 64)
	if err != nil {
		return r, bad
	}
	l.number += uint64(more)
	r = Result{Puzzle: Puzzle{Game: g, Number: l.number}, Tries: engine.DefaultTries}
	if guesses := score[last:]; guesses != lostMark {
		if r.Guesses, err = strconv.Atoi(guesses); err != nil || r.Guesses > r.Tries {
			return r, bad
		}
	}
	day, told := r.Puzzle.dayOf()
	if !told {
		since, err := strconv.ParseInt(days, 36, 32)
		if !dated || err != nil {
			return r, bad
		}
		day = l.day + engine.Day(since)
	}
	l.day, r.Day = day, day
	return r, nil
}
