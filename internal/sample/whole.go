//go:build long

package sample

// Whole is whether tests compare everything.
const Whole = true
