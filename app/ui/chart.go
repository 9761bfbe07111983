package ui

import (
	"math"
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/internal/each"
)

// Charts are drawn in the colours of the theme. A drawing says nothing to a screen
// reader, which reads the same figures in a table beside it; a heat map is a table.

// Figure is one figure of a chart.
type Figure struct {
	Name  string  // what it is the figure of
	Value float64 // not below 0
	Text  string  // the value as it is written
	Class string  // of its mark, or ""
	None  bool    // there is no value, and in a line a gap
}

// BarChart draws figures as bars that stand side by side.
type BarChart struct {
	goapp.Compo
	Title   string
	Names   string // what the names are, as the table tells
	Values  string // what the values are
	Figures []Figure
	Most    float64 // the height of the drawing, where several have the same; 0 for the greatest value
	Narrow  bool    // it stands beside others
}

func (c *BarChart) Render() goapp.UI {
	d := drawing{figures: c.Figures, most: c.Most, narrow: c.Narrow}
	return d.draw("bar-chart", c.Title, c.Names, c.Values, d.bars())
}

// LineChart draws figures as points of a line, with the area below it.
type LineChart struct {
	goapp.Compo
	Title   string
	Names   string // what the names are, as the table tells
	Values  string // what the values are
	Figures []Figure
	Room    float64 // that a name takes; some are left out where it is too much
}

func (c *LineChart) Render() goapp.UI {
	d := drawing{figures: c.Figures, room: c.Room}
	return d.draw("line-chart", c.Title, c.Names, c.Values, d.line())
}

// drawing is figures side by side, each in a slot of its own.
type drawing struct {
	figures []Figure
	most    float64 // value of a mark that is as high as can be; 0 for the greatest
	narrow  bool
	room    float64 // that a name takes
}

// Sizes in units of the drawing, of which the text of a small telephone has eleven.
const (
	leastWidth  = 320.0
	narrowWidth = 220.0
	leastSlot   = 12.0  // room for a name
	wideSlot    = 26.0  // and for a value
	drawnHigh   = 132.0 // height of it all
	marksTop    = 16.0  // of the highest mark, with its value above
	marksFoot   = 116.0 // of all marks, with their names below
	namesLine   = 129.0
	barShare    = .76 // of a slot
	bareBar     = 1.5 // height of a bar of nothing
)

// draw draws shapes, and beside them the table of the figures.
func (d drawing) draw(class, title, names, values string, shapes []goapp.UI) goapp.UI {
	box := "0 0 " + units(d.width()) + " " + units(drawnHigh)
	return goapp.Elem("figure").Class("chart", class).Body(
		Untranslated(shape("svg")).Attr("viewBox", box).Attr("focusable", "false").Aria("hidden", true).Body(shapes...),
		goapp.Div().Class("unseen").Body(d.table(title, names, values)),
	)
}

// table draws the figures for those who don't see the drawing.
func (d drawing) table(title, names, values string) goapp.UI {
	rows := each.Of(d.figures, func(f Figure) goapp.UI { return goapp.Tr().Body(rowHead(f.Name), goapp.Td().Text(f.Text)) })
	return goapp.Table().Body(
		goapp.Elem("caption").Text(title),
		goapp.THead().Body(goapp.Tr().Body(ColumnHead(names), ColumnHead(values))),
		goapp.TBody().Body(rows...),
	)
}

func (d drawing) width() float64 {
	least := leastWidth
	if d.narrow {
		least = narrowWidth
	}
	return max(least, leastSlot*float64(len(d.figures)))
}

// slot returns the width that each figure has.
func (d drawing) slot() float64 { return d.width() / float64(max(len(d.figures), 1)) }

// middle returns where the slot of a figure has its middle.
func (d drawing) middle(i int) float64 { return (float64(i) + .5) * d.slot() }

// greatest returns the first figure of the greatest value.
func (d drawing) greatest() int {
	greatest := 0
	for i, f := range d.figures {
		if f.Value > d.figures[greatest].Value {
			greatest = i
		}
	}
	return greatest
}

// top returns where the mark of a figure has its top.
func (d drawing) top(i int) float64 {
	most := max(d.most, d.figures[d.greatest()].Value)
	if most == 0 {
		return marksFoot
	}
	return marksFoot - (marksFoot-marksTop)*d.figures[i].Value/most
}

func (d drawing) bars() []goapp.UI {
	var shapes []goapp.UI
	wide := d.slot() * barShare
	for i, f := range d.figures {
		top := min(d.top(i), marksFoot-bareBar)
		bar := shape("rect").Class("mark", f.Class).
			Attr("x", units(d.middle(i)-wide/2)).Attr("y", units(top)).
			Attr("width", units(wide)).Attr("height", units(marksFoot-top)).Attr("rx", "2")
		shapes = append(shapes, bar, d.name(i))
		if d.slot() >= wideSlot || i == d.greatest() {
			shapes = append(shapes, d.value(i, top))
		}
	}
	return shapes
}

// line draws the points, the line through them, and the area below.
func (d drawing) line() []goapp.UI {
	var shapes, points []goapp.UI
	from, last := 0, len(d.figures)-1
	for i, f := range d.figures {
		if f.None {
			shapes = append(shapes, d.stretch(from, i)...)
			from = i + 1
		} else {
			points = append(points, shape("circle").Class("mark").Attr("cx", units(d.middle(i))).Attr("cy", units(d.top(i))).Attr("r", "4"))
		}
		points = append(points, d.name(i))
		if d.slot() >= wideSlot || i == 0 || i == last {
			points = append(points, d.value(i, d.top(i)-3))
		}
	}
	return slices.Concat(shapes, d.stretch(from, last+1), points)
}

// stretch draws the line through the points from one to before another, and the area below.
func (d drawing) stretch(from, to int) []goapp.UI {
	if to-from < 2 {
		return nil
	}
	var path strings.Builder
	for i := from; i < to; i++ {
		path.WriteString(units(d.middle(i)) + "," + units(d.top(i)) + " ")
	}
	foot := units(marksFoot)
	area := path.String() + units(d.middle(to-1)) + "," + foot + " " + units(d.middle(from)) + "," + foot
	return []goapp.UI{
		shape("polygon").Class("area").Attr("points", area),
		shape("polyline").Class("line").Attr("points", strings.TrimSpace(path.String())),
	}
}

// name draws the name of a figure below its mark, unless there is no room for it before
// that of the last.
func (d drawing) name(i int) goapp.UI {
	every := max(int(math.Ceil(d.room/d.slot())), 1)
	x := min(max(d.middle(i), d.room/2), d.width()-d.room/2)
	return If((len(d.figures)-1-i)%every == 0, caption("name", x, namesLine, d.figures[i].Name))
}

// value draws the value of a figure above its mark, where nothing is cut off.
func (d drawing) value(i int, top float64) goapp.UI {
	x := min(max(d.middle(i), wideSlot/2), d.width()-wideSlot/2)
	return caption("value", x, top-4, d.figures[i].Text)
}

// caption draws text in a drawing, around its middle.
func caption(class string, x, y float64, text string) goapp.UI {
	return shape("text").Class(class).Attr("x", units(x)).Attr("y", units(y)).Text(text)
}

// shape draws an element of a drawing.
func shape(tag string) goapp.HTMLElem {
	return goapp.Elem(tag).XMLNS("http://www.w3.org/2000/svg")
}

// units writes a length.
func units(n float64) string {
	const digits = 10 // a tenth can be seen, less can't
	return strconv.FormatFloat(float64(int(n*digits+.5))/digits, 'f', -1, 64)
}

// HeatMap draws a table of figures, the greater the darker.
type HeatMap struct {
	goapp.Compo
	Title string
	Names string   // what the names of the rows are
	Heads []string // of the columns
	Rows  []HeatRow
}

// HeatRow is a row of a heat map.
type HeatRow struct {
	Name    string
	Figures []Figure
}

// heats is how many steps there are from nothing to the greatest value; the style
// sheet has a colour for each.
const heats = 8

func (h *HeatMap) Render() goapp.UI {
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
