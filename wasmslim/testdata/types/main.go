// Command types does what goes by types while a program runs, and prints none of their names. It has no
// code that finds types by names.
package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
)

type shape interface{ Area() float64 }

type named interface {
	shape
	Name() string
}

type square struct{ side float64 }

func (s square) Area() float64 { return s.side * s.side }

type label struct{ text string }

func (l *label) Name() string { return l.text }

// A tile has its methods from what it embeds.
type tile struct {
	square
	*label
	corners [2]any
}

type pair[A, B any] struct {
	First  A
	Second B
}

func (p pair[A, B]) Swap() pair[B, A] { return pair[B, A]{p.Second, p.First} }

type notFound struct{ key string }

func (n notFound) Error() string { return n.key + " is not found" }

func main() {
	t := tile{square{3}, &label{"tile"}, [2]any{1, "b"}}
	for _, v := range []any{t, &t, square{2}, &square{5}, label{"x"}, &label{"y"}, 7, "s", nil, []shape{t}, map[string]int{}, func() {}, make(chan int), [2]bool{}, pair[int, string]{1, "a"}, notFound{"k"}, error(nil)} {
		fmt.Print(kind(v), " ")
	}
	fmt.Println()
	fmt.Printf("%v %+v %v\n", pair[square, string]{square{1}, "x"}, pair[int, []string]{1, []string{"a"}}.Swap(), t.corners)
	keys()
	errs()
	fmt.Println(compared(t, t), compared(t, tile{}), compared([]int{1}, []int{1}), compared(struct{ f func() }{}, 1), compared(pair[any, any]{1, "a"}, pair[any, any]{1, "a"}))
}

func kind(v any) string {
	switch v := v.(type) {
	case named:
		return fmt.Sprint("named ", v.Name(), v.Area())
	case shape:
		return fmt.Sprint("shape ", v.Area())
	case interface{ Name() string }:
		return "name " + v.Name()
	case error:
		return "error " + v.Error()
	case fmt.Stringer:
		return v.String()
	case interface{ Swap() pair[string, int] }:
		return fmt.Sprint("pair ", v.Swap())
	case int, string:
		return fmt.Sprint("value ", v)
	case []shape:
		return fmt.Sprint("shapes ", len(v))
	case map[string]int, chan int, func(), [2]bool:
		return "other"
	case nil:
		return "nil"
	}
	return "unknown"
}

// keys has maps by keys of many types.
func keys() {
	m := map[any]int{}
	for i, key := range []any{1, int8(1), 1.0, "1", [2]int{1, 1}, [2]int8{1, 1}, square{1}, struct{ side float64 }{1}, true, pair[int, int]{1, 1}, pair[int, int8]{1, 1}, shape(square{1})} {
		m[key] += i
	}
	values := slices.Sorted(maps.Values(m))
	fmt.Println(len(m), values, m[square{1}], m[pair[int, int8]{1, 1}])
	chans := map[chan<- int]bool{}
	for range 3 {
		chans[make(chan int)] = true
	}
	fmt.Println(len(chans))
}

func errs() {
	err := fmt.Errorf("outer: %w", errors.Join(errors.New("first"), notFound{"key"}))
	var missing notFound
	fmt.Println(err, errors.As(err, &missing), missing.key, errors.Is(err, notFound{"key"}), errors.Is(err, notFound{"other"}))
}

// compared says whether two values are equal, or that they can't be compared.
func compared(a, b any) (result string) {
	defer func() {
		if recover() != nil {
			result = "panic"
		}
	}()
	return fmt.Sprint(a == b)
}
