//go:build !js

package app

import (
	"math"
	"os"
	"regexp"
	"strings"
	"testing"
)

// vision transforms the linear components of a colour into those that a person sees.
type vision [3]rgb

// visions are the ways in which the marks may be seen. The three of dichromats are from G.
// M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for
// Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), for a severity of 1.
var visions = map[string]vision{
	"usual":        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"greyscale":    {{.2126, .7152, .0722}, {.2126, .7152, .0722}, {.2126, .7152, .0722}},
	"protanopia":   {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}},
	"deuteranopia": {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}},
	"tritanopia":   {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}},
}

// cielab is a colour in CIELAB, with D65 as white.
type cielab struct{ l, a, b float64 }

// sees returns how a colour looks.
func (v vision) sees(c rgb) cielab {
	linear := c.linear()
	var seen rgb
	for i, row := range v {
		for j, share := range row {
			seen[i] += share * linear[j]
		}
		seen[i] = min(max(seen[i], 0), 1)
	}
	r, g, b := seen[0], seen[1], seen[2]
	f := func(t float64) float64 {
		const edge = 6. / 29
		if t > edge*edge*edge {
			return math.Cbrt(t)
		}
		return t/(3*edge*edge) + 4./29
	}
	x := f((.4124564*r + .3575761*g + .1804375*b) / .95047)
	y := f(.2126729*r + .7151522*g + .0721750*b)
	z := f((.0193339*r + .1191920*g + .9503041*b) / 1.08883)
	return cielab{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// difference returns the difference of two colours by CIEDE2000, as in G. Sharma, W. Wu and
// E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and Application 30
// (2005). Differences up to about 2 are invisible.
func difference(one, other cielab) float64 {
	const degree = math.Pi / 180
	power7 := func(c float64) float64 { return math.Sqrt(math.Pow(c, 7) / (math.Pow(c, 7) + math.Pow(25, 7))) }
	g := .5 * (1 - power7((math.Hypot(one.a, one.b)+math.Hypot(other.a, other.b))/2))
	polar := func(c cielab) (chroma, hue float64) {
		a := (1 + g) * c.a
		if hue = math.Atan2(c.b, a); hue < 0 {
			hue += 2 * math.Pi
		}
		return math.Hypot(a, c.b), hue
	}
	c1, h1 := polar(one)
	c2, h2 := polar(other)
	turn, mean := h2-h1, (h1+h2)/2
	switch {
	case c1*c2 == 0:
		turn, mean = 0, h1+h2
	case math.Abs(turn) > math.Pi:
		turn -= math.Copysign(2*math.Pi, turn)
		mean -= math.Copysign(math.Pi, mean-math.Pi)
	}
	lightness, chroma := (one.l+other.l)/2, (c1+c2)/2
	t := 1 - .17*math.Cos(mean-30*degree) + .24*math.Cos(2*mean) + .32*math.Cos(3*mean+6*degree) - .20*math.Cos(4*mean-63*degree)
	off := (lightness - 50) * (lightness - 50)
	dl := (other.l - one.l) / (1 + .015*off/math.Sqrt(20+off))
	dc := (c2 - c1) / (1 + .045*chroma)
	dh := 2 * math.Sqrt(c1*c2) * math.Sin(turn/2) / (1 + .015*chroma*t)
	around := (mean/degree - 275) / 25
	rotation := -math.Sin(60*degree*math.Exp(-around*around)) * 2 * power7(chroma)
	return math.Sqrt(dl*dl + dc*dc + dh*dh + rotation*dc*dh)
}

// TestDifference: pairs from the table published with the formula.
func TestDifference(t *testing.T) {
	for _, c := range []struct {
		one, other cielab
		want       float64
	}{
		{cielab{50, 2.6772, -79.7751}, cielab{50, 0, -82.7485}, 2.0425},
		{cielab{50, -1, 2}, cielab{50, 0, 0}, 2.3669},
		{cielab{50, 2.49, -.001}, cielab{50, -2.49, .0011}, 7.2195},
		{cielab{50, 2.5, 0}, cielab{73, 25, -18}, 27.1492},
		{cielab{50, 2.5, 0}, cielab{58, 24, 15}, 19.4535},
		{cielab{22.7233, 20.0904, -46.694}, cielab{23.0331, 14.973, -42.5619}, 2.0373},
		{cielab{90.8027, -2.0831, 1.441}, cielab{91.1528, -1.6435, .0447}, 1.4441},
	} {
		if got := difference(c.one, c.other); math.Abs(got-c.want) > .0001 {
			t.Errorf("%v and %v: %.4f, want %.4f", c.one, c.other, got, c.want)
		}
	}
	if white := visions["usual"].sees(rgb{1, 1, 1}); math.Abs(white.l-100) > .01 || math.Hypot(white.a, white.b) > .01 {
		t.Errorf("white is %v", white)
	}
}

// leastDifference is the minimum difference between two marks that must be distinguished at
// a glance by colour alone: several times a visible difference.
const leastDifference = 12

// TestMarksAreToldApart: in every theme, everybody can distinguish marks that differ only
// in colour, even in greyscale. A present mark may have the colour of another one, since
// its inner frame on tiles and keys is visible to everybody.
func TestMarksAreToldApart(t *testing.T) {
	sheet, err := os.ReadFile("../web/board.css")
	if err != nil {
		t.Fatal(err)
	}
	for _, what := range []string{"tile", "key"} {
		for mark, framed := range map[string]bool{"correct": false, "present": true, "absent": false} {
			rule := regexp.MustCompile(`(?m)^\.` + what + `\[data-mark=` + mark + `\] \{(.*)\}$`).FindStringSubmatch(string(sheet))
			if rule == nil || strings.Contains(rule[1], "var(--frame)") != framed || strings.Contains(rule[1], "var(--on-present)") != framed {
				t.Errorf("%s, %s: %q", what, mark, rule)
			}
		}
		if !regexp.MustCompile(`(?m)^\.` + what + `\[data-mixed\].*\{ border-radius: (50%|var\(--pill\)); \}$`).Match(sheet) {
			t.Errorf("a mixed %s is not round", what)
		}
	}
	for _, th := range themes(t) {
		for name, v := range visions {
			differ := func(one, other string) float64 { return difference(v.sees(th.colours[one]), v.sees(th.colours[other])) }
			for _, pair := range [][2]string{
				{"correct", "absent"}, {"correct", "ground"}, {"correct", "key"}, // tiles; keys, where an absent one has the colour of the background
			} {
				if got := differ(pair[0], pair[1]); got < leastDifference {
					t.Errorf("%s: %s: %s and %s differ by %.1f", th.name, name, pair[0], pair[1], got)
				}
			}
			for _, other := range []string{"correct", "absent", "ground", "key"} {
				if differ("present", other) < leastDifference && differ("present", "on-present") < 2*leastDifference {
					t.Errorf("%s: %s: present and %s differ by %.1f, and the frame by %.1f", th.name, name, other, differ("present", other), differ("present", "on-present"))
				}
			}
		}
	}
}
