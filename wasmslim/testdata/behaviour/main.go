// Command program does what a program without names, lines and inlining trees
// could do otherwise than it should, and prints what comes out.
package main

import (
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand"
	"reflect"
	"runtime"
	"strconv"
	"strings"
)

func main() {
	for _, c := range []struct {
		name string
		does func() any
	}{
		{"recover in a deferred function", func() any { return deferred() }},
		{"recover in a deferred call with arguments", func() any { return withArguments() }},
		{"recover in a deferred method value", func() any { return methodValue() }},
		{"recover in a deferred interface method", func() any { return interfaceMethod() }},
		{"recover too deep", func() any { return caught(tooDeep) }},
		{"recover too deep, in a wrapper", func() any { return caught(tooDeepInWrapper) }},
		{"recover not in a function", func() any { return caught(bare) }},
		{"open-coded defers", func() any { return openCoded(3) }},
		{"panic in a panic", func() any { return caught(twice) }},
		{"index out of range", func() any { return caught(func() { _ = []int{1}[len(strings.Repeat("a", 5))] }) }},
		{"nil map", func() any { return caught(func() { var m map[string]int; m["a"] = 1 }) }},
		{"nil pointer", func() any { return caught(func() { var p *point; p.X++ }) }},
		{"method of a nil pointer", func() any { return wrapped() }},
		{"type assertion", func() any { return caught(func() { _ = any(point{}).(fmt.Stringer) }) }},
		{"goexit", func() any { return goexit() }},
		{"deep stack", func() any { return deep(20000, point{1, 2}) }},
		{"garbage", func() any { return garbage() }},
		{"reflect.Call", func() any { return reflected() }},
		{"reflect.MakeFunc", func() any { return made() }},
		{"powers of ten", func() any { return powers() }},
		{"goroutines", func() any { return goroutines() }},
		{"select", func() any { return selected() }},
		{"a setting of GODEBUG, which nothing sets", func() any { return rand.Intn(1) }},
		{"callers", func() any { return runtime.Callers(0, make([]uintptr, 100)) > 2 }},
		{"caller", func() any { _, _, _, ok := runtime.Caller(0); return ok }},
	} {
		fmt.Printf("%s: %v\n", c.name, c.does())
	}
	fail(point{3, 4})
}

type point struct{ X, Y int }

func (p point) Sum() int { return p.X + p.Y }

func (p point) rescue(result *any) { *result = recover() }

type rescuer interface{ rescue(*any) }

func caught(f func()) (result any) {
	defer func() { result = recover() }()
	f()
	return "nothing"
}

func deferred() (result any) {
	defer func() {
		if r := recover(); r != nil {
			result = fmt.Sprint("recovered ", r)
		}
	}()
	panic("a")
}

func rescueInto(result *any, before string) { *result = before + fmt.Sprint(recover()) }

func withArguments() (result any) {
	defer rescueInto(&result, "got ")
	panic("b")
}

func methodValue() (result any) {
	f := point{}.rescue
	defer f(&result)
	panic("c")
}

func interfaceMethod() (result any) {
	var r rescuer = &point{}
	defer r.rescue(&result)
	panic("d")
}

func tooDeep() {
	defer func() { func() { recover() }() }()
	panic("e")
}

func inner(result *any) { *result = deepest() }

//go:noinline
func deepest() any { return recover() }

func tooDeepInWrapper() {
	var result any
	defer inner(&result) // inner is inlined into the wrapper of this call
	panic("f")
}

func bare() {
	defer recover()
	panic("g")
}

func openCoded(n int) (out string) {
	defer func() { out += fmt.Sprint(recover()) }()
	if n > 2 {
		defer func() { out += "second " }()
	}
	defer func() { out += "first " }()
	panic(n)
}

func twice() {
	defer func() { panic(fmt.Sprint("second after ", recover())) }()
	panic("first")
}

// wrapped calls a method of a value by a nil pointer, which the wrapper of the
// method tells with a name that it takes from the names of functions.
func wrapped() bool {
	r := caught(func() { sum((*point)(nil)) })
	err, ok := r.(runtime.Error)
	return ok && strings.Contains(err.Error(), "called using nil")
}

//go:noinline
func sum(s interface{ Sum() int }) int { return s.Sum() }

func goexit() string {
	done := make(chan string)
	go func() {
		defer func() { done <- fmt.Sprint("ended ", recover()) }()
		runtime.Goexit()
	}()
	return <-done
}

// deep makes the stack grow, so that it is copied, with pointers into itself.
func deep(n int, p point) int {
	q := &p
	if n == 0 {
		runtime.GC()
		return q.Sum()
	}
	r := deep(n-1, point{q.X + 1, q.Y})
	return r + q.X - p.X
}

// garbage collects in calls that hold the only pointers to values.
func garbage() int {
	var kept []*point
	for i := range 200000 {
		p := &point{i, 1}
		if i%10000 == 0 {
			kept = append(kept, p)
			runtime.GC()
		}
	}
	sum := 0
	for _, p := range kept {
		sum += p.Sum()
	}
	return sum
}

func reflected() any {
	grown := reflect.ValueOf(deep).Call([]reflect.Value{reflect.ValueOf(3000), reflect.ValueOf(point{1, 1})})
	return grown[0].Int() + reflect.ValueOf(point{5, 6}).MethodByName("Sum").Call(nil)[0].Int()
}

// made calls a function that reflect makes, with pointers in its arguments, and a
// method value of reflect, while stacks grow and garbage is collected.
func made() any {
	f := reflect.MakeFunc(reflect.TypeFor[func(*point, string) string](), func(arguments []reflect.Value) []reflect.Value {
		deep(3000, point{})
		runtime.GC()
		p := arguments[0].Interface().(*point)
		return []reflect.Value{reflect.ValueOf(fmt.Sprint(*p, arguments[1]))}
	}).Interface().(func(*point, string) string)
	sum := reflect.ValueOf(&point{7, 8}).MethodByName("Sum").Interface().(func() int)
	return fmt.Sprint(f(&point{1, 2}, strings.Repeat("x", 3)), sum())
}

// powers reads numbers with all exponents, and sums up how they are written.
func powers() any {
	sum := fnv.New64a()
	for exponent := -330; exponent <= 309; exponent++ {
		for _, digits := range []string{"1", "7.0368744177664", "9.007199254740993"} {
			x, err := strconv.ParseFloat(digits+"e"+strconv.Itoa(exponent), 64)
			fmt.Fprintln(sum, strconv.FormatFloat(x, 'g', -1, 64), strconv.FormatFloat(x, 'e', 17, 64), err)
		}
	}
	return sum.Sum64()
}

func goroutines() any {
	before := runtime.NumGoroutine()
	done := make(chan error)
	for i := range 100 {
		go func() {
			deep(100*i%3000, point{})
			done <- errors.New("done")
		}()
	}
	for range 100 {
		<-done
	}
	runtime.Gosched()
	return before
}

// selected waits for one of two channels, while garbage is collected.
func selected() (out string) {
	numbers, end := make(chan int), make(chan bool)
	go func() {
		for n := range 3 {
			runtime.GC()
			numbers <- n
		}
		close(end)
	}()
	for {
		select {
		case n := <-numbers:
			out += strconv.Itoa(n)
		case _, open := <-end:
			return out + fmt.Sprint(open)
		}
	}
}

// fail panics: here is the line that a traceback has to name.
func fail(p point) {
	divide(p, p.X-3)
}

func divide(p point, by int) int { return p.Sum() / by } // inlined
