//go:build long

package e2e

import "testing"

// The site also works by go-app and Go as they are released: a game of both modes,
// left and loaded again in the middle.
func TestPlain(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	if err := builder.build(folder, "-plain", "-quick"); err != nil {
		t.Fatal(err)
	}
	plain, err := builder.serve(folder, "/", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(plain.stop)
	for _, m := range modes {
		t.Run(m.name, func(t *testing.T) {
			p := newPage(t, plain)
			g := p.openPuzzle(m, keyboard{})
			some := guesses(t, g)
			g = p.play(g, some[0])
			p.typeIn("cro")
			p.reload()
			p.shows(g, "cro")
			for range "cro" {
				p.press("Backspace")
			}
			p.ends(p.play(g, some[1], secrets(g)[0]))
		})
	}
}
