package e2e

import (
	"strconv"
	"testing"
)

// A puzzle is opened by its number, in the mode and list in play; what is wrong with a
// number is told below it.
func TestPuzzleByNumber(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	p.open("?mode=quantum&lang=de&length=6")
	p.openDialog("puzzle")
	for typed, says := range map[string]string{
		"12x": en.Seed.NoNumber("12x"), "": en.Seed.Empty(), "9223372036854775808": en.Seed.TooGreat("9223372036854775807"),
	} {
		p.paste("seed-field", typed)
		p.click(`[data-action=seed]`)
		p.wait(`document.querySelector(".seed .refusal")?.textContent === ` + quote(says))
	}
	p.accessible("a wrong number of a puzzle")
	m := mode{"quantum", noDay + 3}
	p.paste("seed-field", strconv.Itoa(int(m.seed)))
	p.press("Enter")
	p.dialog("")
	g := m.of(t, builtIn("de", 6))
	p.shows(g, "")
	p.play(g, guesses(t, g)[0])
}
