//go:build long

package wasmslim

const long = true
