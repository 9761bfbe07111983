package splitmix_test

import (
	"testing"

	"ketword/internal/splitmix"
)

// The published outputs from state 1234567.
func TestPublishedOutputs(t *testing.T) {
	source := splitmix.Source(1234567)
	for i, want := range []uint64{
		6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
	} {
		if got := source.Uint64(); got != want {
			t.Errorf("output %d: %d, want %d", i, got, want)
		}
	}
}
