//go:build soak

package e2e

import (
	"flag"
)

// soakPercent scales how often everything is done.
var soakPercent = flag.Int("soak", 100, "do everything so many `percent` as often")

// soaked returns how often something is done, at least once.
func soaked(full int) int { return max(1, full**soakPercent/100) }
