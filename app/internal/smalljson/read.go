package smalljson

import (
	"cmp"
	"errors"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Unmarshal reads a text into a value. Fields that the text lacks stay as they are,
// and so do those that are null there, unless they can be nil. It ignores further
// fields, and whether names are in capitals. The error is a [*SyntaxError], or tells
// which value is of another type; the others are read nevertheless.
func Unmarshal(text string, into any) error {
	if at, bad := check(text); bad {
		return &SyntaxError{At: at}
	}
	return Raw(strings.Trim(text, blanks)).Read(into)
}

// Read reads a value as [Unmarshal] does, which has read the Raw itself.
func (r Raw) Read(into any) error {
	if r == null {
		readNull(into)
		return nil
	}
	switch v := into.(type) {
	case *string:
		return r.readString(v)
	case *int:
		return r.readInt(v)
	case *bool:
		return r.readBool(v)
	case *float64:
		return r.readFloat(v)
	case Text:
		return r.readText(v)
	case Array:
		return r.readItems(v)
	case *Raw:
		*v = r
		return nil
	case *[]string:
		return readArray(r, v)
	case *[]Raw:
		return readArray(r, v)
	case *map[string]string:
		return readMap(r, v)
	case *map[string]Raw:
		return readMap(r, v)
	case Object:
		return r.readObject(v)
	}
	panic("smalljson: a value of another type")
}

// readNull reads null.
func readNull(into any) {
	switch v := into.(type) {
	case *Raw:
		*v = null
	case *[]string:
		*v = nil
	case *[]Raw:
		*v = nil
	case *map[string]string:
		*v = nil
	case *map[string]Raw:
		*v = nil
	}
}

func (r Raw) readString(into *string) error {
	if !r.begins('"') {
		return r.isNot("a string")
	}
	*into = unquote(string(r[1 : len(r)-1]))
	return nil
}

func (r Raw) readInt(into *int) error {
	n, err := strconv.Atoi(string(r))
	if err != nil {
		return r.isNot("an integer of " + strconv.Itoa(strconv.IntSize) + " bits")
	}
	*into = n
	return nil
}

func (r Raw) readFloat(into *float64) error {
	x, err := strconv.ParseFloat(string(r), 64)
	if err != nil {
		return r.isNot("a number")
	}
	*into = x
	return nil
}

func (r Raw) readText(into Text) error {
	var s string
	if err := r.readString(&s); err != nil {
		return err
	}
	return into.SetText(s)
}

// readItems adds the items of an array.
func (r Raw) readItems(into Array) error {
	if !r.begins('[') {
		return r.isNot("an array")
	}
	var err error
	for value := range r.items {
		err = cmp.Or(err, within("item "+strconv.Itoa(into.Len()+1), value.Read(into.Add())))
	}
	return err
}

func (r Raw) readBool(into *bool) error {
	if r != "true" && r != "false" {
		return r.isNot("true or false")
	}
	*into = r == "true"
	return nil
}

func readArray[T any](r Raw, into *[]T) error {
	if !r.begins('[') {
		return r.isNot("an array")
	}
	var err error
	*into = []T{}
	for value := range r.items {
		var item T
		err = cmp.Or(err, within("item "+strconv.Itoa(len(*into)+1), value.Read(&item)))
		*into = append(*into, item)
	}
	return err
}

func readMap[T any](r Raw, into *map[string]T) error {
	if !r.begins('{') {
		return r.isNot("an object")
	}
	var err error
	if *into == nil {
		*into = map[string]T{}
	}
	for name, value := range r.members {
		var item T
		err = cmp.Or(err, within(name, value.Read(&item)))
		(*into)[name] = item
	}
	return err
}

func (r Raw) readObject(into Object) error {
	if !r.begins('{') {
		return r.isNot("an object")
	}
	var err error
	for name, value := range r.members {
		for _, f := range into {
			if f.Name == name || strings.EqualFold(f.Name, name) {
				err = cmp.Or(err, within(f.Name, value.Read(f.Value)))
			}
		}
	}
	return err
}

// within returns an error in a part of a value.
func within(part string, err error) error {
	if err == nil {
		return nil
	}
	return errors.New(part + ": " + err.Error())
}

// isNot returns the error that the value is not what it should be.
func (r Raw) isNot(wanted string) error {
	is := string(r) // a number, true or false
	switch {
	case r == "":
		is = "nothing"
	case r.begins('"'):
		is = "a string"
	case r.begins('['):
		is = "an array"
	case r.begins('{'):
		is = "an object"
	}
	return errors.New(is + " instead of " + wanted)
}

// begins reports whether a byte is the value's first.
func (r Raw) begins(c byte) bool { return r != "" && r[0] == c }

// items yields the items of an array.
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

// members yields the members of an object.
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
