package engine_test

import (
	"context"
	"testing"

	"ketword/engine"
)

// A context of the standard library is one that long work can ask; Forever never ends.
func TestContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var asked engine.Context = ctx
	if asked.Err() != nil || engine.Forever.Err() != nil {
		t.Error("ended at once")
	}
	cancel()
	if asked.Err() != context.Canceled || engine.Forever.Err() != nil {
		t.Errorf("%v, %v", asked.Err(), engine.Forever.Err())
	}
}
