package envelope

import (
	"strconv"
	"strings"
)

// SyntaxError means that a text is not JSON.
type SyntaxError struct {
	At int // index of the first unexpected byte; of the last byte, if the text is truncated
}

func (e *SyntaxError) Error() string { return "byte " + strconv.Itoa(e.At+1) + ": not JSON" }

// maxDepth is the maximum nesting of arrays and objects.
const maxDepth = 10_000

const blanks = " \t\r\n"

func blank(c byte) bool { return c == ' ' || c == '\t' || c == '\r' || c == '\n' }

// skipBlanks returns the index after the blanks that begin at i.
func skipBlanks(s string, i int) int {
	for i < len(s) && blank(s[i]) {
		i++
	}
	return i
}

// check returns the index at which a text is no longer JSON, as in [SyntaxError]. It is not
// recursive, since browsers limit the depth of calls.
func check(text string) (at int, bad bool) {
	c := checker{text: text}
	for next := value; ; {
		c.at = skipBlanks(text, c.at)
		if next == more && len(c.open) == 0 {
			return c.at, c.at < len(text)
		}
		ok := c.at < len(text)
		if ok {
			next, ok = c.token(next)
		}
		if !ok {
			return max(min(c.at, len(text)-1), 0), true
		}
	}
}

// checker reads through a text.
type checker struct {
	text string
	at   int
	open []byte // open brackets
}

// expected is what is expected next.
type expected uint8

const (
	value     expected = iota
	item               // a value, or the end of the array that has just begun
	name               // name of a member
	firstName          // a name, or the end of the object that has just begun
	colon
	more // a comma, or the end of the array or object
)

// token reads what is expected next, and returns what is expected after it. If it is
// something else, at is the index of the first unexpected byte.
func (c *checker) token(next expected) (expected, bool) {
	if next == item || next == firstName || next == more {
		const distance = 2 // between paired brackets in ASCII
		last := len(c.open) - 1
		if c.skip(string(c.open[last] + distance)) {
			c.open = c.open[:last]
			return more, true
		}
	}
	switch next {
	case value, item:
		return c.value()
	case name, firstName:
		return colon, c.string()
	case colon:
		return value, c.skip(":")
	}
	if c.open[len(c.open)-1] == '{' {
		return name, c.skip(",")
	}
	return value, c.skip(",")
}

// value reads a value, or its opening bracket.
func (c *checker) value() (expected, bool) {
	switch b := c.text[c.at]; b {
	case '[', '{':
		if len(c.open) == maxDepth {
			return value, false
		}
		c.open = append(c.open, b)
		c.at++
		if b == '[' {
			return item, true
		}
		return firstName, true
	case '"':
		return more, c.string()
	case 't':
		return more, c.literal("true")
	case 'f':
		return more, c.literal("false")
	case 'n':
		return more, c.literal(null)
	}
	return more, c.number()
}

// skip reads one of some bytes, if it is next.
func (c *checker) skip(bytes string) bool {
	if c.at == len(c.text) || strings.IndexByte(bytes, c.text[c.at]) < 0 {
		return false
	}
	c.at++
	return true
}

func (c *checker) literal(word string) bool {
	for i := range word {
		if !c.skip(word[i : i+1]) {
			return false
		}
	}
	return true
}

func (c *checker) number() bool {
	c.skip("-")
	if !c.skip("0") && !c.digits() {
		return false
	}
	if c.skip(".") && !c.digits() {
		return false
	}
	if !c.skip("eE") {
		return true
	}
	c.skip("+-")
	return c.digits()
}

// digits reads one or more digits.
func (c *checker) digits() bool {
	begin := c.at
	for c.skip("0123456789") {
	}
	return c.at > begin
}

func (c *checker) string() bool {
	if !c.skip(`"`) {
		return false
	}
	for c.at < len(c.text) && c.text[c.at] >= ' ' {
		b := c.text[c.at]
		c.at++
		if b == '"' {
			return true
		}
		if b == '\\' && !c.escape() {
			return false
		}
	}
	return false
}

// escape reads an escape after its backslash.
func (c *checker) escape() bool {
	if !c.skip("u") {
		return c.skip(`"\/` + controlLetters)
	}
	for range 4 {
		if !c.skip("0123456789abcdefABCDEF") {
			return false
		}
	}
	return true
}
