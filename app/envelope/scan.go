package envelope

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// The positions of the parts of a valid text, and the values of its strings.

// begins reports whether c is the value's first byte.
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
		i = skipBlanks(s, skipBlanks(s, end)+1) // after the colon
		end = valueEnd(s, i)
		if !yield(name, r[i:end]) {
			return
		}
		i = nextPart(s, end)
	}
}

// nextPart returns the index of the next item or member, or of the closing bracket, after a
// part that ends at i.
func nextPart(s string, i int) int {
	if i = skipBlanks(s, i); s[i] == ',' {
		i = skipBlanks(s, i+1)
	}
	return i
}

// valueEnd returns the index after the value that begins at i in a valid text.
func valueEnd(s string, i int) int {
	for depth := 0; i < len(s); i++ {
		switch c := s[i]; c {
		case '{', '[':
			depth++
		case '}', ']':
			if depth == 0 { // after a number, true, false or null
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

// stringEnd returns the index after the string that begins at i in a valid text.
func stringEnd(s string, i int) int {
	for i++; s[i] != '"'; i++ {
		if s[i] == '\\' {
			i++
		}
	}
	return i + 1
}

// unquote returns the value of a string, given the text between its quotes. Invalid UTF-8
// and unpaired surrogates become U+FFFD.
func unquote(s string) string {
	if !strings.Contains(s, `\`) && utf8.ValidString(s) {
		return strings.Clone(s) // so that the whole text is not kept in memory
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

// unescape returns the character of the escape at the start of a text, or of two escapes
// for a surrogate pair, and their length.
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

// escapedUnit returns the value of \u and four digits at the start of a text, or -1 if it
// starts otherwise.
func escapedUnit(s string) rune {
	if !strings.HasPrefix(s, `\u`) {
		return -1
	}
	n, _ := strconv.ParseUint(s[2:6], 16, 16)
	return rune(n)
}
