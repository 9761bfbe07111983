package copied_test

import (
	"fmt"

	"ketword/internal/copied"
)

func ExampleWith() {
	shared := map[string]int{"one": 1}
	fmt.Println(copied.With(shared, "two", 2), copied.With(shared, "", 0), shared)
	// Output: map[one:1 two:2] map[one:1] map[one:1]
}

func ExampleWithout() {
	shared := map[string]int{"one": 1, "two": 2}
	fmt.Println(copied.Without(shared, "two", "three"), shared)
	// Output: map[one:1] map[one:1 two:2]
}
