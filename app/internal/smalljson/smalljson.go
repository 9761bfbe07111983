// Package smalljson writes and reads JSON as encoding/json does, for the few types that are
// stored. It exists for its size: encoding/json would add 85 kB to the download (brotli).
// Tests compare the two.
//
// Values are passed as pointers: to a string, int, bool, [Raw], []string, []Raw,
// map[string]string or map[string]Raw. A struct is passed as an [Object]. Other types
// panic.
package smalljson

// Object is a JSON object: the fields of a struct, in the order of writing.
type Object []Field

// Field is a field of an [Object].
type Field struct {
	Name      string
	Value     any  // pointer to the value
	OmitEmpty bool // omit it if it is false, 0 or ""
}

// Raw is a value in the form in which it occurs in a valid text, without blanks around it.
// The zero Raw is no value.
type Raw string

const null = "null"
