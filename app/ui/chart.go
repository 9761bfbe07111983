package ui

import (
	"math"
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/internal/each"
	"ketword/internal/format"
)

// Charts are drawn in the colours of the theme. A drawing is hidden from screen readers,
// which read the same figures in a table beside it; a heat map is itself a table.

// Figure is one value of a chart.
type Figure struct {
	Name  string  // of the letter, the period or the like
	Value float64 // at least 0
	Text  string  // the value as text
	Class string  // class of its mark; or ""
	None  bool    // there is no value; a line has a gap
}

// Chart is a series of figures, each in its own slot.
type Chart struct {
	Title   string
	Names   string // heading of the names in the table
	Values  string // heading of the values in the table
	Figures []Figure
	Most    float64 // value at full height, to give several charts the same scale; 0 for the greatest value
	Narrow  bool    // it is beside other charts
	Room    float64 // width of a name; if names don't fit, some are omitted
}

// Bars draws the figures as vertical bars.
func (c *Chart) Bars() goapp.UI { return c.draw("bar-chart", c.bars()) }

// Line draws the figures as points on a line, with the area below it.
func (c *Chart) Line() goapp.UI { return c.draw("line-chart", c.line()) }

// Sizes in units of the drawing. On a small phone, text is eleven units high.
const (
	leastWidth  = 320.0
	narrowWidth = 220.0
	leastSlot   = 12.0  // with room for a name
	wideSlot    = 26.0  // with room for a value
	drawnHigh   = 132.0 // total height
	marksTop    = 16.0  // top of the highest mark; its value is above
	marksFoot   = 116.0 // bottom of all marks; their names are below
	namesLine   = 129.0
	barShare    = .76 // relative to a slot
	bareBar     = 1.5 // height of a bar for 0
)

// draw draws shapes, and a hidden table of the figures.
func (c *Chart) draw(class string, shapes []goapp.UI) goapp.UI {
	box := "0 0 " + units(c.width()) + " " + units(drawnHigh)
	return goapp.Elem("figure").Class("chart", class).Body(
		Untranslated(shape("svg")).Attr("viewBox", box).Attr("focusable", "false").Aria("hidden", true).Body(shapes...),
		goapp.Div().Class("unseen").Body(c.table()),
	)
}

// table draws the figures for screen readers.
func (c *Chart) table() goapp.UI {
	rows := each.Of(c.Figures, func(f Figure) goapp.UI { return goapp.Tr().Body(rowHead(f.Name), goapp.Td().Text(f.Text)) })
	return goapp.Table().Body(
		goapp.Elem("caption").Text(c.Title),
		goapp.THead().Body(goapp.Tr().Body(ColumnHead(c.Names), ColumnHead(c.Values))),
		goapp.TBody().Body(rows...),
	)
}

func (c *Chart) width() float64 {
	least := leastWidth
	if c.Narrow {
		least = narrowWidth
	}
	return max(least, leastSlot*float64(len(c.Figures)))
}

// slot returns the width of a slot.
func (c *Chart) slot() float64 { return c.width() / float64(max(len(c.Figures), 1)) }

// middle returns the x coordinate of the middle of a slot.
func (c *Chart) middle(i int) float64 { return (float64(i) + .5) * c.slot() }

// greatest returns the index of the first figure with the greatest value.
func (c *Chart) greatest() int {
	greatest := 0
	for i, f := range c.Figures {
		if f.Value > c.Figures[greatest].Value {
			greatest = i
		}
	}
	return greatest
}

// top returns the y coordinate of the top of a figure's mark.
func (c *Chart) top(i int) float64 {
	most := max(c.Most, c.Figures[c.greatest()].Value)
	if most == 0 {
		return marksFoot
	}
	return marksFoot - (marksFoot-marksTop)*c.Figures[i].Value/most
}

func (c *Chart) bars() []goapp.UI {
	var shapes []goapp.UI
	wide := c.slot() * barShare
	for i, f := range c.Figures {
		top := min(c.top(i), marksFoot-bareBar)
		bar := shape("rect").Class("mark", f.Class).
			Attr("x", units(c.middle(i)-wide/2)).Attr("y", units(top)).
			Attr("width", units(wide)).Attr("height", units(marksFoot-top)).Attr("rx", "2")
		shapes = append(shapes, bar, c.name(i))
		if c.slot() >= wideSlot || i == c.greatest() {
			shapes = append(shapes, c.value(i, top))
		}
	}
	return shapes
}

// line draws the points, the line through them, and the area below.
func (c *Chart) line() []goapp.UI {
	var shapes, points []goapp.UI
	from, last := 0, len(c.Figures)-1
	for i, f := range c.Figures {
		if f.None {
			shapes = append(shapes, c.stretch(from, i)...)
			from = i + 1
		} else {
			points = append(points, shape("circle").Class("mark").Attr("cx", units(c.middle(i))).Attr("cy", units(c.top(i))).Attr("r", "4"))
		}
		points = append(points, c.name(i))
		if c.slot() >= wideSlot || i == 0 || i == last {
			points = append(points, c.value(i, c.top(i)-3))
		}
	}
	return slices.Concat(shapes, c.stretch(from, last+1), points)
}

// stretch draws the line through the points from one index up to another, excluded, and the area below.
func (c *Chart) stretch(from, to int) []goapp.UI {
	if to-from < 2 {
		return nil
	}
	var path strings.Builder
	for i := from; i < to; i++ {
		path.WriteString(units(c.middle(i)) + "," + units(c.top(i)) + " ")
	}
	foot := units(marksFoot)
	area := path.String() + units(c.middle(to-1)) + "," + foot + " " + units(c.middle(from)) + "," + foot
	return []goapp.UI{
		shape("polygon").Class("area").Attr("points", area),
		shape("polyline").Class("line").Attr("points", strings.TrimSpace(path.String())),
	}
}

// name draws the name of a figure below its mark, if there is room. The last name always
// has room.
func (c *Chart) name(i int) goapp.UI {
	every := max(int(math.Ceil(c.Room/c.slot())), 1)
	x := min(max(c.middle(i), c.Room/2), c.width()-c.Room/2)
	return If((len(c.Figures)-1-i)%every == 0, caption("name", x, namesLine, c.Figures[i].Name))
}

// value draws the value of a figure above its mark, far enough from the edges.
func (c *Chart) value(i int, top float64) goapp.UI {
	x := min(max(c.middle(i), wideSlot/2), c.width()-wideSlot/2)
	return caption("value", x, top-4, c.Figures[i].Text)
}

// caption draws centred text.
func caption(class string, x, y float64, text string) goapp.UI {
	return shape("text").Class(class).Attr("x", units(x)).Attr("y", units(y)).Text(text)
}

// shape returns an SVG element.
func shape(tag string) goapp.HTMLElem {
	return goapp.Elem(tag).XMLNS("http://www.w3.org/2000/svg")
}

// units returns a length as text.
func units(n float64) string {
	const digits = 1 // finer differences are invisible
	return strings.TrimSuffix(format.Decimal(n, digits), ".0")
}

// HeatMap is a table of figures in which greater values are darker.
type HeatMap struct {
	Title string
	Names string   // heading of the names of rows
	Heads []string // headings of the columns
	Rows  []HeatRow
}

// HeatRow is a row of a heat map.
type HeatRow struct {
	Name    string
	Figures []Figure
}

// heats is the number of steps between 0 and the greatest value. The style sheet has a
// colour for each.
const heats = 8

// Draw draws the map.
func (h *HeatMap) Draw() goapp.UI {
	heads := []goapp.UI{ColumnHead(h.Names)}
	for _, head := range h.Heads {
		heads = append(heads, ColumnHead(head))
	}
	most := h.most()
	var rows []goapp.UI
	for _, r := range h.Rows {
		cells := []goapp.UI{rowHead(r.Name)}
		for _, f := range r.Figures {
			heat := 0
			if most > 0 {
				heat = int(f.Value/most*heats + .5)
			}
			cells = append(cells, goapp.Td().Class("heat-"+strconv.Itoa(heat)).Text(f.Text))
		}
		rows = append(rows, goapp.Tr().Body(cells...))
	}
	return goapp.Div().Class("scroll").Body(goapp.Table().Class("chart", "heat-map").Body(
		goapp.Elem("caption").Class("unseen").Text(h.Title),
		goapp.THead().Body(goapp.Tr().Body(heads...)),
		goapp.TBody().Body(rows...),
	))
}

// most returns the greatest value.
func (h *HeatMap) most() float64 {
	most := 0.0
	for _, r := range h.Rows {
		for _, f := range r.Figures {
			most = max(most, f.Value)
		}
	}
	return most
}

func rowHead(text string) goapp.UI { return goapp.Th().Attr("scope", "row").Text(text) }

// ColumnHead draws the head of a table's column.
func ColumnHead(text string) goapp.UI { return goapp.Th().Attr("scope", "col").Text(text) }
