package envelope

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"ketword/internal/each"
)

// Marshal returns a value as JSON, with <, > and & in strings escaped. Besides the types
// that can be read, it accepts a pointer to an []Object.
func Marshal(value any) Raw { return Raw(appendValue(nil, value)) }

func appendValue(b []byte, value any) []byte {
	switch v := value.(type) {
	case *string:
		return appendString(b, *v)
	case *int:
		return strconv.AppendInt(b, int64(*v), 10)
	case *bool:
		return strconv.AppendBool(b, *v)
	case *Raw:
		return appendRaw(b, cmp.Or(*v, null))
	case *[]string:
		return appendArray(b, *v)
	case *[]Raw:
		return appendArray(b, *v)
	case *[]Object:
		return appendArray(b, *v)
	case *map[string]string:
		return appendMap(b, *v)
	case *map[string]Raw:
		return appendMap(b, *v)
	case *Object:
		return appendObject(b, *v)
	case Object:
		return appendObject(b, v)
	}
	panic("envelope: a value of another type")
}

func appendArray[T any](b []byte, items []T) []byte {
	if items == nil {
		return append(b, null...)
	}
	b = append(b, '[')
	for i := range items {
		b = appendValue(separate(b), &items[i])
	}
	return append(b, ']')
}

// appendMap writes the entries sorted by key.
func appendMap[T any](b []byte, entries map[string]T) []byte {
	if entries == nil {
		return append(b, null...)
	}
	b = append(b, '{')
	for _, name := range each.SortedStrings(slices.Collect(maps.Keys(entries))) {
		value := entries[name]
		b = appendValue(appendName(b, name), &value)
	}
	return append(b, '}')
}

func appendObject(b []byte, o Object) []byte {
	b = append(b, '{')
	for _, f := range o {
		named := appendName(b, f.Name)
		whole := appendValue(named, f.Value)
		if value := string(whole[len(named):]); !f.OmitEmpty || value != "false" && value != "0" && value != `""` {
			b = whole
		}
	}
	return append(b, '}')
}

func appendName(b []byte, name string) []byte { return append(appendString(separate(b), name), ':') }

// separate writes a comma, unless the array or object has just begun.
func separate(b []byte) []byte {
	if last := b[len(b)-1]; last == '[' || last == '{' {
		return b
	}
	return append(b, ',')
}

// appendString writes a string. Invalid UTF-8 becomes U+FFFD.
func appendString(b []byte, s string) []byte {
	b = append(b, '"')
	for i := 0; i < len(s); {
		c, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case c == utf8.RuneError && size == 1:
			b = appendEscaped(b, c)
		case c == '"', c == '\\':
			b = append(b, '\\', byte(c))
		case c < ' ', strings.ContainsRune(inScripts, c):
			b = appendEscaped(b, c)
		default:
			b = append(b, s[i:i+size]...)
		}
		i += size
	}
	return append(b, '"')
}

// inScripts are characters with a meaning in HTML or old JavaScript, which are escaped in strings.
const inScripts = "<>&\u2028\u2029"

// appendEscaped writes a character as an escape, by its letter if it has one.
func appendEscaped(b []byte, c rune) []byte {
	const hex = "0123456789abcdef"
	for i := range controls {
		if rune(controls[i]) == c {
			return append(b, '\\', controlLetters[i])
		}
	}
	return append(b, '\\', 'u', hex[c>>12&15], hex[c>>8&15], hex[c>>4&15], hex[c&15])
}

// The control characters that are escaped by a letter, and these letters.
const (
	controls       = "\b\f\n\r\t"
	controlLetters = "bfnrt"
)

// appendRaw writes a value without blanks, and escapes the same characters in its strings
// as appendString.
func appendRaw(b []byte, r Raw) []byte {
	quoted, size := false, 0
	for i := 0; i < len(r); i += size {
		var c rune
		c, size = utf8.DecodeRuneInString(string(r[i:]))
		switch {
		case c == '\\':
			size++ // the escaped character
		case c == '"':
			quoted = !quoted
		}
		if strings.ContainsRune(inScripts, c) {
			b = appendEscaped(b, c)
		} else if quoted || !strings.ContainsRune(blanks, c) {
			b = append(b, r[i:i+size]...)
		}
	}
	return b
}
