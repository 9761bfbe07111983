package lists

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestTextLines: each line has its number in the text, whatever precedes it, and the last number is
// that of the last line.
func TestTextLines(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		text := ""
		for range random.IntN(10) {
			text += []string{"\n", "\n", "\r\n", " \t\n", "a\n", " b \r\n", "\r", "c"}[random.IntN(8)]
		}
		want, got, lines, last := map[int]string{}, map[int]string{}, 0, 0
		for line := range strings.Lines(text) {
			lines++
			if line = strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r"); strings.TrimSpace(line) != "" {
				want[lines] = line
			}
		}
		all := textLines{rest: text}
		for line, more := all.next(engine.Forever); more; line, more = all.next(engine.Forever) {
			if last = all.number; line != "" {
				got[last] = line
			}
		}
		apptest.Equal(t, fmt.Sprintf("%q", text), got, want)
		apptest.Equal(t, fmt.Sprintf("%q: lines", text), last, lines)
	}
}

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
		apptest.Equal(t, name, joined == text, true)
		apptest.Equal(t, name+": pieces", pieces > 1, len(text) > pieceBytes && strings.Contains(text, "\n"))
	}
	for range Pieces(strings.Repeat(line, 500)) {
		break // the iterator must allow an early stop
	}
}
