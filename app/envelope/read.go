package envelope

import (
	"cmp"
	"errors"
	"strconv"
	"strings"
)

// Unmarshal reads a text into a value. Fields that are missing in the text keep their
// values, and so do those that are null there, unless they can be nil. Further fields and
// the case of names are ignored. The error is a [*SyntaxError], or says which value is of
// another type; the other values are read nevertheless.
func Unmarshal(text string, into any) error {
	if at, bad := check(text); bad {
		return &SyntaxError{At: at}
	}
	return Raw(strings.Trim(text, blanks)).Read(into)
}

// Read reads a value like [Unmarshal], which has read the Raw itself.
func (r Raw) Read(into any) error {
	switch v := into.(type) {
	case *string:
		if !r.begins('"') {
			return r.isNot("a string")
		}
		*v = unquote(string(r[1 : len(r)-1]))
	case *int:
		n, err := strconv.Atoi(string(r))
		if err != nil {
			return r.isNot("an integer of " + strconv.Itoa(strconv.IntSize) + " bits")
		}
		*v = n
	case *bool:
		if r != "true" && r != "false" {
			return r.isNot("true or false")
		}
		*v = r == "true"
	case *Raw:
		*v = r
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
	default:
		panic("envelope: a value of another type")
	}
	return nil
}

func readArray[T any](r Raw, into *[]T) error {
	if r == null {
		*into = nil
	}
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
	if r == null {
		*into = nil
	}
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

// within wraps an error with the part of the value in which it occurred.
func within(part string, err error) error {
	if err == nil {
		return nil
	}
	return errors.New(part + ": " + err.Error())
}

// isNot returns the error that the value has another type; nil for null, which means no value.
func (r Raw) isNot(wanted string) error {
	is := string(r) // a number, true or false
	switch {
	case r == null:
		return nil
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
