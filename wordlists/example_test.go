//go:build !js

package wordlists_test

import (
	"fmt"

	"ketword/wordlists"
)

// Find returns the text of a list, for programs that read it themselves.
func ExampleFind() {
	list, found := wordlists.Find("fr", 4)
	fmt.Println(found, list.Lang, list.Length)
	_, found = wordlists.Find("fr", 12)
	fmt.Println(found)
	// Output:
	// true fr 4
	// false
}
