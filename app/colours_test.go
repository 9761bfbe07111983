//go:build !js

package app

import (
	"math"
	"os"
	"regexp"
	"strconv"
	"testing"
)

// palettes returns the colours of the style sheet by their names, light and dark.
func palettes(t *testing.T) map[string]map[string]string {
	sheet, err := os.ReadFile("../web/ketword.css")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]map[string]string{"light": {}, "dark": {}}
	for _, token := range regexp.MustCompile(`--([a-z-]+): light-dark\(#(\w+), #(\w+)\);`).FindAllStringSubmatch(string(sheet), -1) {
		all["light"][token[1]], all["dark"][token[1]] = token[2], token[3]
	}
	return all
}

// luminance returns the relative luminance of a colour, as WCAG 2 defines it.
func luminance(t *testing.T, hex string) float64 {
	if len(hex) == 3 {
		hex = hex[:1] + hex[:1] + hex[1:2] + hex[1:2] + hex[2:] + hex[2:]
	}
	sum := 0.0
	for i, share := range []float64{.2126, .7152, .0722} {
		n, err := strconv.ParseUint(hex[2*i:2*i+2], 16, 8)
		if err != nil {
			t.Fatal(err)
		}
		part := float64(n) / 255
		if part <= .04045 {
			part /= 12.92
		} else {
			part = math.Pow((part+.055)/1.055, 2.4)
		}
		sum += share * part
	}
	return sum
}

// TestContrast: every text has a contrast of 4.5 on its ground. What is known to be
// absent differs clearly from a key that was not tried, and so does a tile.
func TestContrast(t *testing.T) {
	const text, clear, plain = 4.5, 1.5, 1.25
	for name, colours := range palettes(t) {
		for _, pair := range []struct {
			one, other string
			least      float64
		}{
			{"ink", "ground", text}, {"ink", "raised", text}, {"dim", "ground", text}, {"dim", "raised", text},
			{"ink", "control", text}, {"dim", "control", text}, {"ink", "key", text}, {"ink", "absent", text},
			{"accent", "ground", text}, {"accent", "raised", text}, {"on-accent", "accent", text},
			{"on-correct", "correct", text}, {"on-present", "present", text}, {"on-absent", "absent", text},
			{"on-key-absent", "ground", text},
			{"key", "ground", clear}, // the ground is what an absent key has
			{"key", "absent", plain}, // the tile
		} {
			one, other := colours[pair.one], colours[pair.other]
			if one == "" || other == "" {
				t.Errorf("%s: no colour %s or %s", name, pair.one, pair.other)
				continue
			}
			a, b := luminance(t, one), luminance(t, other)
			if ratio := (max(a, b) + .05) / (min(a, b) + .05); ratio < pair.least {
				t.Errorf("%s: %s on %s has a contrast of %.2f, want %.2f", name, pair.one, pair.other, ratio, pair.least)
			}
		}
	}
}
