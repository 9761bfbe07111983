package solver

import (
	"strconv"
	"strings"

	"ketword/internal/format"
)

// TileOf returns the row and the tile that a value names, as in "2/0"; -1 for both if it
// names none.
func TileOf(value string) (row, tile int) {
	before, after, _ := strings.Cut(value, "/")
	row, err := strconv.Atoi(before)
	tile, wrong := strconv.Atoi(after)
	if err != nil || wrong != nil {
		return -1, -1
	}
	return row, tile
}

// TileSelector selects a tile of a row.
func TileSelector(row, tile int) string {
	return format.Text("[data-action=mark-tile][data-value=%q]", strconv.Itoa(row)+"/"+strconv.Itoa(tile))
}
