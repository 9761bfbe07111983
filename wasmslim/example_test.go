package wasmslim_test

import (
	"errors"
	"fmt"
	"log"
	"os"

	"wasmslim"
)

// A program is made smaller after it was linked; on an error it is used as it is.
func ExampleSlim() {
	linked, err := os.ReadFile("main.wasm")
	if err != nil {
		log.Fatal(err)
	}
	slim, report, err := wasmslim.Slim(linked, wasmslim.Options{})
	if errors.Is(err, wasmslim.ErrUnknownRelease) {
		fmt.Println("this release of Go is too new:", err)
	}
	if err != nil {
		slim = linked
	} else {
		fmt.Print(report)
	}
	os.WriteFile("site/main.wasm", slim, 0o666)
}

// A traceback of a smaller program has the PC of each call, if it is run with GOTRACEBACK=system. The
// program as it was linked tells where in the source that is.
func ExampleReadSymbols() {
	linked, err := os.ReadFile("main.wasm")
	if err != nil {
		log.Fatal(err)
	}
	symbols, err := wasmslim.ReadSymbols(linked, wasmslim.Options{})
	if err != nil {
		log.Fatal(err)
	}
	for _, frame := range symbols.Frames(0x179f0007) {
		fmt.Printf("%s\n\t%s:%d\n", frame.Function, frame.File, frame.Line)
	}
}
