// Package release is what the site and the terminal edition say of themselves:
// their version, and the notices of what is in both.
package release

import _ "embed"

// Version is that of the product, as in CHANGELOG.md.
const Version = "0.1.0"

// Licence is Ketword's own.
//
//go:embed ketword.txt
var Licence string

// Go is the notice of Go, whose runtime and library are part of every program,
// and wasm_exec.js of the site. Not every installation of Go has it at the same
// place.
//
//go:embed golang.txt
var Go string
