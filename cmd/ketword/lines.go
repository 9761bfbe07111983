package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"ketword/engine/lexicon"
	"ketword/internal/cli"
)

// mostLine is how many bytes a line of input has: far more than a row.
const mostLine = 64 << 10

// mostGuesses is how many guesses a game has at most, and how many rows one that is played
// elsewhere. Without a limit of tries a game could go on for ever, but whoever has guessed all
// words of a list has won.
const mostGuesses = lexicon.MaxWords

// errGuesses tells that a game goes on and on.
var errGuesses = fmt.Errorf("a game has no more than %d guesses", mostGuesses)

// errLongLine tells that a line, by its number, is longer than mostLine.
func errLongLine(number int) error {
	return fmt.Errorf("line %d: longer than %d kB", number, mostLine>>10)
}

// lineReader reads lines of at most [mostLine] bytes.
type lineReader struct {
	in   *bufio.Reader
	read int // lines
}

// linesOf returns the lines of an input.
func linesOf(in io.Reader) *lineReader {
	return &lineReader{in: bufio.NewReaderSize(in, mostLine)}
}

// next returns the next line, in NFC, without its end "\n" or "\r\n", which the
// last may lack; [io.EOF] if there is none.
func (r *lineReader) next() (string, error) {
	line, err := r.in.ReadSlice('\n')
	r.read++
	switch {
	case err == bufio.ErrBufferFull:
		return "", errLongLine(r.read)
	case err != nil && (len(line) == 0 || err != io.EOF):
		return "", err
	}
	return cli.Plain(strings.TrimSuffix(strings.TrimSuffix(string(line), "\n"), "\r")), nil
}
