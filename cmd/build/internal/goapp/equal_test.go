package goapp

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// againstDeepEqual compares each value with each other of its type by equal.go and by reflect.DeepEqual.
const againstDeepEqual = `package main

import (
	"fmt"
	"math"
	"reflect"
)

type ring struct{ next *ring }

type part struct {
	text  string
	items []any
	to    *part
	sizes map[string][2]int
	then  func()
}

func ringOf(n int) *ring {
	first := &ring{}
	last := first
	for range n {
		last = &ring{last}
	}
	first.next = last
	return first
}

func main() {
	f, p := func() {}, &part{text: "p"}
	some := []int{1, 2}
	sizes := map[string][2]int{"a": {1, 2}}
	for _, values := range [][]any{
		{true, false}, {1, 2, -1}, {uint8(1), uint8(2)}, {"", "a", "b"}, {0.0, math.Copysign(0, -1), 1.5, math.NaN()}, {float32(1), float32(2)},
		{[]int(nil), []int{}, some, []int{1, 2}, []int{1, 3}, []int{1}}, {[2]string{"a"}, [2]string{"a", "b"}},
		{f, (func())(nil)}, {(*int)(nil), new(int), new(int)},
		{map[string]int(nil), map[string]int{}, map[string]int{"a": 1}, map[string]int{"a": 2}, map[string]int{"b": 1}, map[string]int{"a": 1, "b": 1}},
		{part{}, *p, part{text: "p"}, part{to: p}, part{to: &part{text: "p"}}, part{to: &part{}}, part{then: f},
			part{items: []any{1, "a"}}, part{items: []any{1, "b"}}, part{items: []any{int8(1), "a"}}, part{items: []any{nil, "a"}},
			part{sizes: sizes}, part{sizes: map[string][2]int{"a": {1, 3}}}},
	} {
		for _, a := range values {
			for _, b := range values {
				if got, want := equal(reflect.ValueOf(a), reflect.ValueOf(b), 0), reflect.DeepEqual(a, b); got != want {
					fmt.Printf("%#v and %#v: %v, want %v\n", a, b, got, want)
				}
			}
		}
	}
	if a, b := ringOf(3), ringOf(3); equal(reflect.ValueOf(a), reflect.ValueOf(b), 0) {
		fmt.Println("rings are equal")
	}
}
`

func TestEqual(t *testing.T) {
	source, err := added.ReadFile("_added/equal.go")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	files := []string{filepath.Join(folder, "equal.go"), filepath.Join(folder, "main.go")}
	put(t, files[0], strings.Replace(string(source), "package app", "package main", 1))
	put(t, files[1], againstDeepEqual)
	if out, err := exec.Command("go", append([]string{"run"}, files...)...).CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("%v\n%s", err, out)
	}
}
