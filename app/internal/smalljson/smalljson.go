// Package smalljson writes and reads JSON as encoding/json does, for the few types
// that are stored. It is there for its size: encoding/json would add 85 kB to what a
// browser downloads (brotli). Tests compare the two.
//
// A value is given by a pointer: to a string, int, bool, float64, [Raw], []string, []Raw,
// map[string]string or map[string]Raw. A struct is given by an [Object], several of a
// kind by an [Array], and a value that has a form as text by a [Text]. A value of another
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

// Text is a value that is written as a string. SetText takes in what String writes.
type Text interface {
	String() string
	SetText(string) error
}

// Array is values of one type that have fields.
type Array interface {
	Len() int
	Item(i int) Object
	Add() Object // adds a zero value, and returns its fields
}

// Items returns the array of some items.
func Items[T any](items *[]T, fields func(*T) Object) Array { return itemArray[T]{items, fields} }

type itemArray[T any] struct {
	items  *[]T
	fields func(*T) Object
}

func (a itemArray[T]) Len() int          { return len(*a.items) }
func (a itemArray[T]) Item(i int) Object { return a.fields(&(*a.items)[i]) }
func (a itemArray[T]) Add() Object {
	var zero T
	*a.items = append(*a.items, zero)
	return a.Item(a.Len() - 1)
}

// Raw is a value as it stands in a valid text, without blanks around it. The zero
// Raw is no value.
type Raw string

const null = "null"
