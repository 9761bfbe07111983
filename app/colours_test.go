//go:build !js

package app

import (
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// colours are the colours of a theme, by the names of their tokens.
type colours map[string]rgb

// rgb is a colour. Its components are from 0 to 1, with gamma as in a style sheet.
type rgb [3]float64

// theme is a combination of the settings for colours.
type theme struct {
	name    string
	high    bool // high contrast
	colours colours
	sizes   map[string]float64 // in pixels or percent, by token
}

// themes returns every combination of theme, palette and contrast in the style sheet.
func themes(t *testing.T) []theme {
	t.Helper()
	sheet, err := os.ReadFile("../web/board.css")
	if err != nil {
		t.Fatal(err)
	}
	block := func(from string) string {
		_, rest, found := strings.Cut(string(sheet), from+" {")
		text, _, ended := strings.Cut(rest, "}")
		if !found || !ended {
			t.Fatalf("no rule for %s", from)
		}
		return text
	}
	usual, vision, high := block("\n:root"), block(":root:where([data-palette=colour-vision])"), block("@media (prefers-contrast: more) {\n  :root")
	var all []theme
	for _, scheme := range []string{"light", "dark"} {
		for _, palette := range []string{"usual", "colour-vision"} {
			for _, contrast := range []string{"usual", "high"} {
				parts := []string{usual}
				if palette != "usual" {
					parts = append(parts, vision)
				}
				if contrast == "high" { // it is last in the style sheet
					parts = append(parts, high)
				}
				th := theme{name: scheme + ", colours " + palette + ", contrast " + contrast, high: contrast == "high", colours: colours{}, sizes: map[string]float64{}}
				th.read(t, strings.Join(parts, ""), scheme == "dark")
				all = append(all, th)
			}
		}
	}
	return all
}

var (
	declared = regexp.MustCompile(`--([a-z-]+): ([^;]+);`)
	pair     = regexp.MustCompile(`^light-dark\((.+), (.+)\)$`)
	alias    = regexp.MustCompile(`^var\(--([a-z-]+)\)$`)
	hex      = regexp.MustCompile(`^#([0-9a-f]{3}|[0-9a-f]{6})$`)
	size     = regexp.MustCompile(`^(\d+)(px|%)$`)
)

// read reads tokens; of several with the same name the last one counts.
func (th theme) read(t *testing.T, text string, dark bool) {
	values := map[string]string{}
	for _, found := range declared.FindAllStringSubmatch(text, -1) {
		value := found[2]
		if sides := pair.FindStringSubmatch(value); sides != nil {
			value = sides[1]
			if dark {
				value = sides[2]
			}
		}
		values[found[1]] = value
	}
	for name, value := range values {
		for alias.MatchString(value) {
			value = values[alias.FindStringSubmatch(value)[1]]
		}
		switch {
		case hex.MatchString(value):
			th.colours[name] = parsed(t, value[1:])
		case size.MatchString(value):
			th.sizes[name], _ = strconv.ParseFloat(size.FindStringSubmatch(value)[1], 64)
		}
	}
}

func parsed(t *testing.T, digits string) (c rgb) {
	if len(digits) == 3 {
		digits = digits[:1] + digits[:1] + digits[1:2] + digits[1:2] + digits[2:] + digits[2:]
	}
	for i := range c {
		n, err := strconv.ParseUint(digits[2*i:2*i+2], 16, 8)
		if err != nil {
			t.Fatal(err)
		}
		c[i] = float64(n) / 255
	}
	return c
}

// mixed returns a mix of c, with the given share, and another colour, like color-mix in sRGB.
func (c rgb) mixed(share float64, other rgb) (mix rgb) {
	for i := range mix {
		mix[i] = share*c[i] + (1-share)*other[i]
	}
	return mix
}

// linear returns the components without gamma, as defined by IEC 61966-2-1.
func (c rgb) linear() rgb {
	for i, part := range c {
		if part <= .04045 {
			c[i] = part / 12.92
		} else {
			c[i] = math.Pow((part+.055)/1.055, 2.4)
		}
	}
	return c
}

// luminance returns the relative luminance as defined by WCAG 2.
func (c rgb) luminance() float64 {
	l := c.linear()
	return .2126*l[0] + .7152*l[1] + .0722*l[2]
}

// ratio returns the contrast of two colours as defined by WCAG 2.
func ratio(one, other rgb) float64 {
	a, b := one.luminance(), other.luminance()
	return (max(a, b) + .05) / (min(a, b) + .05)
}

// Minimum contrasts: of text (WCAG 2.2, 1.4.3 and 1.4.6), and of controls and their states
// (1.4.11). The last two are our own, for differences that need not be read.
const (
	leastText  = 4.5
	leastHigh  = 7.0
	leastShape = 3.0
	leastClear = 1.45
	leastPlain = 1.09
)

// The backgrounds of each text, as tokens of the style sheet: tiles, keys, buttons, messages, dialogs, charts.
var textOn = map[string][]string{
	"ink":           {"ground", "raised", "control", "key", "absent"},
	"dim":           {"ground", "raised", "control", "absent"},
	"accent":        {"ground", "raised", "control", "absent"},
	"on-accent":     {"accent"},
	"on-correct":    {"correct"},
	"on-present":    {"present"},
	"on-absent":     {"absent"},
	"on-key-absent": {"ground"},
	"on-pressed":    {"pressed"},
	"ground":        {"ink"}, // messages
}

// What shows a control, its state or the focus, or is a part of a chart, with the colours beside it.
var shapeOn = map[string][]string{
	"accent":      {"ground", "raised", "control", "absent"}, // focus rings, brackets, bars, switches
	"second":      {"ground", "raised"},                      // brackets and frames of the second word
	"line-strong": {"ground", "raised", "control"},           // borders of fields, typed tiles, switches
	"on-present":  {"present"},                               // the inner frame
	"vowel":       {"raised"},
}

// TestContrast: in every theme, text has a contrast of 4.5 with its background, or 7 with high contrast, and
// meaningful shapes have 3. Absent keys and tiles differ clearly from untried keys.
func TestContrast(t *testing.T) {
	for _, th := range themes(t) {
		check := func(one, other string, least float64) {
			t.Helper()
			a, known := th.colours[one]
			b, also := th.colours[other]
			if !known || !also {
				t.Errorf("%s: no colour %s or %s", th.name, one, other)
			} else if got := ratio(a, b); got < least {
				t.Errorf("%s: %s on %s has a contrast of %.2f, want %.2f", th.name, one, other, got, least)
			}
		}
		text := leastText
		if th.high {
			text = leastHigh
		}
		for one, grounds := range textOn {
			for _, ground := range grounds {
				check(one, ground, text)
			}
		}
		for one, grounds := range shapeOn {
			for _, ground := range grounds {
				check(one, ground, leastShape)
			}
		}
		if edge, known := th.colours["edge-correct"]; !known || ratio(edge, th.colours["ground"]) < leastShape {
			check("correct", "ground", leastShape)
			check("correct", "raised", leastShape)
		}
		check("key", "ground", leastClear) // an absent key has the background's colour
		check("key", "absent", leastPlain) // the tile
		const heats = 8                    // as in TestHeatMap of app/ui
		hottest := th.colours["accent"].mixed(heats*th.sizes["warmth"]/100, th.colours["raised"])
		if got := ratio(th.colours["ink"], hottest); got < text {
			t.Errorf("%s: the hottest cell of a heat map has a contrast of %.2f, want %.2f", th.name, got, text)
		}
		if th.high && (th.sizes["border"] != 3 || th.sizes["frame"] != 3) {
			t.Errorf("%s: borders of %v", th.name, th.sizes)
		}
	}
}
