package cli

import (
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"ketword/app/lists"
)

// What comes from outside, such as names of files, arguments and pasted rows, may
// hold bytes that a terminal obeys, or characters that nobody sees. None is ever
// printed: all output passes through a guard, which writes escapes in their place.

// guard writes text in which everything can be seen. Newlines and tabs stay, since the program's
// own text has them; text from outside goes through [QuotedLine] first.
type guard struct {
	out  io.Writer
	keep []string // what stays although it can't be seen
}

// colours are what [engine.Colour] writes beside letters.
var colours = []string{"\x1b[0m", "\x1b[32m", "\x1b[33m"}

func (g guard) Write(p []byte) (int, error) {
	if !bytes.ContainsFunc(p, isHidden) {
		return g.out.Write(p)
	}
	if _, err := g.out.Write([]byte(escaped(string(p), append(g.keep, "\n", "\t")))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// isHidden reports whether a character can't be seen, or is no character.
func isHidden(r rune) bool { return !lists.Visible(r) }

// escaped returns a text with escapes in place of what can't be seen, except for the texts in keep.
func escaped(s string, keep []string) string {
	var b strings.Builder
	for s != "" {
		r, n := utf8.DecodeRuneInString(s)
		for _, kept := range keep {
			if strings.HasPrefix(s, kept) {
				n, r = len(kept), 'a'
			}
		}
		if isHidden(r) {
			b.WriteString(escape(s[:n]))
		} else {
			b.WriteString(s[:n])
		}
		s = s[n:]
	}
	return b.String()
}

// escape returns the escape of a character, as in "\x1b" or "\u202e", which a shell knows, too.
func escape(char string) string {
	r, n := utf8.DecodeRuneInString(char)
	switch {
	case r == utf8.RuneError && n == 1:
		return fmt.Sprintf(`\x%02x`, char[0])
	case r < utf8.RuneSelf:
		return strings.Trim(strconv.QuoteRuneToASCII(r), "'")
	case r <= 0xffff:
		return fmt.Sprintf(`\u%04x`, r)
	}
	return fmt.Sprintf(`\U%08x`, r)
}

// QuotedLine returns a message that quotes something from outside as one line, without the middle
// if it is very long.
func QuotedLine(message string) string {
	const end = 500 // bytes at either end that are kept
	if len(message) > 2*end {
		message = strings.ToValidUTF8(message[:end], "") + "…" + strings.ToValidUTF8(message[len(message)-end:], "")
	}
	if !strings.ContainsFunc(message, isHidden) {
		return message
	}
	return escaped(message, nil)
}
