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
