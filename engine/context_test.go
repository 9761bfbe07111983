package engine_test

import (
	"context"
	"testing"

	"ketword/engine"
)

// slow is a context that lets others run, of whom one ends it at the second pause.
type slow struct{ pauses int }

func (s *slow) Yield() { s.pauses++ }

func (s *slow) Err() error {
	if s.pauses > 1 {
		return context.Canceled
	}
	return nil
}

// A pause lets others run before it asks whether to go on; of a context that can't, it only
// asks. Asking does nothing else.
func TestPause(t *testing.T) {
	s := &slow{}
	for range 3 {
		if err := s.Err(); err != nil {
			t.Fatal(err)
		}
	}
	if first, second := engine.Pause(s), engine.Pause(s); first != nil || second != context.Canceled {
		t.Errorf("%v, %v", first, second)
	}
	if err := engine.Pause(engine.Forever); err != nil {
		t.Error(err)
	}
}
