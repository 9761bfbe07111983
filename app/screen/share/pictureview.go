package share

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/records"
	"ketword/app/text"
	"ketword/engine"
	"ketword/internal/format"
)

// DrawPicture draws the picture of a result, with the site's address, on a canvas, and sets the size of the
// canvas.
func DrawPicture(canvas goapp.Value, t *text.Text, site string, r records.Result) {
	newPicture(t, site, r).drawOn(canvas)
}

// DrawTable draws a table on a canvas, with the site's address, and sets the size of the canvas. The text has a
// title, and a line for each row: a place, a name and figures, with [effect.Between] between them.
func DrawTable(canvas goapp.Value, site, text string) {
	tableOf(text, shownAddress(site)).drawOn(canvas)
}

// pen draws on a canvas in the colours of the theme.
type pen struct {
	to     goapp.Value
	colour func(name string) string
}

// drawOn draws the picture on a canvas, and sets the size of the canvas.
func (p picture) drawOn(canvas goapp.Value) {
	canvas.Set("width", p.width*pictureScale)
	canvas.Set("height", p.height*pictureScale)
	style := goapp.Window().Call("getComputedStyle", browser.DocumentElement())
	d := pen{to: canvas.Call("getContext", "2d"), colour: func(name string) string {
		return strings.TrimSpace(style.Call("getPropertyValue", "--"+name).String())
	}}
	d.to.Call("scale", pictureScale, pictureScale)
	d.to.Set("fillStyle", d.colour("ground"))
	d.to.Call("fillRect", 0, 0, p.width, p.height)
	d.to.Set("textAlign", "center")
	d.to.Set("textBaseline", "middle")
	mark := d.write(strings.ToLower(text.Name), "ink", markSize, p, pictureEdge)
	d.write(p.title, "ink", titleSize, p, pictureEdge+markSize+8)
	d.write(p.address, "dim", addressSize, p, p.height-pictureFoot/2)
	for _, t := range p.tiles {
		d.tile(t)
	}
	for _, l := range p.lines {
		d.line(l, p.width)
	}
	d.to.Set("strokeStyle", d.colour("accent"))
	d.ket(pictureKet{(p.width - mark) / 2, (p.width + mark) / 2, pictureEdge - markSize/2, markSize})
	for _, k := range p.kets {
		d.ket(k)
	}
}

// write writes centred text, and returns its width.
func (d pen) write(words, colour string, size float64, p picture, y float64) float64 {
	d.to.Set("fillStyle", d.colour(colour))
	d.to.Set("font", format.Text("600 %dpx ", int(size))+d.colour("font"))
	d.to.Call("fillText", words, p.width/2, y, p.width-pictureEdge)
	return d.to.Call("measureText", words).Get("width").Float()
}

// line writes a line of a table in a picture of some width.
func (d pen) line(l pictureLine, width float64) {
	const place, figures = 40.0, 150.0 // widths
	d.to.Set("fillStyle", d.colour("ink"))
	d.to.Set("font", format.Text("600 %dpx ", int(titleSize))+d.colour("font"))
	if len(l.parts) < len("123") { // of a table without rows
		return
	}
	d.to.Set("textAlign", "start")
	d.to.Call("fillText", l.parts[0], pictureEdge, l.y, place)
	d.to.Call("fillText", l.parts[1], pictureEdge+place, l.y, width-2*pictureEdge-place-figures)
	d.to.Set("textAlign", "end")
	d.to.Call("fillText", l.parts[2], width-pictureEdge, l.y, figures)
}

// tile draws a tile: solid if correct, framed inside if present, plain if absent.
func (d pen) tile(t pictureTile) {
	d.outline(t, 0)
	d.to.Set("fillStyle", d.colour(t.mark.String()))
	d.to.Call("fill")
	if t.mark == engine.Present {
		d.outline(t, t.size*.08)
		d.to.Set("strokeStyle", d.colour("on-present"))
		d.to.Set("lineWidth", t.size*.04)
		d.to.Call("stroke")
	}
}

// outline begins the path of a tile's outline, inset by within.
func (d pen) outline(t pictureTile, within float64) {
	d.to.Call("beginPath")
	size := t.size - 2*within
	switch {
	case t.round:
		d.to.Call("arc", t.x+t.size/2, t.y+t.size/2, size/2, 0, 7)
	case d.to.Get("roundRect").Truthy():
		d.to.Call("roundRect", t.x+within, t.y+within, size, size, size*tileRounding)
	default: // for older browsers
		d.to.Call("rect", t.x+within, t.y+within, size, size)
	}
}

// ket draws | and ⟩ around a row.
func (d pen) ket(k pictureKet) {
	high, low := k.y+k.size*.08, k.y+k.size*.92
	left, right, tip := k.left-k.size*.18, k.right+k.size*.14, k.right+k.size*.32
	d.to.Set("lineWidth", k.size*.07)
	d.to.Call("beginPath")
	d.to.Call("moveTo", left, high)
	d.to.Call("lineTo", left, low)
	d.to.Call("moveTo", right, high)
	d.to.Call("lineTo", tip, (high+low)/2)
	d.to.Call("lineTo", right, low)
	d.to.Call("stroke")
}
