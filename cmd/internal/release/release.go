// Package release has the version of the site and the terminal edition, and the
// legal notices that both show.
package release

import _ "embed"

// Version is the version of both, as in CHANGELOG.md.
const Version = "0.1.0"

// Licence is the text of Ketword's licence.
//
//go:embed ketword.txt
var Licence string

// Go is the licence of Go. Its runtime and library are part of every program, and
// wasm_exec.js is part of the site. It is embedded because not every installation
// of Go has the file in the same folder.
//
//go:embed golang.txt
var Go string

// GoInternal is the licence of go-internal, whose locks of files the terminal
// edition uses.
//
//go:embed gointernal.txt
var GoInternal string
