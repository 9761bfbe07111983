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

// Queries and answers cross the border to the worker as lines, one for each field, in the order of the
// struct. Both sides are the same program. No string contains a line break, and a float is written as its
// bits. Functions that look up a type by its name, such as reflect.New and Value.Addr, are not used: the
// build strips the names from the program.

// errBroken means that there are too few or too many lines.
var errBroken = errors.New("query: not the lines of these values")

// textOf writes the values behind some pointers as text.
func textOf(pointers ...any) string {
	c := crossing{}
	c.values(pointers...)
	return strings.Join(c.lines, "\n")
}

// crossing writes values as lines, or reads values from lines.
type crossing struct {
	reads bool
	lines []string // written so far, or still to be read
	err   error    // the first error
}

// reading returns a crossing that reads the text written by textOf.
func reading(text string) *crossing { return &crossing{reads: true, lines: strings.Split(text, "\n")} }

// values writes or reads the values behind some pointers.
func (c *crossing) values(pointers ...any) {
	for _, p := range pointers {
		c.value(reflect.ValueOf(p).Elem())
	}
}

// end returns the first error of reading. Lines left over are an error too.
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
	case reflect.Pointer: // *solver.ContradictionError is the only pointer
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

// scalar writes or reads a string, a boolean or a number.
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

// engineValue writes or reads a value of package engine. The zero value, which means unknown, is an empty
// line.
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

// line writes a line, or passes the next line to read.
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

// count writes or reads the number of items that follow. When reading, more items than lines left is an
// error.
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

// isMixed follows the marks of a mixed row. A mixed row of absent marks could not be
// recognized without it.
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
