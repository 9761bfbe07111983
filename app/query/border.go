package query

import (
	"cmp"
	"errors"
	"math"
	"reflect"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/engine/solver"
)

// Queries and answers are written for the other side as lines, one for each field, in the order of the struct.
// Both sides are the same program. No text among them has a line break, and a float is its bits. What would look for a type by its name, as
// reflect.New and Value.Addr, is not used: the build takes the names out of the program.

// errBroken means that there are too few lines, or too many.
var errBroken = errors.New("query: not the lines of these values")

// textOf writes what pointers lead to.
func textOf(pointers ...any) string {
	var lines []string
	for _, p := range pointers {
		lines = appendLines(lines, reflect.ValueOf(p).Elem())
	}
	return strings.Join(lines, "\n")
}

func appendLines(lines []string, v reflect.Value) []string {
	switch value := v.Interface().(type) {
	case engine.Word:
		return append(lines, value.String())
	case engine.Secret:
		return append(lines, value.String())
	case engine.Feedback:
		return append(lines, writeFeedback(value))
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			lines = appendLines(lines, v.Field(i))
		}
		return lines
	case reflect.Slice:
		return appendItems(append(lines, strconv.Itoa(v.Len())), v)
	case reflect.Array:
		return appendItems(lines, v)
	case reflect.Pointer:
		if v.IsNil() {
			return append(lines, "0")
		}
		return appendLines(append(lines, "1"), v.Elem())
	case reflect.String:
		return append(lines, v.String())
	case reflect.Bool:
		return append(lines, strconv.FormatBool(v.Bool()))
	case reflect.Float64:
		return append(lines, strconv.FormatUint(math.Float64bits(v.Float()), 10))
	}
	if v.CanInt() {
		return append(lines, strconv.FormatInt(v.Int(), 10))
	}
	return append(lines, strconv.FormatUint(v.Uint(), 10))
}

func appendItems(lines []string, v reflect.Value) []string {
	for i := range v.Len() {
		lines = appendLines(lines, v.Index(i))
	}
	return lines
}

// reader reads what textOf writes.
type reader struct {
	lines []string // that are left
	err   error    // the first
}

// read reads values into what pointers lead to.
func (r *reader) read(pointers ...any) {
	for _, p := range pointers {
		r.value(reflect.ValueOf(p).Elem())
	}
}

// end returns the first error, which may be that lines are left.
func (r *reader) end() error {
	if len(r.lines) > 0 {
		return cmp.Or(r.err, errBroken)
	}
	return r.err
}

func (r *reader) value(v reflect.Value) {
	switch v.Interface().(type) {
	case engine.Word:
		w, err := readWord(r.line())
		r.fail(err)
		v.Set(reflect.ValueOf(w))
		return
	case engine.Secret:
		s, err := readSecret(r.line())
		r.fail(err)
		v.Set(reflect.ValueOf(s))
		return
	case engine.Feedback:
		f, err := readFeedback(r.line())
		r.fail(err)
		v.Set(reflect.ValueOf(f))
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			r.value(v.Field(i))
		}
	case reflect.Slice:
		if n := r.count(); n > 0 {
			v.Set(reflect.MakeSlice(v.Type(), n, n))
			r.items(v)
		}
	case reflect.Array:
		r.items(v)
	case reflect.Pointer: // the only one
		if r.count() > 0 {
			v.Set(reflect.ValueOf(&solver.ContradictionError{}))
			r.value(v.Elem())
		}
	case reflect.String:
		v.SetString(r.line())
	case reflect.Bool:
		b, err := strconv.ParseBool(r.line())
		r.fail(err)
		v.SetBool(b)
	case reflect.Float64:
		bits, err := strconv.ParseUint(r.line(), 10, 64)
		r.fail(err)
		v.SetFloat(math.Float64frombits(bits))
	default:
		r.integer(v)
	}
}

func (r *reader) integer(v reflect.Value) {
	bits := v.Type().Bits()
	if v.CanInt() {
		n, err := strconv.ParseInt(r.line(), 10, bits)
		r.fail(err)
		v.SetInt(n)
	} else {
		n, err := strconv.ParseUint(r.line(), 10, bits)
		r.fail(err)
		v.SetUint(n)
	}
}

func (r *reader) items(v reflect.Value) {
	for i := range v.Len() {
		r.value(v.Index(i))
	}
}

// line returns the next line; "" if there is none.
func (r *reader) line() string {
	if len(r.lines) == 0 {
		r.fail(errBroken)
		return ""
	}
	line := r.lines[0]
	r.lines = r.lines[1:]
	return line
}

// count returns how many items follow: no more than there are lines.
func (r *reader) count() int {
	n, err := strconv.Atoi(r.line())
	if r.fail(err); n < 0 || n > len(r.lines) {
		r.fail(errBroken)
		return 0
	}
	return n
}

// fail keeps the first error.
func (r *reader) fail(err error) { r.err = cmp.Or(r.err, err) }

// readWord reads a word, which may be the empty one.
func readWord(s string) (engine.Word, error) {
	if s == "" {
		return engine.Word{}, nil
	}
	return engine.MakeWord(s)
}

// readSecret reads a secret, which may not be known.
func readSecret(s string) (engine.Secret, error) {
	if s == "" {
		return engine.Secret{}, nil
	}
	return engine.ParseSecret(s)
}

// isMixed stands behind the marks of a mixed row: where all are absent, nothing else
// tells that it is.
const isMixed = "!"

func writeFeedback(f engine.Feedback) string {
	if f.Mixed() {
		return f.String() + isMixed
	}
	return f.String()
}

func readFeedback(s string) (engine.Feedback, error) {
	if s == "" {
		return engine.Feedback{}, nil
	}
	row, mixed := strings.CutSuffix(s, isMixed)
	f, err := engine.ParseFeedback(row)
	marks := make([]engine.Mark, f.Len())
	for i, m := range f.Marks() {
		marks[i] = m
	}
	return engine.NewFeedback(mixed, marks...), err
}
