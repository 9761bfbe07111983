// Package budget says how large what is published may be, in bytes. The browser tests hold a built site against it, and the build the lists.
package budget

// The most bytes.
const (
	ProgramBrotli = 960_000   // of the program, by brotli 11
	ProgramGzip   = 1_342_000 // of the same, by gzip 9
	BootBrotli    = 3_000     // of boot.js as it stands in the page, by brotli 11
	ListsBrotli   = 660_000   // of all word lists together, by brotli 11
)

// Linked is how many times as large a program may be that wasmslim leaves as it is,
// since an unknown release of Go has linked it. Go 1.26 links one of 1,577,361 bytes by
// brotli and 2,207,363 by gzip, 1.63 times the budget.
const Linked = 1.7
