package envelope

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
