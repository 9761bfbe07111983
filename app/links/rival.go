package links

import (
	"errors"
	"strconv"
	"strings"

	"ketword/app/lists"
	"ketword/engine"
)

// Rival is who sent a link to a puzzle: how they have played it themselves, what they are
// called, and what they say of the secret. All but one of these may be missing. The zero Rival
// is nobody.
type Rival struct {
	Game     engine.Game // the zero one if they have not played
	Assisted bool        // the coach has helped
	Name     string
	Clue     string
	Code     string // what came of the rival with a link; "" of nobody
}

// Exists reports whether there is a rival.
func (r Rival) Exists() bool { return r.Code != "" }

// Plays reports whether the rival has played the puzzle.
func (r Rival) Plays() bool { return r.Game.Puzzle.Rules.Mode.Valid() }

// MaxName is how many letters the name has at the most.
const MaxName = lists.MaxTitle

// Marks behind the guesses in a code.
const (
	gaveUpMark   = "-"
	assistedMark = "+"
)

// rowsCode returns what codes of rows are for: the rows of this secret.
func rowsCode(s engine.Secret) string { return "rows " + s.String() }

// Seal writes a rival, with a finished game or none, for a link to the puzzle of a secret; ""
// of nobody. The lines of the code are the rows, unless they are too many, the name and the clue.
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
	if r.Plays() && len(code) > mostCode {
		return Rival{Name: r.Name, Clue: r.Clue}.Seal(s)
	}
	return code
}

// rows writes the tries, the guesses, and what else is told of the game.
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

// OpenRival reads what Seal writes. The rows, if there are any, are played: it must be a
// finished game of the puzzle, by its sender's number of tries. Of what a stranger has written,
// no more is taken than can be shown. Without a code it is nobody.
func OpenRival(code string, p engine.Puzzle) (Rival, error) {
	if code == "" {
		return Rival{}, nil
	}
	text, err := openCode(code, rowsCode(p.Secret))
	if err != nil {
		return Rival{}, err
	}
	r := Rival{Code: sealCode(text, rowsCode(p.Secret))} // without what stood behind it
	rows, told, more := strings.Cut(text, "\n")
	name, clue, _ := strings.Cut(told, "\n")
	r.Name, r.Clue = lists.Clean(name, MaxName), lists.Clean(clue, MaxClue)
	if rows == "" && more {
		return r, nil
	}
	return r.played(rows, p)
}

// played returns the rival with the game of rows.
func (r Rival) played(rows string, p engine.Puzzle) (_ Rival, err error) {
	parts := strings.Split(rows, " ")
	p.Rules.Level = engine.Normal // what level the sender played by is for their game alone
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
