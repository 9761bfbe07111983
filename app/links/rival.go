package links

import (
	"errors"
	"strconv"
	"strings"

	"ketword/app/lists"
	"ketword/engine"
)

// Rival is the person who sent a link: their game of the puzzle, their name, and their clue to
// the secret. At least one of these is present. The zero Rival is nobody.
type Rival struct {
	Game     engine.Game // zero if the rival has not played
	Assisted bool        // the coach has helped
	Name     string
	Clue     string
	Code     string // the code that came with the link; "" for nobody
}

// Exists reports whether there is a rival.
func (r Rival) Exists() bool { return r.Code != "" }

// Plays reports whether the rival has played the puzzle.
func (r Rival) Plays() bool { return r.Game.Puzzle.Rules.Mode.Valid() }

// MaxName is the maximum length of a name in letters.
const MaxName = lists.MaxTitle

// Marks after the guesses in a code.
const (
	gaveUpMark   = "-"
	assistedMark = "+"
)

// rowsCode returns the purpose of codes of rows for a secret.
func rowsCode(s engine.Secret) string { return "rows " + s.String() }

// Seal encodes a rival, with a finished game or none, for a link to the puzzle of a secret. It
// returns "" for nobody. The lines of the code are the rows, unless there are too many, the name
// and the clue.
func (r Rival) Seal(s engine.Secret) string {
	lines := []string{"", r.Name, r.Clue}
	if r.Plays() {
		lines[0] = r.rows()
	}
	text := strings.TrimRight(strings.Join(lines, "\n"), "\n")
	if text == "" {
		return ""
	}
	code := sealCode(text, rowsCode(s))
	if r.Plays() && len(code) > MostCode {
		return Rival{Name: r.Name, Clue: r.Clue}.Seal(s)
	}
	return code
}

// rows returns the tries, the guesses, and the marks.
func (r Rival) rows() string {
	parts := []string{strconv.Itoa(r.Game.Puzzle.Rules.Tries)}
	for _, w := range r.Game.Guesses() {
		parts = append(parts, w.String())
	}
	if r.Game.GaveUp() {
		parts = append(parts, gaveUpMark)
	}
	if r.Assisted {
		parts = append(parts, assistedMark)
	}
	return strings.Join(parts, " ")
}

// OpenRival decodes the result of Seal; "" gives nobody. It replays the rows, if any: they must
// be a finished game of the puzzle, with the sender's number of tries. Name and clue are
// reduced to what is safe to show.
func OpenRival(code string, p engine.Puzzle) (Rival, error) {
	if code == "" {
		return Rival{}, nil
	}
	text, err := openCode(code, rowsCode(p.Secret))
	if err != nil {
		return Rival{}, err
	}
	r := Rival{Code: sealCode(text, rowsCode(p.Secret))} // without the text that followed it
	rows, told, more := strings.Cut(text, "\n")
	name, clue, _ := strings.Cut(told, "\n")
	r.Name, r.Clue = lists.Clean(name, MaxName), lists.Clean(clue, MaxClue)
	if rows == "" && more {
		return r, nil
	}
	return r.played(rows, p)
}

// played returns the rival with the game of some rows.
func (r Rival) played(rows string, p engine.Puzzle) (_ Rival, err error) {
	parts := strings.Split(rows, " ")
	p.Rules.Level = engine.Normal // the sender's level applies only to the sender's game
	if p.Rules.Tries, err = engine.ParseTries(parts[0]); err != nil {
		return Rival{}, err
	}
	parts = parts[1:]
	var gaveUp bool
	for _, mark := range []struct {
		text string
		is   *bool
	}{{assistedMark, &r.Assisted}, {gaveUpMark, &gaveUp}} {
		if last := len(parts) - 1; last >= 0 && parts[last] == mark.text {
			*mark.is, parts = true, parts[:last]
		}
	}
	words, err := engine.MakeWords(parts)
	if err != nil {
		return Rival{}, err
	}
	if r.Game, err = engine.Replay(p, words, nil); err != nil {
		return Rival{}, err
	}
	if gaveUp {
		r.Game = r.Game.GiveUp()
	}
	if r.Game.Status() == engine.Playing {
		return Rival{}, errors.New("rows of an unfinished game")
	}
	return r, nil
}
