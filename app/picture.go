package app

import (
	"encoding/base64"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/records"
	"ketword/app/text"
	"ketword/engine"
	"ketword/internal/format"
)

// picture is how the rows of a game are drawn: without letters, and each mark in the shape
// and the colours that it has on the board, below the wordmark and the title, and above the
// site's address. Lengths are in pixels, of which the file has several for one.
type picture struct {
	width, height float64
	title         string
	address       string
	tiles         []pictureTile
	kets          []pictureKet
}

// pictureTile is a tile by the corner at its upper left.
type pictureTile struct {
	x, y, size float64
	mark       engine.Mark
	round      bool
}

// pictureKet is a mixed row, which stands between | and ⟩.
type pictureKet struct{ left, right, y, size float64 }

const (
	pictureID    = "picture"
	pngType      = "image/png"
	pictureScale = 2    // pixels of the file for one here, so that it is sharp on phones
	pictureEdge  = 32.0 // around all
	pictureHead  = 92.0 // for wordmark and title
	pictureFoot  = 56.0 // for the address
	markSize     = 28.0 // of the wordmark's letters
	titleSize    = 20.0
	addressSize  = 15.0
	letterWidth  = .58 // of the letters at most, of their size
	bigTile      = 56.0
	smallTile    = 28.0 // where there are many rows
	manyRows     = 12
	tileGap      = .12 // of a tile
	ketRoom      = .45 // beside the tiles, of a tile
	tileRounding = .16 // as in the style sheet
)

func (r *root) picture(result records.Result) picture {
	_, site, _ := strings.Cut(r.origin+r.home, "://")
	title, _ := strings.CutPrefix(firstLine(r.text, result), text.Name+" ") // the wordmark says it
	return pictureOf(title, strings.TrimSuffix(site, "/"), result)
}

// pictureOf lays out the picture of a game with a title, and the site's address.
func pictureOf(title, address string, r records.Result) picture {
	turns, length, size := r.Game.Turns(), float64(r.Game.Puzzle.Rules.Length), bigTile
	if len(turns) > manyRows {
		size = smallTile
	}
	step := size * (1 + tileGap)
	board := length*step - size*tileGap
	wide := max(board+2*ketRoom*size, letterWidth*titleSize*float64(len([]rune(title))), letterWidth*addressSize*float64(len(address)))
	p := picture{width: wide + 2*pictureEdge, height: pictureHead + float64(len(turns))*step + pictureFoot, title: title, address: address}
	left := (p.width - board) / 2
	for i, turn := range turns {
		y, mixed := pictureHead+float64(i)*step, turn.Feedback.Mixed()
		for col, mark := range turn.Feedback.Marks() {
			at := float64(col)
			if r.List.RightToLeft() {
				at = length - 1 - at
			}
			p.tiles = append(p.tiles, pictureTile{left + at*step, y, size, mark, mixed})
		}
		if mixed {
			p.kets = append(p.kets, pictureKet{left, left + board, y, size})
		}
	}
	return p
}

func pictureName(title string) string {
	name := strings.Map(func(l rune) rune {
		if l >= 'a' && l <= 'z' || l >= '0' && l <= '9' || l == '-' {
			return l
		}
		return '-'
	}, strings.ToLower(title))
	return strings.Trim(strings.Join(strings.FieldsFunc(name, func(l rune) bool { return l == '-' }), "-"), "-") + ".png"
}

// pen draws on a canvas in the colours of the theme.
type pen struct {
	to     goapp.Value
	colour func(name string) string
}

// drawOn draws the picture on a canvas, which gets its size.
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
	d.to.Set("strokeStyle", d.colour("accent"))
	d.ket(pictureKet{(p.width - mark) / 2, (p.width + mark) / 2, pictureEdge - markSize/2, markSize})
	for _, k := range p.kets {
		d.ket(k)
	}
}

// write writes a text in the middle of a picture, and returns how wide it is.
func (d pen) write(words, colour string, size float64, p picture, y float64) float64 {
	d.to.Set("fillStyle", d.colour(colour))
	d.to.Set("font", format.Text("600 %dpx ", int(size))+d.colour("font"))
	d.to.Call("fillText", words, p.width/2, y, p.width-pictureEdge)
	return d.to.Call("measureText", words).Get("width").Float()
}

// tile draws a tile: correct is solid, present framed from inside, absent flat.
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

// outline begins the outline of a tile, so much within it.
func (d pen) outline(t pictureTile, within float64) {
	d.to.Call("beginPath")
	size := t.size - 2*within
	switch {
	case t.round:
		d.to.Call("arc", t.x+t.size/2, t.y+t.size/2, size/2, 0, 7)
	case d.to.Get("roundRect").Truthy():
		d.to.Call("roundRect", t.x+within, t.y+within, size, size, size*tileRounding)
	default: // an older browser
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

// showPicture draws the picture of the open dialog on its canvas, if it has one.
func (r *root) showPicture() {
	if canvas := browser.Find("#" + pictureID); canvas.Truthy() {
		r.picture(r.model.Sharing().Result).drawOn(canvas)
	}
}

// pngOf returns the bytes of a canvas as a file. They are there at once: a browser may open
// its dialog for sharing only while a tap is handled.
func pngOf(canvas goapp.Value) []byte {
	_, encoded, _ := strings.Cut(canvas.Call("toDataURL", pngType).String(), ",")
	data, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		return nil
	}
	return data
}
