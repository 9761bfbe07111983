package share

import (
	"strings"

	"ketword/app/effect"
	"ketword/app/records"
	"ketword/app/text"
	"ketword/engine"
)

// picture is the layout of a picture of a game's rows. The tiles have no letters, but the
// shapes and colours of the board. Above them are the wordmark and the title, below them
// the site's address. Lengths are in units of pictureScale pixels.
type picture struct {
	width, height float64
	title         string
	address       string
	tiles         []pictureTile
	kets          []pictureKet
	lines         []pictureLine
}

// pictureLine is a line of a table: a place, a name and figures, which end at the right edge.
type pictureLine struct {
	y     float64
	parts []string
}

// pictureTile is a tile, given by its upper left corner.
type pictureTile struct {
	x, y, size float64
	mark       engine.Mark
	round      bool
}

// pictureKet gives the position of | and ⟩ around a mixed row.
type pictureKet struct{ left, right, y, size float64 }

const (
	pictureID    = "picture"
	pictureScale = 2    // pixels of the file per unit, so that it is sharp on phones
	pictureEdge  = 32.0 // margin
	pictureHead  = 92.0 // height for wordmark and title
	pictureFoot  = 56.0 // height for the address
	markSize     = 28.0 // size of the wordmark's letters
	titleSize    = 20.0
	addressSize  = 15.0
	letterWidth  = .58 // maximum width of a letter, relative to its size
	bigTile      = 56.0
	smallTile    = 28.0 // size with many rows
	manyRows     = 12
	tileGap      = .12 // relative to a tile
	ketRoom      = .45 // beside the tiles, relative to a tile
	tileRounding = .16 // as in the style sheet
)

// newPicture returns the layout of a result, with the site's address.
func newPicture(t *text.Text, site string, r records.Result) picture {
	title, _ := strings.CutPrefix(firstLine(t, r), text.Name+" ") // the wordmark contains the name
	return pictureOf(title, shownAddress(site), r)
}

// shownAddress returns a site's address as it stands in a picture.
func shownAddress(site string) string {
	_, address, _ := strings.Cut(site, "://")
	return strings.TrimSuffix(address, "/")
}

// pictureOf returns the layout of a game with a title and the site's address.
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

// tableOf returns the layout of a table, given as [DrawTable] has it, with the site's address.
func tableOf(text, address string) picture {
	const high, wide = 40.0, 440.0 // of a line, and of the picture without its edges
	title, rest, _ := strings.Cut(text, "\n")
	p := picture{width: wide + 2*pictureEdge, height: pictureHead + pictureFoot, title: title, address: address}
	for row := range strings.SplitSeq(rest, "\n") {
		p.lines = append(p.lines, pictureLine{p.height - pictureFoot + high/2, strings.Split(row, effect.Between)})
		p.height += high
	}
	return p
}

// PictureName returns the name of the file with the picture of a result.
func PictureName(t *text.Text, r records.Result) string { return fileName(title(t, r)) }

// fileName returns the name of a file for a picture with this title.
func fileName(title string) string {
	name := strings.Map(func(l rune) rune {
		if l >= 'a' && l <= 'z' || l >= '0' && l <= '9' || l == '-' {
			return l
		}
		return '-'
	}, strings.ToLower(title))
	return strings.Trim(strings.Join(strings.FieldsFunc(name, func(l rune) bool { return l == '-' }), "-"), "-") + ".png"
}
