// Package smalljson writes and reads JSON as encoding/json does, for the few types
// that are stored. It is there for its size: encoding/json would add 85 kB to what a
// browser downloads (brotli). Tests compare the two.
//
// A value is given by a pointer: to a string, int, bool, [Raw], []string, []Raw,
// map[string]string or map[string]Raw. A struct is given by an [Object]. A value of another
// type panics.
package smalljson

// Object is a JSON object: the fields of a struct, in the order in which they are
// written.
type Object []Field

// Field is a field of an [Object].
type Field struct {
	Name      string
	Value     any  // pointer to it
	OmitEmpty bool // it is not written if it is false, 0 or ""
}

// Raw is a value as it stands in a valid text, without blanks around it. The zero
// Raw is no value.
type Raw string

const null = "null"
