// Package release has the version of the site and the terminal edition, the legal
// notices that both show, and how large the site may be.
package release

import (
	_ "embed"
	"strings"
)

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

// Notice is the legal notices of a part of a program, with its name.
type Notice struct{ Title, Text string }

// Join writes notices one below the other, except those without a text.
func Join(notices []Notice) string {
	var parts []string
	for _, n := range notices {
		if n.Text != "" {
			line := strings.Repeat("=", len(n.Title))
			parts = append(parts, n.Title+"\n"+line+"\n\n"+strings.TrimSpace(n.Text)+"\n")
		}
	}
	return strings.Join(parts, "\n\n")
}
