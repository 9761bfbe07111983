package links

import (
	"errors"
	"strconv"
	"strings"

	"ketword/engine"
)

// Rival is how somebody else has played a puzzle, who sent a link with their rows. The zero
// Rival is nobody.
type Rival struct {
	Game     engine.Game
	Assisted bool // the coach has helped
	code     string
}

// Code returns the rows as they came with a link; "" of nobody.
func (r Rival) Code() string { return r.code }

// Exists reports whether there is a rival.
func (r Rival) Exists() bool { return r.code != "" }

// Marks behind the guesses in a code.
const (
	gaveUpMark   = "-"
	assistedMark = "+"
)

// rowsCode returns what codes of rows are for: the rows of this secret.
func rowsCode(s engine.Secret) string { return "rows " + s.String() }

// SealRows writes the rows of a finished game for a link: the tries, the guesses, and what
// else is told of it. assisted says that the coach has helped.
func SealRows(g engine.Game, assisted bool) string {
	parts := []string{strconv.Itoa(g.Puzzle.Rules.Tries)}
	for _, w := range g.Guesses() {
		parts = append(parts, w.String())
	}
	if g.GaveUp() {
		parts = append(parts, gaveUpMark)
	}
	if assisted {
		parts = append(parts, assistedMark)
	}
	return sealCode(strings.Join(parts, " "), rowsCode(g.Puzzle.Secret))
}

// OpenRival reads what SealRows writes, and plays it: it must be a finished game of the puzzle,
// by its sender's number of tries. Without a code it is nobody.
func OpenRival(code string, p engine.Puzzle) (Rival, error) {
	if code == "" {
		return Rival{}, nil
	}
	text, err := openCode(code, rowsCode(p.Secret))
	if err != nil {
		return Rival{}, err
	}
	parts := strings.Split(text, " ")
	r := Rival{code: code}
	p.Rules.Difficulty = engine.Normal // what level the sender played by is for their game alone
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
	words, err := ParseWords(parts)
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
