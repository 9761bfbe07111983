package smalljson

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Where the parts of a valid text are, and what its strings stand for.

// begins reports whether a byte is the value's first.
func (r Raw) begins(c byte) bool { return r != "" && r[0] == c }

func (r Raw) items(yield func(Raw) bool) {
	s := string(r)
	for i := skipBlanks(s, 1); s[i] != ']'; {
		end := valueEnd(s, i)
		if !yield(r[i:end]) {
			return
		}
		i = nextPart(s, end)
	}
}

func (r Raw) members(yield func(string, Raw) bool) {
	s := string(r)
	for i := skipBlanks(s, 1); s[i] != '}'; {
		end := stringEnd(s, i)
		name := unquote(s[i+1 : end-1])
		i = skipBlanks(s, skipBlanks(s, end)+1) // behind the colon
		end = valueEnd(s, i)
		if !yield(name, r[i:end]) {
			return
		}
		i = nextPart(s, end)
	}
}

// nextPart returns where the next item or member begins, or the bracket is that
// ends them, after one that ends at i.
func nextPart(s string, i int) int {
	if i = skipBlanks(s, i); s[i] == ',' {
		i = skipBlanks(s, i+1)
	}
	return i
}

// valueEnd returns where a value ends in a valid text. It begins at i.
func valueEnd(s string, i int) int {
	for depth := 0; i < len(s); i++ {
		switch c := s[i]; c {
		case '{', '[':
			depth++
		case '}', ']':
			if depth == 0 { // behind a number, true, false or null
				return i
			}
			if depth--; depth == 0 {
				return i + 1
			}
		case '"':
			i = stringEnd(s, i) - 1
			if depth == 0 {
				return i + 1
			}
		default:
			if depth == 0 && (c == ',' || blank(c)) {
				return i
			}
		}
	}
	return i
}

// stringEnd returns where a string ends in a valid text, behind its quote. It begins
// at i.
func stringEnd(s string, i int) int {
	for i++; s[i] != '"'; i++ {
		if s[i] == '\\' {
			i++
		}
	}
	return i + 1
}

// unquote returns what a string stands for, given what is between its quotes. Bytes
// that are no text, and halves of characters, become U+FFFD.
func unquote(s string) string {
	if !strings.Contains(s, `\`) && utf8.ValidString(s) {
		return strings.Clone(s) // so as not to keep the whole text
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); {
		c, size := utf8.DecodeRuneInString(s[i:])
		if c == '\\' {
			c, size = unescape(s[i:])
		}
		b = utf8.AppendRune(b, c)
		i += size
	}
	return string(b)
}

// unescape returns the character that an escape, or two, at the beginning of a text
// stand for, and how long they are.
func unescape(s string) (rune, int) {
	if i := strings.IndexByte(controlLetters, s[1]); i >= 0 {
		return rune(controls[i]), 2
	}
	if s[1] != 'u' {
		return rune(s[1]), 2
	}
	c := escapedUnit(s)
	if !utf16.IsSurrogate(c) {
		return c, 6
	}
	if c = utf16.DecodeRune(c, escapedUnit(s[6:])); c != utf8.RuneError {
		return c, 12
	}
	return utf8.RuneError, 6
}

// escapedUnit returns what \u and four digits at the beginning of a text stand for;
// -1 if they don't stand there.
func escapedUnit(s string) rune {
	if !strings.HasPrefix(s, `\u`) {
		return -1
	}
	n, _ := strconv.ParseUint(s[2:6], 16, 16)
	return rune(n)
}
