package share

import (
	"math"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestPicture: the picture has a tile for each mark within its margins, round if the row is
// mixed, and no letters.
func TestPicture(t *testing.T) {
	r := begun(t, "crown plaid", 6, "slate", "briny", "crown").result()
	p := pictureOf("Title", "example.org", r)
	var marks strings.Builder
	for _, tile := range p.tiles {
		marks.WriteString(tile.mark.String()[:1])
		if tile.round {
			marks.WriteString("r")
		}
		if tile.x < pictureEdge/2 || tile.x+tile.size > p.width-pictureEdge/2 || tile.y+tile.size > p.height-pictureEdge/2 {
			t.Errorf("a tile at %v, %v of %v in %v times %v", tile.x, tile.y, tile.size, p.width, p.height)
		}
	}
	apptest.Equal(t, "marks", marks.String(), "accaaarcrprprarccccc")
	apptest.Equal(t, "kets", len(p.kets), 1)
	apptest.Equal(t, "title", p.title, "Title")
	if wide := pictureOf(strings.Repeat("wide", 20), "", r); wide.width <= p.width || math.Abs(wide.tiles[2].x+wide.tiles[2].size/2-wide.width/2) > .001 {
		t.Errorf("a long title: %v wide, the middle tile at %v", wide.width, wide.tiles[2].x)
	}
	many := begun(t, "abide", engine.Unlimited, append(repeatedWord("slate", 20), "abide")...).result()
	apptest.Equal(t, "many rows", pictureOf("", "", many).tiles[0].size, smallTile)
	many.List.Letters = "א"
	apptest.Equal(t, "from right to left", pictureOf("", "", many).tiles[0].x > pictureOf("", "", many).tiles[1].x, true)
	apptest.Equal(t, "name", fileName("Ketword Quantum (Über 🟩, 6 letters) #327"), "ketword-quantum-ber-6-letters-327.png")
}

func repeatedWord(word string, n int) []string {
	return strings.Fields(strings.Repeat(word+" ", n))
}

// TestTablePicture: a line for each person, one below the other, between the title and the address.
func TestTablePicture(t *testing.T) {
	p := tableOf("Wordle · March\n🥇\tAnna\t3.1 (5 of 5)\n🥈\tBen\t3.4 (4 of 5)", "example.org")
	apptest.Equal(t, "title", p.title, "Wordle · March")
	apptest.Equal(t, "lines", len(p.lines), 2)
	apptest.Equal(t, "parts", strings.Join(p.lines[1].parts, "|"), "🥈|Ben|3.4 (4 of 5)")
	if first, last := p.lines[0].y, p.lines[1].y; first < pictureHead || last <= first || last > p.height-pictureFoot {
		t.Errorf("lines at %v and %v of %v", first, last, p.height)
	}
}
