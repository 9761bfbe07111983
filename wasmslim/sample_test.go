package wasmslim

// sampleSize returns how many of a kind a test takes: some, or all with the tag long.
func sampleSize(some, all int) int {
	if long {
		return all
	}
	return some
}
