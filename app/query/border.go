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
	c := crossing{}
	c.values(pointers...)
	return strings.Join(c.lines, "\n")
}

// crossing writes values as lines, or reads them.
type crossing struct {
	reads bool
	lines []string // that are written, or left to be read
	err   error    // the first
}

// reading returns a crossing that reads what textOf writes.
func reading(text string) *crossing { return &crossing{reads: true, lines: strings.Split(text, "\n")} }

// values writes what pointers lead to, or reads it.
func (c *crossing) values(pointers ...any) {
	for _, p := range pointers {
		c.value(reflect.ValueOf(p).Elem())
	}
}

// end returns the first error of reading, which may be that lines are left.
func (c *crossing) end() error {
	if len(c.lines) > 0 {
		return cmp.Or(c.err, errBroken)
	}
	return c.err
}

func (c *crossing) value(v reflect.Value) {
	switch value := v.Interface().(type) {
	case engine.Word:
		engineValue(c, v, value.String(), engine.MakeWord)
		return
	case engine.Secret:
		engineValue(c, v, value.String(), engine.ParseSecret)
		return
	case engine.Feedback:
		engineValue(c, v, writeFeedback(value), readFeedback)
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			c.value(v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		if v.Kind() == reflect.Slice {
			if n := c.count(v.Len()); c.reads && n > 0 {
				v.Set(reflect.MakeSlice(v.Type(), n, n))
			}
		}
		for i := range v.Len() {
			c.value(v.Index(i))
		}
	case reflect.Pointer: // the only one
		held := 1
		if v.IsNil() {
			held = 0
		}
		if c.count(held) == 0 {
			return
		}
		if c.reads {
			v.Set(reflect.ValueOf(&solver.ContradictionError{}))
		}
		c.value(v.Elem())
	default:
		c.scalar(v)
	}
}

// scalar writes a text, a truth or a number, or reads it.
func (c *crossing) scalar(v reflect.Value) {
	switch {
	case v.Kind() == reflect.String:
		c.line(v.String(), func(line string) error {
			v.SetString(line)
			return nil
		})
	case v.Kind() == reflect.Bool:
		c.line(strconv.FormatBool(v.Bool()), func(line string) error {
			b, err := strconv.ParseBool(line)
			v.SetBool(b)
			return err
		})
	case v.CanFloat():
		c.line(strconv.FormatUint(math.Float64bits(v.Float()), 10), func(line string) error {
			bits, err := strconv.ParseUint(line, 10, 64)
			v.SetFloat(math.Float64frombits(bits))
			return err
		})
	case v.CanInt():
		c.line(strconv.FormatInt(v.Int(), 10), func(line string) error {
			n, err := strconv.ParseInt(line, 10, v.Type().Bits())
			v.SetInt(n)
			return err
		})
	default:
		c.line(strconv.FormatUint(v.Uint(), 10), func(line string) error {
			n, err := strconv.ParseUint(line, 10, v.Type().Bits())
			v.SetUint(n)
			return err
		})
	}
}

// engineValue writes a value of the engine, or reads it. The zero one, which is not known, is an empty line.
func engineValue[T any](c *crossing, v reflect.Value, written string, parse func(string) (T, error)) {
	c.line(written, func(line string) error {
		if line == "" {
			return nil
		}
		read, err := parse(line)
		v.Set(reflect.ValueOf(read))
		return err
	})
}

// line writes a line, or has the next one read.
func (c *crossing) line(written string, read func(string) error) {
	switch {
	case !c.reads:
		c.lines = append(c.lines, written)
	case len(c.lines) == 0:
		c.fail(errBroken)
	default:
		line := c.lines[0]
		c.lines = c.lines[1:]
		c.fail(read(line))
	}
}

// count writes how many items follow, or reads it: no more than there are lines.
func (c *crossing) count(items int) int {
	c.scalar(reflect.ValueOf(&items).Elem())
	if c.reads && (items < 0 || items > len(c.lines)) {
		c.fail(errBroken)
		return 0
	}
	return items
}

// fail keeps the first error.
func (c *crossing) fail(err error) { c.err = cmp.Or(c.err, err) }

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
	row, mixed := strings.CutSuffix(s, isMixed)
	f, err := engine.ParseFeedback(row)
	marks := make([]engine.Mark, f.Len())
	for i, m := range f.Marks() {
		marks[i] = m
	}
	return engine.NewFeedback(mixed, marks...), err
}
