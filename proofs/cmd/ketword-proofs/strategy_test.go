package main

import "testing"

// A strategy that would take too much memory is refused at once.
func TestAffordable(t *testing.T) {
	const most, more = 2_000_000, 2_500_000
	if err := affordable(most); err != nil {
		t.Errorf("%d secrets: %v", most, err)
	}
	const want = "a strategy for 2500000 secrets would take more than 1 GB of memory; it can be made for 2000000"
	if err := affordable(more); err == nil || err.Error() != want {
		t.Errorf("%d secrets: %v, want %s", more, err, want)
	}
}
