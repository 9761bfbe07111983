// Command fields looks at structs by reflection, and prints what goes by the names of their fields though it
// reads none of them.
package main

import (
	"os"
	"reflect"
	"strconv"
)

type inner struct{ Shown, hidden int }

type outer struct {
	inner
	*Part `kind:"embedded"`
	Shown string
	hides []int
	_     int
}

type Part struct{ Size int }

// Grow is called through an interface. Shrink is one of an interface, but never called. No interface has Double.
func (p *Part) Grow(by int) { p.Size += by }

func (p *Part) Shrink(by int) { p.Size -= by }

func (p *Part) Double() Part { return Part{2 * p.Size} }

type blanks struct {
	A int
	_ int
}

func main() {
	v := outer{inner{1, 2}, &Part{3}, "four", []int{5}, 6}
	describe(reflect.ValueOf(&v).Elem(), "")
	for _, x := range []any{v, &v, v.Part, v.inner, 1} {
		if g, is := x.(interface {
			Grow(int)
			Shrink(int)
		}); is {
			g.Grow(10)
		}
	}
	write("size ", strconv.Itoa(v.Size))
	m := map[any]string{blanks{1, 2}: "first"}
	m[blanks{1, 3}] += " and second"
	write(strconv.Itoa(len(m)), m[blanks{1, 4}])
}

// describe writes what may be done with each field.
func describe(v reflect.Value, indent string) {
	for i := range v.NumField() {
		f := v.Field(i)
		write(indent, strconv.Itoa(i), " ", f.Kind().String(), " ", strconv.FormatBool(f.CanSet()), " ", strconv.FormatBool(f.CanInterface()))
		if f.Kind() == reflect.Struct {
			describe(f, indent+"  ")
		}
	}
}

func write(parts ...string) {
	for _, part := range append(parts, "\n") {
		os.Stdout.WriteString(part)
	}
}
