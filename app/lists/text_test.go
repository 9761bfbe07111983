package lists

import (
	"strings"
	"testing"

	"ketword/app/internal/expect"
)

func TestPieces(t *testing.T) {
	line := strings.Repeat("x", 1000) + "\n"
	for name, text := range map[string]string{
		"empty": "", "short": "abc", "lines": strings.Repeat(line, 500), "one line": strings.Repeat("y", 3*pieceBytes),
		"no last newline": strings.Repeat(line, 500) + "z",
	} {
		joined, pieces := "", 0
		for piece := range Pieces(text) {
			if len(joined) > 0 && !strings.HasSuffix(joined, "\n") {
				t.Errorf("%s: cut within a line", name)
			}
			joined += piece
			pieces++
		}
		expect.Equal(t, name, joined == text, true)
		expect.Equal(t, name+": pieces", pieces > 1, len(text) > pieceBytes && strings.Contains(text, "\n"))
	}
	for range Pieces(strings.Repeat(line, 500)) {
		break // stops when it is told to
	}
}
