//go:build !js

package app

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// drawBars draws bars of some values, each written with its unit.
func drawBars(t *testing.T, most float64, values ...float64) drawn {
	c := &barChart{Title: "Falling", Names: "turn", Values: "bits", Most: most}
	for i, v := range values {
		c.Figures = append(c.Figures, figure{Name: strconv.Itoa(i), Value: v, Text: units(v) + " b"})
	}
	return draw(t, c)
}

// TestBars: each is as high as its value is of the greatest, and stands on the same
// line as the others. Narrow ones leave room for one value only.
func TestBars(t *testing.T) {
	c := drawBars(t, 0, 5, 10, 0)
	bars := c.all(tagged("rect"))
	same(t, "heights", attrs(bars, "height"), "50", "100", "1.5")
	same(t, "tops", attrs(bars, "y"), "66", "16", "114.5")
	same(t, "names", texts(c.all(classed("name"))), "0", "1", "2")
	same(t, "values", texts(c.all(classed("value"))), "5 b", "10 b", "0 b")
	same(t, "half of what there could be", attrs(drawBars(t, 20, 5, 10, 0).all(tagged("rect")), "height"), "25", "50", "1.5")
	same(t, "nothing at all", attrs(drawBars(t, 0, 0, 0).all(tagged("rect")), "height"), "1.5", "1.5")
	many := make([]float64, 40)
	many[39] = 1
	same(t, "value of many", texts(drawBars(t, 0, many...).all(classed("value"))), "1 b")
	equal(t, "room for many", drawBars(t, 0, many...).one(t, tagged("svg")).attr("viewBox"), "0 0 480 132")
	narrow := draw(t, &barChart{Figures: []figure{{Name: "1", Value: 2}}, Narrow: true})
	equal(t, "beside others", narrow.one(t, tagged("svg")).attr("viewBox"), "0 0 220 132")
	equal(t, "without figures", len(drawBars(t, 0).all(tagged("rect"))), 0)
}

// TestLine: a point for each value, a line through them, and the area below.
func TestLine(t *testing.T) {
	c := draw(t, &lineChart{Figures: []figure{{Name: "start", Value: 10}, {Name: "1", Value: 4}, {Name: "2"}, {Name: "3"}}})
	equal(t, "line", c.one(t, tagged("polyline")).attr("points"), "40,16 120,76 200,116 280,116")
	equal(t, "area", c.one(t, tagged("polygon")).attr("points"), "40,16 120,76 200,116 280,116 280,116 40,116")
	same(t, "points", attrs(c.all(tagged("circle")), "cy"), "16", "76", "116", "116")
	one := draw(t, &lineChart{Figures: []figure{{Name: "start", Value: 3}}})
	gap := draw(t, &lineChart{Figures: []figure{{Value: 10}, {Value: 4}, {None: true}, {Value: 5}}})
	same(t, "lines of a gap", attrs(gap.all(tagged("polyline")), "points"), "40,16 120,76")
	equal(t, "points of a gap", len(gap.all(tagged("circle"))), 3)
	equal(t, "lines of one point", len(one.all(tagged("polyline"))), 0)
}

// TestChartsAreTables: a screen reader finds all figures in a table, and nothing in
// the drawing.
func TestChartsAreTables(t *testing.T) {
	c := drawBars(t, 0, 5, 10)
	equal(t, "drawing", c.one(t, tagged("svg")).attr("aria-hidden"), "true")
	table := c.one(t, tagged("table"))
	equal(t, "title", table.one(t, tagged("caption")).text(), "Falling")
	same(t, "heads", texts(table.all(saying("scope", "col"))), "turn", "bits")
	same(t, "names", texts(table.all(saying("scope", "row"))), "0", "1")
	same(t, "figures", texts(table.all(tagged("td"))), "5 b", "10 b")
}

// TestHeatMap: the greatest value has the greatest heat, for which the style sheet has
// a colour as for all others.
func TestHeatMap(t *testing.T) {
	row := func(name string, values ...float64) heatRow {
		r := heatRow{Name: name}
		for _, v := range values {
			r.Figures = append(r.Figures, figure{Value: v, Text: units(v)})
		}
		return r
	}
	c := draw(t, &heatMap{Title: "Letters", Names: "letter", Heads: []string{"1", "2"}, Rows: []heatRow{row("a", 4, 8), row("b", 0, 0.6)}})
	same(t, "heat", attrs(c.all(tagged("td")), "class"), "heat-4", "heat-8", "heat-0", "heat-1")
	same(t, "figures", texts(c.all(tagged("td"))), "4", "8", "0", "0.6")
	same(t, "rows", texts(c.all(saying("scope", "row"))), "a", "b")
	same(t, "columns", texts(c.all(saying("scope", "col"))), "letter", "1", "2")
	same(t, "no heat", attrs(draw(t, &heatMap{Rows: []heatRow{row("a", 0)}}).all(tagged("td")), "class"), "heat-0")
	sheet, err := os.ReadFile("../web/ketword.css")
	if err != nil {
		t.Fatal(err)
	}
	for heat := 1; heat <= heats; heat++ {
		if !strings.Contains(string(sheet), ".heat-"+strconv.Itoa(heat)+" ") {
			t.Errorf("the style sheet has no colour for heat %d", heat)
		}
	}
}
