package app

import (
	"encoding/base64"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/engine"
	"ketword/internal/format"
)

// picture is how the rows of a game are drawn: without letters, and each mark in the shape
// and the colours that it has on the board. Lengths are in pixels.
type picture struct {
	width, height float64
	title         string
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
	pictureEdge  = 32.0 // around all
	pictureHead  = 60.0 // for the title
	titleSize    = 24.0 // of its letters
	letterWidth  = .58  // of the title's letters at most, of their size
	bigTile      = 56.0
	smallTile    = 28.0 // where there are many rows
	manyRows     = 12
	tileGap      = .12 // of a tile
	ketRoom      = .45 // beside the tiles, of a tile
	tileRounding = .16 // as in the style sheet
)

// pictureOf lays out the picture of a game.
func pictureOf(title string, r model.Result) picture {
	turns, length, size := r.Game.Turns(), float64(r.Game.Puzzle.Rules.Length), bigTile
	if len(turns) > manyRows {
		size = smallTile
	}
	step := size * (1 + tileGap)
	board := length*step - size*tileGap
	wide := max(board+2*ketRoom*size, letterWidth*titleSize*float64(len([]rune(title))))
	p := picture{width: wide + 2*pictureEdge, height: pictureHead + float64(len(turns))*step + pictureEdge, title: title}
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

// pictureName names the file of a picture.
func pictureName(r model.Result) string {
	name := strings.Map(func(l rune) rune {
		if l >= 'a' && l <= 'z' || l >= '0' && l <= '9' || l == '-' {
			return l
		}
		return '-'
	}, strings.ToLower(r.Title()))
	return strings.Trim(strings.Join(strings.FieldsFunc(name, func(l rune) bool { return l == '-' }), "-"), "-") + ".png"
}

// pen draws on a canvas in the colours of the theme.
type pen struct {
	to     goapp.Value
	colour func(name string) string
}

// drawOn draws the picture on a canvas, which gets its size.
func (p picture) drawOn(canvas goapp.Value) {
	canvas.Set("width", p.width)
	canvas.Set("height", p.height)
	style := goapp.Window().Call("getComputedStyle", browser.DocumentElement())
	d := pen{to: canvas.Call("getContext", "2d"), colour: func(name string) string {
		return strings.TrimSpace(style.Call("getPropertyValue", "--"+name).String())
	}}
	d.to.Set("fillStyle", d.colour("ground"))
	d.to.Call("fillRect", 0, 0, p.width, p.height)
	d.to.Set("fillStyle", d.colour("ink"))
	d.to.Set("font", format.Text("600 %dpx ", int(titleSize))+d.colour("font"))
	d.to.Set("textAlign", "center")
	d.to.Set("textBaseline", "middle")
	d.to.Call("fillText", p.title, p.width/2, pictureHead/2+4, p.width-pictureEdge)
	for _, t := range p.tiles {
		d.tile(t)
	}
	d.to.Set("strokeStyle", d.colour("accent"))
	for _, k := range p.kets {
		d.ket(k)
	}
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
		result := r.model.Sharing().Result
		pictureOf(firstLine(r.text, result), result).drawOn(canvas)
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
