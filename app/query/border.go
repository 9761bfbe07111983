package query

import (
	"cmp"
	"errors"
	"reflect"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/engine/solver"
)

// Values cross the border as lines, field by field in their order: both sides are the same
// program. No text among them has a line break. What would look for a type by its name, as
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
		return append(lines, strconv.FormatFloat(v.Float(), 'g', -1, 64))
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
		v.Set(reflect.ValueOf(parse(r, readWord)))
		return
	case engine.Secret:
		v.Set(reflect.ValueOf(parse(r, readSecret)))
		return
	case engine.Feedback:
		v.Set(reflect.ValueOf(parse(r, readFeedback)))
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
		v.SetBool(parse(r, strconv.ParseBool))
	case reflect.Float64:
		v.SetFloat(parse(r, func(s string) (float64, error) { return strconv.ParseFloat(s, 64) }))
	default:
		r.integer(v)
	}
}

func (r *reader) integer(v reflect.Value) {
	bits := v.Type().Bits()
	if v.CanInt() {
		v.SetInt(parse(r, func(s string) (int64, error) { return strconv.ParseInt(s, 10, bits) }))
	} else {
		v.SetUint(parse(r, func(s string) (uint64, error) { return strconv.ParseUint(s, 10, bits) }))
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
		r.err = cmp.Or(r.err, errBroken)
		return ""
	}
	line := r.lines[0]
	r.lines = r.lines[1:]
	return line
}

// count returns how many items follow: no more than there are lines.
func (r *reader) count() int {
	n := parse(r, strconv.Atoi)
	if n < 0 || n > len(r.lines) {
		r.err = cmp.Or(r.err, errBroken)
		return 0
	}
	return n
}

// parse reads the next line.
func parse[T any](r *reader, read func(string) (T, error)) T {
	value, err := read(r.line())
	r.err = cmp.Or(r.err, err)
	return value
}

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
