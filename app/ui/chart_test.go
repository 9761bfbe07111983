//go:build !js

package ui

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
)

// drawBars draws bars with some values, each with its unit.
func drawBars(t *testing.T, most float64, values ...float64) drawn.Element {
	c := &Chart{Title: "Falling", Names: "turn", Values: "bits", Most: most}
	for i, v := range values {
		c.Figures = append(c.Figures, Figure{Name: strconv.Itoa(i), Value: v, Text: units(v) + " b"})
	}
	return drawn.Of(t, c.Bars())
}

// TestBars: the height of a bar is proportional to its value, and all bars have the same
// baseline. Narrow bars leave room for only one value.
func TestBars(t *testing.T) {
	c := drawBars(t, 0, 5, 10, 0)
	bars := c.All(drawn.Tagged("rect"))
	apptest.Strings(t, "heights", drawn.Attrs(bars, "height"), "50", "100", "1.5")
	apptest.Strings(t, "tops", drawn.Attrs(bars, "y"), "66", "16", "114.5")
	apptest.Strings(t, "names", drawn.Texts(c.All(drawn.Classed("name"))), "0", "1", "2")
	apptest.Strings(t, "values", drawn.Texts(c.All(drawn.Classed("value"))), "5 b", "10 b", "0 b")
	apptest.Strings(t, "half of what there could be", drawn.Attrs(drawBars(t, 20, 5, 10, 0).All(drawn.Tagged("rect")), "height"), "25", "50", "1.5")
	apptest.Strings(t, "nothing at all", drawn.Attrs(drawBars(t, 0, 0, 0).All(drawn.Tagged("rect")), "height"), "1.5", "1.5")
	many := make([]float64, 40)
	many[39] = 1
	apptest.Strings(t, "value of many", drawn.Texts(drawBars(t, 0, many...).All(drawn.Classed("value"))), "1 b")
	apptest.Equal(t, "room for many", drawBars(t, 0, many...).One(t, drawn.Tagged("svg")).Value("viewBox"), "0 0 480 132")
	narrow := drawn.Of(t, (&Chart{Figures: []Figure{{Name: "1", Value: 2}}, Narrow: true}).Bars())
	apptest.Equal(t, "beside others", narrow.One(t, drawn.Tagged("svg")).Value("viewBox"), "0 0 220 132")
	apptest.Equal(t, "without figures", len(drawBars(t, 0).All(drawn.Tagged("rect"))), 0)
}

// TestLine: a point for each value, a line through them, and the area below.
func TestLine(t *testing.T) {
	c := drawn.Of(t, (&Chart{Figures: []Figure{{Name: "start", Value: 10}, {Name: "1", Value: 4}, {Name: "2"}, {Name: "3"}}}).Line())
	apptest.Equal(t, "line", c.One(t, drawn.Tagged("polyline")).Value("points"), "40,16 120,76 200,116 280,116")
	apptest.Equal(t, "area", c.One(t, drawn.Tagged("polygon")).Value("points"), "40,16 120,76 200,116 280,116 280,116 40,116")
	apptest.Strings(t, "points", drawn.Attrs(c.All(drawn.Tagged("circle")), "cy"), "16", "76", "116", "116")
	one := drawn.Of(t, (&Chart{Figures: []Figure{{Name: "start", Value: 3}}}).Line())
	gap := drawn.Of(t, (&Chart{Figures: []Figure{{Value: 10}, {Value: 4}, {None: true}, {Value: 5}}}).Line())
	apptest.Strings(t, "lines of a gap", drawn.Attrs(gap.All(drawn.Tagged("polyline")), "points"), "40,16 120,76")
	apptest.Equal(t, "points of a gap", len(gap.All(drawn.Tagged("circle"))), 3)
	apptest.Equal(t, "lines of one point", len(one.All(drawn.Tagged("polyline"))), 0)
}

// TestChartsAreTables: a screen reader finds all figures in a table, and ignores the
// drawing.
func TestChartsAreTables(t *testing.T) {
	c := drawBars(t, 0, 5, 10)
	apptest.Equal(t, "drawing", c.One(t, drawn.Tagged("svg")).Value("aria-hidden"), "true")
	table := c.One(t, drawn.Tagged("table"))
	apptest.Equal(t, "title", table.One(t, drawn.Tagged("caption")).Text(), "Falling")
	apptest.Strings(t, "heads", drawn.Texts(table.All(drawn.Saying("scope", "col"))), "turn", "bits")
	apptest.Strings(t, "names", drawn.Texts(table.All(drawn.Saying("scope", "row"))), "0", "1")
	apptest.Strings(t, "figures", drawn.Texts(table.All(drawn.Tagged("td"))), "5 b", "10 b")
}

// TestHeatMap: the greatest value has the greatest heat; the style sheet has a colour for
// it and for all others.
func TestHeatMap(t *testing.T) {
	row := func(name string, values ...float64) HeatRow {
		r := HeatRow{Name: name}
		for _, v := range values {
			r.Figures = append(r.Figures, Figure{Value: v, Text: units(v)})
		}
		return r
	}
	c := drawn.Of(t, (&HeatMap{Title: "Letters", Names: "letter", Heads: []string{"1", "2"}, Rows: []HeatRow{row("a", 4, 8), row("b", 0, 0.6)}}).Draw())
	apptest.Strings(t, "heat", drawn.Attrs(c.All(drawn.Tagged("td")), "class"), "heat-4", "heat-8", "heat-0", "heat-1")
	apptest.Strings(t, "figures", drawn.Texts(c.All(drawn.Tagged("td"))), "4", "8", "0", "0.6")
	apptest.Strings(t, "rows", drawn.Texts(c.All(drawn.Saying("scope", "row"))), "a", "b")
	apptest.Strings(t, "columns", drawn.Texts(c.All(drawn.Saying("scope", "col"))), "letter", "1", "2")
	apptest.Strings(t, "no heat", drawn.Attrs(drawn.Of(t, (&HeatMap{Rows: []HeatRow{row("a", 0)}}).Draw()).All(drawn.Tagged("td")), "class"), "heat-0")
	sheet, err := os.ReadFile("../../web/screens.css")
	if err != nil {
		t.Fatal(err)
	}
	for heat := 1; heat <= heats; heat++ {
		if !strings.Contains(string(sheet), ".heat-"+strconv.Itoa(heat)+" ") {
			t.Errorf("the style sheet has no colour for heat %d", heat)
		}
	}
}
