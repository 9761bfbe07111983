// Package lines reads what is typed or piped in, line by line.
package lines

import (
	"bufio"
	"io"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// Reader reads lines of any length.
type Reader struct{ in *bufio.Reader }

// NewReader returns a reader of the lines of in.
func NewReader(in io.Reader) Reader { return Reader{bufio.NewReaderSize(in, chunk)} }

// chunk is how many bytes are asked for at once.
const chunk = 1 << 16

// Next returns the next line without its end "\n" or "\r\n", which the last
// may lack; [io.EOF] if there is none.
func (r Reader) Next() (string, error) {
	line, err := r.in.ReadString('\n')
	if err != nil && (line == "" || err != io.EOF) {
		return "", err
	}
	return strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r"), nil
}

// The word that stops a command, and the form of it that no list has.
const (
	quit     = "quit"
	sureQuit = ":" + quit
)

// Quits returns which lines stop a command: a word of the list is a guess.
func Quits(l *lexicon.Lexicon) map[string]bool {
	word, err := engine.MakeWord(quit)
	return map[string]bool{sureQuit: true, quit: err != nil || !l.Has(word)}
}
