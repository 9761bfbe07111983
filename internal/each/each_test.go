package each_test

import (
	"fmt"
	"strconv"

	"ketword/internal/each"
)

func ExampleOf() {
	fmt.Printf("%q %q\n", each.Of([]int{3, 1, 2}, strconv.Itoa), each.Of(nil, strconv.Itoa))
	// Output:
	// ["3" "1" "2"] []
}

func ExampleGrouped() {
	for odd, numbers := range each.Grouped([]int{3, 2, 1}, func(n int) bool { return n%2 == 1 }) {
		fmt.Println(odd, numbers)
	}
	// Output:
	// true [3 1]
	// false [2]
}

func ExampleBut() {
	items := []int{3, 1, 2}
	fmt.Println(each.But(items, func(n int) bool { return n > 2 }), items)
	// Output:
	// [1 2] [3 1 2]
}
