//go:build !long

package wasmslim

const long = false
