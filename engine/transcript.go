package engine

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"ketword/internal/format"
)

// Transcript is what a text tells of a game, such as a result that was shared.
type Transcript struct {
	Head  Line     // the line with the title, or with the score of another game
	Title Title    // of that line, by [ParseTitle]
	Turns []Turn   // in their order; each has a guess, marks, or both, as ParseTurn tells
	Other []string // lines that are no rows, such as a title or a link
	Stray Line     // the first line among the rows that is neither a row nor a link, or a lone guess behind them
	Text  string   // of this game alone
}

// Line is a line of a text.
type Line struct {
	Line int // from 1; 0 if there is none
	Text string
}

// ErrNoRows means that a text has no row of a game.
var ErrNoRows = errors.New("no row of a game")

// LineError tells which line of a text is meant as a row and can't be read.
type LineError struct {
	Line int   // from 1
	Err  error // a [*TurnError]; or a [*LengthError], if the rows differ in length
}

// Error names the line.
func (e *LineError) Error() string { return format.Text("line %d: %v", e.Line, e.Err) }

// Unwrap returns what is wrong with the line.
func (e *LineError) Unwrap() error { return e.Err }

// ParseTranscripts is [WordReader.ParseTranscripts] with the words of no list.
func ParseTranscripts(text string) ([]Transcript, error) {
	return WordReader(ParseWord).ParseTranscripts(text)
}

// ParseTranscripts reads the rows of one game or several from a text with a row a line, as
// [ParseTurn] does, and keeps other lines. A game begins at its title, at the score of another
// program's game, or behind a winning row that a line follows which is not a row. If guesses stand
// in lines of their own, as many as there are rows without one, they belong to these rows in their
// order. If every line is a single word, the lines are guesses. The error is [ErrNoRows], or a
// [*LineError] for the first line that has symbols of marks, so is meant as a row, and can't be
// read.
func (read WordReader) ParseTranscripts(text string) ([]Transcript, error) {
	lines := strings.Split(lineEnds(text), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimSpace(cleanLine(line))
	}
	inGreen(lines)
	var all []Transcript
	begins := read.beginnings(lines)
	for i, begin := range begins {
		end := len(lines)
		if i+1 < len(begins) {
			end = begins[i+1]
		}
		t, err := read.parseTranscript(lines[begin:end], begin+1)
		if err != nil {
			return nil, err
		}
		all = append(all, t)
	}
	return all, nil
}

// lineEnds makes all ends of lines alike.
func lineEnds(text string) string {
	return strings.Map(func(r rune) rune {
		if r == '\r' || r == '\u2028' || r == '\u2029' {
			return '\n'
		}
		return r
	}, strings.ReplaceAll(text, "\r\n", "\n"))
}

// beginnings returns the indices of the lines that begin a game: the first line, and each line from
// which on rows belong to another game.
func (read WordReader) beginnings(lines []string) []int {
	begins := []int{0}
	rows, head, won, behind := false, 0, false, 0 // head and behind are 0 if there is no such line
	for i, line := range lines {
		turn, err := read.ParseTurn(line)
		switch {
		case isHead(line):
			if rows {
				head = i
			}
		case err != nil || turn.Feedback.Len() == 0:
		default:
			if begin := max(head, behind); begin > 0 && begin < i {
				begins = append(begins, begin)
			}
			rows, head, won, behind = true, 0, turn.Feedback.Wins(), 0
			if won {
				behind = i + 1
			}
		}
	}
	return begins
}

// isHead reports whether a line has the title of a result, or the score of another game.
func isHead(line string) bool {
	_, ours := ParseTitle(line)
	_, others := otherScore(line)
	return ours || others
}

// parseTranscript reads the lines of one game, the first of which has a number.
func (read WordReader) parseTranscript(lines []string, first int) (Transcript, error) {
	r := reader{read: read, Transcript: Transcript{Text: strings.Join(lines, "\n")}}
	for i, line := range lines {
		if fields, _, _ := rowFields(line); len(fields) == 0 {
			continue // nothing but signs
		}
		if err := r.add(Line{first + i, line}); err != nil {
			return Transcript{}, &LineError{Line: first + i, Err: err}
		}
	}
	return r.transcript()
}

// OtherGame reports whether a line has the score of another game, as in "Wordle 1,234 4/6*", and
// returns its level: an asterisk means hard.
func (t Transcript) OtherGame() (level Level, is bool) {
	if t.Title.Mode.Valid() {
		return Normal, false
	}
	return otherScore(t.Head.Text)
}

// Lost reports whether the score says that the game was lost.
func (t Transcript) Lost() bool {
	return slices.ContainsFunc(strings.Fields(t.Head.Text), func(field string) bool { return strings.HasPrefix(field, "X/") })
}

// closed returns the text behind the emphasis at an index, without the emphasis that closes it.
func closed(line string, at int) string {
	behind := strings.TrimLeft(line[at:], emphasis)
	closing := []byte(line[at : len(line)-len(behind)])
	slices.Reverse(closing)
	return strings.Replace(behind, string(closing), "", 1)
}

// otherScore finds the score of another game in a line.
func otherScore(line string) (level Level, is bool) {
	if at := strings.IndexAny(line, emphasis); at >= 0 && strings.TrimSpace(line[:at]) == "" {
		line = closed(line, at)
	}
	for _, field := range strings.Fields(line) {
		score, hard := strings.CutSuffix(field, "*")
		got, of, found := strings.Cut(score, "/")
		if _, err := strconv.Atoi(of); !found || err != nil || len(got) != 1 || !strings.Contains("123456789X", got) {
			continue
		}
		if hard {
			return Hard, true
		}
		return Normal, true
	}
	return Normal, false
}

// reader is a transcript under construction.
type reader struct {
	Transcript
	read  WordReader
	words []Word // lines of one word
	after []Line // lines behind the first row that are neither rows nor links: words that may be guesses
	among int    // how many of them stand before the last row
}

// add reads one more line.
func (r *reader) add(l Line) error {
	if isHead(l.Text) {
		r.head(l)
		return nil
	}
	t, err := r.read.ParseTurn(l.Text)
	switch {
	case err == nil && t.Feedback.Len() == 0:
		r.words = append(r.words, t.Guess)
		r.pass(l)
		return nil
	case err == nil && (t.Guess.Len() == 0 || t.Guess.Len() == t.Feedback.Len()):
		if want := r.length(); want > 0 && t.Feedback.Len() != want {
			return &LengthError{Got: t.Feedback.Len(), Min: want, Max: want, Marks: true}
		}
		r.Turns = append(r.Turns, t)
		r.among = len(r.after)
		return nil
	case meantAsRow(l.Text) && err != nil:
		return err
	case meantAsRow(l.Text):
		return &LengthError{Got: t.Feedback.Len(), Min: t.Guess.Len(), Max: t.Guess.Len(), Marks: true}
	}
	r.Other = append(r.Other, l.Text)
	r.pass(l)
	return nil
}

// head takes in a line that has a title or a score. Of several, the last title before the rows
// counts.
func (r *reader) head(l Line) {
	title, is := ParseTitle(l.Text)
	if r.Head.Line == 0 || is && (len(r.Turns) == 0 || !r.Title.Mode.Valid()) {
		r.Head, r.Title = l, title
	}
	r.Other = append(r.Other, l.Text)
	r.pass(l)
}

// pass notes a line that is not a row. Links, and lines that say who wrote when, may stand
// anywhere.
func (r *reader) pass(l Line) {
	if len(r.Turns) > 0 && !strings.Contains(l.Text, "://") && !hasClock(l.Text) {
		r.after = append(r.after, l)
	}
}

// hasClock reports whether a line has a time of day, as in "Ann, [19.03.2026 08:12]".
func hasClock(line string) bool {
	for i := 1; i+1 < len(line); i++ {
		if line[i] == ':' && isDigit(line[i-1]) && isDigit(line[i+1]) {
			return true
		}
	}
	return false
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// stray returns the first line that was probably meant as a row, judging by where it stands.
// claimed says whether single words are the guesses of rows.
func (r *reader) stray(claimed bool) Line {
	for i, l := range r.after {
		word, err := r.read(l.Text)
		switch {
		case err == nil && claimed:
		case i < r.among, err == nil && word.Len() == r.length():
			return l
		}
	}
	return Line{}
}

// length returns how many marks the rows have; 0 before the first.
func (r *reader) length() int {
	if len(r.Turns) == 0 {
		return 0
	}
	return r.Turns[0].Feedback.Len()
}

// transcript returns what was read, with the guesses that stand alone in their rows.
func (r *reader) transcript() (Transcript, error) {
	if len(r.Turns) == 0 && len(r.Other) == 0 {
		for _, w := range r.words {
			r.Turns = append(r.Turns, Turn{Guess: w})
		}
	}
	var bare []*Turn
	for i, t := range r.Turns {
		if t.Guess.Len() == 0 {
			bare = append(bare, &r.Turns[i])
		}
	}
	r.Stray = r.stray(len(bare) > 0)
	words := slices.DeleteFunc(r.words, func(w Word) bool { return w.Len() != r.length() })
	if len(words) == len(bare) {
		for i, w := range words {
			bare[i].Guess = w
		}
	}
	if len(r.Turns) == 0 {
		return Transcript{}, ErrNoRows
	}
	return r.Transcript, nil
}
